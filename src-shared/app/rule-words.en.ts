/** How the house rules of a table are told, in English. Sets the shape for every language. */

export const en = {
  title: 'House rules of this table',
  printed: 'as printed',
  on: 'on',
  off: 'off',
}
