import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Refusal, type RefusalFacts } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { behar } from './api.ts'
import { type CachedAnswer, type CacheKey, cacheAnswer, cachedAnswer } from './cachedAnswers.ts'
import type { BeharAnswer, BeharKey, BeharSent } from './calls.ts'
import { type Standing, useIntegrationStanding, useReportStanding } from './standing.ts'

/** The state of one query of the integration. */
export interface Read<T> {
  /** The data; null if there is none, and after a refusal without a cached answer. */
  readonly data: T | null
  /** For a cached answer, the time of the answer in ms; null for a fresh answer. */
  readonly at: number | null
  /** The reason why there is nothing to show. */
  readonly refusal: RefusalFacts | null
  /** True while there is no data yet. */
  readonly loading: boolean
  /** True while the rows of the previous filter are shown, until those of this filter arrive. */
  readonly busy: boolean
  readonly retry: () => void
}

/** The prefix of every query of the integration, by call name. */
export const beharQueries = ['behar'] as const

/** Reads one call: a fresh answer, or this device's cached answer when the partner does not answer or is slow. */
export function useRead<K extends BeharKey>(
  key: K,
  sent: BeharSent<K>,
  { staleMs = 10_000 }: { readonly staleMs?: number } = {},
): Read<BeharAnswer<K>> {
  const locale = useLocale()
  const userId = useSession().profile?.id ?? 0
  const cacheKey: CacheKey<K> = { userId, locale, key, sent }
  const queryKey = [...beharQueries, key, locale, sent]
  const { data, isPlaceholderData, isFetching, refetch } = useQuery<Outcome<BeharAnswer<K>>>({
    queryKey,
    queryFn: ({ client, signal }) => outcomeOf(cacheKey, signal, () => client.getQueryData(queryKey)),
    staleTime: ({ state }) => (state.data?.refusal ? 0 : staleMs),
    placeholderData: (before) => before,
  })
  const outcome = isPlaceholderData ? undefined : data
  const { data: known } = useQuery({
    queryKey: ['behar known', userId, key, locale, sent],
    queryFn: () => cachedAnswer(cacheKey),
    enabled: outcome === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const slow = useSlow(outcome === undefined && isFetching)
  const { state } = useIntegrationStanding()
  const impatient = slow || state === 'known' || state === 'down'
  const shown = shownOf({ outcome, before: data?.data, known: impatient ? known : null })
  useReportStanding(shown)
  return {
    data: shown.data,
    at: shown.at,
    refusal: shown.refusal,
    loading: shown.phase === 'loading' && shown.data === null,
    busy: shown.phase === 'loading' && shown.data !== null,
    retry: () => void refetch(),
  }
}

/** The result of a request; a refusal may be accompanied by a cached answer. */
export interface Outcome<T> {
  readonly data: T | null
  /** The time of the answer in ms. */
  readonly at: number | null
  readonly refusal: RefusalFacts | null
}

/** Retries once after a short failure, then falls back to the cached answer `before`. */
async function outcomeOf<K extends BeharKey>(
  cacheKey: CacheKey<K>,
  signal: AbortSignal,
  before: () => Outcome<BeharAnswer<K>> | undefined,
): Promise<Outcome<BeharAnswer<K>>> {
  const session = storedToken()
  const { key, sent, locale } = cacheKey
  const once = () => behar(key, sent as BeharSent<K>, { locale, signal })
  try {
    const data = await once().catch((error: unknown) => {
      if (before()?.refusal || !isBriefFailure(error)) throw error
      return new Promise((resolve) => setTimeout(resolve, briefFailureMs)).then(once)
    })
    void cacheAnswer(cacheKey, data, session)
    return { data, at: Date.now(), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = factsOf(error)
    const seen = before()
    if (refusal.status === 401) return { data: seen?.data ?? null, at: seen?.at ?? null, refusal }
    if (!isNoAnswer(refusal)) return { data: null, at: null, refusal }
    const known = seen?.data ? seen : await cachedAnswer(cacheKey)
    return { data: known?.data ?? null, at: known?.at ?? null, refusal }
  }
}

const briefFailureMs = 500

/** Whether a failure is short, such as a broken connection or a restarting server. A timeout is not retried. */
function isBriefFailure(error: unknown): boolean {
  return error instanceof Refusal && [0, 502, 503].includes(error.status)
}

/** Whether the refusal means that the partner does not work. Other refusals are answers to the query. */
export function isNoAnswer({ status, code }: Pick<RefusalFacts, 'status' | 'code'>): boolean {
  return ![401, 403, 422].includes(status) && code !== 'not_found'
}

function factsOf({ status, code, message, errors, retryAfterS }: Refusal): RefusalFacts {
  return { status, code, message, errors, retryAfterS }
}

interface Shown<T> extends Standing {
  readonly data: T | null
  readonly refusal: RefusalFacts | null
}

interface Reading<T> {
  readonly outcome: Outcome<T> | undefined
  /** The rows of the previous filter, which are shown until the new rows arrive. */
  readonly before: T | null | undefined
  /** The cached answer, which is looked up once the request is slow. */
  readonly known: CachedAnswer<T> | null | undefined
}

/** Returns what to show for the state of a query. */
export function shownOf<T>({ outcome, before, known }: Reading<T>): Shown<T> {
  if (!outcome) {
    if (known) return { data: known.data, at: known.at, phase: 'known', refusal: null }
    return { data: before ?? null, at: null, phase: 'loading', refusal: null }
  }
  const { data, at, refusal } = outcome
  if (!refusal) return { data, at: null, phase: 'fresh', refusal }
  // The user is being redirected to sign-in.
  if (refusal.status === 401) return { data, at: null, phase: 'loading', refusal: null }
  if (data !== null) return { data, at, phase: 'known', refusal: null }
  return { data, at: null, phase: isNoAnswer(refusal) ? 'failed' : 'fresh', refusal }
}

/** Whether the answer takes longer than usual. */
function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setTimeout(() => setSlow(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [waiting])
  return slow
}

const patienceMs = 2_000
