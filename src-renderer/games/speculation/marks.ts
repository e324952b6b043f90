/** What tells the eight companies apart besides their colours: a letter, a pattern, a dash on charts. */
import type { Company } from '../../../src-shared/games/speculation/data.ts'

export interface Mark {
  readonly letter: string
  /** Drawn over and over on a field of 8 by 8; empty is plain. */
  readonly pattern: string
  /** Whether letter and pattern are dark on the company's colour. */
  readonly dark: boolean
  /** Of its line on a chart. */
  readonly dash: string
}

export const MARKS: Readonly<Record<Company, Mark>> = {
  alhambra: { letter: 'A', pattern: 'M2 2h.01M6 6h.01', dark: true, dash: '' },
  carat: { letter: 'C', pattern: 'M-2 2L2-2M-2 10L10-2M6 10L10 6', dark: true, dash: '9 3' },
  colonia: { letter: 'O', pattern: 'M0 2H8M0 6H8', dark: false, dash: '2 3' },
  eketorp: { letter: 'E', pattern: 'M2 0V8M6 0V8', dark: false, dash: '10 3 2 3' },
  metro: { letter: 'M', pattern: 'M0 4H8M4 0V8', dark: true, dash: '5 5' },
  shogun: { letter: 'S', pattern: '', dark: false, dash: '14 4' },
  showManager: {
    letter: 'H',
    pattern: 'M-2 6L2 10M-2-2L10 10M6-2L10 2M-2 2L2-2M-2 10L10-2M6 10L10 6',
    dark: false,
    dash: '1 4',
  },
  timbuktu: { letter: 'T', pattern: 'M0 2L2 0L6 4L8 2M0 6L2 4L6 8L8 6', dark: false, dash: '8 3 2 3 2 3' },
}
