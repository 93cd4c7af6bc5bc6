import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'
import { anyOf, containsWords, findFishNamed, findPeople, isOneOf } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface GoodsRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly image: string
  readonly fish_id: number
  readonly fish_ar: string
  readonly fish_en: string
  readonly market_id: number
  readonly market_ar: string
  readonly market_en: string
  readonly seller_id: number
  readonly f_name: string
  readonly l_name: string
  readonly origin: 'local' | 'imported'
  readonly farmed: boolean
  readonly sale_type: 'normal' | 'auction'
  readonly status: 'active' | 'sold_out' | 'hidden'
  readonly hidden_by_staff: boolean
  readonly special_position: number | null
  readonly price_halalas: Halalas
  readonly quantity_grams: number
  readonly created_at: Date
  /** The time at which staff last hid the goods. */
  readonly hid_at: Date | null
  readonly hid_by: number | null
  readonly hid_f: string | null
  readonly hid_l: string | null
  readonly hid_note: string | null
}

export interface GoodsFilter {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly status?: GoodsRow['status'] | undefined
  readonly origin?: GoodsRow['origin'] | undefined
  readonly sale_type?: GoodsRow['sale_type'] | undefined
  readonly fish?: number | undefined
  readonly seller?: number | undefined
  readonly special?: boolean | undefined
}

const orders = {
  created_at: { by: ['p.id'], usual: 'desc' },
  name: { by: ['p.name_ar', 'p.id'], usual: 'asc' },
  price: { by: ['p.price_halalas', 'p.id'], usual: 'desc' },
  quantity: { by: ['p.quantity_grams', 'p.id'], usual: 'desc' },
  special_position: { by: ['p.special_position', 'p.id'], usual: 'asc' },
} as const

