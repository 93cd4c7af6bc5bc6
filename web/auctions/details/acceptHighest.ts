import type { AuctionDetails, Bid } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { api, Refusal } from '../../app/calls/api.ts'
import { textIn } from '../../app/texts/text.ts'
import { ask } from '../../ui/overlay/questions.ts'
import { showToast } from '../../ui/overlay/toasts.ts'
import { ownerText } from '../bidding/messages.ts'
import { printLotAmount } from '../lotAmount.ts'

/**
 * Accepts the highest bid for the owner after a confirmation that names it: accepts exactly the confirmed bid,
 * never a later one. Resolves to whether the page has to reload the auction.
 */
export async function acceptHighest(auctionId: number, locale: Locale): Promise<boolean> {
  const t = textIn(ownerText, locale)
  try {
    const auction = await api('GET auction/show/{id}', { params: { id: auctionId } }, { locale })
    const bid = highestOf(auction)
    if (!bid) {
      showToast('info', t.none)
      return true
    }
    if (!(await ask(questionOf(auction, bid, locale)))) return false
    await api('GET auction/accept_bid/{id}', { params: { id: bid.id } }, { locale })
    showToast('success', t.accepted)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    showToast('wrong', error.code === 'conflict' ? t.moved : error.message)
  }
  return true
}

/** The bid that the owner may accept now. */
export function highestOf({ bids, status }: Pick<AuctionDetails, 'bids' | 'status'>): Bid | undefined {
  if (status !== 'open' && status !== 'ended') return undefined
  return bids.find(({ state }) => state === 'leading')
}

function questionOf({ status, reserve_met }: AuctionDetails, bid: Bid, locale: Locale) {
  const t = textIn(ownerText, locale)
  const bidder = `\u2068${bid.bidder}\u2069`
  const body = !reserve_met ? t.belowReserve : status === 'open' ? t.acceptOpenBody : t.acceptEndedBody
  return {
    title: t.acceptAsk(printLotAmount(bid.amount, locale)),
    body: body(bidder),
    accept: t.yesAccept,
    refuse: t.back,
  }
}
