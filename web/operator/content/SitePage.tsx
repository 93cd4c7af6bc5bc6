import { useQuery } from '@tanstack/react-query'
import { api, Refusal } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { ErrorState } from '../../ui/states/ErrorState.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { SiteForm } from './SiteForm.tsx'

/** The site's record, shown on every page, and its ticker. */
export function SitePage() {
  const locale = useLocale()
  const result = useQuery({
    queryKey: ['operator', 'site', locale],
    queryFn: ({ signal }) => api('GET operator/site', {}, { locale, signal }),
    // A refetch would replace what is typed.
    refetchOnWindowFocus: false,
  })
  if (result.data) return <SiteForm key={JSON.stringify(result.data)} site={result.data} />
  if (result.isPending) return <Skeleton className="h-96 rounded-card" />
  const refusal = result.error instanceof Refusal ? result.error : null
  return <ErrorState refusal={refusal} busy={result.isFetching} onRetry={() => void result.refetch()} />
}
