import { demandRows, supplyRows } from '../rowStore.ts'
import { driversOf, type Enumerated } from './indexScans.ts'
import type { Facet, Facets } from './rows.ts'

export interface ListRequest {
  readonly facets: Facets
  /** The requested states, as of today; undefined means every state except removed. */
  readonly statuses: readonly string[] | undefined
  /** Only the viewer's own entries. */
  readonly mine: boolean
  readonly viewer: number
  readonly from: number
  readonly limit: number
  /** A day in Riyadh, `YYYY-MM-DD`. */
  readonly today: string
  /** All ids of the lists, for indexes with a column by which the request does not filter. */
  readonly all: Enumerated
}

/** The reader's own entry whose matches are listed. */
export interface Counterpart {
  readonly owner: number
  readonly fish: number
  readonly category: number
  readonly size: number
  readonly waits: boolean
  /** The day of need of a demand; the first available day of a supply. */
  readonly day: string
}

/** One of the two boards: its table, its states, and how its entries match those of the other. */
export interface Side {
  readonly table: 'supplies' | 'demands'
  readonly codes: readonly string[]
  /** The states in which an entry waits until its last day is over; `day` is the column of the last day. */
  readonly waits: readonly [string, string]
  readonly day: string
  readonly columns: { readonly [F in Facet]?: string }
  readonly rows: (ids: string, today: string) => string
  /** The states in which an entry can match. */
  readonly meeting: readonly string[]
  /** SQL: the order of matches. */
  readonly by: string
  /** SQL: the condition of matches. `day` and `today` are placeholders, such as `$3::date`. */
  readonly meets: (day: string, today: string) => string
}

const facetColumns = { fish: 'fish_type_id', category: 'category_id', size: 'size_id' } as const

export const supplies: Side = {
  table: 'supplies',
  codes: ['available', 'reserved', 'sold', 'expired', 'removed'],
  waits: ['available', 'reserved'],
  day: 'available_to',
  columns: { ...facetColumns, origin: 'origin_country' },
  rows: supplyRows,
  meeting: ['available'],
  by: 'price_halalas, id desc',
  meets: (day, today) => `r.status = 'available' and r.available_from <= ${day}
    and (r.available_to is null or r.available_to >= ${today})`,
}

export const demands: Side = {
  table: 'demands',
  codes: ['open', 'matched', 'fulfilled', 'expired', 'removed'],
  waits: ['open', 'matched'],
  day: 'needed_by',
  columns: facetColumns,
  rows: demandRows,
  meeting: ['open', 'matched'],
  by: 'target_halalas desc nulls first, id desc',
  meets: (day, today) =>
    `r.status in ('open', 'matched') and r.needed_by >= ${day} and r.needed_by >= ${today}`,
}

/** A select of `id` and `quantity_grams` with the limit `until` (a number or a parameter). */
export type Part = (until: string) => string

/** Selects the matches of a counterpart, numbered in the order of the price. */
export function meetingScan(
  side: Side,
  request: ListRequest,
  counterpart: Counterpart,
  put: Parameters,
): Part[] {
  const { facets, statuses, mine } = request
  const { fish, category, size, owner, day, waits } = counterpart
  const possible =
    waits && !mine && has(facets.fish, fish) && has(facets.category, category) && has(facets.size, size)
  const asks = statuses ? side.meeting.filter((code) => statuses.includes(code)) : side.meeting
  if (!possible || asks.length === 0) return []
  const conditions = [
    side.meets(put.date(day), put.today(request.today)),
    `r.fish_type_id = ${put.add(fish)} and r.category_id = ${put.add(category)} and r.size_id = ${put.add(size)}`,
    `r.owner_id <> ${put.add(owner)}`,
    ...(asks.length === side.meeting.length ? [] : [`r.status = any(${put.add(asks)}::text[])`]),
    ...restOf(side, { origin: facets.origin }, put),
  ]
  const scan = `select r.id, r.quantity_grams, row_number() over (order by r.${side.by}) as place
    from ${side.table} r where ${conditions.join(' and ')} order by r.${side.by}`
  return [(until) => `select id, quantity_grams, place from (${scan} limit ${until}) met`]
}

const has = (ids: readonly number[] | undefined, id: number) => ids === undefined || ids.includes(id)

