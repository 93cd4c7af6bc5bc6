import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'
import { closeUp, moveBy, type Point, type Size, type View, whole, zoomTo } from './zoom.ts'

/** A swipe of this many px shows another picture. */
const swipePx = 60
const doubleTapMs = 300

/**
 * Enlarges a picture by pinch, double tap and wheel, and moves an enlarged picture by drag. The next picture starts
 * unenlarged. A swipe calls `go`, which shows the next or the previous picture.
 */
export function useGestures(image: string, go: ((by: number) => void) | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ image, view: whole })
  const view = shown.image === image ? shown.view : whole
  const change = (next: (view: View) => View) =>
    setShown((before) => ({ image, view: next(before.image === image ? before.view : whole) }))
  const pointers = useRef(new Map<number, Point>())
  const swiped = useRef(0)
  const tapped = useRef(0)

  const box = (): Size => ref.current?.getBoundingClientRect() ?? { width: 0, height: 0 }
  const pointOf = (event: { readonly clientX: number; readonly clientY: number }): Point => {
    const rect = ref.current?.getBoundingClientRect()
    if (!rect) return { x: 0, y: 0 }
    return {
      x: event.clientX - rect.left - rect.width / 2,
      y: event.clientY - rect.top - rect.height / 2,
    }
  }

  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    ref.current?.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    swiped.current = 0
  }
  const move = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const [other] = [...pointers.current].filter(([id]) => id !== event.pointerId).map(([, point]) => point)
    pointers.current.set(event.pointerId, now)
    if (other) {
      tapped.current = 0
      change((seen) =>
        zoomTo(
          seen,
          (seen.scale * distance(now, other)) / distance(before, other),
          middle(now, other),
          box(),
        ),
      )
    } else if (view.scale > 1) {
      change((seen) => moveBy(seen, { x: now.x - before.x, y: now.y - before.y }, box()))
    } else {
      swiped.current += now.x - before.x
    }
  }
  const up = (event: PointerEvent) => {
    const at = pointers.current.get(event.pointerId)
    pointers.current.delete(event.pointerId)
    if (!at || pointers.current.size > 0 || event.type === 'pointercancel') return
    const by = swiped.current
    if (Math.abs(by) > 10) {
      // A swipe to the right shows what is to the left: in Arabic the next picture, in English the previous one.
      const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
      if (Math.abs(by) > swipePx) go?.(by > 0 === rightToLeft ? 1 : -1)
      return
    }
    const again = event.timeStamp - tapped.current < doubleTapMs
    tapped.current = again ? 0 : event.timeStamp
    if (again) change((seen) => (seen.scale > 1 ? whole : zoomTo(seen, closeUp, at, box())))
  }
  const wheel = (event: WheelEvent) => {
    const at = pointOf(event)
    change((seen) => zoomTo(seen, seen.scale * 1.0015 ** -event.deltaY, at, box()))
  }

  return {
    ref,
    view,
    /** Enlarges around the centre. */
    zoom: (factor: number) => change((seen) => zoomTo(seen, seen.scale * factor, { x: 0, y: 0 }, box())),
    handlers: {
      onPointerDown: down,
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: up,
      onWheel: wheel,
    },
  }
}

const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
