// Where the window was and whether that place still exists; plain arithmetic without Electron.
import * as v from 'valibot'

export const smallest = { width: 360, height: 600 }
const usual = { width: 1280, height: 800 }

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const whole = v.pipe(v.number(), v.safeInteger())
const placeSchema = v.object({
  x: whole,
  y: whole,
  width: whole,
  height: whole,
  maximized: v.boolean(),
  fullScreen: v.boolean(),
})

export type WindowPlace = v.InferOutput<typeof placeSchema>

export interface WindowStart {
  readonly width: number
  readonly height: number
  /** Missing: let the system choose. */
  readonly at: { readonly x: number; readonly y: number } | undefined
  readonly maximized: boolean
  readonly fullScreen: boolean
}

function overlap(start: number, length: number, otherStart: number, otherLength: number): number {
  return Math.min(start + length, otherStart + otherLength) - Math.max(start, otherStart)
}

/** Enough of the top edge must be on some screen to take hold of the window there. */
function isReachable(place: Rectangle, screens: readonly Rectangle[]): boolean {
  return screens.some(
    (screen) =>
      overlap(place.x, place.width, screen.x, screen.width) >= 100 &&
      place.y >= screen.y &&
      place.y <= screen.y + screen.height - 50,
  )
}

/** How to open the window, given what was remembered (anything at all) and the screens there are today. */
export function windowStart(remembered: unknown, screens: readonly Rectangle[]): WindowStart {
  const parsed = v.safeParse(placeSchema, remembered)
  const largest = {
    width: Math.max(smallest.width, ...screens.map((screen) => screen.width)),
    height: Math.max(smallest.height, ...screens.map((screen) => screen.height)),
  }
  const size = parsed.success ? parsed.output : usual
  return {
    width: Math.min(largest.width, Math.max(smallest.width, size.width)),
    height: Math.min(largest.height, Math.max(smallest.height, size.height)),
    at: parsed.success && isReachable(parsed.output, screens) ? { x: parsed.output.x, y: parsed.output.y } : undefined,
    maximized: parsed.success && parsed.output.maximized,
    fullScreen: parsed.success && parsed.output.fullScreen,
  }
}
