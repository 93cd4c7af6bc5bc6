import { createContext, type RefObject, useContext, useEffect, useRef } from 'react'
import type { Identified } from '../definition.ts'

/** The actions of the keys A and R in the details of the open row. */
export type QueueKeys = {
  readonly accept?: () => void
  readonly refuse?: () => void
}

/** The functions that a table of pending decisions offers to the details of its rows. */
export type Queue = {
  /** Returns a function that opens the next pending row; call it before the decision changes the rows. */
  readonly leave: (id: number | string) => () => void
  /** Opens the next pending row without a decision. */
  readonly skip: (id: number | string) => void
  /** Opens a row again after its decision was undone. */
  readonly reopen: (id: number | string) => void
  readonly keys: RefObject<QueueKeys | null>
}

/** Null outside of a table of decisions. */
export const QueueContext = createContext<Queue | null>(null)

export const useQueue = (): Queue | null => useContext(QueueContext)

/** While this form is shown, the keys A and R run these actions. */
export function useQueueKeys(keys: QueueKeys): void {
  const queue = useQueue()
  useEffect(() => {
    if (!queue) return undefined
    queue.keys.current = keys
    return () => {
      if (queue.keys.current === keys) queue.keys.current = null
    }
  })
}

type RowQueueOptions = {
  readonly rows: readonly Identified[]
  readonly pending: ((row: Identified) => boolean) | undefined
  readonly open: string | undefined
  readonly show: (key: string | undefined) => void
  readonly focusRow: (index: number) => void
}

/** Opens the next pending row after a decision, and focuses it. */
export function useRowQueue({ rows, pending, open, show, focusRow }: RowQueueOptions): Queue {
  const keys = useRef<QueueKeys | null>(null)
  // Rows whose decision is sent later are still listed as pending.
  const decided = useRef(new Set<string>())
  const wanted = useRef<string | null>(null)
  const arrive = () => {
    if (wanted.current === null || wanted.current !== now.current.open) return
    const index = now.current.rows.findIndex((row) => String(row.id) === wanted.current)
    if (index < 0) return
    wanted.current = null
    focusRow(index)
  }
  // Undo runs some seconds after the render in which it was created, so it reads the current values from here.
  const now = useRef({ rows, open, show })
  useEffect(() => {
    now.current = { rows, open, show }
    arrive()
  })
  const go = (key: string) => {
    wanted.current = key
    // If the row is already open, opening it causes no render, so `arrive` is called directly.
    if (now.current.open === key) arrive()
    else now.current.show(key)
  }
  /** The next pending row of the page. After the last row, the search continues with the first. */
  const nextTo = (id: number | string) => {
    const from = rows.findIndex((row) => String(row.id) === String(id))
    const around = [...rows.slice(from + 1), ...rows.slice(0, Math.max(from, 0))]
    return around.find((row) => pending?.(row) && !decided.current.has(String(row.id)))
  }
  return {
    keys,
    leave(id) {
      const next = nextTo(id)
      return () => {
        decided.current.add(String(id))
        if (next) go(String(next.id))
      }
    },
    skip(id) {
      const next = nextTo(id)
      if (next) go(String(next.id))
    },
    reopen(id) {
      decided.current.delete(String(id))
      go(String(id))
    },
  }
}
