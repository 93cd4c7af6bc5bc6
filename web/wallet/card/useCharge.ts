import { useQuery } from '@tanstack/react-query'
import { type Answer, api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

export type Charge = Answer<'GET wallet/charges/{id}'>

/** A charge of the user; polled while it is pending at the gateway. */
export function useCharge(chargeId: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: ['charge', chargeId, locale],
    queryFn: ({ signal }) => api('GET wallet/charges/{id}', { params: { id: chargeId } }, { locale, signal }),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
    staleTime: 0,
  })
}

const pollMs = 3_000
