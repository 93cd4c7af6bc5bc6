import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { startOfDay } from '#shared/base/dates.ts'
import { type FieldProblem, Refusal, refuseProblems } from '#shared/base/errors.ts'
import { isKept } from '#shared/products/catchDay.ts'
import type { RelistItem } from '#shared/products/listing.ts'
import { once } from '../../base/once.ts'
import { requireVerified } from '../verification/verification.ts'
import { type Listed, type ListingContext, type ListingDeps, listed, lockActiveSeller } from './actions.ts'
import { type Checked, checkGoods } from './check.ts'
import { foundOf } from './events.ts'
import { type Goods, type Held, holdListing, insertListing } from './store.ts'

interface Relisted {
  readonly goods: Goods
  readonly held: Held
  readonly checked: Checked
}

/**
 * Lists goods of the seller again as new goods, all or none (contract 2, product/relist). The old goods do not change.
 * Refuses: not_found for goods of others and for auction lots; validation_failed at the fields of each item.
 */
export async function relist(
  { db, listeners }: Pick<ListingDeps, 'db' | 'listeners'>,
  context: ListingContext,
  items: readonly RelistItem[],
): Promise<{ products: Listed[] }> {
  const { caller } = context
  return once(db, context, async (tx) => {
    await lockActiveSeller(tx, caller)
    await requireVerified(tx, caller.id, { goods: items.length })
    const today = startOfDay(await timeOf(tx))
    const held = await holdAll(tx, caller.id, items)
    const relisted: Relisted[] = []
    const problems: Record<string, readonly FieldProblem[]> = {}
    for (const [place, item] of items.entries()) {
      const before = held.get(item.id)
      if (!before) throw new Refusal('not_found')
      const goods = goodsAgain(before, item, today)
      const checked = await checkGoods(tx, goods, {})
      for (const [field, found] of Object.entries(checked.problems)) {
        problems[`items.${place}.${field}`] = found
      }
      relisted.push({ goods, held: before, checked })
    }
    refuseProblems(problems)
    const products: Listed[] = []
    for (const { goods, held: before, checked } of relisted) {
      const images = before.pictures.map(({ id }) => id)
      const id = await insertListing(tx, { seller: caller.id, saleType: 'normal', goods, images })
      const after = foundOf(goods, { sale_type: 'normal', status: 'active' })
      await listeners?.onGoodsChanged(tx, { id, sellerId: caller.id, before: null, after })
      products.push(await listed(tx, context, id, checked))
    }
    return { products }
  })
}

/** Locks the goods in the order of their ids, so that two calls cannot deadlock. */
async function holdAll(
  tx: Sql,
  sellerId: number,
  items: readonly RelistItem[],
): Promise<ReadonlyMap<number, Held>> {
  const held = new Map<number, Held>()
  for (const id of [...new Set(items.map((item) => item.id))].sort((one, other) => one - other)) {
    const found = await holdListing(tx, { sellerId, id })
    if (found?.sale_type === 'normal') held.set(id, found)
  }
  return held
}

/** The new goods. Wild fish of the Kingdom gets today as its catch date, unless it is frozen or preserved. Other goods get none. */
function goodsAgain(held: Held, { quantity, price }: RelistItem, today: Date): Goods {
  const caught = held.origin === 'local' && !held.farmed && !isKept(held.state)
  return { ...held, quantity, price: price ?? held.price, caughtAt: caught ? today : null }
}
