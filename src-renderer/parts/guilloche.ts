/** The fine line work of banknotes, as SVG paths made from two waves that run around a circle or along a band. */

const STEPS = 360

/** A rosette: a closed line that swings `petals` times between the two radii and winds `turns` times around. */
export function rosette(centre: number, inner: number, outer: number, petals: number, turns: number): string {
  const points = Array.from({ length: STEPS * turns + 1 }, (_, i) => {
    const angle = (i / STEPS) * 2 * Math.PI
    const swing = (Math.sin((angle * petals) / turns) + 1) / 2
    const radius = inner + (outer - inner) * swing
    return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`
  })
  return `M${points.join('L')}`
}

/** A band: several waves of the same length, each a little later than the one before. */
export function band(width: number, height: number, waves: number, lines: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const late = (line / lines) * Math.PI
    const points = Array.from({ length: 121 }, (_, i) => {
      const x = (i / 120) * width
      const y = height / 2 + (height / 2 - 1) * Math.sin((x / width) * waves * 2 * Math.PI + late) * Math.cos(late / 2)
      return `${x.toFixed(1)} ${y.toFixed(1)}`
    })
    return `M${points.join('L')}`
  })
}
