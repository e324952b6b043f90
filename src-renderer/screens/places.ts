/** The screens around the games. */
export const PLACES = ['home', 'new', 'house-rules', 'rules', 'settings'] as const
export type Place = (typeof PLACES)[number]

/** Leads to another screen. */
export type Go = (to: Place) => void
