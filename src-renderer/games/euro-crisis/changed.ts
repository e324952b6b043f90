/** Lights up for a moment what is no longer as it was: the eye is led to what the last move changed. */
const last = new WeakMap<Element, unknown>()
const due = new Set<Element>()

/** All at once: a measure costs a layout of the whole table, and a year's end changes half of it. */
function light(): void {
  for (const element of due) element.classList.remove('changed')
  // Asking for a measure makes the browser notice that the class was gone, so that the glow starts afresh.
  document.body.getBoundingClientRect()
  for (const element of due) element.classList.add('changed')
  due.clear()
}

/** For `{@attach changed(value)}`: the first value is no news. */
export const changed = (value: unknown) => (element: Element) => {
  const before = last.has(element) ? last.get(element) : value
  last.set(element, value)
  if (before === value) return
  // What changes in the same update joins in; the next picture is painted after that.
  if (due.size === 0) queueMicrotask(light)
  due.add(element)
}
