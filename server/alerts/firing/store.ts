import type { Sql } from '#platform/database/db.ts'
import type { AlertPlace, Origin, Signal } from '#shared/alerts/rules.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { Coast } from '#shared/catalog/coasts.ts'

interface NewGoodsSignal {
  readonly id: number
  readonly sellerId: number
  readonly fish: number
  readonly market: number
  readonly origin: Origin
  readonly price: number
  readonly landed: boolean
  readonly at: Date
}

/** Queues a change of goods, if there is an alert of their species. */
export async function addGoodsSignal(tx: Sql, goods: NewGoodsSignal): Promise<void> {
  const { id, sellerId, fish, market, origin, price, landed, at } = goods
  await tx.query({
    name: 'alerts_signal_goods',
    text: `insert into alert_signals (kind, fish_id, market_id, origin, price_halalas, landed, seller_id, record_id, at)
           select 'goods', $1, $2, $3, $4, $5, $6, $7, $8 where exists (select from alerts where fish_id = $1)`,
    values: [fish, market, origin, price, landed, sellerId, id, at],
  })
}

/** Queues each auction that opened within the last hour, once. An alert that is added later is not sent for it. */
export async function addOpenedAuctions(db: Sql): Promise<void> {
  await db.query({
    name: 'alerts_signal_opened',
    text: `with opened as (
             insert into alert_openings (auction_id, at)
             select a.product_id, now() from auctions a join products p on p.id = a.product_id
             where a.ends_at > now() and a.starts_at between now() - interval '1 hour' and now()
               and a.voided_at is null and p.status <> 'hidden'
               and not exists (select from alert_openings m where m.auction_id = a.product_id)
             on conflict do nothing
             returning auction_id)
           insert into alert_signals (kind, fish_id, market_id, origin, price_halalas, landed, seller_id, record_id, at)
           select 'auction', p.fish_id, p.market_id, p.origin, null, false, p.seller_id, p.id, now()
           from opened o join products p on p.id = o.auction_id
           where exists (select from alerts l where l.fish_id = p.fish_id)`,
  })
}

/** The places of price alerts; null is the Kingdom. */
export async function listPricedPlaces(db: Sql): Promise<AlertPlace[]> {
  const rows = await db.query<{ market_id: number | null; coast: Coast | null }>({
    name: 'alerts_places',
    text: `select distinct market_id, coast from alerts where kind = 'price' order by market_id, coast limit 1000`,
  })
  return rows.map(({ market_id, coast }) => market_id ?? coast)
}

/** A published average of today. */
export interface Average {
  readonly fish: number
  readonly place: AlertPlace
  readonly origin: Origin
  readonly price: number
}

/** Queues the averages that match an alert, if that alert was not sent since `dayStart`. */
export async function addAverages(
  db: Sql,
  averages: readonly Average[],
  { at, dayStart }: { readonly at: Date; readonly dayStart: Date },
): Promise<void> {
  await db.query({
    name: 'alerts_signal_averages',
    text: `insert into alert_signals (kind, fish_id, market_id, coast, origin, price_halalas, landed, seller_id, record_id, at)
           select 'average', v.fish, v.market, v.coast, v.origin, v.price, false, null, v.fish, $2
           from jsonb_to_recordset($1) as v(fish int, market int, coast text, origin text, price bigint)
           where exists (select from alerts l where l.fish_id = v.fish and l.kind = 'price' and l.origin = v.origin
               and l.market_id is not distinct from v.market and l.coast is not distinct from v.coast
               and l.price_halalas >= v.price and (l.fired_at is null or l.fired_at < $3))
             and not exists (select from alert_signals s where s.kind = 'average' and s.fish_id = v.fish
               and s.market_id is not distinct from v.market and s.coast is not distinct from v.coast and s.origin = v.origin)`,
    values: [
      JSON.stringify(averages.map(({ place, ...rest }) => ({ ...rest, ...columnsOf(place) }))),
      at,
      dayStart,
    ],
  })
}

const columnsOf = (place: AlertPlace) =>
  typeof place === 'number' ? { market: place, coast: null } : { market: null, coast: place }

