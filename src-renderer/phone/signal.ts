/** How a phone says that it is its turn: a shake, and two short notes made on the spot. */

export const canVibrate = typeof navigator.vibrate === 'function'

/** Browsers refuse this before the first touch, and some complain loudly. */
const touched = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive

export function shake(): void {
  if (canVibrate && touched()) navigator.vibrate([90, 60, 90])
}

let sounds: AudioContext | undefined

/** Makes the page audible; works only while a touch is being dealt with. */
export function openEars(): void {
  try {
    sounds ??= new AudioContext()
    if (sounds.state === 'suspended') void sounds.resume()
  } catch {
    // A phone without sound.
  }
}

/** Two notes, a fifth apart, like a coin on a counter. */
export function chime(): void {
  openEars()
  if (!sounds) return
  const start = sounds.currentTime
  for (const [frequency, after] of [
    [660, 0],
    [990, 0.12],
  ] as const) {
    const tone = sounds.createOscillator()
    const loudness = sounds.createGain()
    tone.type = 'triangle'
    tone.frequency.value = frequency
    loudness.gain.setValueAtTime(0.0001, start + after)
    loudness.gain.exponentialRampToValueAtTime(0.25, start + after + 0.015)
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + after + 0.35)
    tone.connect(loudness).connect(sounds.destination)
    tone.start(start + after)
    tone.stop(start + after + 0.4)
  }
}
