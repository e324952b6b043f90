// How the three bundles of the app are built: main process, preload script and renderer.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import { compressed } from './scripts/compress-plugin.mjs'
import { helpPages } from './scripts/help-plugin.mjs'

// Set by hand: electron-vite does not know this Electron yet and guesses. Node 20, because the host also runs without Electron.
const nodeTarget = 'node20.19'

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: nodeTarget,
      // Everything but Electron goes into the bundle: a few files start faster than a folder of packages.
      externalizeDeps: false,
      // The app with a window, and the host that plain Node runs.
      rolldownOptions: {
        input: { index: 'src-main/index.ts', headless: 'src-main/headless.ts' },
        output: { format: 'es' },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      target: nodeTarget,
      externalizeDeps: false,
      // A sandboxed preload script must be CommonJS.
      rolldownOptions: { input: 'src-main/preload.ts', output: { format: 'cjs', entryFileNames: '[name].cjs' } },
    },
  },
  renderer: {
    root: 'src-renderer',
    plugins: [helpPages(), svelte({ configFile: '../svelte.config.js' }), compressed()],
    build: {
      outDir: 'out/renderer',
      // Old phones join too: syntax from 2021, and styles that Safari 15 understands.
      target: 'es2021',
      cssTarget: ['chrome96', 'safari15'],
      minify: true,
      // For scripts/budget.mjs, which weighs what a phone has to fetch.
      manifest: true,
      // A data: address would be refused by the window's policy for fonts.
      assetsInlineLimit: 0,
      rolldownOptions: { input: resolve('src-renderer/index.html') },
    },
  },
})
