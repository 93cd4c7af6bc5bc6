import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Coast } from '#shared/catalog/coasts.ts'
import { type Answer, api } from '../app/calls/api.ts'
import { useLocale } from '../app/texts/text.ts'
import { loadOptions } from '../catalog/choices.ts'

export type Alert = Answer<'GET profile/alerts'>[number]

const key = ['alerts']

/** The user's alerts, newest first. */
export function useAlerts() {
  const locale = useLocale()
  return useQuery({
    queryKey: [...key, locale],
    // A link in a message may have ended an alert.
    staleTime: 0,
    queryFn: ({ signal }) => api('GET profile/alerts', {}, { locale, signal }),
  })
}

export function useReloadAlerts(): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: key })
}

export type AlertMarket = {
  readonly id: number
  readonly name: string
  readonly coast: Coast | null
}

/** The markets that the form of an alert offers. */
export function useMarkets() {
  const locale = useLocale()
  return useQuery({
    queryKey: ['alert-markets', locale],
    queryFn: async (): Promise<AlertMarket[]> => {
      const { markets } = await loadOptions({ locale })
      return markets.map(({ id, name, coast }) => ({ id, name, coast }))
    },
  })
}
