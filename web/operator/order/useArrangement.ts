import { useLayoutEffect, useRef, useState } from 'react'
import { useDragOrder } from './useDragOrder.ts'
import { useOrdered } from './useOrdered.ts'

type ArrangementOptions<Row> = {
  /** The query whose data are the rows. */
  readonly queryKey: readonly unknown[]
  readonly rows: readonly Row[]
  /** Sends a row's new position, from 1. */
  readonly place: (row: Row, position: number) => Promise<unknown>
  /** What screen readers announce after a move. */
  readonly moved: (row: Row, position: number) => string
}

/** Arranges the rows of a list by dragging, buttons or keys; places count from 0. */
export function useArrangement<Row>({ queryKey, rows, place, moved }: ArrangementOptions<Row>) {
  const [announcement, setAnnouncement] = useState('')
  const change = useOrdered<Row>(queryKey)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    setAnnouncement(moved(row, to + 1))
    change(
      (all) => withMoved(all, from, to),
      () => place(row, to + 1),
    )
  }
  const { drag, handle } = useDragOrder(move)
  return {
    announcement,
    /** Removes a row and announces it. */
    remove: (row: Row, words: string, send: () => Promise<unknown>) => {
      setAnnouncement(words)
      change((all) => all.filter((one) => one !== row), send)
    },
    /** The props of the item at a place. */
    itemAt: (at: number) => ({ at, count: rows.length, drag, handle: handle(at), move }),
  }
}
export type ArrangedItem = ReturnType<ReturnType<typeof useArrangement>['itemAt']>

/** Moves an item to another place; restores the focus, which the browser drops when the element moves. */
export function usePlace({ at, move }: Pick<ArrangedItem, 'at' | 'move'>): (to: number) => void {
  const pressed = useRef<HTMLElement | null>(null)
  // A layout effect: between paint and effect the next key would go to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the item's place has changed.
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [at])
  return (to) => {
    pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    move(at, to)
  }
}

function withMoved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const row = rows[from]
  const others = rows.filter((_, at) => at !== from)
  return row === undefined ? others : [...others.slice(0, to), row, ...others.slice(to)]
}
