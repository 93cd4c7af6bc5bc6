import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { IndexCards } from '../../prices/list/IndexCards.tsx'

/** The newest weekly index of prices; nothing while it loads or if it fails, because the figures below do not need it. */
export function InsightIndex() {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['prices', locale],
    queryFn: ({ signal }) => api('GET prices', {}, { locale, signal }),
    staleTime: 60_000,
  })
  return data ? <IndexCards index={data.index} /> : null
}