/** Returns selects that have no entry in common and together find all entries of a request. */
export function scans(side: Side, request: ListRequest, put: Parameters): Part[] {
  const { statuses, facets, mine, viewer, today } = request
  const shown = side.codes.filter((code) => code !== 'removed')
  const stored = statuses ? shown.filter((code) => statuses.includes(code)) : shown
  // If every state is requested, the days of entries are not checked, because entries are listed in any state.
  const judged = stored.length < shown.length
  const own = () => `r.owner_id = ${put.add(viewer)}`
  const parts: Part[] = []
  if (!judged && !mine && Object.values(facets).every((ids) => ids === undefined)) {
    parts.push(
      (until) => `select r.id, r.quantity_grams from ${side.table} r where r.status <> 'removed'
        order by r.id desc limit ${until}`,
    )
  } else if (stored.length > 0) {
    const drivers = mine
      ? { lists: [], rest: facets, shown: false }
      : driversOf(facets, request.all, { states: stored.length, judged, until: request.from + request.limit })
    const lists = [
      ...(drivers.shown ? [] : [{ values: stored, column: 'r.status', type: 'text' }]),
      ...drivers.lists.map(({ facet, values }) => ({
        values,
        column: `r.${side.columns[facet]}`,
        type: typeOf(facet),
      })),
    ]
    const from = lists.map(({ values, type }, at) => `unnest(${put.add(values)}::${type}[]) l${at} (value)`)
    const conditions = [
      ...lists.map(({ column }, at) => `${column} = l${at}.value`),
      ...(drivers.shown ? ["r.status <> 'removed'"] : []),
      ...(drivers.shown && judged ? [`r.status = any(${put.add(stored)}::text[])`] : []),
      ...(mine ? [own()] : []),
      ...(judged ? [`(${notOver(side, put.today(today))})`] : []),
      ...restOf(side, drivers.rest, put),
    ]
    parts.push(
      (until) => `select w.id, w.quantity_grams from ${from.join(' cross join ')} cross join lateral (
        select r.id, r.quantity_grams from ${side.table} r where ${conditions.join(' and ')}
        order by r.id desc limit ${until}) w`,
    )
  }
  if (judged && stored.includes('expired')) {
    const conditions = [...(mine ? [own()] : []), ...restOf(side, facets, put)]
    const due = dueOf(side, put.today(today))
    parts.push(
      (until) => `select r.id, r.quantity_grams from (${due}) r where ${conditions.join(' and ') || 'true'}
        order by r.id desc limit ${until}`,
    )
  }
  if (statuses?.includes('removed')) {
    const conditions = [own(), "r.status = 'removed'", ...restOf(side, facets, put)]
    parts.push(
      (until) => `select r.id, r.quantity_grams from ${side.table} r where ${conditions.join(' and ')}
        order by r.id desc limit ${until}`,
    )
  }
  return parts
}

/**
 * Selects the entries whose last day is over and which the sweep has not updated yet. The order by the day makes PostgreSQL
 * use the index of the days; without this order, a generic plan would read all waiting entries.
 */
export function dueOf({ table, waits, day, columns }: Side, today: string): string {
  return `select id, owner_id, quantity_grams, ${Object.values(columns).join(', ')} from ${table}
    where status in (${quoted(waits)}) and ${day} < ${today} order by ${day} limit ${mostDue}`
}

/** A limit far above the number of entries that end on one day. */
const mostDue = 50_000

/** The condition that an entry's last day is not over; always true for states that do not end on a day. */
export function notOver({ waits, day }: Side, today: string): string {
  return `r.status not in (${quoted(waits)}) or r.${day} is null or r.${day} >= ${today}`
}

/** The conditions of the remaining facets, which are checked for each row of the index scan. */
function restOf(side: Side, facets: Facets, put: Parameters): string[] {
  return (Object.keys(side.columns) as Facet[]).flatMap((facet) => {
    const ids = facets[facet]
    return ids ? [`r.${side.columns[facet]} = any(${put.add(ids)}::${typeOf(facet)}[])`] : []
  })
}

/** The types of the parameters. A country that is compared as text would not use its index. */
const typeOf = (facet: Facet) => (facet === 'origin' ? 'bpchar' : 'int')

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ')

/** The values of a statement; `today` is added once. */
export class Parameters {
  readonly values: unknown[] = []
  #today: string | undefined

  add(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  date(day: string): string {
    return `${this.add(day)}::date`
  }

  today(day: string): string {
    this.#today ??= this.date(day)
    return this.#today
  }
}
