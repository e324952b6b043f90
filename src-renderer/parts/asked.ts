/** Tells the board how much of the window the panel below it takes: a board may use what is left. */
export function leavesTheRest(asked: HTMLElement): () => void {
  const main = asked.parentElement
  const observer = new ResizeObserver(() => main?.style.setProperty('--asked', `${String(asked.offsetHeight)}px`))
  observer.observe(asked)
  return () => observer.disconnect()
}
