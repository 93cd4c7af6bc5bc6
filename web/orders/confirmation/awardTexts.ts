import type { Locale } from '#shared/base/locale.ts'
import type { LotAward } from '#shared/orders/placing.ts'
import { textIn } from '../../app/texts/text.ts'
import { auctionsText } from '../../auctions/messages.ts'
import { lotText } from './messages.ts'

/** How the reader won the lot: by a bid, by an offer in a tender, or by a purchase from the clock. */
export function winText(
  { way, accepted_by }: Pick<LotAward, 'way' | 'accepted_by'>,
  when: string,
  locale: Locale,
) {
  const t = textIn(lotText, locale)
  if (way === 'dutch') return t.bought(when)
  if (way === 'sealed') return accepted_by === 'owner' ? t.offerByOwner(when) : t.offerByClock(when)
  return accepted_by === 'owner' ? t.byOwner(when) : t.byClock(when)
}

/**
 * The text of the link to the record. A lot that was bought from the clock has only one purchase, so the
 * text contains no number.
 */
export function recordText({ way, bids_count }: Pick<LotAward, 'way' | 'bids_count'>, locale: Locale) {
  const t = textIn(lotText, locale)
  if (way === 'dutch') return t.plainRecord
  const words = textIn(auctionsText, locale)
  return t.record(way === 'sealed' ? words.offers(bids_count) : words.bids(bids_count))
}
