import { defaultStep } from '#shared/auctions/rules.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import { readAmount, toRiyals } from '#shared/base/money.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import { priceTyped } from '../../products/listing/state/price.ts'
import { amountOf, copiedLot, type Lot, lotFieldsOf, readStep } from '../add/lot.ts'

type Terms = NonNullable<OwnProduct['auction']>

/** The terms of a listed lot for its edit form. Unlike a relisting, the form keeps the day and the hour of the lot. */
export function standingLot(product: OwnProduct, now: Date): Lot {
  const lot = copiedLot(product, now)
  const { auction } = product
  if (!auction || auction.starts_after) return lot
  const at = new Date(auction.starts_at)
  return { ...lot, start: 'own', day: riyadhDay(at), time: riyadhTime(at) }
}

/**
 * The changed terms of sale, or null if nothing changed. If the seller chose the minimum increment, it is computed from
 * the new starting price. An unreadable amount becomes NaN, which counts as a change; the form reports it at the field.
 * An immediate start is set a few seconds ahead, so that it is not in the past when it arrives.
 */
export function lotChanges(
  { before, lot, auction }: { readonly before: Lot; readonly lot: Lot; readonly auction: Terms },
  price: string,
  now: Date,
) {
  const { minutes, starts_at, starts_after } = lotFieldsOf(lot)
  const begins = before.start !== lot.start || before.day !== lot.day || before.time !== lot.time
  const start = starts_after
    ? { starts_after }
    : { starts_at: starts_at ?? new Date(now.getTime() + onTheWayMs).toISOString() }
  const step = readStep(lot)
  const increment = step ? amountOf(step) : leastStep(price)
  const typed = readAmount(lot.reserve)
  const reserve = typed.kind === 'empty' ? null : amountOf(typed)
  const changes = {
    ...(begins ? start : {}),
    ...(minutes !== lotFieldsOf(before).minutes ? { minutes } : {}),
    ...(increment !== undefined && increment !== auction.min_increment ? { min_increment: increment } : {}),
    ...(reserve !== auction.reserve_price ? { reserve_price: reserve ?? '' } : {}),
    ...(lot.autoAccept !== auction.auto_accept ? { auto_accept: lot.autoAccept } : {}),
  }
  return Object.keys(changes).length > 0 ? changes : null
}

const onTheWayMs = 5_000

/** The minimum increment in SAR. */
function leastStep(price: string): number | undefined {
  const starting = priceTyped(price)
  return starting && toRiyals(defaultStep(starting))
}
