import { useQuery } from '@tanstack/react-query'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SiteForm } from './SiteForm.tsx'

/** What the site says of itself on every page, and the lines of its ticker. */
export function SitePage() {
  const locale = useLocale()
  const asked = useQuery({
    queryKey: ['operator', 'site', locale],
    queryFn: ({ signal }) => api('GET operator/site', {}, { locale, signal }),
    // What is typed is not thrown away because somebody looked elsewhere for a moment.
    refetchOnWindowFocus: false,
  })
  if (asked.data) return <SiteForm key={JSON.stringify(asked.data)} site={asked.data} />
  if (asked.isPending) return <Skeleton className="h-96 rounded-card" />
  const refusal = asked.error instanceof Refusal ? asked.error : null
  return <ErrorState refusal={refusal} busy={asked.isFetching} onRetry={() => void asked.refetch()} />
}
