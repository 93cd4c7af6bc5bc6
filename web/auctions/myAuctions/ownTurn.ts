import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fromRiyals, printMoney } from '#shared/base/money.ts'
import { textIn } from '../../app/texts/text.ts'
import { apart, momentInWords } from '../../wallet/when.ts'
import { myAuctionsText } from './messages.ts'

export type OwnTurn = {
  /** Whose turn it is, as the seller sees it. */
  readonly who: 'me' | 'winner' | 'bidders' | 'nobody'
  /** What there is to do, or how it ended, with its deadline. */
  readonly say: string
  /** The same where the amount stands beside it. */
  readonly short?: string
}

/** What comes next of one's own auction and who has to do it, in the seller's words; `now` by the server's clock. */
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

/** Of the end, and of an order that failed since. */
const endWords = {
  none: { accept: 'acceptBy', unsold: 'unsoldNotAccepted' },
  rejected: { accept: 'acceptNextBy', unsold: 'unsoldFailed' },
  abandoned: { accept: 'acceptAfterBy', unsold: 'unsoldAbandoned' },
} as const

/** The bid that its owner may accept now; none while it is hidden or nobody may win. */
export function acceptable({ status, best_bid }: OwnAuction): OwnAuction['best_bid'] {
  return status === 'open' || status === 'ended' ? best_bid : null
}

/** Whether it can be put up again: it is over and was not sold. */
export function relistable({ status }: Pick<OwnAuction, 'status'>): boolean {
  return status === 'unsold' || status === 'void'
}

function startWords(after: OwnAuction['starts_after']) {
  if (after === 'fajr') return 'startsAfterFajr'
  return after === 'asr' ? 'startsAfterAsr' : 'startsBy'
}

/** An amount with its unit inside a sentence keeps its own direction. */
function money(riyals: number, locale: Locale): string {
  const exact = fromRiyals(riyals)
  return exact === undefined ? '' : apart(printMoney(exact, locale))
}
