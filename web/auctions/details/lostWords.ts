import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { printLotAmount } from '../lotAmount.ts'
import { auctionText } from './messages.ts'

/** The words for a bidder who did not win: somebody else did, the seller has not decided yet, or nobody won. */
export function lostWords(
  { way, status, awarded_bid }: Pick<AuctionDetails, 'way' | 'status' | 'awarded_bid'>,
  mine: string,
  locale: Locale,
): { readonly title: string; readonly body: string } {
  const t = textIn(auctionText, locale)
  const sealed = way === 'sealed'
  const body = sealed ? t.yourOffer(mine) : t.notYoursBody(mine)
  if (!awarded_bid) {
    const waiting = sealed ? t.offerNotHighest : t.notHighest
    return { title: status === 'ended' ? waiting : t.noneWon, body }
  }
  if (!sealed) return { title: t.notYours, body }
  return { title: t.offerLost, body: t.offerLostBody(mine, printLotAmount(awarded_bid.amount, locale)) }
}
