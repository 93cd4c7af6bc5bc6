import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { HallPayment, HallTerms } from '#shared/hall/rules.ts'
import type { SaleRow } from '../row.ts'

/** The columns of a sale in a hall, for use with `saleTables`. */
export const saleColumns = `s.id, s.market_id, s.clerk_id, s.key, s.digest, s.reference, s.fish_id, f.code as fish_code, f.name_ar as fish_ar,
  f.name_en as fish_en, s.product_id, s.tubs, s.quantity_grams, s.hammer_halalas, s.price_halalas, s.seller_id,
  p.number as seller_number, coalesce(nullif(trim(pu.f_name || ' ' || pu.l_name), ''), p.name) as seller_name,
  s.buyer_id, b.number as buyer_number, coalesce(nullif(trim(bu.f_name || ' ' || bu.l_name), ''), b.name) as buyer_name,
  s.payment, s.seller_user_id, s.buyer_user_id, s.dallal_id, s.hall_halalas, s.say_halalas, s.proceeds_halalas,
  s.vat_number, s.vat_halalas,
  trim(c.f_name || ' ' || c.l_name) as clerk_name, s.sold_at, s.received_at, s.paid_at, s.reversed_at,
  trim(r.f_name || ' ' || r.l_name) as reversed_by_name, s.reversal_reason, s.cash_returned`

export const saleTables = `hall_sales s join fish f on f.id = s.fish_id join users c on c.id = s.clerk_id
  join hall_people p on p.id = s.seller_id left join users pu on pu.id = p.user_id
  left join hall_people b on b.id = s.buyer_id left join users bu on bu.id = b.user_id
  left join users r on r.id = s.reversed_by`

/** Waits for a concurrent call with the same key, until the end of the transaction. */
export async function lockKey(tx: Sql, key: string): Promise<void> {
  await tx.query({
    name: 'hall_lock_key',
    text: `select pg_advisory_xact_lock(hashtextextended('hall ' || $1, 0))`,
    values: [key],
  })
}

export async function findSale(
  db: Sql,
  by: { readonly key: string } | { readonly id: number },
): Promise<SaleRow | undefined> {
  const [row] = await db.query<SaleRow>({
    name: 'hall_sale',
    text: `select ${saleColumns} from ${saleTables}
           where ($1::text is null or s.key = $1) and ($2::bigint is null or s.id = $2) limit 1`,
    values: ['key' in by ? by.key : null, 'id' in by ? by.id : null],
  })
  return row
}

/** Locks a sale until the end of the transaction. */
export async function lockSale(tx: Sql, id: number): Promise<SaleRow | undefined> {
  await tx.query({
    name: 'hall_lock_sale',
    text: 'select from hall_sales where id = $1 for no key update',
    values: [id],
  })
  return findSale(tx, { id })
}

export interface NewSale {
  readonly hallId: number
  readonly clerkId: number
  readonly key: string
  readonly reference: string
  readonly digest: string
  readonly fishId: number
  readonly farmed: boolean
  readonly productId: number | null
  readonly tubs: number | null
  readonly quantity: Grams
  readonly hammer: Halalas
  readonly perKg: Halalas
  readonly sellerId: number
  readonly sellerUserId: number | null
  readonly buyerId: number | null
  readonly buyerUserId: number | null
  readonly payment: HallPayment
  readonly dallalId: number | null
  readonly terms: Omit<HallTerms, 'from'>
  readonly shares: { readonly hall: Halalas; readonly say: Halalas; readonly seller: Halalas }
  readonly vat: Halalas
  readonly soldAt: Date
  readonly receivedAt: Date
}

export async function insertSale(tx: Sql, sale: NewSale): Promise<number> {
  const { terms, shares } = sale
  const [row] = await tx.query<{ id: number }>({
    name: 'hall_insert_sale',
    text: `insert into hall_sales (market_id, clerk_id, key, reference, digest, fish_id, farmed, product_id, tubs, quantity_grams,
             hammer_halalas, price_halalas, seller_id, seller_user_id, buyer_id, buyer_user_id, payment, dallal_id, hall_bp, say_bp,
             hall_halalas, say_halalas, proceeds_halalas, sold_at, received_at, vat_number, vat_halalas)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25,
             $26, $27)
           returning id`,
    values: [
      ...[sale.hallId, sale.clerkId, sale.key, sale.reference, sale.digest, sale.fishId, sale.farmed],
      ...[sale.productId, sale.tubs, sale.quantity, sale.hammer, sale.perKg, sale.sellerId],
      ...[sale.sellerUserId, sale.buyerId, sale.buyerUserId, sale.payment, sale.dallalId],
      ...[terms.hall_bp, terms.say_bp, shares.hall, shares.say, shares.seller, sale.soldAt, sale.receivedAt],
      ...[terms.vat_number, sale.vat],
    ],
  })
  if (!row) throw new RangeError('the insert of a sale returned no row')
  return row.id
}

export interface GoodsRow {
  readonly id: number
  readonly seller_id: number
  readonly fish_id: number
  readonly farmed: boolean
  readonly quantity_grams: Grams
  /** Whether the goods can be sold in this hall: they are local, in its market, neither an auction nor hidden. */
  readonly sellable: boolean
}

