import { notFound } from '@tanstack/react-router'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { api, type RefusalFacts, settle } from '../../app/calls/api.ts'
import type { PageFacts } from '../../app/head.ts'
import { addServerTime } from '../../app/live/serverClock.ts'
import { wholeOf } from '../../app/search.ts'
import type { Visit } from '../../app/state/visit.ts'
import { type CardAuction, cardOf } from '../card.ts'
import { auctionHead } from '../head.ts'

/** The data of an auction's page: the auction and others that end soon, or the refusal. */
export type AuctionData =
  | {
      readonly auction: AuctionDetails
      /** Other open auctions; empty if they could not be loaded. */
      readonly others: readonly CardAuction[]
      readonly refusal: null
      readonly head: PageFacts
    }
  | { readonly auction: null; readonly refusal: RefusalFacts; readonly head: undefined }

export async function loadAuction(
  auctionId: string,
  { locale }: Visit,
  signal?: AbortSignal,
): Promise<AuctionData> {
  const id = wholeOf(auctionId)
  if (!id || String(id) !== auctionId) throw notFound()
  const [shown, open] = await Promise.all([
    settle(api('GET auction/show/{id}', { params: { id } }, { locale, signal })),
    settle(api('GET auction/local', { query: { limit: shownOthers + 1 } }, { locale, signal })),
  ])
  if (shown.refusal?.code === 'not_found') throw notFound()
  if (shown.refusal) return { auction: null, refusal: shown.refusal, head: undefined }
  const auction = shown.data
  if (typeof document !== 'undefined') addServerTime(Date.parse(auction.server_time), Date.now())
  const others = (open.data?.data ?? []).filter((one) => one.id !== id).slice(0, shownOthers)
  return { auction, others: others.map(cardOf), refusal: null, head: auctionHead(auction, locale) }
}

const shownOthers = 4
