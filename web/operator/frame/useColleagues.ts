import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSharedStream } from '../../app/live/sharedStream.ts'
import { useLocale } from '../../app/texts/text.ts'

/** Loads what is shown again when a colleague has decided or changed something: the lists of the back office are live. */
export function useColleagues(userId: number, missing: boolean, client: QueryClient): void {
  const locale = useLocale()
  useEffect(() => {
    // Without the required second factor nothing of the back office opens.
    if (missing) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const close = openSharedStream(`staff ${userId}`, {
      path: 'operator/events',
      locale,
      requiresToken: true,
      onEvent: ({ event }) => {
        if (event !== 'changed') return
        clearTimeout(waiting)
        waiting = setTimeout(() => void client.invalidateQueries({ queryKey: ['operator'] }), gatheredMs)
      },
    })
    return () => {
      clearTimeout(waiting)
      close()
    }
  }, [client, locale, userId, missing])
}

/** Of many decisions at once (a statement approved in bulk) the lists are loaded once. */
const gatheredMs = 250
