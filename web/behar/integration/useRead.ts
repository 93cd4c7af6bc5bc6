import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Refusal, type RefusalFacts } from '../../app/calls/api.ts'
import { storedToken } from '../../app/calls/token.ts'
import { useLocale } from '../../app/texts/text.ts'
import { useSession } from '../../auth/session.ts'
import { behar } from './api.ts'
import type { BeharAnswer, BeharKey, BeharSent } from './calls.ts'
import { type Asked, findKnown, type Known, keepKnown } from './lastKnown.ts'
import { type Standing, useIntegrationStanding, useStands } from './standing.ts'

/** What a page knows of one answer of the integration. */
export interface Read<T> {
  /** Null while nothing is there, and after a refusal without anything known. */
  readonly data: T | null
  /** When it was answered, in ms, where that is the last known; null while fresh. */
  readonly at: number | null
  /** Why there is nothing to show. */
  readonly refusal: RefusalFacts | null
  /** Nothing is there yet. */
  readonly loading: boolean
  /** Rows of the filter before, until those of this one are there. */
  readonly busy: boolean
  readonly retry: () => void
}

/** Everything that a page has of the integration stands below it, by the call's name. */
export const beharQueries = ['behar'] as const

/** Reads one call: fresh, or as this device knew it last when the partner does not answer or is slow to. */
export function useRead<K extends BeharKey>(
  key: K,
  sent: BeharSent<K>,
  { staleMs = 10_000 }: { readonly staleMs?: number } = {},
): Read<BeharAnswer<K>> {
  const locale = useLocale()
  const userId = useSession().profile?.id ?? 0
  const asked: Asked<K> = { userId, locale, key, sent }
  const queryKey = [...beharQueries, key, locale, sent]
  const { data, isPlaceholderData, isFetching, refetch } = useQuery<Outcome<BeharAnswer<K>>>({
    queryKey,
    queryFn: ({ client, signal }) => outcomeOf(asked, signal, () => client.getQueryData(queryKey)),
    staleTime: ({ state }) => (state.data?.refusal ? 0 : staleMs),
    placeholderData: (before) => before,
  })
  const outcome = isPlaceholderData ? undefined : data
  const { data: known } = useQuery({
    queryKey: ['behar known', userId, key, locale, sent],
    queryFn: () => findKnown(asked),
    enabled: outcome === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const slow = useSlow(outcome === undefined && isFetching)
  const { state } = useIntegrationStanding()
  const impatient = slow || state === 'known' || state === 'down'
  const shown = shownOf({ outcome, before: data?.data, known: impatient ? known : null })
  useStands(shown)
  return {
    data: shown.data,
    at: shown.at,
    refusal: shown.refusal,
    loading: shown.phase === 'loading' && shown.data === null,
    busy: shown.phase === 'loading' && shown.data !== null,
    retry: () => void refetch(),
  }
}

/** What came of asking; beside a refusal what is known all the same. */
export interface Outcome<T> {
  readonly data: T | null
  /** When `data` was answered, in ms. */
  readonly at: number | null
  readonly refusal: RefusalFacts | null
}

/** Asks once more after a moment where the partner did not answer at once; then goes by what was known `before`. */
async function outcomeOf<K extends BeharKey>(
  asked: Asked<K>,
  signal: AbortSignal,
  before: () => Outcome<BeharAnswer<K>> | undefined,
): Promise<Outcome<BeharAnswer<K>>> {
  const session = storedToken()
  const { key, sent, locale } = asked
  const once = () => behar(key, sent as BeharSent<K>, { locale, signal })
  try {
    const data = await once().catch((error: unknown) => {
      if (before()?.refusal || !isBlip(error)) throw error
      return new Promise((resolve) => setTimeout(resolve, blipMs)).then(once)
    })
    void keepKnown(asked, data, session)
    return { data, at: Date.now(), refusal: null }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refusal = factsOf(error)
    const seen = before()
    if (refusal.status === 401) return { data: seen?.data ?? null, at: seen?.at ?? null, refusal }
    if (!isSilence(refusal)) return { data: null, at: null, refusal }
    const known = seen?.data ? seen : await findKnown(asked)
    return { data: known?.data ?? null, at: known?.at ?? null, refusal }
  }
}

const blipMs = 500

/** A connection that broke, or a server that was just being started; who is slow is not asked twice. */
function isBlip(error: unknown): boolean {
  return error instanceof Refusal && [0, 502, 503].includes(error.status)
}

/** Whether it says that the partner does not work, and nothing of what was asked. */
export function isSilence({ status, code }: Pick<RefusalFacts, 'status' | 'code'>): boolean {
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
  /** Rows of the filter before. */
  readonly before: T | null | undefined
  /** What the device knows, where nobody wants to wait any longer. */
  readonly known: Known<T> | null | undefined
}

/** What is shown of a reading. */
export function shownOf<T>({ outcome, before, known }: Reading<T>): Shown<T> {
  if (!outcome) {
    if (known) return { data: known.data, at: known.at, phase: 'known', refusal: null }
    return { data: before ?? null, at: null, phase: 'loading', refusal: null }
  }
  const { data, at, refusal } = outcome
  if (!refusal) return { data, at: null, phase: 'fresh', refusal }
  // Who has to sign in anew is being led there.
  if (refusal.status === 401) return { data, at: null, phase: 'loading', refusal: null }
  if (data !== null) return { data, at, phase: 'known', refusal: null }
  return { data, at: null, phase: isSilence(refusal) ? 'failed' : 'fresh', refusal }
}

/** Whether somebody has waited for longer than an answer takes. */
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
