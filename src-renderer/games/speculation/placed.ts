/** Puts a part of a drawing where it belongs, gliding there from where it was. */
export const placed = (x: number, y: number, pace: number) => (node: SVGElement) => {
  node.style.transitionDuration = `${String(pace)}ms`
  node.style.transform = `translate(${String(x)}px, ${String(y)}px)`
}
