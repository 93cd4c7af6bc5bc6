import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalasOf, printMoney } from '#shared/base/money.ts'
import { paths } from '#shared/base/paths.ts'
import { fromKilograms, printKilograms } from '#shared/base/quantity.ts'
import { textIn } from '../app/texts/text.ts'
import { bidsOf } from './bidsOf.ts'
import { auctionText } from './details/messages.ts'
import { riyadhMoment } from './times.ts'

/**
 * The preview of a shared link: lot, state, price and picture in the language of the link. For an auction that is over,
 * the preview shows the result.
 */
export function auctionHead(auction: AuctionDetails, locale: Locale) {
  const t = textIn(auctionText, locale)
  const { market, image, id } = auction
  const money = (riyals: number) => printMoney(halalasOf(riyals), locale)
  const moment = (iso: string) => riyadhMoment(new Date(iso))
  return {
    title: titleOf(auction, locale, money(auction.price)),
    description: t.description(
      market.name,
      money(auction.price_per_kg),
      bidsOf(auction, locale),
      moment(auction.starts_at),
      moment(auction.ends_at),
    ),
    path: paths.auctionDetails(id),
    image,
    type: 'product',
  } as const
}

function titleOf({ status, starts_at, ...auction }: AuctionDetails, locale: Locale, price: string): string {
  const t = textIn(auctionText, locale)
  const lot = lotName(auction, locale)
  switch (status) {
    case 'open':
      return t.headOpen(lot, price)
    case 'scheduled':
      return t.headScheduled(lot, riyadhMoment(new Date(starts_at)))
    case 'awarded':
    case 'ordered':
      return t.headSold(lot, price)
    case 'ended':
    case 'unsold':
      return t.headOver(lot)
    case 'void':
      return t.headVoid(lot)
  }
}

/** `كنعد، 96 كجم`: the display name of a lot. */
export function lotName(
  { name, quantity }: Pick<AuctionDetails, 'name' | 'quantity'>,
  locale: Locale,
): string {
  const grams = fromKilograms(quantity)
  return grams === undefined ? name : textIn(auctionText, locale).crumb(name, printKilograms(grams))
}
