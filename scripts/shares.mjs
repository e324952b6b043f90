// Shares of many games, and how far they can be trusted.

/** The 95 % interval of a share (Wilson's, which stays within 0 and 1). */
export function interval(share, cases) {
  const z = 1.96
  const middle = (share + (z * z) / (2 * cases)) / (1 + (z * z) / cases)
  const reach = (z / (1 + (z * z) / cases)) * Math.sqrt((share * (1 - share)) / cases + (z * z) / (4 * cases * cases))
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)]
}

export const percent = (share) => `${(100 * share).toFixed(1)} %`

/** A share with its interval, in words. */
export function shareOf(hits, cases) {
  const share = cases === 0 ? 0 : hits / cases
  if (cases === 0) return 'none'
  const [low, high] = interval(share, cases)
  return `${percent(share)} (95 %: ${percent(low)} to ${percent(high)})`
}

/** A promise is kept when the whole interval keeps it: a lucky sample proves nothing. */
export function isKept(wanted, share, cases) {
  if (wanted === null) return true
  const [low, high] = interval(share, cases)
  return 'least' in wanted ? low >= wanted.least : high <= wanted.most
}
