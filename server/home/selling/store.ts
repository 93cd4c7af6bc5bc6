import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { type Halalas, toRiyals } from '#shared/base/money.ts'
import { type Grams, toKilograms } from '#shared/base/quantity.ts'
import type { SellerHome } from '#shared/home/selling.ts'

/** SQL condition: the seller sees the order, because it is paid or is paid in cash on delivery. */
const reached = `(o.payment_status in ('paid', 'refunded')
  or o.payment_id = (select id from options where list = 'payments' and code = 'cod'))`

type Waiting = Omit<SellerHome['waiting'], 'lots'>

/** The pending actions of a seller, except those of auctions, whose state is computed by the engine. */
export async function countWaiting(db: Sql, sellerId: number): Promise<Waiting> {
  const [row] = await db.query<Waiting>({
    name: 'seller_home_waiting',
    text: `select count(*) filter (where o.status = 'pending')::int as accept,
             count(*) filter (where o.status = 'accepted')::int as prepare,
             count(*) filter (where o.status = 'in_progress')::int as hand_over,
             count(*) filter (where o.status = 'return_requested')::int as returns,
             (select count(*)::int from (
                select from offers f join requests q on q.id = f.request_id
                where f.seller_id = $1 and f.status = 'accepted' and (q.order_until is null or q.order_until > now())
                  and not exists (select from orders w where w.offer_id = f.id) limit ${limits.page.most}) open) as offers
           from orders o
           where o.seller_id = $1 and o.status in ('pending', 'accepted', 'in_progress', 'return_requested') and ${reached}`,
    values: [sellerId],
  })
  return row ?? { accept: 0, prepare: 0, hand_over: 0, returns: 0, offers: 0 }
}

interface DayRow {
  readonly today_orders: number
  readonly today_halalas: Halalas
  readonly yesterday_orders: number
  readonly yesterday_halalas: Halalas
}

/** The seller's orders of today and yesterday, among the newest `limits.order.ownRecent` orders. */
export async function loadDays(
  db: Sql,
  sellerId: number,
  { today, yesterday }: { readonly today: Date; readonly yesterday: Date },
): Promise<Pick<SellerHome, 'today' | 'yesterday'>> {
  const [row] = await db.query<DayRow>({
    name: 'seller_home_days',
    text: `select count(*) filter (where o.created_at >= $2)::int as today_orders,
             coalesce(sum(o.total_halalas) filter (where o.created_at >= $2), 0)::bigint as today_halalas,
             count(*) filter (where o.created_at < $2)::int as yesterday_orders,
             coalesce(sum(o.total_halalas) filter (where o.created_at < $2), 0)::bigint as yesterday_halalas
           from (select created_at, status, payment_status, payment_id, total_halalas from orders
                 where seller_id = $1 order by id desc limit ${limits.order.ownRecent}) o
           where o.created_at >= $3 and o.status not in ('rejected', 'cancelled', 'returned') and ${reached}`,
    values: [sellerId, today, yesterday],
  })
  const dayOf = (orders = 0, total: Halalas | undefined) => ({
    orders,
    total: toRiyals(total ?? (0 as Halalas)),
  })
  return {
    today: dayOf(row?.today_orders, row?.today_halalas),
    yesterday: dayOf(row?.yesterday_orders, row?.yesterday_halalas),
  }
}

interface HallDayRow {
  readonly today_sales: number
  readonly today_halalas: Halalas
  readonly yesterday_sales: number
  readonly yesterday_halalas: Halalas
  readonly sold: boolean
}

/** The seller's sales in halls today and yesterday; null if the seller has never had a sale in a hall. */
export async function loadHallDays(
  db: Sql,
  sellerId: number,
  { today, yesterday }: { readonly today: Date; readonly yesterday: Date },
): Promise<SellerHome['hall']> {
  const [row] = await db.query<HallDayRow>({
    name: 'seller_home_hall',
    text: `select count(*) filter (where h.sold_at >= $2)::int as today_sales,
             coalesce(sum(h.hammer_halalas) filter (where h.sold_at >= $2), 0)::bigint as today_halalas,
             count(*) filter (where h.sold_at < $2)::int as yesterday_sales,
             coalesce(sum(h.hammer_halalas) filter (where h.sold_at < $2), 0)::bigint as yesterday_halalas,
             exists (select from hall_people p join hall_sales s on s.seller_id = p.id where p.user_id = $1) as sold
           from hall_sales h
           where coalesce(h.seller_user_id, -h.seller_id) = any($1::bigint || array(select -p.id from hall_people p where p.user_id = $1))
             and h.sold_at >= $3 and h.reversed_at is null`,
    values: [sellerId, today, yesterday],
  })
  if (!row?.sold) return null
  return {
    today: { sales: row.today_sales, total: toRiyals(row.today_halalas) },
    yesterday: { sales: row.yesterday_sales, total: toRiyals(row.yesterday_halalas) },
  }
}

interface StockRow {
  readonly products: number
  readonly grams: Grams
  readonly listed: boolean
  readonly sold: boolean
}

/** The seller's goods on sale by the kilogram, and whether the seller has ever listed anything or completed an order. */
export async function loadStock(
  db: Sql,
  sellerId: number,
): Promise<Pick<SellerHome, 'stock' | 'has_listed' | 'has_sold'>> {
  const [row] = await db.query<StockRow>({
    name: 'seller_home_stock',
    text: `select count(*)::int as products, coalesce(sum(quantity_grams), 0)::bigint as grams,
             exists (select from products where seller_id = $1) as listed,
             exists (select from orders where seller_id = $1 and status = 'completed') as sold
           from products where seller_id = $1 and sale_type = 'normal' and status = 'active'`,
    values: [sellerId],
  })
  const { products, grams, listed, sold } = row ?? {
    products: 0,
    grams: 0 as Grams,
    listed: false,
    sold: false,
  }
  return { stock: { products, quantity: toKilograms(grams) }, has_listed: listed, has_sold: sold }
}
