import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Answer, api } from '../../app/calls/api.ts'
import { useLocale } from '../../app/texts/text.ts'

export type OwnSubscription = Answer<'GET subscription'>
export type OwnRenewal = OwnSubscription['renewals'][number]

const subscriptionKey = ['subscription'] as const

/** The user's subscription as the main market has stored it, with plans and renewals. */
export function useOwnSubscription() {
  const locale = useLocale()
  return useQuery({
    queryKey: [...subscriptionKey, 'own', locale],
    queryFn: ({ signal }) => api('GET subscription', {}, { locale, signal }),
    throwOnError: false,
  })
}

/** A renewal of the user; polled while its card payment is pending. */
export function useRenewal(id: number) {
  const locale = useLocale()
  return useQuery({
    queryKey: [...subscriptionKey, 'renewal', id, locale],
    queryFn: ({ signal }) => api('GET subscription/renewals/{id}', { params: { id } }, { locale, signal }),
    refetchInterval: ({ state }) => (state.data?.renewal.status === 'pending' ? pollMs : false),
    staleTime: 0,
  })
}

const pollMs = 3_000

/** Reloads the subscription after a change. */
export function useReloadSubscription(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(() => queries.invalidateQueries({ queryKey: [...subscriptionKey, 'own'] }), [queries])
}
