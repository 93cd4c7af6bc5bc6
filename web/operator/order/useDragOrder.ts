import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** An item that is on its way: where it stood, and over which one it is held; both from 0. */
export type Drag = { readonly from: number; readonly over: number }

/**
 * Items of a list that are dragged by their handles, with a finger or a mouse; each bears its place as `data-place`. The
 * page scrolls along at its edges; Escape lets everything stay. By keys they are moved without it.
 */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const point = useRef({ x: 0, y: 0 })
  const dragging = drag !== null
  useEffect(() => {
    if (!dragging) return undefined
    const follow = () => {
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
  /** For the handle of the item on this place. */
  const handle = (from: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      event.preventDefault()
      event.currentTarget.setPointerCapture(event.pointerId)
      point.current = { x: event.clientX, y: event.clientY }
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
  return { drag, handle }
}

function placeAt({ x, y }: { readonly x: number; readonly y: number }): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-place]')?.dataset.place
  return place === undefined ? null : Number(place)
}

function scrollAlong(y: number): void {
  if (y < edge) scrollBy(0, -step)
  if (y > innerHeight - edge) scrollBy(0, step)
}

/** How near to an edge of the screen, in px, and how far with each frame. */
const edge = 72
const step = 12
