import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { SentBody } from '#shared/base/call.ts'
import type { BeharCalls } from '#shared/behar/calls.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { useIdempotencyKey } from '../../app/calls/idempotencyKey.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { beharText } from '../messages.ts'
import { behar } from './api.ts'
import type { BeharAnswer, BeharKey, BeharSent } from './calls.ts'
import { type IntegrationStanding, useIntegrationStanding } from './standing.ts'
import { beharQueries, type Outcome, type Read, useRead } from './useRead.ts'

/**
 * The state of the integration for the Behar pages, inside of BeharFrame.tsx. A write that got no answer keeps its
 * idempotency key, so that a retry takes effect only once.
 */
export interface Integration extends IntegrationStanding {
  /** The reason why writing is disabled. */
  readonly refusedBecause: string | undefined
  readonly retrying: boolean
  /** Retries everything that failed. */
  readonly retry: () => void
}

export function useIntegration(): Integration {
  const t = useText(beharText)
  const client = useQueryClient()
  const standing = useIntegrationStanding()
  const retrying = useIsFetching(failed) > 0
  const retry = useCallback(() => {
    // Requests that are in progress are not repeated.
    void client.refetchQueries({ ...failed, type: 'active' }, { cancelRefetch: false })
  }, [client])
  const off = standing.state === 'known' || standing.state === 'down'
  return { ...standing, refusedBecause: off ? t.noWriting : undefined, retrying, retry }
}

const failed = {
  queryKey: beharQueries,
  predicate: ({ state }: Pick<Query, 'state'>) =>
    Boolean((state.data as Outcome<unknown> | undefined)?.refusal),
}

/** The reason why adding is disabled: the partner does not answer, or the subscription has ended. */
export function useAddRefusal(): string | undefined {
  const t = useText(beharText)
  const { refusedBecause } = useIntegration()
  const { data } = useSubscription()
  return refusedBecause ?? (data && !data.active ? t.noAdding : undefined)
}

const base = 'platforms/behar-market'

export function useSubscription(): Read<BeharAnswer<`GET ${typeof base}/subscription`>> {
  return useRead(`GET ${base}/subscription`, {})
}

export type SuppliesQuery = SentBody<BeharCalls[`POST ${typeof base}/supply/list`]>
export type DemandsQuery = SentBody<BeharCalls[`POST ${typeof base}/demand/list`]>

export function useSupplies(query: SuppliesQuery): Read<BeharAnswer<`POST ${typeof base}/supply/list`>> {
  return useRead(`POST ${base}/supply/list`, { body: query })
}

export function useDemands(query: DemandsQuery): Read<BeharAnswer<`POST ${typeof base}/demand/list`>> {
  return useRead(`POST ${base}/demand/list`, { body: query })
}

type ListOf<K extends BeharKey, Name extends keyof BeharAnswer<K>> = BeharAnswer<K>[Name]
type Statuses = ListOf<`GET ${typeof base}/list/Status_List`, 'statuses'>

/** The options of the forms and filters. */
export interface Masters {
  readonly categories: ListOf<`GET ${typeof base}/masters/CategoriesList`, 'categories'>
  readonly sizes: ListOf<`GET ${typeof base}/list/Sizes`, 'sizes'>
  readonly fishTypes: ListOf<`GET ${typeof base}/list/FishTypes`, 'fish_types'>
  readonly statuses: { readonly Demands: Statuses; readonly Supplys: Statuses }
}

/** The options; they count as loaded when all lists are loaded. */
export function useMasters(): Read<Masters> {
  const categories = useRead(`GET ${base}/masters/CategoriesList`, {}, seldom)
  const sizes = useRead(`GET ${base}/list/Sizes`, {}, seldom)
  const fishTypes = useRead(`GET ${base}/list/FishTypes`, {}, seldom)
  const demands = useRead(`GET ${base}/list/Status_List`, statusesOf.Demands, seldom)
  const supplies = useRead(`GET ${base}/list/Status_List`, statusesOf.Supplys, seldom)
  const all = [categories, sizes, fishTypes, demands, supplies]
  const moments = all.flatMap(({ at }) => (at === null ? [] : [at]))
  return {
    data: useMasterLists(categories.data, sizes.data, fishTypes.data, demands.data, supplies.data),
    at: moments.length ? Math.min(...moments) : null,
    refusal: all.find(({ refusal }) => refusal)?.refusal ?? null,
    loading: all.some(({ loading }) => loading),
    busy: false,
    retry: () => {
      for (const each of all) if (each.refusal) each.retry()
    },
  }
}

/** The lists as one memoized object, which changes only when one of the lists changes. */
function useMasterLists(
  categories: { readonly categories: Masters['categories'] } | null,
  sizes: { readonly sizes: Masters['sizes'] } | null,
  fishTypes: { readonly fish_types: Masters['fishTypes'] } | null,
  demands: { readonly statuses: Statuses } | null,
  supplies: { readonly statuses: Statuses } | null,
): Masters | null {
  return useMemo(() => {
    if (!categories || !sizes || !fishTypes || !demands || !supplies) return null
    return {
      categories: categories.categories,
      sizes: sizes.sizes,
      fishTypes: fishTypes.fish_types,
      statuses: { Demands: demands.statuses, Supplys: supplies.statuses },
    }
  }, [categories, sizes, fishTypes, demands, supplies])
}

/** The lists change rarely, so their answers stay fresh for an hour. */
const seldom = { staleMs: 3_600_000 } as const
const statusesOf = {
  Demands: { query: { status_type: 'Demands' } },
  Supplys: { query: { status_type: 'Supplys' } },
} as const

type NewSupply = SentBody<BeharCalls[`POST ${typeof base}/supply/add`]>
type NewDemand = SentBody<BeharCalls[`POST ${typeof base}/demand/add`]>

export function useAddSupply(): (supply: NewSupply) => Promise<Supply> {
  const once = useIdempotencyKey()
  const write = useWrite(`POST ${base}/supply/add`)
  return (body) => once(body, (key) => write({ body }, key))
}

export function useAddDemand(): (demand: NewDemand) => Promise<Demand> {
  const once = useIdempotencyKey()
  const write = useWrite(`POST ${base}/demand/add`)
  return (body) => once(body, (key) => write({ body }, key))
}

export function useUpdateSupply(): (id: number, supply: NewSupply) => Promise<Supply> {
  const write = useWrite(`POST ${base}/supply/update`)
  return (id, supply) => write({ body: { ...supply, id } })
}

export function useUpdateDemand(): (id: number, demand: NewDemand) => Promise<Demand> {
  const write = useWrite(`POST ${base}/demand/update`)
  return (id, demand) => write({ body: { ...demand, id } })
}

/** Returns a function that sends a write, then invalidates the queries, also after a refusal, because the shown data may be outdated. */
export function useWrite<K extends BeharKey>(key: K) {
  const client = useQueryClient()
  const locale = useLocale()
  return async (sent: BeharSent<K>, onceKey?: string): Promise<BeharAnswer<K>> => {
    try {
      return await behar(key, sent, { locale, key: onceKey })
    } finally {
      void client.invalidateQueries({ queryKey: beharQueries, predicate: changes })
    }
  }
}

/** The queries that a write may change: lists and subscription, but not the options. */
const changes = ({ queryKey: [, name] }: Pick<Query, 'queryKey'>) =>
  /\/(subscription|supply\/list|demand\/list|deals\/list|deals\/show)$/.test(String(name))
