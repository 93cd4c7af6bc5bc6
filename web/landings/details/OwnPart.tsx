import { useQuery } from '@tanstack/react-query'
import { api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ConfirmCard } from '../ConfirmCard.tsx'

/** The catch of the reader, with its reservations and the confirmation of the landing. */
export function OwnPart({ id }: { readonly id: number }) {
  const locale = useLocale()
  const { data } = useQuery({
    queryKey: ['myLandings', locale],
    queryFn: ({ signal }) => api('GET profile/landings', { query: { limit: 100 } }, { locale, signal }),
  })
  const own = data?.landings.data.find((landing) => landing.id === id)
  return own ? <ConfirmCard landing={own} /> : <Skeleton className="h-40 rounded-card" />
}
