/** Lights up for a moment what is no longer as it was: the eye is led to what the last move changed. */
const last = new WeakMap<Element, unknown>()

/** For `{@attach changed(value)}`: the first value is no news. */
export const changed = (value: unknown) => (element: Element) => {
  const before = last.has(element) ? last.get(element) : value
  last.set(element, value)
  if (before === value) return
  element.classList.remove('changed')
  // Asking for a measure makes the browser notice that the class was gone, so that the glow starts afresh.
  element.getBoundingClientRect()
  element.classList.add('changed')
}
