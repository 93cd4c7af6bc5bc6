import { type PointerEvent, type KeyboardEvent as PressEvent, useEffect, useRef, useState } from 'react'

/** A dragged item: its position, and the position over which it is held. Both count from 0. */
export type Drag = { readonly from: number; readonly over: number }

/**
 * Drags the items of a list by their handles, by touch or mouse. Each item has its position as `data-place`. The page
 * scrolls at its edges, and Escape cancels. `keys` does the same by keyboard, for handles that can be focused.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const point = useRef({ x: 0, y: 0 })
  const byPointer = useRef(false)
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return undefined
    const follow = () => {
      if (!byPointer.current) return
      scrollAlong(point.current.y)
      const over = placeAt(point.current)
      if (over !== null) setDrag((now) => now && (now.over === over ? now : { ...now, over }))
      frame = requestAnimationFrame(follow)
    }
    let frame = requestAnimationFrame(follow)
    const stop = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null)
    addEventListener('keydown', stop)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('keydown', stop)
    }
  }, [dragging])
  /** Props for the handle of the item at this position. */
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      point.current = { x: event.clientX, y: event.clientY }
      byPointer.current = true
      setDrag({ from, over: from })
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      point.current = { x: event.clientX, y: event.clientY }
    },
    onPointerUp: () => {
      const to = placeAt(point.current) ?? drag?.over
      if (drag && to !== undefined && to !== drag.from) onMove(drag.from, to)
      setDrag(null)
    },
    onPointerCancel: () => setDrag(null),
  })
  /**
   * Handles the keys at the handle of an item: Space or Enter picks the item up and puts it down, and the arrow keys,
   * Home and End move it among the shown items.
   */
  const keys = (from: number) => (event: PressEvent<HTMLElement>) => {
    const { key } = event
    const drops = key === ' ' || key === 'Enter'
    if (!drag && !drops) return
    if (drag && !drops && !['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return
    event.preventDefault()
    event.stopPropagation()
    if (!drag) {
      byPointer.current = false
      setDrag({ from, over: from })
    } else if (drops) {
      if (drag.over !== drag.from) onMove(drag.from, drag.over)
      setDrag(null)
    } else setDrag({ ...drag, over: placeByKey(key, drag.over) })
  }
  return { drag, handle, keys, cancel: () => setDrag(null) }
}

/** The position that a key chooses, among the positions on the page. */
function placeByKey(key: string, over: number): number {
  const places = [...document.querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset }) =>
    Number(dataset.place),
  )
  const [first, last] = [Math.min(...places), Math.max(...places)]
  if (key === 'Home') return first
  if (key === 'End') return last
  return key === 'ArrowUp' ? Math.max(first, over - 1) : Math.min(last, over + 1)
}

function placeAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

function scrollAlong(y: number): void {
  if (y < edge) scrollBy(0, -step)
  if (y > innerHeight - edge) scrollBy(0, step)
}

/** Scrolling at the edge of the screen: the distance from the edge, and the step per frame, in px. */
const edge = 72
const step = 12
