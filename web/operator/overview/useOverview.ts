import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

/**
 * Pending decisions and today's trade. Refetched every minute, because the menu shows the counts, and whenever the menu
 * or the overview mounts, so that the counts are current after a decision.
 */
export function useOverview() {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'overview'],
    queryFn: ({ signal }) => api('GET operator/overview', {}, { locale, signal }),
    refetchInterval: 60_000,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  const waiting: Readonly<Record<string, number>> = Object.fromEntries(
    Object.entries(result.data?.waiting ?? {}).map(([kind, { count }]) => [kind, count]),
  )
  return { ...result, waiting }
}
