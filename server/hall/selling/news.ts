import type { Sql } from '#platform/database/db.ts'
import { notify } from '../../notifications/actions.ts'
import type { SaleRow } from '../row.ts'
import type { HallRow } from '../store.ts'

/** Notifies the seller and the buyer of a sale, if it used their wallets. */
export async function saleNews(tx: Sql, sale: SaleRow, hall: HallRow): Promise<void> {
  const facts = factsOf(sale, hall)
  const common = { about: sale.id, by: null, event: `hall:${sale.id}:sold` }
  const { seller_user_id, buyer_user_id, proceeds_halalas: proceeds } = sale
  if (seller_user_id !== null)
    await notify(tx, { ...common, to: seller_user_id, kind: 'hall_sold', facts: { ...facts, proceeds } })
  if (buyer_user_id !== null) await notify(tx, { ...common, to: buyer_user_id, kind: 'hall_bought', facts })
}

/** Notifies the seller and the buyer of a reversal, if the sale used their wallets. */
export async function reversedNews(tx: Sql, sale: SaleRow, hall: HallRow): Promise<void> {
  const facts = factsOf(sale, hall)
  for (const to of [sale.seller_user_id, sale.buyer_user_id]) {
    if (to === null) continue
    const event = `hall:${sale.id}:reversed`
    await notify(tx, { to, kind: 'hall_sale_reversed', facts, about: sale.id, by: null, event })
  }
}

const factsOf = (sale: SaleRow, hall: HallRow) => ({
  fish: { ar: sale.fish_ar, en: sale.fish_en },
  weight: sale.quantity_grams,
  hall: { ar: hall.name_ar, en: hall.name_en },
  price: sale.hammer_halalas,
})
