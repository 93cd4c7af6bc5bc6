import { createHash } from 'node:crypto'
import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { RequestSort } from '#shared/requests/rules.ts'
import { Where } from '../base/where.ts'

const columns = { fish: 'r.fish_id', city: 'r.city_id', size: 'r.size_id', quality: 'r.quality_id' } as const
type Facet = keyof typeof columns

/** What a request is one of: ids of lists; a list that is not there restricts nothing. */
export type Facets = { readonly [F in Facet]?: readonly number[] | undefined }

export interface Asked {
  /** What fits one of these fits. */
  readonly ways: readonly Facets[]
  /** And what has all these words (folded) in its title, within the facets; of the last the beginning is enough. */
  readonly titled?: { readonly words: readonly string[]; readonly facets: Facets } | undefined
  /** Of the asker's own idea, per kilogram. */
  readonly price: { readonly least?: Halalas | undefined; readonly most?: Halalas | undefined }
  readonly sort: RequestSort
  readonly from: number
  readonly limit: number
  readonly now: Date
  /** `YYYY-MM-DD` in Riyadh. */
  readonly today: string
}

/**
 * The ids of one page of open requests in their order, and how many fit, up to one more than the cap of totals. The newest,
 * and the number, come by short walks through the indexes of what is filtered by, by statements that are kept whatever the
 * values are; another order, and a price, are planned with their values each time (decision 35).
 */
export async function pickOpen(db: Sql, asked: Asked): Promise<{ ids: number[]; count: number }> {
  const { price, sort, from, ways, titled } = asked
  if (ways.length === 0 && !titled) return { ids: [], count: 0 }
  const style: Style = price.least === undefined && price.most === undefined ? 'walked' : 'planned'
  if (sort === 'newest' && style === 'walked') return pickNewest(db, asked)
  const [[counted], picked] = await Promise.all([
    db.query<{ count: number }>(countingOf(asked, style)),
    // A page past the last is empty, and none is counted beyond the cap.
    from < most ? db.query<{ id: number }>(pageOf(asked)) : [],
  ])
  return { ids: picked.map(({ id }) => id), count: counted?.count ?? 0 }
}

const most = limits.page.totalCap

/** So many of the newest are walked, in few different numbers, so that there are few different statements. */
const steps = [12, 24, 60, 120, 300, most]

async function pickNewest(db: Sql, asked: Asked): Promise<{ ids: number[]; count: number }> {
  const where = new Where()
  const { ways, before } = waysOf(asked, where, 'walked')
  const until = steps.find((step) => step >= asked.from + asked.limit) ?? most
  const page = either(ways.map((way) => `(${newestOf(way, until)})`))
  const text = `${before} select (select count(*) from (${countable(ways)}) counted) as count,
    array(select id from (${page}) page where ${where.put(asked.from < most)}::boolean
          order by id desc limit ${where.put(asked.limit)} offset ${where.put(asked.from)}) as ids`
  const [row] = await db.query<{ count: number; ids: string[] }>({ ...kept(text), values: where.values })
  // The driver leaves the numbers of a 64-bit array as they are written.
  return { ids: (row?.ids ?? []).map(Number), count: row?.count ?? 0 }
}

function countingOf(asked: Asked, style: Style) {
  const where = new Where()
  const { ways, before } = waysOf(asked, where, style)
  const text = `${before} select count(*) from (${countable(ways)}) counted`
  return { ...(style === 'walked' ? kept(text) : { text }), values: where.values }
}

/** As many rows as fit, up to one more than the cap, whichever they are. */
function countable(ways: readonly Way[]): string {
  const parts = ways.map((way) => `(${newestOf(way, most + 1)} limit ${most + 1})`)
  return `select id from (${either(parts)}) fitting limit ${most + 1}`
}

/** The newest of each list of a way. */
function newestOf({ lists, rows }: Way, limit: number): string {
  const walks = `lateral (select r.id from ${rows} order by r.id desc limit ${limit}) w`
  return `select w.id from ${[...lists, walks].join(' cross join ')}`
}

/** What any of the ways finds, each once. */
const either = (ways: readonly string[]) => ways.join(' union ')

/** How a page is ordered: the column beside the id, how a way is walked, how the ways come together. */
const orders: Record<Exclude<RequestSort, 'needed'>, { readonly key: string; readonly by: string }> = {
  newest: { key: '', by: 'id desc' },
  quantity_desc: { key: 'quantity_grams', by: 'quantity_grams desc, id desc' },
  price_desc: { key: 'price_halalas', by: 'price_halalas desc nulls last, id desc' },
}

