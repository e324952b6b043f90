// Svelte for everyone who asks: the build, the checker, the linter and the editor.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default {
  preprocess: vitePreprocess({ script: false, style: false }),
  compilerOptions: { runes: true },
}
