import { createContext, type RefObject, useContext, useEffect } from 'react'

/** What the keys A and R do in the details of the open row. */
export type QueueKeys = {
  readonly accept?: () => void
  readonly refuse?: () => void
}

/** A table of pending decisions, as the details of its rows see it. */
export type Queue = {
  /** Returns a function that opens the next pending row; call it before the decision changes the rows. */
  readonly leave: (id: number | string) => () => void
  /** Opens the next pending row without a decision. */
  readonly skip: (id: number | string) => void
  /** Opens a row again whose decision was taken back. */
  readonly reopen: (id: number | string) => void
  readonly keys: RefObject<QueueKeys | null>
}

/** Null outside of a table of decisions. */
export const QueueContext = createContext<Queue | null>(null)

export const useQueue = (): Queue | null => useContext(QueueContext)

/** Sets what the keys of decisions do while this form is shown. */
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
