/** For `{@attach glides(…)}`: moves a part of a drawing to where it belongs; its style says how long that takes. */
export const glides = (transform: string) => (element: HTMLElement | SVGElement) => {
  element.style.transform = transform
}

export const glidesTo = ({ x, y }: { readonly x: number; readonly y: number }) =>
  glides(`translate(${String(x)}px, ${String(y)}px)`)
