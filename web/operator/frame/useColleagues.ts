import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { openSharedStream } from '../../app/live/sharedStream.ts'
import { useLocale } from '../../app/texts/text.ts'

/** Refetches the back office's queries when a colleague changes something. */
export function useColleagues(userId: number, missing: boolean, client: QueryClient): void {
  const locale = useLocale()
  useEffect(() => {
    // Without the required second factor every call of the back office is refused.
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

/** Debounce, in ms: many decisions at once (a statement approved in bulk) cause one refetch. */
const gatheredMs = 250
