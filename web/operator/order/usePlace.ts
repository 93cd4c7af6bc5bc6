import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { DragHandle } from './DragHandle.tsx'
import type { Drag } from './useDragOrder.ts'

/** An item of an order that people change. */
export type Placed = {
  /** Its place from 0, and the number of items. */
  readonly at: number
  readonly count: number
  readonly drag: Drag | null
  readonly handle: ComponentProps<typeof DragHandle>
  readonly mayEdit: boolean
  readonly go: (from: number, to: number) => void
}

/** Moves an item to another place, from 0; restores the focus, which the browser drops when the element moves. */
export function usePlace({ at, go }: Pick<Placed, 'at' | 'go'>): (to: number) => void {
  const pressed = useRef<HTMLElement | null>(null)
  // A layout effect: between paint and effect the next key would go to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: its new place is what it waits for.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  return (to) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    go(at, to)
  }
}
