import { useQueryClient } from '@tanstack/react-query'
import { useLocale } from '../../app/texts/text.ts'
import { loadSession } from '../../auth/session.ts'

/** Loads again whether the second factor is on, the other sign-ins, and what of the back office opens now. */
export function useSecurityRefresh() {
  const locale = useLocale()
  const client = useQueryClient()
  return async () => {
    await Promise.all([client.invalidateQueries(), loadSession(locale)])
  }
}
