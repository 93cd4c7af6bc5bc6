import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import { sessionTakes } from '#shared/auctions/sessions/rules.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf } from '#shared/base/money.ts'
import { moneyText } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import { momentInWords } from '../../wallet/when.ts'
import { ownTextOf } from './messages.ts'

type MyTexts = ReturnType<typeof textIn<ReturnType<typeof ownTextOf>>>

export type OwnTurn = {
  /** The side that must act next, from the seller's view. */
  readonly who: 'me' | 'winner' | 'bidders' | 'nobody'
  /** The next step or the result in words, with its deadline. */
  readonly say: string
  /** The text of `say` without the amount, for a place that already shows the amount. */
  readonly short?: string
}

/**
 * The next step of the user's own auction and the side that takes the step, as the seller reads it; `now` is by the
 * server's clock, in ms.
 */
export function turnOf(auction: OwnAuction, now: number, locale: Locale): OwnTurn {
  const t = textIn(ownTextOf(auction.way), locale)
  const when = (at: string) => momentInWords(at, now, locale)
  const { status, bids_count, starts_at, starts_after, ends_at, best_bid, accept_until, awarded_bid } =
    auction
  const words = endWords[auction.order_failed ?? 'none']
  const unsold = t[words.unsold]
  switch (status) {
    case 'scheduled':
      return { who: 'nobody', say: t[startWords(starts_after)](when(starts_at)) }
    case 'open':
      return { who: 'bidders', say: runningOf(auction, t)(when(ends_at)) }
    case 'ended':
      return best_bid && accept_until
        ? {
            who: 'me',
            say: t[words.accept](money(best_bid.amount, locale), when(accept_until)),
            short: t.acceptItBy(when(accept_until)),
          }
        : { who: 'nobody', say: auction.way === 'sealed' && bids_count === 0 ? t.openingOffers : unsold }
    case 'awarded':
      return { who: 'winner', say: t.waitWinner(when(awarded_bid?.order_until ?? ends_at)) }
    case 'ordered':
      return { who: 'nobody', say: t.soldDone }
    case 'unsold':
      return { who: 'nobody', say: bids_count === 0 ? t[withoutBids[auction.way]] : unsold }
    case 'void':
      return { who: 'nobody', say: t.voided }
  }
}

function runningOf({ way, bids_count }: OwnAuction, t: MyTexts): (until: string) => string {
  if (way === 'sealed') return t.waitOpening
  if (bids_count > 0) return t.running
  return way === 'dutch' ? t.waitPress : t.waitBids
}

/** Texts of the end of an auction without a bid. */
const withoutBids = {
  english: 'unsoldNoBids',
  dutch: 'unsoldNotTaken',
  sealed: 'unsoldNoOffers',
} as const

/** Texts of the end, and of an order that has failed since then. */
const endWords = {
  none: { accept: 'acceptBy', unsold: 'unsoldNotAccepted' },
  rejected: { accept: 'acceptNextBy', unsold: 'unsoldFailed' },
  abandoned: { accept: 'acceptAfterBy', unsold: 'unsoldAbandoned' },
} as const

/** The bid that the owner may accept now; null while the auction is hidden or no bid can win. */
export function acceptable({ status, best_bid }: OwnAuction): OwnAuction['best_bid'] {
  return status === 'open' || status === 'ended' ? best_bid : null
}

/** Whether the lot may join a session: it has no bids, is not over, and is sold by rising bids. */
export function canJoin({
  status,
  bids_count,
  way,
}: Pick<OwnAuction, 'status' | 'bids_count' | 'way'>): boolean {
  return (status === 'scheduled' || status === 'open') && bids_count === 0 && sessionTakes(way)
}

/** Whether the auction can be relisted: it is over and the lot was not sold. */
export function relistable({ status }: Pick<OwnAuction, 'status'>): boolean {
  return status === 'unsold' || status === 'void'
}

/**
 * The fields that the owner may still change. Before the first bid, every field; afterwards only details and pictures,
 * because people bid on what they saw. After the end, none (contract 2, product/update).
 */
export function editable({
  status,
  bids_count,
  way,
}: Pick<OwnAuction, 'status' | 'bids_count' | 'way'>): 'everything' | 'details' | 'nothing' {
  if (status === 'ordered' || status === 'unsold' || status === 'void') return 'nothing'
  // The terms of a Dutch lot and of a tender cannot be changed once they are published.
  return bids_count === 0 && way === 'english' ? 'everything' : 'details'
}

/**
 * The user's own auction, with price, bids and end from its stream. Its state comes only from the owner's own answer,
 * which says what the owner may do.
 */
export function withLiveUpdates(own: OwnAuction, live: AuctionDetails): OwnAuction {
  if (live.bids_count < own.bids_count || live.ends_at < own.ends_at) return own
  const { price, price_per_kg, current_price, next_minimum, bids_count, offers_count, reserve_met, ends_at } =
    live
  const counts = { bids_count, offers_count }
  return { ...own, ...counts, price, price_per_kg, current_price, next_minimum, reserve_met, ends_at }
}

function startWords(after: OwnAuction['starts_after']) {
  if (after === 'fajr') return 'startsAfterFajr'
  return after === 'asr' ? 'startsAfterAsr' : 'startsBy'
}

/** An amount with its unit in a bidi isolate, for sentences. */
function money(riyals: number, locale: Locale): string {
  return moneyText(halalasOf(riyals), locale)
}
