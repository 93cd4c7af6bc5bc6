import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import type { DragHandle } from './DragHandle.tsx'
import type { Drag } from './useDragOrder.ts'

/** Something that stands in an order which people change. */
export type Placed = {
  /** Its place, from 0, of so many. */
  readonly at: number
  readonly count: number
  readonly drag: Drag | null
  readonly handle: ComponentProps<typeof DragHandle>
  readonly mayEdit: boolean
  readonly go: (from: number, to: number) => void
}

/** Moves it to another place, from 0; what was pressed for that keeps the focus, which the browser lets go. */
export function usePlace({ at, go }: Pick<Placed, 'at' | 'go'>): (to: number) => void {
  const pressed = useRef<HTMLElement | null>(null)
  // Before the next key arrives: between a paint and an effect it would go to the page.
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
