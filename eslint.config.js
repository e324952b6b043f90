// The house rules that a linter can hold.
import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import { builtinModules } from 'node:module'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

const typed = ['**/*.ts', '**/*.svelte']
const tests = ['**/*.test.ts', '**/*.test.mjs']

const electron = {
  group: ['electron', 'electron/*', 'electron-store'],
  message: 'Only src-main/electron and what starts it touch Electron: the rest also runs without it.',
}

const noEnum = { selector: 'TSEnumDeclaration', message: 'Make a union from a const array.' }

/** What the import rules say, said of `await import(…)`, which they do not look at. */
const noDynamicImport = (names, message) => ({ selector: `ImportExpression[source.value=/^(${names})$/]`, message })
const node = ['node:.*', ...builtinModules.map((name) => name.replace(/[/]/g, '\\u002F'))].join('|')
const dynamicElectron = noDynamicImport('electron|electron\\u002F.*|electron-store', electron.message)

/** A global by its longer name: globalThis.Date, window['Date']. */
const byLongName = (name) =>
  `MemberExpression[object.name=/^(globalThis|window|self|global)$/]:matches([property.name='${name}'], [property.value='${name}'])`
const noClock = 'A game has no clock: a replay must give the same state tomorrow.'
const noChance = "Chance comes only from the state's generators."

export default ts.config(
  { ignores: ['out/', 'node_modules/', 'e2e/screenshots/', 'e2e/results/', '**/*.config.ts.*.mjs'] },
  js.configs.recommended,
  {
    files: typed,
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./src-*/tsconfig.json', './e2e/tsconfig.json', './tsconfig.tests.json'],
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'no-restricted-syntax': ['error', noEnum],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // [...'123'] is how digits are taken apart.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      // "This may be undefined" is what noUncheckedIndexedAccess says; a test for it is not in vain.
      '@typescript-eslint/no-unnecessary-condition': [
        'error',
        { allowConstantLoopConditions: 'only-allowed-literals' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    extends: [svelte.configs.recommended],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      // A style attribute written into the page breaks the window's policy.
      'svelte/no-inline-styles': 'error',
      // Svelte's own `let { … } = $props()` and `bind:` read as constants to this rule.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
    },
  },
  { files: ['src-renderer/**'], languageOptions: { globals: globals.browser } },
  { files: ['**/*.mjs', '**/*.js'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.ts'],
    ignores: [...tests, '**/words.*.ts'],
    rules: { 'max-lines': ['error', 400] },
  },
  {
    files: ['src-main/**/*.ts', 'src-renderer/**'],
    ignores: ['src-main/electron/**', 'src-main/index.ts', 'src-main/preload.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns: [electron] }],
      'no-restricted-syntax': ['error', noEnum, dynamicElectron],
    },
  },
  {
    files: ['src-renderer/**'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': ['error', noEnum, dynamicElectron, noDynamicImport(node, 'A page knows no Node.')],
    },
  },
  {
    files: ['src-shared/**/*.ts'],
    ignores: tests,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: builtinModules.map((name) => ({ name, message: 'src-shared knows no Node.' })),
          patterns: [
            electron,
            { group: ['node:*'], message: 'src-shared knows no Node.' },
            { group: ['svelte', 'svelte/*', '*.svelte'], message: 'src-shared knows no screens.' },
            { group: ['**/src-main/**', '**/src-renderer/**'], message: 'src-shared stands on its own.' },
          ],
        },
      ],
      'no-restricted-globals': ['error', { name: 'Date', message: noClock }],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: noChance }],
      // Each list replaces the one above it.
      'no-restricted-syntax': [
        'error',
        noEnum,
        dynamicElectron,
        noDynamicImport(node, 'src-shared knows no Node.'),
        noDynamicImport('svelte|svelte\\u002F.*|.*[.]svelte', 'src-shared knows no screens.'),
        noDynamicImport('.*\\u002Fsrc-(main|renderer)\\u002F.*', 'src-shared stands on its own.'),
        { selector: byLongName('Date'), message: noClock },
        { selector: byLongName('Math'), message: noChance },
      ],
    },
  },
  {
    files: tests,
    rules: {
      // Tests compare whole values and poke at wrong shapes on purpose.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
    },
  },
  prettier,
  svelte.configs.prettier,
)
