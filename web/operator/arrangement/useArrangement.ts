import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { listsText } from '../lists/messages.ts'
import { useDragOrder } from './useDragOrder.ts'

type ArrangementOptions<Row> = {
  /** The rows in the server's order. */
  readonly rows: readonly Row[]
  /** Sends the new position of a row, from 1. */
  readonly place: (row: Row, position: number) => Promise<unknown>
  /** Returns the text that screen readers announce after a move. */
  readonly moved: (row: Row, position: number) => string
}

/** Lets users arrange the rows of a list by dragging, buttons or keys; positions count from 0. */
export function useArrangement<Row>({ rows: stored, place, moved }: ArrangementOptions<Row>) {
  const [announcement, setAnnouncement] = useState('')
  const { rows, change } = useOptimisticRows(stored)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || to < 0 || to >= rows.length || to === from) return
    setAnnouncement(moved(row, to + 1))
    change(withMoved(rows, from, to), () => place(row, to + 1))
  }
  const { drag, handle } = useDragOrder(move)
  return {
    /** The rows in the order to show. This order contains the moves that are still being saved. */
    rows,
    announcement,
    /** Removes a row and announces the removal. */
    remove: (row: Row, words: string, send: () => Promise<unknown>) => {
      setAnnouncement(words)
      change(
        rows.filter((one) => one !== row),
        send,
      )
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

/**
 * Shows changed rows at once and sends the changes one after another. The changed rows stay until the list has been read
 * after the last change: a read between two changes, for example after a live event, would show the list without them.
 */
function useOptimisticRows<Row>(stored: readonly Row[]) {
  const words = useText(listsText)
  const client = useQueryClient()
  const [changed, setChanged] = useState<readonly Row[] | null>(null)
  const unsent = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  const change = (rows: readonly Row[], send: () => Promise<unknown>) => {
    setChanged(rows)
    unsent.current += 1
    before.current = before.current
      .then(send)
      .catch((error: unknown) =>
        showToast('wrong', error instanceof Refusal && error.status > 0 ? error.message : words.notSaved),
      )
    void before.current.then(async () => {
      unsent.current -= 1
      if (unsent.current === 0) await client.invalidateQueries({ queryKey: ['operator'] })
      if (unsent.current === 0) setChanged(null)
    })
  }
  return { rows: changed ?? stored, change }
}
