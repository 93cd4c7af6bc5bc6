/** A part of the window between two heights in px. */
export interface Band {
  readonly top: number
  readonly bottom: number
}

/**
 * Returns the top of a toast that covers none of the `obstacles`, as near as possible to the edge `from` of the band `within`.
 * If there is no such place, returns the edge.
 */
export function toastTop(
  height: number,
  {
    from,
    within,
    obstacles,
  }: { readonly from: keyof Band; readonly within: Band; readonly obstacles: readonly Band[] },
): number {
  const edge = from === 'top' ? within.top : within.bottom - height
  const beside = obstacles.map(({ top, bottom }) => (from === 'top' ? bottom + gap : top - gap - height))
  const places = [edge, ...beside].sort((one, other) => (from === 'top' ? one - other : other - one))
  const free = places.find(
    (top) =>
      (from === 'top' ? top >= edge : top <= edge) &&
      top >= within.top &&
      top + height <= within.bottom &&
      obstacles.every((each) => top >= each.bottom || top + height <= each.top),
  )
  return free ?? edge
}

/**
 * The height in px of a bar or dock that the page cannot scroll away from the bottom of the window: a fixed one, or a sticky one
 * while it is at the bottom.
 */
export function heightAtBottom(position: string, { top, bottom }: Band, windowHeight: number): number {
  const sticks = position === 'sticky' && top < windowHeight && bottom >= windowHeight - 1
  return position === 'fixed' || sticks ? windowHeight - top : 0
}

/** The space in px between a toast and what it must not cover. */
const gap = 8