interface GoodsSort {
  readonly sort?: keyof typeof orders | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface GoodsQuery extends GoodsFilter, GoodsSort, Paging {}

/**
 * Goods of every state, by default newest first. Only `products` is sorted; the other tables are joined to one page of
 * rows.
 */
export async function listGoodsRows(
  db: Sql,
  query: GoodsQuery,
): Promise<{ rows: GoodsRow[]; count: number }> {
  return pageRows(db, goods, await conditionsOf(db, query), { ...query, order: orderOf(query) })
}

/** Goods in chunks, for the CSV export, in the order of {@link listGoodsRows}. */
export const readGoods = (db: Sql, query: GoodsFilter & GoodsSort) =>
  readRows<GoodsRow>(db, goods, () => conditionsOf(db, query), orderOf(query))

function orderOf({ sort = 'created_at', order }: GoodsSort): string {
  const { by, usual } = orders[sort]
  return orderBy(by, order ?? usual)
}

const goods: TableSource = {
  from: 'products p',
  key: 'p.id',
  columns: `p.id, p.name_ar, p.name_en, i.path as image, p.fish_id, f.name_ar as fish_ar, f.name_en as fish_en,
  p.market_id, m.name_ar as market_ar, m.name_en as market_en, p.seller_id, u.f_name, u.l_name, p.origin, p.farmed,
  p.sale_type, p.status, p.hidden_by_staff, p.special_position, p.price_halalas, p.quantity_grams, p.created_at,
  d.at as hid_at, d.actor_id as hid_by, d.f_name as hid_f, d.l_name as hid_l, d.note as hid_note`,
  joins: `join products p on p.id = picked.id join images i on i.id = p.image_id join fish f on f.id = p.fish_id join markets m on m.id = p.market_id
  join users u on u.id = p.seller_id
  left join lateral (
    select a.at, a.actor_id, a.note, w.f_name, w.l_name from audit a left join users w on w.id = a.actor_id
    where p.hidden_by_staff and a.record_type = 'product' and a.record_id = p.id and a.action = 'product.hide'
    order by a.id desc limit 1) d on true`,
}

const named = {
  table: 'product_names',
  id: 'product_id',
  key: 'p.id',
  signs: '(select n.signs from product_names n where n.product_id = p.id)',
}

async function conditionsOf(db: Sql, filter: GoodsFilter & GoodsSort): Promise<Where> {
  const { s, special, sort } = filter
  const where = new Where()
    .andIf(filter.id, 'p.id = $?')
    .andIf(filter.status, 'p.status = $?')
    .andIf(filter.origin, 'p.origin = $?')
    .andIf(filter.sale_type, 'p.sale_type = $?')
    .andIf(filter.fish, 'p.fish_id = $?')
    .andIf(filter.seller, 'p.seller_id = $?')
  // A list that is sorted by special place contains only special products.
  if (special === true || sort === 'special_position') where.and('p.special_position is not null')
  if (special === false) where.and('p.special_position is null')
  if (s === undefined) return where
  if (/^\d{1,15}$/.test(s)) return where.and('p.id = $?', Number(s))
  const [fish, people] = await Promise.all([findFishNamed(db, s), findPeople(db, s)])
  return where.and(
    anyOf([
      await containsWords(db, where, named, s),
      ...isOneOf(where, 'p.fish_id', fish),
      ...isOneOf(where, 'p.seller_id', people),
    ]),
  )
}

/** The seller and the sale type of goods. */
export async function findGoods(
  tx: Sql,
  id: number,
): Promise<{ readonly seller_id: number; readonly sale_type: GoodsRow['sale_type'] } | undefined> {
  const [row] = await tx.query<{ seller_id: number; sale_type: GoodsRow['sale_type'] }>({
    name: 'operator_goods_find',
    text: 'select seller_id, sale_type from products where id = $1',
    values: [id],
  })
  return row
}

/** Serializes changes of the special products and locks them all in order of id. */
export async function lockSpecials(tx: Sql, id: number): Promise<void> {
  await tx.query({ text: `select pg_advisory_xact_lock(hashtext('special products'))` })
  await tx.query({
    text: 'select from products where special_position is not null or id = $1 order by id for update',
    values: [id],
  })
}

/** The place among the special products, from 1; null for other goods. */
export async function placeOfSpecial(tx: Sql, id: number): Promise<number | null> {
  const [row] = await tx.query<{ place: number }>({
    text: `select place from (
             select id, row_number() over (order by special_position, id desc)::int as place
             from products where special_position is not null) p where id = $1`,
    values: [id],
  })
  return row?.place ?? null
}

/**
 * Moves goods to a place among the special products, from 1, or removes the goods from them; the other goods keep their
 * order.
 */
export async function placeSpecial(tx: Sql, id: number, place: number | null): Promise<void> {
  await tx.query({
    text: `with others as (
             select id, row_number() over (order by special_position, id desc) as place
             from products where special_position is not null and id <> $1),
           placed as (
             select id, place + coalesce((place >= $2)::int, 0) as place from others
             union all
             select $1, case when $2::int is not null then least($2, (select count(*) + 1 from others)) end)
           update products p set special_position = placed.place, updated_at = now() from placed
           where placed.id = p.id and p.special_position is distinct from placed.place`,
    values: [id, place],
  })
}

/** Stores whether staff hide goods, and whether the seller had hidden them before. */
export async function updateHiddenByStaff(
  tx: Sql,
  id: number,
  { hidden, bySeller }: { readonly hidden: boolean; readonly bySeller: boolean },
): Promise<void> {
  await tx.query({
    name: 'operator_goods_hide',
    text: 'update products set hidden_by_staff = $2, hidden_by_seller = $3, hidden_by_block = false, updated_at = now() where id = $1',
    values: [id, hidden, bySeller],
  })
}

/** Whether the seller had hidden the goods before staff did. */
export async function wasHiddenBySeller(tx: Sql, id: number): Promise<boolean> {
  const [row] = await tx.query<{ hidden_by_seller: boolean }>({
    name: 'operator_goods_hidden',
    text: 'select hidden_by_seller from products where id = $1',
    values: [id],
  })
  return row?.hidden_by_seller ?? false
}