/** One page in any order, planned with its values. */
function pageOf(asked: Asked) {
  const { sort, from, limit, today } = asked
  const where = new Where()
  const { ways, before } = waysOf(asked, where, 'planned')
  const page = `limit ${limit} offset ${from}`
  if (sort !== 'needed') {
    const { key, by } = orders[sort]
    const parts = ways.map(
      ({ rows }) => `(select r.id${key && `, r.${key}`} from ${rows} order by ${by} limit ${from + limit})`,
    )
    const text = `${before} select id from (${either(parts)}) found order by ${by} ${page}`
    return { text, values: where.values }
  }
  // What is needed soonest comes first, then what has no day, then the days that passed, the last one first.
  const day = `${where.put(today)}::date`
  const parts = ways.flatMap(({ rows }) =>
    [
      ['r.needed_by >= ', 'needed_by, id desc'],
      ['r.needed_by is null', 'id desc'],
      ['r.needed_by < ', 'needed_by desc, id desc'],
    ].map(
      ([is = '', by], part) => `(select r.id, ${part} as part, r.needed_by from ${rows}
        and ${part === 1 ? is : is + day} order by ${by} limit ${from + limit})`,
    ),
  )
  // The parts of one way have nothing in common.
  const found = ways.length === 1 ? parts.join(' union all ') : either(parts)
  const text = `${before} select id from (${found}) found
    order by part, case part when 0 then needed_by end, case part when 2 then needed_by end desc, id desc ${page}`
  return { text, values: where.values }
}

/** `walked`: the plan is the same for all values. `planned`: it follows them. */
type Style = 'walked' | 'planned'

/** One way to fit. */
interface Way {
  /** Lists of values, each a walk of its own. */
  readonly lists: readonly string[]
  /** The requests of one of each of these values. */
  readonly rows: string
}

function waysOf(asked: Asked, where: Where, style: Style): { ways: Way[]; before: string } {
  const now = `${where.put(asked.now)}::timestamptz`
  const { least, most: highest } = asked.price
  const shown = [
    `r.status = 'open' and r.closes_at > ${style === 'walked' ? `(select ${now})` : now}`,
    ...(least === undefined ? [] : [`r.price_halalas >= ${where.put(least)}`]),
    ...(highest === undefined ? [] : [`r.price_halalas <= ${where.put(highest)}`]),
  ]
  const way = (facets: Facets, drivers: readonly Facet[], from: string): Way => {
    const named = (Object.keys(columns) as Facet[]).flatMap((facet) => {
      const ids = facets[facet]
      return ids ? [conditionOf(facet, ids, where, drivers.includes(facet) ? style : 'planned')] : []
    })
    const is = [...shown, ...named.map(({ condition }) => condition)]
    return { lists: named.flatMap(({ list }) => list), rows: `${from} where ${is.join(' and ')}` }
  }
  const ways = asked.ways.map((facets) => way(facets, driversOf(facets), 'requests r'))
  if (!asked.titled) return { ways, before: '' }
  const { words, facets } = asked.titled
  const titled = way(facets, [], 'by_title t join requests r on r.id = t.id')
  return { ways: [...ways, titled], before: `with recursive ${titledOf(words, where)}` }
}

/** What is walked by; the rest is looked at on the way, in the index. */
function driversOf({ fish, city, size, quality }: Facets): Facet[] {
  if (fish && city) {
    if (fish.length * city.length <= mostLists) return ['fish', 'city']
    return fish.length <= city.length ? ['fish'] : ['city']
  }
  if (fish ?? city) return fish ? ['fish'] : ['city']
  return size && quality ? ['size', 'quality'] : size ? ['size'] : ['quality']
}

const mostLists = 100

/**
 * What is sent may be larger than any id. As a list of JSON, or behind a select, PostgreSQL takes all values for equally
 * frequent, and keeps one plan for them.
 */
function conditionOf(
  facet: Facet,
  ids: readonly number[],
  where: Where,
  style: Style,
): { readonly list: readonly string[]; readonly condition: string } {
  const column = columns[facet]
  const [only, ...others] = ids
  if (only !== undefined && others.length === 0) {
    const value = `${where.put(only)}::bigint`
    return { list: [], condition: `${column} = ${style === 'walked' ? `(select ${value})` : value}` }
  }
  if (style === 'planned') return { list: [], condition: `${column} = any(${where.put(ids)}::bigint[])` }
  const rows = `select one::bigint as v from jsonb_array_elements_text(${where.put(JSON.stringify(ids))}::jsonb) listed(one)`
  return { list: [`(${rows}) ${facet}`], condition: `${column} = ${facet}.v` }
}

/** Only so many of the newest are looked through for each word, and so many words that begin with the last one. */
function titledOf(words: readonly string[], where: Where): string {
  const last = `${where.put(words.at(-1))}::text`
  const next = `w.word < ${last} || U&'\\+10FFFF' order by w.word limit 1`
  return `begun as (
      (select w.word from request_words w where w.word >= ${last} and ${next})
      union all
      select (select w.word from request_words w where w.word > b.word and ${next})
      from begun b where b.word is not null),
    wanted as (
      select word collate "C" as word, place
      from unnest(${where.put(words.slice(0, -1))}::text[]) with ordinality as typed (word, place)
      union all (select word, 0 from begun where word is not null limit ${mostBegun})),
    by_title as materialized (
      select found.request_id as id from wanted cross join lateral (
        select request_id from request_words w where w.word = wanted.word
        order by request_id desc limit ${most}) found
      group by found.request_id having count(distinct wanted.place) = ${where.put(words.length)}
      order by found.request_id desc limit ${most})`
}

const mostBegun = 12

/** A statement whose plan is kept by each connection. */
function kept(text: string) {
  return { name: `requests_${createHash('sha1').update(text).digest('base64url')}`, text }
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
