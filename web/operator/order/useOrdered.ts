import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { Refusal } from '../../app/calls/api.ts'
import { useText } from '../../app/texts/text.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { listsText } from '../lists/messages.ts'

/** Optimistic reordering: changes the cached list at once, and sends the changes one after another. */
export function useOrdered<Row>(key: readonly unknown[]) {
  const words = useText(listsText)
  const client = useQueryClient()
  const waiting = useRef(0)
  const before = useRef<Promise<unknown>>(Promise.resolve())
  return (show: (rows: readonly Row[]) => Row[], keep: () => Promise<unknown>) => {
    void client.cancelQueries({ queryKey: key })
    client.setQueryData<Row[]>(key, (rows) => rows && show(rows))
    waiting.current += 1
    before.current = before.current
      .then(keep)
      .catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        showToast('wrong', error.status > 0 ? error.message : words.notSaved)
      })
      .finally(() => {
        waiting.current -= 1
        // A refetch between two moves would show the list without the first move.
        if (waiting.current === 0) void client.invalidateQueries({ queryKey: ['operator'] })
      })
  }
}
