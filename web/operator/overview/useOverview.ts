import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/**
 * What waits and today's trade; looked at again every minute, since the menu counts by it, and whenever menu or overview is
 * opened: who comes back from a decision sees what is left.
 */
export function useOverview() {
  const locale = useLocale()
  const asked = useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: ({ signal }) => api('GET operator/overview', {}, { locale, signal }),
    refetchInterval: 60_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const waiting: Readonly<Record<string, number>> = Object.fromEntries(
    Object.entries(asked.data?.waiting ?? {}).map(([kind, { count }]) => [kind, count]),
  )
  return { ...asked, waiting }
}
