import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { apart } from '../../app/texts/isolate.ts'
import { textIn } from '../../app/texts/text.ts'
import { momentInWords } from '../../wallet/when.ts'
import { myAuctionsText } from './messages.ts'

export type OwnTurn = {
  /** Who has to act next, from the seller's view. */
  readonly who: 'me' | 'winner' | 'bidders' | 'nobody'
  /** The next step or the result, with its deadline. */
  readonly say: string
  /** The same without the amount, for a place that shows it already. */
  readonly short?: string
}

/** The next step of the user's own auction and who takes it, in the seller's words; `now` by the server's clock, in ms. */
export function turnOf(auction: OwnAuction, now: number, locale: Locale): OwnTurn {
  const t = textIn(myAuctionsText, locale)
  const when = (at: string) => momentInWords(at, now, locale)
  const { status, bids_count, starts_at, starts_after, ends_at, best_bid, accept_until, awarded_bid } =
    auction
  const words = endWords[auction.order_failed ?? 'none']
  const unsold = t[words.unsold]
  switch (status) {
    case 'scheduled':
      return { who: 'nobody', say: t[startWords(starts_after)](when(starts_at)) }
    case 'open':
      return { who: 'bidders', say: (bids_count === 0 ? t.waitBids : t.running)(when(ends_at)) }
    case 'ended':
      return best_bid && accept_until
        ? {
            who: 'me',
            say: t[words.accept](money(best_bid.amount, locale), when(accept_until)),
            short: t.acceptItBy(when(accept_until)),
          }
        : { who: 'nobody', say: unsold }
    case 'awarded':
      return { who: 'winner', say: t.waitWinner(when(awarded_bid?.order_until ?? ends_at)) }
    case 'ordered':
      return { who: 'nobody', say: t.soldDone }
    case 'unsold':
      return { who: 'nobody', say: bids_count === 0 ? t.unsoldNoBids : unsold }
    case 'void':
      return { who: 'nobody', say: t.voided }
  }
}

/** Texts of the end, and of a failed order since. */
const endWords = {
  none: { accept: 'acceptBy', unsold: 'unsoldNotAccepted' },
  rejected: { accept: 'acceptNextBy', unsold: 'unsoldFailed' },
  abandoned: { accept: 'acceptAfterBy', unsold: 'unsoldAbandoned' },
} as const

/** The bid that its owner may accept now; null while the auction is hidden or no bid may win. */
export function acceptable({ status, best_bid }: OwnAuction): OwnAuction['best_bid'] {
  return status === 'open' || status === 'ended' ? best_bid : null
}

/** Whether it can be relisted: it is over and was not sold. */
export function relistable({ status }: Pick<OwnAuction, 'status'>): boolean {
  return status === 'unsold' || status === 'void'
}

/**
 * What the owner may still change: everything before the first bid; details and pictures afterwards, since
 * people bid on what they saw; nothing after the end (contract 2, product/update).
 */
export function editable({
  status,
  bids_count,
}: Pick<OwnAuction, 'status' | 'bids_count'>): 'everything' | 'details' | 'nothing' {
  if (status === 'ordered' || status === 'unsold' || status === 'void') return 'nothing'
  return bids_count === 0 ? 'everything' : 'details'
}

/**
 * The user's own auction with price, bids and end from its stream. Its state follows only from the owner's own
 * answer, which says what the owner may do.
 */
export function withLiveUpdates(own: OwnAuction, live: AuctionDetails): OwnAuction {
  if (live.bids_count < own.bids_count || live.ends_at < own.ends_at) return own
  const { price, price_per_kg, current_price, next_minimum, bids_count, reserve_met, ends_at } = live
  return { ...own, price, price_per_kg, current_price, next_minimum, bids_count, reserve_met, ends_at }
}

function startWords(after: OwnAuction['starts_after']) {
  if (after === 'fajr') return 'startsAfterFajr'
  return after === 'asr' ? 'startsAfterAsr' : 'startsBy'
}

/** An amount with its unit in a bidi isolate, for sentences. */
function money(riyals: number, locale: Locale): string {
  return apart(printMoney(halalasOf(riyals), locale))
}
