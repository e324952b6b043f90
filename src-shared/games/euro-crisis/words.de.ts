/** Euro Crisis auf Deutsch. */
export { en as de, money } from './words.en.ts'
