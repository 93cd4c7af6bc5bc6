import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from '../../app/texts/text.ts'
import { loadSession } from '../../auth/session.ts'

/** Refetches all queries and the session after a change of the second factor. */
export function useSecurityRefresh() {
  const locale = useLocale()
  const client = useQueryClient()
  return async () => {
    await Promise.all([client.invalidateQueries(), loadSession(locale)])
  }
}