/** A queued signal with the names that its notifications need. */
export interface SignalRow {
  readonly id: number
  readonly kind: Signal['kind']
  readonly fish_id: number
  readonly market_id: number | null
  /** The coast if the signal is the average of a coast; null for all other signals. */
  readonly coast: Coast | null
  readonly origin: Origin
  readonly price_halalas: Halalas | null
  readonly landed: boolean
  readonly seller_id: number | null
  readonly record_id: number
  readonly at: Date
  readonly after_alert: number
  readonly fish_ar: string
  readonly fish_en: string
  readonly market_ar: string | null
  readonly market_en: string | null
  /** The weight of a lot; null for other goods. */
  readonly lot_grams: Grams | null
}

/** Locks the oldest signal that no other worker has. */
export async function lockSignal(tx: Sql): Promise<SignalRow | undefined> {
  const [row] = await tx.query<SignalRow>({
    name: 'alerts_lock_signal',
    text: `select s.id, s.kind, s.fish_id, s.market_id, s.coast, s.origin, s.price_halalas, s.landed, s.seller_id, s.record_id, s.at,
             s.after_alert, f.name_ar as fish_ar, f.name_en as fish_en, m.name_ar as market_ar, m.name_en as market_en,
             p.quantity_grams as lot_grams
           from alert_signals s join fish f on f.id = s.fish_id left join markets m on m.id = s.market_id
           left join products p on s.kind = 'auction' and p.id = s.record_id
           order by s.id limit 1 for update of s skip locked`,
  })
  return row
}

/** Locks and returns the next alerts to send for a signal. The SQL repeats the rule `fires` of shared/alerts/rules.ts. */
export function lockFired(
  tx: Sql,
  { id, after_alert }: Pick<SignalRow, 'id' | 'after_alert'>,
  { dayStart, most }: { readonly dayStart: Date; readonly most: number },
): Promise<{ id: number; user_id: number; kind: 'price' | 'landed' | 'auction' }[]> {
  return tx.query({
    name: 'alerts_lock_fired',
    // With OFFSET 0, PostgreSQL computes the facts of the signal once, and not for each alert.
    text: `select a.id, a.user_id, a.kind
           from (select s.fish_id, s.market_id, s.coast, s.origin, s.price_halalas, s.seller_id, k.coast as market_coast,
                   s.kind = 'average' as is_average, s.kind = 'auction' as is_auction,
                   s.kind = 'goods' and s.landed and s.origin = 'local' as is_landed
                 from alert_signals s left join market_coasts k on k.market_id = s.market_id where s.id = $1 offset 0) s
           join alerts a on a.fish_id = s.fish_id
           where a.id > $2 and a.user_id is distinct from s.seller_id
             and case a.kind
               when 'price' then s.price_halalas <= a.price_halalas and a.origin = s.origin
               when 'landed' then s.is_landed
               else s.is_auction end
             and case when s.is_average then a.market_id is not distinct from s.market_id and a.coast is not distinct from s.coast
               else (a.market_id is null or a.market_id = s.market_id) and (a.coast is null or a.coast = s.market_coast) end
             and (a.fired_at is null or a.fired_at < $3 or (a.often = 'always' and not s.is_average))
           order by a.id limit $4 for no key update of a`,
    values: [id, after_alert, dayStart, most],
  })
}

export async function markFired(tx: Sql, ids: readonly number[], at: Date): Promise<void> {
  await tx.query({
    name: 'alerts_mark_fired',
    text: 'update alerts set fired_at = $2 where id = any($1)',
    values: [ids, at],
  })
}

/** Stores the last alert with which the signal was compared. */
export async function keepPlace(tx: Sql, id: number, after: number): Promise<void> {
  await tx.query({
    name: 'alerts_keep_place',
    text: 'update alert_signals set after_alert = $2 where id = $1',
    values: [id, after],
  })
}

export async function deleteSignal(tx: Sql, id: number): Promise<void> {
  await tx.query({
    name: 'alerts_delete_signal',
    text: 'delete from alert_signals where id = $1',
    values: [id],
  })
}
