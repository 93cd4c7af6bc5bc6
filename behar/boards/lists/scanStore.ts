import { demandRows, supplyRows } from '../rowStore.ts'
import type { Facet, Facets } from './sides.ts'
import { driversOf, type Enumerated } from './walks.ts'

export interface Asked {
  readonly facets: Facets
  /** States as they hold today; undefined: everything that is not removed. */
  readonly statuses: readonly string[] | undefined
  /** One's own alone. */
  readonly mine: boolean
  readonly viewer: number
  readonly from: number
  readonly limit: number
  /** `YYYY-MM-DD` in Riyadh. */
  readonly today: string
  /** All ids of the lists, to walk by where an index has a list that is not asked for. */
  readonly all: Enumerated
}

/** The entry whose counterparts are asked for: what they have to agree with. */
export interface Counterpart {
  readonly owner: number
  readonly fish: number
  readonly category: number
  readonly size: number
  readonly waits: boolean
  /** Of a demand: by when; of a supply: from when. */
  readonly day: string
}

/** One of the two boards: its table, its states, and how its entries meet those of the other. */
export interface Side {
  readonly table: 'supplies' | 'demands'
  readonly codes: readonly string[]
  /** The states that end with a day, and the column of that day. */
  readonly waits: readonly [string, string]
  readonly day: string
  readonly columns: { readonly [F in Facet]?: string }
  readonly rows: (ids: string, today: string) => string
  /** The states in which an entry meets others. */
  readonly meeting: readonly string[]
  /** How those that meet are ordered, and which do; `day` and `today` are parameters. */
  readonly by: string
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

/** Rows of one way to fit: `id` and `quantity_grams`, so many of the first of each list; how many is a number or a parameter. */
export type Part = (until: string) => string

/** Those that meet, numbered in the order of what is paid. */
export function meetingWalk(side: Side, asked: Asked, counterpart: Counterpart, put: Parameters): Part[] {
  const { facets, statuses, mine } = asked
  const { fish, category, size, owner, day, waits } = counterpart
  const possible =
    waits && !mine && has(facets.fish, fish) && has(facets.category, category) && has(facets.size, size)
  const asks = statuses ? side.meeting.filter((code) => statuses.includes(code)) : side.meeting
  if (!possible || asks.length === 0) return []
  const conditions = [
    side.meets(put.date(day), put.today(asked.today)),
    `r.fish_type_id = ${put.add(fish)} and r.category_id = ${put.add(category)} and r.size_id = ${put.add(size)}`,
    `r.owner_id <> ${put.add(owner)}`,
    ...(asks.length === side.meeting.length ? [] : [`r.status = any(${put.add(asks)}::text[])`]),
    ...restOf(side, { origin: facets.origin }, put),
  ]
  const walk = `select r.id, r.quantity_grams, row_number() over (order by r.${side.by}) as place
    from ${side.table} r where ${conditions.join(' and ')} order by r.${side.by}`
  return [(until) => `select id, quantity_grams, place from (${walk} limit ${until}) met`]
}

const has = (ids: readonly number[] | undefined, id: number) => ids === undefined || ids.includes(id)

/** The ways in which an entry can be among those asked for; they have nothing in common. */
export function walks(side: Side, asked: Asked, put: Parameters): Part[] {
  const { statuses, facets, mine, viewer, today } = asked
  const shown = side.codes.filter((code) => code !== 'removed')
  const stored = statuses ? shown.filter((code) => statuses.includes(code)) : shown
  // Where every state is asked for it does not matter which of them a day that is over leaves behind.
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
      : driversOf(facets, asked.all, { states: stored.length, judged, until: asked.from + asked.limit })
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
      ...(judged ? [`(${standing(side, put.today(today))})`] : []),
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
 * What waits although its day is over: no more than what ended since the last sweep. It is walked in an order that only its
 * index has; a plan for any day would otherwise read everything that waits.
 */
export function dueOf({ table, waits, day, columns }: Side, today: string): string {
  return `select id, owner_id, quantity_grams, ${Object.values(columns).join(', ')} from ${table}
    where status in (${quoted(waits)}) and ${day} < ${today} order by ${day} limit ${mostDue}`
}

/** Far more than end on one day. */
const mostDue = 50_000

/** Not over by the day, where it is one that ends with a day. */
export function standing({ waits, day }: Side, today: string): string {
  return `r.status not in (${quoted(waits)}) or r.${day} is null or r.${day} >= ${today}`
}

/** What is looked at on the way, in the index. */
function restOf(side: Side, facets: Facets, put: Parameters): string[] {
  return (Object.keys(side.columns) as Facet[]).flatMap((facet) => {
    const ids = facets[facet]
    return ids ? [`r.${side.columns[facet]} = any(${put.add(ids)}::${typeOf(facet)}[])`] : []
  })
}

/** As the columns are typed: a country as text would leave its index aside. */
const typeOf = (facet: Facet) => (facet === 'origin' ? 'bpchar' : 'int')

const quoted = (codes: readonly string[]) => codes.map((code) => `'${code}'`).join(', ')

/** The values of a statement; the day stands in it once. */
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
