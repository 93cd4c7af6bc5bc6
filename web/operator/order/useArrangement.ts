import { useLayoutEffect, useRef, useState } from 'react'
import { useDragOrder } from './useDragOrder.ts'
import { useOrdered } from './useOrdered.ts'

type ArrangementOptions<Row> = {
  /** The key of the query whose data are the rows. */
  readonly queryKey: readonly unknown[]
  readonly rows: readonly Row[]
  /** Sends the new position of a row, from 1. */
  readonly place: (row: Row, position: number) => Promise<unknown>
  /** Returns the text that screen readers announce after a move. */
  readonly moved: (row: Row, position: number) => string
}

/** Lets users arrange the rows of a list by dragging, buttons or keys; positions count from 0. */
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
    /** Removes a row and announces the removal. */
    remove: (row: Row, words: string, send: () => Promise<unknown>) => {
      setAnnouncement(words)
      change((all) => all.filter((one) => one !== row), send)
    },
    /** Returns the props of the item at a position. */
    itemAt: (at: number) => ({ at, count: rows.length, drag, handle: handle(at), move }),
  }
}
export type ArrangedItem = ReturnType<ReturnType<typeof useArrangement>['itemAt']>

/** Moves an item to another position. Restores the focus, which the browser drops when the element moves. */
export function usePlace({ at, move }: Pick<ArrangedItem, 'at' | 'move'>): (to: number) => void {
  const pressed = useRef<HTMLElement | null>(null)
  // A layout effect is needed: between paint and effect, the next key would go to the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs when the position of the item has changed.
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
