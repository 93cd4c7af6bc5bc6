import type { AuctionDetails } from '#shared/auctions/contract.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { textIn } from '../../app/texts/text.ts'
import { printLotAmount } from '../lotAmount.ts'
import { spokenText } from './spokenMessages.ts'
import type { Connection } from './useLiveAuction.ts'

/** What is said aloud of an auction speaks of this. */
export type Heard = Pick<
  AuctionDetails,
  'status' | 'price' | 'bids_count' | 'ends_at' | 'my_standing' | 'awarded_bid'
> & {
  readonly connection: Connection
}

/** What a reader who only listens has to know of what happened between two moments, the weightiest first; often nothing. */
export function spokenOf(before: Heard, now: Heard, locale: Locale): string[] {
  const t = textIn(spokenText, locale)
  const price = printLotAmount(now.price, locale)
  if (now.status !== before.status) {
    const told = stateWords(now, locale)
    if (told) return [told]
  }
  const said: string[] = []
  if (now.connection === 'reconnecting' && before.connection === 'live') said.push(t.lost)
  if (now.connection === 'live' && before.connection === 'reconnecting') said.push(t.back)
  if (now.status !== 'open') return said
  if (now.my_standing === 'leading' && before.my_standing !== 'leading') said.push(t.leading(price))
  else if (now.my_standing === 'outbid' && before.my_standing !== 'outbid') said.push(t.outbid(price))
  else if (now.bids_count > before.bids_count) said.push(t.price(price))
  if (now.ends_at > before.ends_at) {
    said.push(t.extended(`\u2066${riyadhTime(new Date(now.ends_at))}\u2069`))
  }
  return said
}

function stateWords({ status, awarded_bid, price }: Heard, locale: Locale): string | null {
  const t = textIn(spokenText, locale)
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
