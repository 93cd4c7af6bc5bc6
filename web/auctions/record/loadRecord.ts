import { notFound } from '@tanstack/react-router'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { limits } from '#shared/base/limits.ts'
import { paths } from '#shared/base/paths.ts'
import { type Answer, api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { textIn } from '../../app/texts/text.ts'
import { lotName } from '../head.ts'
import { auctionsText } from '../messages.ts'
import { recordText } from './messages.ts'

/** The data of a record's page: the result and the last bids. The browser loads all bids to verify them. */
export type RecordData =
  | { readonly record: ShownRecord; readonly refusal: null; readonly head: PageFacts }
  | { readonly record: null; readonly refusal: RefusalFacts; readonly head: undefined }

/** `latest` contains the last bids, newest first. `awarded` contains the accepted bids, at any position. */
export type ShownRecord = Omit<AuctionRecord, 'bids' | 'next' | 'terms_hash'> & {
  readonly latest: readonly RecordBid[]
  readonly awarded: readonly RecordBid[]
}

export async function loadRecord(
  auctionId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<RecordData> {
  const id = wholeOf(auctionId)
  if (!id || String(id) !== auctionId) throw notFound()
  const ask = (after: number) =>
    settle(api('GET auction/show/{id}/record', { params: { id }, query: { after } }, { locale, signal }))
  const first = await ask(0)
  if (first.refusal?.code === 'not_found') throw notFound()
  if (first.refusal) return { record: null, refusal: first.refusal, head: undefined }
  const count = first.data.auction.bids_count
  const last = first.data.next === null ? first : await ask(Math.max(0, count - shownFirst))
  if (last.refusal) return { record: null, refusal: last.refusal, head: undefined }
  const bids = first.data === last.data ? first.data.bids : [...first.data.bids, ...last.data.bids]
  const known = new Set(bids.map(({ number }) => number))
  // In a very long record, the bid of an award may be in neither part, so it is loaded separately.
  for (const { number } of last.data.awards.filter((award) => !known.has(award.number))) {
    bids.unshift(...((await ask(number - 1)).data?.bids.slice(0, 1) ?? []))
  }
  return { record: shownOf(last.data, bids), refusal: null, head: headOf(first.data, locale) }
}

/** The number of rows shown first. */
export const shownFirst = 8

function shownOf(
  { bids: _, next: __, terms_hash: ___, ...rest }: AuctionRecord,
  bids: readonly RecordBid[],
): ShownRecord {
  const accepted = new Set(rest.awards.map(({ number }) => number))
  return {
    ...rest,
    latest: bids.slice(-shownFirst).reverse(),
    awarded: bids.filter(({ number }) => accepted.has(number)),
  }
}

function headOf({ auction }: AuctionRecord, locale: Visit['locale']): PageFacts {
  const t = textIn(recordText, locale)
  const lot = lotName(auction, locale)
  return {
    title: t.headTitle(lot),
    description: t.headBody(lot, textIn(auctionsText, locale).bids(auction.bids_count)),
    path: paths.auctionRecord(auction.id),
    image: auction.image,
  }
}

/** The whole current record, loaded in parts. Throws the errors of the call. */
export async function wholeRecord(
  id: number,
  locale: Visit['locale'],
  signal: AbortSignal,
): Promise<AuctionRecord> {
  const ask = (after: number): Promise<Answer<'GET auction/show/{id}/record'>> =>
    api('GET auction/show/{id}/record', { params: { id }, query: { after } }, { locale, signal })
  let part = await ask(0)
  const bids = [...part.bids]
  while (part.next !== null && bids.length < limits.auction.mostBids) {
    part = await ask(part.next)
    bids.push(...part.bids)
  }
  return { ...part, bids }
}
