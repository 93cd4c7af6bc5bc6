import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { printLotAmount } from '../lotAmount.ts'
import { announcementText } from './messages.ts'
import type { Connection } from './useLiveAuction.ts'

/** The fields of an auction that determine its announcements. */
export type Announced = Pick<
  AuctionDetails,
  'status' | 'price' | 'bids_count' | 'ends_at' | 'my_standing' | 'awarded_bid'
> & {
  readonly connection: Connection
}

/** The announcements for a change of state, the most important first; often there are none. */
export function announcementsOf(before: Announced, now: Announced, locale: Locale): string[] {
  const t = textIn(announcementText, locale)
  const price = printLotAmount(now.price, locale)
  if (now.status !== before.status) {
    const text = stateAnnouncement(now, locale)
    if (text) return [text]
  }
  const texts: string[] = []
  if (now.connection === 'reconnecting' && before.connection === 'live') texts.push(t.lost)
  if (now.connection === 'live' && before.connection === 'reconnecting') texts.push(t.back)
  if (now.status !== 'open') return texts
  if (now.my_standing === 'leading' && before.my_standing !== 'leading') texts.push(t.leading(price))
  else if (now.my_standing === 'outbid' && before.my_standing !== 'outbid') texts.push(t.outbid(price))
  else if (now.bids_count > before.bids_count) texts.push(t.price(price))
  if (now.ends_at > before.ends_at) {
    texts.push(t.extended(`\u2066${riyadhTime(new Date(now.ends_at))}\u2069`))
  }
  return texts
}

function stateAnnouncement({ status, awarded_bid, price }: Announced, locale: Locale): string | null {
  const t = textIn(announcementText, locale)
  switch (status) {
    case 'open':
      return t.started
    case 'awarded':
      return awarded_bid?.mine
        ? t.awardedMine
        : t.awarded(printLotAmount(awarded_bid?.amount ?? price, locale))
    case 'ended':
    case 'unsold':
      return t.ended
    case 'void':
      return t.voided
    case 'scheduled':
    case 'ordered':
      return null
  }
}
