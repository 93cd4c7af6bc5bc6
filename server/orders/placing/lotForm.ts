import type { Sql } from '#platform/database/db.ts'
import type { Context } from '#platform/http/http.ts'
import { type Award, advance, awardOf, lapseOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { halalas, pricePerKg, toRiyals } from '#shared/base/money.ts'
import { grams, toKilograms } from '#shared/base/quantity.ts'
import type { LotAward } from '#shared/orders/contract.ts'
import type { Product } from '#shared/products/contract.ts'
import { type AuctionRow, stateOf } from '../../auctions/row.ts'
import { refusalOf } from '../../auctions/step.ts'
import { findAuction } from '../../auctions/store.ts'
import { withHearts } from '../../products/hearts.ts'
import { productOf } from '../../products/present.ts'

/**
 * A lot as its winner orders it, at the database's moment. Refuses: not_found; forbidden, for everybody but the winner;
 * conflict where their time is over; auction_closed where it was ordered or stopped.
 */
export async function loadLot(
  db: Sql,
  id: number,
  { caller, locale }: Pick<Context, 'caller' | 'locale'>,
): Promise<{ product: Product; lot: LotAward }> {
  const row = await findAuction(db, id)
  if (!row || !caller) throw new Refusal('not_found')
  const lot = awardFor(row, caller.id)
  const shown = {
    ...productOf(row, locale),
    quantity: toKilograms(grams(row.lot_grams)),
    price: lot.price_per_kg,
  }
  const [product = shown] = await withHearts(db, caller, [shown])
  return { product, lot }
}

/** The engine says whether the reader may order at this moment, as it will when they do. */
function awardFor(row: AuctionRow, bidder: number): LotAward {
  const event = { kind: 'order', bidder } as const
  const step = advance(stateOf(row), event, row.clock.getTime())
  if (step.refused !== undefined) throw refusalOf(step, event)
  const award = awardOf(step.state)
  if (!award) throw new RangeError(`auction ${row.id} could be ordered without an award`)
  return shownAward(row, award, lapseOf(step.state, award))
}

function shownAward(row: AuctionRow, { amount, by, at }: Award, until: number): LotAward {
  return {
    amount: toRiyals(amount),
    price_per_kg: toRiyals(pricePerKg(amount, grams(row.lot_grams)) ?? halalas(0)),
    accepted_by: by,
    accepted_at: new Date(at).toISOString(),
    order_until: new Date(until).toISOString(),
    server_time: row.clock.toISOString(),
    bids_count: row.bids_count,
  }
}
