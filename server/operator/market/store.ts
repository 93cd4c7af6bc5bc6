import type { Sql } from '#platform/database/db.ts'
import { addDays } from '#shared/base/dates.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { auctionGroups, ListedRequest } from '#shared/operator/orders.ts'
import type { RequestStatus } from '#shared/requests/status.ts'
import { type StateRow, stateColumns } from '../../auctions/row.ts'
import { Where } from '../../base/where.ts'
import { anyOf, containsWords, findFishNamed, findPeople, isOneOf, numberIn } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface ListedAuctionRow extends StateRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly f_name: string
  readonly l_name: string
  readonly lot_grams: number
  readonly hidden: boolean
  readonly bidders: boolean
}

const auctions = (reader: number): TableSource => ({
  from: 'auctions a join products p on p.id = a.product_id',
  key: 'a.product_id',
  columns: `p.id, p.name_ar, p.name_en, u.f_name, u.l_name, p.listed_grams as lot_grams, p.status = 'hidden' as hidden,
    (exists (select from bids where auction_id = p.id and bidder_id = ${Number(reader)})
      or exists (select from sealed_offers where auction_id = p.id and bidder_id = ${Number(reader)})) as bidders,
    ${stateColumns}, now() as clock`,
  joins: `join auctions a on a.product_id = picked.id join products p on p.id = picked.id
    join users u on u.id = p.seller_id`,
})

interface Period {
  /** First and last day of the period, each as the time at which the day starts; both days are included. */
  readonly from?: Date | undefined
  readonly to?: Date | undefined
}

