/** The numbers and lists that the protocol is made from, apart from its schemas: screens need these without those. */

export const PROTOCOL = 2

export const NAME_LENGTH = 20
export const PIN_LENGTH = 12
/** Enough for the largest game on the shelf. */
export const MOST_SEATS = 6

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const
export const CURTAINS = ['hold', 'twice'] as const

/** Who sits on a chair: a person at this laptop, a person with a phone, or a bot. */
export const SITTERS = ['here', 'phone', 'bot'] as const
export type Sitter = (typeof SITTERS)[number]

export const CODE_LENGTH = 4
/** No letter that looks or sounds like another one. */
export const CODE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
export const PASSWORD_LENGTH = 40
