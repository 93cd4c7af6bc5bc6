import { useCallback, useEffect, useState } from 'react'
import type { AuctionRecord } from '#shared/auctions/contract.ts'
import type { Verdict } from '#shared/auctions/recordCheck.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type RefusalFacts, settle } from '../../app/calls/api.ts'
import { wholeRecord } from './loadRecord.ts'

/** The progress of the browser's check. `record` is complete in every kind that has it. */
export type RecordCheck =
  | { readonly kind: 'fetching'; readonly record?: undefined }
  | { readonly kind: 'checking'; readonly record: AuctionRecord; readonly checked: number }
  | { readonly kind: 'done'; readonly record: AuctionRecord; readonly verdict: Verdict }
  /** The browser computes no hashes, because the context is not secure. */
  | { readonly kind: 'unable'; readonly record: AuctionRecord }
  | { readonly kind: 'failed'; readonly record?: undefined; readonly refusal: RefusalFacts | null }

/** Loads and verifies the whole record after hydration, and again on request. */
export function useRecordCheck(id: number, locale: Locale): { check: RecordCheck; again: () => void } {
  const [check, setCheck] = useState<RecordCheck>({ kind: 'fetching' })
  const [round, setRound] = useState(0)
  const again = useCallback(() => setRound((before) => before + 1), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round verifies again
  useEffect(() => {
    const stop = new AbortController()
    const tell = (next: RecordCheck) => {
      if (!stop.signal.aborted) setCheck(next)
    }
    tell({ kind: 'fetching' })
    // A chunk that fails to load is treated like a failed request.
    const failed = (): RecordCheck => ({ kind: 'failed', refusal: null })
    void checkWhole(id, locale, stop.signal, tell).catch(failed).then(tell)
    return () => stop.abort()
  }, [id, locale, round])
  return { check, again }
}

async function checkWhole(
  id: number,
  locale: Locale,
  signal: AbortSignal,
  tell: (check: RecordCheck) => void,
): Promise<RecordCheck> {
  const { data: record, refusal } = await settle(wholeRecord(id, locale, signal))
  if (refusal) return { kind: 'failed', refusal }
  tell({ kind: 'checking', record, checked: 0 })
  const { checkHere } = await import('./check.ts')
  const verdict = checkHere(record, (checked) => tell({ kind: 'checking', record, checked }))
  return verdict ? { kind: 'done', record, verdict: await verdict } : { kind: 'unable', record }
}