interface Sorted<Sort extends string> {
  readonly sort?: Sort | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface AuctionFilter extends Period {
  readonly state?: (typeof auctionGroups)[number] | undefined
  readonly seller?: number | undefined
  readonly s?: string | undefined
}

const auctionSorts = { ends_at: ['a.ends_at', 'a.product_id'], starts_at: ['a.starts_at', 'a.product_id'] }

/** The condition of each group, by the database's clock. */
const groups: Record<(typeof auctionGroups)[number], string> = {
  open: 'a.voided_at is null and a.starts_at <= now() and a.ends_at > now()',
  scheduled: 'a.voided_at is null and a.starts_at > now()',
  ended: 'a.voided_at is null and a.ends_at <= now()',
  void: 'a.voided_at is not null',
}

/**
 * The auctions of a filter. By default open and scheduled auctions are sorted by their next change, other auctions by
 * their end, newest first.
 */
export async function listAuctionsBy(
  db: Sql,
  query: AuctionFilter & Paging & AuctionSort,
  reader: number,
): Promise<{ rows: ListedAuctionRow[]; count: number }> {
  const order = auctionOrder(query)
  return pageRows(db, auctions(reader), await auctionsOf(db, query), { ...query, order })
}

type AuctionSort = Sorted<keyof typeof auctionSorts>

function auctionOrder({ sort, state, order }: AuctionFilter & AuctionSort): string {
  const coming = !sort && (state === 'open' || state === 'scheduled')
  const usual = state === 'scheduled' ? 'starts_at' : 'ends_at'
  return orderBy(auctionSorts[sort ?? usual], coming ? 'asc' : order)
}

/** One auction in the shape of a list entry. */
export async function findAuctionBy(
  db: Sql,
  id: number,
  reader: number,
): Promise<ListedAuctionRow | undefined> {
  const where = new Where().and('a.product_id = $?', id)
  const order = orderBy(auctionSorts.ends_at, undefined)
  const { rows } = await pageRows<ListedAuctionRow>(db, auctions(reader), where, { page: 1, limit: 1, order })
  return rows[0]
}

export interface VoidedRow {
  readonly at: Date
  readonly note: string | null
  readonly actor_id: number | null
  readonly f_name: string | null
  readonly l_name: string | null
}

/** The staff member who stopped an auction; undefined if the auction was not stopped. */
export async function findVoiding(db: Sql, id: number): Promise<VoidedRow | undefined> {
  const [row] = await db.query<VoidedRow>({
    name: 'operator_auction_voiding',
    text: `select a.at, a.note, a.actor_id, u.f_name, u.l_name from audit a left join users u on u.id = a.actor_id
           where a.record_type = 'auction' and a.record_id = $1 and a.action = 'auction.void'
           order by a.id desc limit 1`,
    values: [id],
  })
  return row
}

/** The auctions of a filter in chunks, for the CSV export, in the order of {@link listAuctionsBy}. */
export const readAuctions = (db: Sql, query: AuctionFilter & AuctionSort, reader: number) =>
  readRows<ListedAuctionRow>(db, auctions(reader), () => auctionsOf(db, query), auctionOrder(query))

async function auctionsOf(db: Sql, { state, seller, from, to, s }: AuctionFilter): Promise<Where> {
  const where = new Where()
    .andIf(seller, 'p.seller_id = $?')
    .andIf(from, 'a.ends_at >= $?')
    .andIf(to && addDays(to, 1), 'a.ends_at < $?')
  if (state) where.and(groups[state])
  if (s) {
    const [people, fish] = await Promise.all([findPeople(db, s), findFishNamed(db, s)])
    const lot = where.put(numberIn(s))
    if (people.length === 0) where.and(anyOf([`a.product_id = ${lot}`, ...isOneOf(where, 'a.fish_id', fish)]))
    // The lots of matching sellers and of matching species are found by separate index scans, because one OR condition
    // over both tables would scan all rows.
    else
      where.and(
        `a.product_id = any(array(
           select ${lot}::bigint
           union all select id from products where sale_type = 'auction' and seller_id = any($?::bigint[])
           union all select product_id from auctions where fish_id = any($?::bigint[])))`,
        people,
        fish,
      )
  }
  return where
}

export interface ListedRequestRow {
  readonly id: number
  readonly title: string
  readonly body: string
  readonly status: RequestStatus
  readonly closed_by: ListedRequest['closed_by']
  readonly asker_id: number
  readonly f_name: string
  readonly l_name: string
  readonly fish_ar: string
  readonly fish_en: string
  readonly city_ar: string
  readonly city_en: string
  readonly quantity_grams: number
  readonly price_halalas: Halalas | null
  readonly offers_count: number
  readonly closes_at: Date
  readonly order_until: Date | null
  readonly created_at: Date
  readonly offered: boolean
}

const requests = (reader: number): TableSource => ({
  from: 'requests r',
  key: 'r.id',
  columns: `r.id, r.title, r.body, r.status, r.closed_by, r.asker_id, u.f_name, u.l_name, f.name_ar as fish_ar,
    f.name_en as fish_en, c.name_ar as city_ar, c.name_en as city_en, r.quantity_grams, r.price_halalas,
    r.offers_count, r.closes_at, r.order_until, r.created_at,
    exists (select from offers where request_id = r.id and seller_id = ${Number(reader)}) as offered`,
  joins: `join requests r on r.id = picked.id join users u on u.id = r.asker_id join fish f on f.id = r.fish_id
    join cities c on c.id = r.city_id`,
})

export interface RequestFilter extends Period {
  readonly status?: RequestStatus | undefined
  readonly person?: number | undefined
  readonly s?: string | undefined
}

const requestSorts = { at: ['r.created_at', 'r.id'], closes_at: ['r.closes_at', 'r.id'] }

/** The requests of a filter, by default newest first. */
export async function listRequestsBy(
  db: Sql,
  query: RequestFilter & Paging & RequestSort,
  { reader, now }: { readonly reader: number; readonly now: Date },
): Promise<{ rows: ListedRequestRow[]; count: number }> {
  const order = requestOrder(query)
  return pageRows(db, requests(reader), await requestsOf(db, query, now), { ...query, order })
}

/** The requests of a filter in chunks, for the CSV export, in the order of {@link listRequestsBy}. */
export const readRequests = (
  db: Sql,
  query: RequestFilter & RequestSort,
  { reader, now }: { readonly reader: number; readonly now: Date },
) => readRows<ListedRequestRow>(db, requests(reader), () => requestsOf(db, query, now), requestOrder(query))

type RequestSort = Sorted<keyof typeof requestSorts>

const requestOrder = ({ sort = 'at', order }: RequestSort) => orderBy(requestSorts[sort], order)

const titled = { table: 'requests', id: 'id', key: 'r.id', signs: 'r.signs' }

async function requestsOf(
  db: Sql,
  { status, person, from, to, s }: RequestFilter,
  now: Date,
): Promise<Where> {
  const where = new Where()
    .andIf(person, 'r.asker_id = $?')
    .andIf(from, 'r.created_at >= $?')
    .andIf(to && addDays(to, 1), 'r.created_at < $?')
  // A request past its deadline counts as closed, whether or not a worker has closed it.
  const past =
    "coalesce(case r.status when 'open' then r.closes_at when 'accepted' then r.order_until end <= $?, false)"
  if (status === 'open' || status === 'accepted') where.and(`r.status = '${status}' and not ${past}`, now)
  else if (status === 'closed') where.and(`(r.status = 'closed' or ${past})`, now)
  else where.andIf(status, 'r.status = $?')
  if (s) {
    const people = await findPeople(db, s)
    where.and(
      anyOf([
        `r.id = ${where.put(numberIn(s.replace(/^R-?/i, '')))}`,
        // The condition is a subquery, because a plain OR condition would scan all requests when few match.
        ...isOneOf(where, 'k.asker_id', people).map(
          (asked) => `r.id = any(array(select k.id from requests k where ${asked}))`,
        ),
        await containsWords(db, where, titled, s),
      ]),
    )
  }
  return where
}
