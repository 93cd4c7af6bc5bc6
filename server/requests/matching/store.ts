import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Pair } from '#shared/base/locale.ts'
import type { OnSale, Wish } from '#shared/requests/matching.ts'
import { type RequestRow, requestColumns, requestJoins } from '../row.ts'

/** Goods of a seller, and the time at which requests must be open. */
interface Selling {
  readonly goods: OnSale
  readonly sellerId: number
  readonly now: Date
}

/** Open requests of others that match goods, best first; `matchOf` returns the matched fields. */
export function listFitting(db: Sql, selling: Selling): Promise<RequestRow[]> {
  return db.query<RequestRow>({
    name: 'match_requests',
    text: `${fittingRequests},
           picked as (select distinct fields, id from fitting order by fields desc, id desc limit ${limits.request.matches})
           select ${requestColumns} from picked join requests r using (id) ${requestJoins}
           order by picked.fields desc, r.id desc`,
    values: valuesOf(selling),
  })
}

/** An asker to notify, with the best of their matching requests. */
export interface AskerToNotify {
  readonly id: number
  readonly asker_id: number
  readonly title: string
  readonly fish: Pair
}

/** The askers of the best requests that match `goods` and did not match `before`; each asker once. */
export function listAskersToNotify(
  tx: Sql,
  { before, ...selling }: Selling & { readonly before: OnSale | null },
): Promise<AskerToNotify[]> {
  return tx.query<AskerToNotify>({
    name: 'match_to_tell',
    text: `${fittingRequests},
           newly as (
             select distinct on (asker_id) id, asker_id, fields from fitting
             where not coalesce($1 = $9::int and (size_id is null or size_id = $10::int)
               and (quality_id is null or quality_id = $11::int)
               and (price_halalas is null or price_halalas >= $12::bigint), false)
             order by asker_id, fields desc, id desc),
           picked as (select id, asker_id, fields from newly order by fields desc, id desc limit ${limits.request.notified})
           select picked.id, picked.asker_id, r.title, json_build_object('ar', f.name_ar, 'en', f.name_en) as fish
           from picked join requests r using (id) join fish f on f.id = r.fish_id
           order by picked.fields desc, picked.id desc`,
    values: [...valuesOf(selling), before?.fish, before?.size, before?.quality, before?.price],
  })
}

/** Goods of others on sale that a request matches, best first; listGiven loads them by a constant statement. */
export async function pickGoods(db: Sql, wish: Wish, askerId: number): Promise<number[]> {
  const picked = await db.query<{ id: number }>({
    name: 'match_goods',
    text: `with scanned as (${goodsNear} union ${goodsAnywhere})
           select id from scanned
           where seller_id <> $7 and quantity_grams > 0 and ($3::int is null or size_id = $3)
             and ($4::int is null or quality_id = $4) and ($6::bigint is null or price_halalas <= $6)
           order by (city_id = $2)::int + (quantity_grams >= $5)::int desc, id desc limit ${limits.request.matches}`,
    values: [wish.fish, wish.city, wish.size, wish.quality, wish.quantity, wish.price, askerId],
  })
  return picked.map(({ id }) => id)
}

function valuesOf({ goods, sellerId, now }: Selling): unknown[] {
  const { fish, city, size, quality, quantity, price } = goods
  return [fish, city, size, quality, quantity, price, sellerId, now]
}

/**
 * The maximum number of the newest requests that a scan reads for each kind. A kind is one species with the size and
 * quality of the goods or without them, once in the city and once anywhere. The limit bounds the work; older requests are
 * not found (decision 38).
 */
const requestsScanned = 60

/** The maximum number of the newest goods of a species that are read for a request, once in its city and once anywhere. */
const goodsScanned = 200

/**
 * A scan must use the index of its kind; otherwise a generic plan may read all rows backwards and filter them. The range
 * of one value in the order makes the other indexes unusable.
 */
const scannedRequests = (where = '') => `
  select r.id, r.asker_id, r.city_id, r.size_id, r.quality_id, r.quantity_grams, r.price_halalas, r.closes_at
  from kinds cross join lateral (
    select * from requests
    where status = 'open' and fish_id = $1 ${where} and coalesce(size_id, 0) = kinds.size
      and coalesce(quality_id, 0) between kinds.quality and kinds.quality
    order by coalesce(quality_id, 0), id desc limit ${requestsScanned}) r`

/**
 * Conditions without an index are checked only on the rows that the scans return, so that they do not make the scans longer.
 * Both scans return the rows in the city, so each use of `fitting` removes duplicates.
 */
const fittingRequests = `
  with kinds as (select size, quality from (values ($3::int), (0)) s(size), (values ($4::int), (0)) q(quality)),
  scanned as (${scannedRequests('and city_id = $2')} union all ${scannedRequests()}),
  fitting as (
    select *, 1 + (city_id = $2)::int + (size_id is not null)::int + (quality_id is not null)::int
      + (quantity_grams <= $5)::int + (price_halalas is not null)::int as fields
    from scanned
    where asker_id <> $7 and closes_at > $8 and (price_halalas is null or price_halalas >= $6::bigint))`

const scannedGoods = (where: string, order: string) => `
  (select id, seller_id, city_id, size_id, quality_id, quantity_grams, price_halalas from products
   where sale_type = 'normal' and status = 'active' and ${where} order by ${order}, id desc limit ${goodsScanned})`

const goodsNear = scannedGoods('fish_id = $1 and city_id between $2 and $2', 'city_id')
const goodsAnywhere = scannedGoods('fish_id between $1 and $1', 'fish_id')
