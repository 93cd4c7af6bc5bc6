import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { BeharAnswer } from '../integration/calls.ts'
import { beharQueries, type Read, useRead } from '../integration/useRead.ts'

const base = 'platforms/behar-market/deals'

type List = BeharAnswer<`POST ${typeof base}/list`>

/** The deals that are sent or agreed, which the buttons at matches and the count of waiting deals use. */
export function useLiveDeals(): Read<List> {
  return useRead(`POST ${base}/list`, { body: { live: true, limit: 100 } })
}

export function useDeals(query: { readonly live: boolean; readonly page: number }): Read<List> {
  return useRead(`POST ${base}/list`, { body: { ...query, limit: 12 } })
}

export function useDeal(id: number): Read<BeharAnswer<`POST ${typeof base}/show`>> {
  return useRead(`POST ${base}/show`, { body: { id } })
}

/** Refetches the lists of deals when a deal with unread messages is shown, because the service has marked them as read. */
export function useReadMessages(unread: number): void {
  const client = useQueryClient()
  useEffect(() => refetchRead(client, unread), [client, unread])
}

export function refetchRead(client: Pick<QueryClient, 'invalidateQueries'>, unread: number): void {
  if (unread > 0) void client.invalidateQueries({ queryKey: [...beharQueries, `POST ${base}/list`] })
}