/** Locks goods until the end of the transaction. */
export async function lockGoods(tx: Sql, hallId: number, productId: number): Promise<GoodsRow | undefined> {
  const [row] = await tx.query<GoodsRow>({
    name: 'hall_lock_goods',
    text: `select id, seller_id, fish_id, farmed, quantity_grams,
             market_id = $1 and sale_type = 'normal' and status <> 'hidden' and origin = 'local' as sellable
           from products where id = $2 for no key update`,
    values: [hallId, productId],
  })
  return row
}

/** The seller of goods; undefined for goods that do not exist. */
export async function findSellerOf(db: Sql, productId: number): Promise<number | undefined> {
  const [row] = await db.query<{ seller_id: number }>({
    name: 'hall_goods_seller',
    text: 'select seller_id from products where id = $1',
    values: [productId],
  })
  return row?.seller_id
}

/**
 * Changes the stock of locked goods by `change`. Goods without stock are sold out, and goods with stock are on sale
 * again. Hidden goods stay hidden.
 */
export async function moveStock(tx: Sql, productId: number, change: number, now: Date): Promise<void> {
  await tx.query({
    name: 'hall_move_stock',
    text: `update products set quantity_grams = quantity_grams + $2, updated_at = $3,
             status = case when status = 'hidden' then status when quantity_grams + $2 = 0 then 'sold_out' else 'active' end
           where id = $1`,
    values: [productId, change, now],
  })
}

/** Whether a species can be sold: it exists and is not hidden. */
export async function isFish(db: Sql, fishId: number): Promise<boolean> {
  const rows = await db.query({
    name: 'hall_fish',
    text: 'select from fish where id = $1 and not hidden',
    values: [fishId],
  })
  return rows.length > 0
}

/**
 * Locks people in the order of their ids, so that they can be neither removed nor blocked meanwhile; returns those who may
 * trade.
 */
export async function lockTraders(tx: Sql, ids: readonly number[]): Promise<number[]> {
  const rows = await tx.query<{ id: number }>({
    name: 'hall_lock_traders',
    text: 'select id from users where id = any($1::bigint[]) and not blocked and deleted_at is null order by id for share',
    values: [ids],
  })
  return rows.map(({ id }) => id)
}

export async function setReversed(
  tx: Sql,
  {
    id,
    by,
    reason,
    cashReturned,
    now,
  }: {
    readonly id: number
    readonly by: number
    readonly reason: string
    readonly cashReturned: boolean
    readonly now: Date
  },
): Promise<void> {
  await tx.query({
    name: 'hall_reverse',
    text: `update hall_sales set reversed_at = $2, reversed_by = $3, reversal_reason = $4, cash_returned = $5 where id = $1`,
    values: [id, now, by, reason, cashReturned],
  })
}

/** A day of a hall, from its start in Riyadh time until the start of the next day. */
export interface HallDay {
  readonly hallId: number
  readonly from: Date
  readonly to: Date
}

/** The sales of a day, newest first. */
export async function listSales(
  db: Sql,
  { hallId, from, to }: HallDay,
  { page, limit }: Paging,
): Promise<{ rows: SaleRow[]; count: number }> {
  const within = 's.market_id = $1 and s.sold_at >= $2 and s.sold_at < $3'
  const rows = await db.query<SaleRow>({
    name: 'hall_sales_of_day',
    text: `select ${saleColumns} from ${saleTables} where ${within}
           order by s.sold_at desc, s.id desc limit $4 offset $5`,
    values: [hallId, from, to, limit, (page - 1) * limit],
  })
  const [counted] = await db.query<{ count: number }>({
    name: 'hall_sales_count',
    text: `select count(*) from hall_sales s where ${within}`,
    values: [hallId, from, to],
  })
  return { rows, count: counted?.count ?? 0 }
}

export interface TotalsRow {
  readonly sales: number
  readonly grams: Grams
  readonly hammer: Halalas
  readonly hall: Halalas
  readonly say: Halalas
  readonly vat: Halalas
  readonly proceeds: Halalas
  readonly cash_in: Halalas
  readonly cash_out: Halalas
}

/** The sums of the sales of a day, and the cash that its desk took in and paid out on that day. */
export async function sumDay(db: Sql, { hallId, from, to }: HallDay): Promise<TotalsRow> {
  const [row] = await db.query<TotalsRow>({
    name: 'hall_day_sums',
    text: `select count(*) as sales, coalesce(sum(quantity_grams), 0)::bigint as grams,
             coalesce(sum(hammer_halalas), 0)::bigint as hammer, coalesce(sum(hall_halalas), 0)::bigint as hall,
             coalesce(sum(say_halalas), 0)::bigint as say, coalesce(sum(vat_halalas), 0)::bigint as vat,
             coalesce(sum(proceeds_halalas), 0)::bigint as proceeds,
             coalesce(sum(hammer_halalas) filter (where payment = 'cash'), 0)::bigint as cash_in,
             (select coalesce(sum(proceeds_halalas), 0) from hall_sales
              where market_id = $1 and paid_at >= $2 and paid_at < $3 and not cash_returned)::bigint as cash_out
           from hall_sales where market_id = $1 and sold_at >= $2 and sold_at < $3 and reversed_at is null`,
    values: [hallId, from, to],
  })
  if (!row) throw new RangeError('the sums of a day returned no row')
  return row
}
