import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import { fromRiyals } from '#shared/base/money.ts'
import type { Paging } from '#shared/base/page.ts'
import type { OwnRequestsQuery, RequestListQuery, RequestSort } from '#shared/requests/contract.ts'
import { type RequestStatus, requestStatuses } from '#shared/requests/status.ts'
import { Where } from '../base/where.ts'
import type { Reading } from '../products/searchReading.ts'

/** What a typed text may mean: a reading by names of fish and places, or titles that have all its words. */
export interface Text {
  readonly named: readonly Reading[]
  /** Requests by their titles, the newest. */
  readonly titled: readonly number[]
}

export interface Asked {
  readonly query: RequestListQuery
  /** Undefined: none was typed. */
  readonly text: Text | undefined
  /** The fish of the categories that are filtered by; undefined: any. */
  readonly fish: readonly number[] | undefined
  readonly now: Date
  /** `YYYY-MM-DD` in Riyadh. */
  readonly today: string
}

/**
 * The ids of one page of open requests in their order, and how many fit, up to one more than the cap of totals. Both are
 * walks through an index that holds what lists are filtered by: no row is read before the page is known.
 */
export async function pickOpen(db: Sql, asked: Asked): Promise<{ ids: number[]; count: number }> {
  const where = conditionsOf(asked)
  const { limit, page, sort = 'newest' } = asked.query
  const from = (page - 1) * limit
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from requests r where ${where.text} limit ${most + 1}) counted`,
    values: [...where.values],
  })
  // A page past the last is empty, and none is counted beyond the cap.
  const listing =
    from >= most ? [] : db.query<{ id: number }>(statementOf(where, sort, { from, limit }, asked))
  const [[counted], picked] = await Promise.all([counting, listing])
  return { ids: picked.map(({ id }) => id), count: counted?.count ?? 0 }
}

const most = limits.page.totalCap

function conditionsOf({ query, text, fish, now }: Asked): Where {
  const where = new Where().and("r.status = 'open' and r.closes_at > $?", now)
  const anyOf = (column: string, ids: readonly number[] | undefined) => {
    // Of one value an index gives the requests in their order; of several it would have to be sorted.
    // What is sent may be larger than any id.
    if (ids?.length === 1) where.and(`${column} = $?::bigint`, ids[0])
    else where.andIf(ids, `${column} = any($?::bigint[])`)
  }
  anyOf('r.fish_id', bothOf(query.fish_id, fish))
  anyOf('r.city_id', query.city_id)
  anyOf('r.size_id', query.size)
  anyOf('r.quality_id', query.quality)
  const halalasOf = (riyals: number | undefined) => (riyals === undefined ? undefined : fromRiyals(riyals))
  where.andIf(halalasOf(query.price_min), 'r.price_halalas >= $?')
  where.andIf(halalasOf(query.price_max), 'r.price_halalas <= $?')
  return text ? where.and(fits(text, where)) : where
}

/** Ids that both lists hold; where one says nothing, those of the other. */
function bothOf(
  one: readonly number[] | undefined,
  other: readonly number[] | undefined,
): readonly number[] | undefined {
  return one && other ? one.filter((id) => other.includes(id)) : (one ?? other)
}

/** What the goods of a reading would be beside their fish, place, size and quality, no request says. */
function fits({ named, titled }: Text, where: Where): string {
  const ways = named.map(({ fish, place, traits }) => {
    const said = [
      fish && `r.fish_id = any(${where.put(fish)}::int[])`,
      place && `r.city_id = any(${where.put(place.cities)}::int[])`,
      traits.sizes && `r.size_id = any(${where.put(traits.sizes)}::int[])`,
      traits.qualities && `r.quality_id = any(${where.put(traits.qualities)}::int[])`,
    ].filter((one) => typeof one === 'string')
    return said.length > 0 ? `(${said.join(' and ')})` : 'false'
  })
  return `(${[...ways, `r.id = any(${where.put(titled)}::bigint[])`].join(' or ')})`
}

const orders: Record<Exclude<RequestSort, 'needed'>, string> = {
  newest: 'r.id desc',
  quantity_desc: 'r.quantity_grams desc, r.id desc',
  price_desc: 'r.price_halalas desc nulls last, r.id desc',
}

function statementOf(
  where: Where,
  sort: RequestSort,
  { from, limit }: { readonly from: number; readonly limit: number },
  { today }: Asked,
) {
  const page = `limit ${limit} offset ${from}`
  if (sort !== 'needed') {
    const text = `select r.id from requests r where ${where.text} order by ${orders[sort]} ${page}`
    return { text, values: where.values }
  }
  // What is needed soonest comes first, then what has no day, then the days that passed, the last one first.
  const part = (number: number, condition: string, order: string) =>
    `(select r.id, ${number} as part, r.needed_by from requests r where ${where.text} and ${condition}
      order by ${order} limit ${from + limit})`
  const day = `${where.put(today)}::date`
  const parts = [
    part(0, `r.needed_by >= ${day}`, 'r.needed_by, r.id desc'),
    part(1, 'r.needed_by is null', 'r.id desc'),
    part(2, `r.needed_by < ${day}`, 'r.needed_by desc, r.id desc'),
  ]
  const text = `select id from (${parts.join(' union all ')}) parts
    order by part, case part when 0 then needed_by end, case part when 2 then needed_by end desc, id desc ${page}`
  return { text, values: where.values }
}

/** The fish of categories. */
export async function listFishOf(db: Sql, categories: readonly number[]): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'requests_fish_of',
    text: 'select id from fish where category_id = any($1::bigint[])',
    values: [categories],
  })
  return rows.map(({ id }) => id)
}

/**
 * The newest open requests whose titles have all of these words (folded); of the last one the beginning is enough, as it
 * may still be typed. Only so many of the newest are looked through for each word.
 */
export async function findTitled(db: Sql, words: readonly string[]): Promise<number[]> {
  const rows = await db.query<{ request_id: number }>({
    name: 'requests_titled',
    text: `with recursive begun as (
             (select word from request_words where word >= $2 and word < $2 || U&'\\+10FFFF' order by word limit 1)
             union all
             select (select w.word from request_words w where w.word > b.word and w.word < $2 || U&'\\+10FFFF'
                     order by w.word limit 1)
             from begun b where b.word is not null),
           wanted as (
             select word collate "C" as word, place from unnest($1::text[]) with ordinality as typed (word, place)
             union all (select word, 0 from begun where word is not null limit ${mostBegun}))
           select found.request_id from wanted cross join lateral (
             select request_id from request_words w where w.word = wanted.word
             order by request_id desc limit ${most}) found
           group by found.request_id having count(distinct wanted.place) = $3
           order by found.request_id desc limit ${most}`,
    values: [words.slice(0, -1), words.at(-1), words.length],
  })
  return rows.map(({ request_id }) => request_id)
}

/** So many words that begin with the last one are looked for. */
const mostBegun = 12

interface Own {
  readonly asker: number
  readonly now: Date
}

/**
 * What a row says and the clock makes of it: one that is open past its time is closed. One short walk through the index
 * for each, already in the order of the list.
 */
const faces: readonly {
  readonly shown: RequestStatus
  readonly written: RequestStatus
  readonly due: boolean
}[] = [
  ...requestStatuses.map((status) => ({ shown: status, written: status, due: false })),
  { shown: 'closed', written: 'open', due: true },
]

/** One page of somebody's own requests, newest first. */
export async function pickOwn(
  db: Sql,
  { asker, now }: Own,
  { status, page, limit }: OwnRequestsQuery & Paging,
): Promise<number[]> {
  const from = (page - 1) * limit
  if (from >= most) return []
  const walked = faces.filter(({ shown }) => shown === (status ?? shown))
  const rows = await db.query<{ id: number }>({
    name: 'requests_own',
    text: `select w.id from unnest($2::text[], $3::boolean[]) face (written, due) cross join lateral (
             select r.id from requests r where ${ownOf} order by r.id desc limit $5::int + $6::int) w
           order by w.id desc limit $5 offset $6`,
    values: [asker, walked.map(({ written }) => written), walked.map(({ due }) => due), now, limit, from],
  })
  return rows.map(({ id }) => id)
}

const ownOf = `r.asker_id = $1 and r.status = face.written
  and (face.written <> 'open' or (r.closes_at <= $4) = face.due)`

/** How many of somebody's requests stand in each state, each up to one more than the cap of totals. */
export async function countOwn(db: Sql, { asker, now }: Own): Promise<ReadonlyMap<RequestStatus, number>> {
  const rows = await db.query<{ shown: RequestStatus; count: number }>({
    name: 'requests_count_own',
    text: `select face.shown, sum(counted.count) as count
           from unnest($2::text[], $3::boolean[], $5::text[]) face (written, due, shown) cross join lateral (
             select count(*) from (select from requests r where ${ownOf} limit ${most + 1}) one) counted
           group by face.shown`,
    values: [
      asker,
      faces.map(({ written }) => written),
      faces.map(({ due }) => due),
      now,
      faces.map(({ shown }) => shown),
    ],
  })
  return new Map(rows.map(({ shown, count }) => [shown, count]))
}
