/** The scale of a picture, and the distance in px of its centre from the centre of the box. */
export type View = { readonly scale: number; readonly x: number; readonly y: number }

export type Size = { readonly width: number; readonly height: number }
/** A point in px from the centre of the box. */
export type Point = { readonly x: number; readonly y: number }

export const whole: View = { scale: 1, x: 0, y: 0 }
export const largest = 4
/** The enlargement after a double tap. */
export const closeUp = 2.5

/** Enlarges to a scale. The part of the picture at the point stays at the point. */
export function zoomTo(view: View, scale: number, at: Point, box: Size): View {
  const next = Math.min(largest, Math.max(1, scale))
  const grown = next / view.scale
  return held({ scale: next, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown }, box)
}

/** Moves the picture; its edges stay outside of the box. */
export function moveBy(view: View, by: Point, box: Size): View {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, box)
}

function held({ scale, x, y }: View, { width, height }: Size): View {
  return { scale, x: within(x, ((scale - 1) * width) / 2), y: within(y, ((scale - 1) * height) / 2) }
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
