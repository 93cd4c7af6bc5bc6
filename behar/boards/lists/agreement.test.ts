import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Random, randomFrom } from '#demo/random.ts'
import { withLong } from '#demo/testing/long.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { limits } from '#shared/base/limits.ts'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { meetingOf } from '#shared/behar/matching.ts'
import {
  demandStatuses,
  demandStatusOn,
  listedStatuses,
  type StatusType,
  supplyStatuses,
  supplyStatusOn,
} from '#shared/behar/status.ts'

/**
 * The fields have few different values, so that many entries match. The tests compare the SQL with the rules and with naive
 * filters.
 */
const fishes = [1, 2]
const categories = [2, 4]
const sizes = [1, 2]
const origins = ['NO', 'IN'] as const
const owners = [1, 2, 3]

const now = new Date()
const today = riyadhDay(now)
const inDays = (days: number) => riyadhDay(addDays(now, days))

let boards: TestBoards
let traders: Trader[]
beforeAll(async () => {
  boards = await openTestBoards()
  traders = await Promise.all(owners.map((id) => boards.trader(id)))
})
afterAll(() => boards.close())

interface GoodsRow {
  readonly id: number
  readonly owner: number
  readonly fish: number
  readonly category: number
  readonly size: number
  readonly quantity: number
}
type SupplyRow = GoodsRow & {
  readonly status: (typeof supplyStatuses)[number]
  readonly price: number
  readonly origin: string
  readonly from: string
  readonly to: string | null
}
type DemandRow = GoodsRow & {
  readonly status: (typeof demandStatuses)[number]
  readonly target: number | null
  readonly neededBy: string
}

describe.each(withLong ? [1, 2, 3] : [1])('the boards of random market %i', (seed) => {
  let supplies: SupplyRow[]
  let demands: DemandRow[]
  beforeAll(async () => {
    const random = randomFrom(`boards ${seed}`)
    await boards.db.query({ text: 'truncate supplies, demands restart identity cascade' })
    supplies = await fillSupplies(random, 160)
    demands = await fillDemands(random, 160)
  })

  const shownSupply = (row: SupplyRow) => supplyStatusOn({ status: row.status, availableTo: row.to }, today)
  const shownDemand = (row: DemandRow) => demandStatusOn(row, today)
  const meets = (demand: DemandRow, supply: SupplyRow) => {
    const waits = ['open', 'matched'].includes(shownDemand(demand)) && shownSupply(supply) === 'available'
    return waits && demand.owner !== supply.owner
      ? meetingOf(factsOf(demand), factsOfSupply(supply), today)
      : null
  }
  const suppliesFor = (demand: DemandRow) =>
    supplies
      .filter((supply) => meets(demand, supply))
      .sort((one, other) => one.price - other.price || other.id - one.id)
  const demandsFor = (supply: SupplyRow) =>
    demands
      .filter((demand) => meets(demand, supply))
      .sort((one, other) => paying(other) - paying(one) || other.id - one.id)

  it('show for each supply how many demands match and which matching demand has the highest target', async () => {
    const shown = await allOf<Supply>('supply')
    expect(shown.length).toBeGreaterThan(80)
    expect(shown.some(({ matches }) => matches > 1)).toBe(true)
    for (const { id, matches, nearest, status } of shown) {
      const row = rowOf(supplies, id)
      const [best, ...others] = demandsFor(row)
      expect(matches).toBe(Math.min(limits.behar.matches, best ? others.length + 1 : 0))
      expect(status.code).toBe(shownSupply(row))
      expect(nearest?.id).toBe(best?.id)
      const meeting = best ? meets(best, row) : undefined
      expect(nearest?.matched).toEqual(meeting?.fields)
      expect(nearest?.over).toBe(meeting && meeting.over / 100)
    }
  })

  it('show for each demand how many supplies match and which matching supply is the cheapest', async () => {
    for (const { id, matches, nearest, status } of await allOf<Demand>('demand')) {
      const row = rowOf(demands, id)
      const [best, ...others] = suppliesFor(row)
      expect(matches).toBe(Math.min(limits.behar.matches, best ? others.length + 1 : 0))
      expect(status.code).toBe(shownDemand(row))
      expect(nearest?.id).toBe(best?.id)
      expect(nearest?.over).toBe(best && (meets(row, best)?.over ?? 0) / 100)
    }
  })

  it('list the matches of the reader’s own entries', async () => {
    for (const trader of traders) {
      for (const demand of demands.filter(({ owner }) => owner === trader.id)) {
        const met = suppliesFor(demand)
        const { data } = await trader.ask<List>('supply/list', { demand_id: demand.id, limit: 100 })
        expect(data.data.map(({ id }) => id)).toEqual(met.map(({ id }) => id))
        expect(data).toMatchObject({ total: met.length, total_quantity: kilogramsOf(met) })
      }
      for (const supply of supplies.filter(({ owner }) => owner === trader.id)) {
        const met = demandsFor(supply)
        const { data } = await trader.ask<List>('demand/list', { supply_id: supply.id, limit: 100 })
        expect(data.data.map(({ id }) => id)).toEqual(met.map(({ id }) => id))
      }
    }
  })

  it('return the same entries as a naive filter', async () => {
    await fc.assert(
      fc.asyncProperty(filtersOf('Supplys'), fc.nat(2), async (filters, at) => {
        const trader = traders[at] as Trader
        const fits = supplies.filter(
          (row) =>
            fitsGoods(row, filters) &&
            (filters.origin_country === undefined || row.origin === filters.origin_country) &&
            isShown({ ...row, status: shownSupply(row) }, filters, trader.id, 'Supplys'),
        )
        await expectList(trader, 'supply', filters, fits)
      }),
      { numRuns: 120, seed },
    )
    await fc.assert(
      fc.asyncProperty(filtersOf('Demands'), fc.nat(2), async ({ origin_country: _none, ...filters }, at) => {
        const trader = traders[at] as Trader
        const fits = demands.filter(
          (row) =>
            fitsGoods(row, filters) &&
            isShown({ ...row, status: shownDemand(row) }, filters, trader.id, 'Demands'),
        )
        await expectList(trader, 'demand', filters, fits)
      }),
      { numRuns: 120, seed },
    )
  })

  async function allOf<Item extends { readonly id: number }>(side: 'supply' | 'demand'): Promise<Item[]> {
    const reader = traders[0] as Trader
    const pages = await Promise.all(
      [1, 2].map((page) => reader.ask<{ data: Item[] }>(`${side}/list`, { page, limit: 100 })),
    )
    return pages.flatMap(({ data }) => data.data)
  }
})

interface List {
  readonly data: readonly { readonly id: number }[]
  readonly total: number
  readonly counts?: Readonly<Record<string, number>>
}

interface Filters {
  readonly fish_type_id?: number[] | undefined
  readonly category_id?: number[] | undefined
  readonly size_id?: number[] | undefined
  readonly status_id?: number[] | undefined
  readonly origin_country?: string | undefined
  readonly mine?: boolean | undefined
  readonly page: number
  readonly limit: number
}

function filtersOf(side: StatusType): fc.Arbitrary<Filters> {
  const some = (ids: readonly number[]) =>
    fc.option(fc.array(fc.constantFrom(...ids), { minLength: 1, maxLength: 4 }), { nil: undefined })
  return fc.record({
    fish_type_id: some([...fishes, 9]),
    category_id: some([...categories, 6]),
    size_id: some([...sizes, 20]),
    status_id: some(listedStatuses[side].map(({ id }) => id)),
    origin_country: fc.option(fc.constantFrom(...origins, 'SN'), { nil: undefined }),
    mine: fc.option(fc.boolean(), { nil: undefined }),
    page: fc.integer({ min: 1, max: 3 }),
    limit: fc.integer({ min: 1, max: 30 }),
  })
}

function fitsGoods(row: GoodsRow, { fish_type_id, category_id, size_id }: Filters): boolean {
  return (
    (fish_type_id?.includes(row.fish) ?? true) &&
    (category_id?.includes(row.category) ?? true) &&
    (size_id?.includes(row.size) ?? true)
  )
}

/** Whether the filters admit an entry; `status` is its state on the current day. */
function isShown(
  { owner, status }: { readonly owner: number; readonly status: string },
  { status_id, mine }: Filters,
  reader: number,
  side: StatusType,
): boolean {
  if (mine && owner !== reader) return false
  if (!status_id) return status !== 'removed'
  const id = listedStatuses[side].find(({ code }) => code === status)?.id ?? 0
  return status_id.includes(id) && (status !== 'removed' || owner === reader)
}

async function expectList(
  trader: Trader,
  side: 'supply' | 'demand',
  filters: Filters,
  fits: readonly GoodsRow[],
) {
  const { data } = await trader.ask<List>(`${side}/list`, filters)
  const newest = fits.map(({ id }) => id).sort((one, other) => other - one)
  const from = (filters.page - 1) * filters.limit
  expect(data.data.map(({ id }) => id)).toEqual(newest.slice(from, from + filters.limit))
  expect(data).toMatchObject({ total: fits.length, total_quantity: kilogramsOf(fits) })
  expect(data.counts !== undefined).toBe(filters.mine === true)
}

const kilogramsOf = (rows: readonly GoodsRow[]) =>
  rows.reduce((sum, { quantity }) => sum + quantity, 0) / 1_000

const paying = ({ target }: DemandRow) => target ?? Number.POSITIVE_INFINITY

function rowOf<Row extends GoodsRow>(rows: readonly Row[], id: number): Row {
  const row = rows.find((one) => one.id === id)
  if (!row) throw new Error(`no row ${id}`)
  return row
}

function factsOf({ fish: fishType, category, size, quantity, target, neededBy }: DemandRow) {
  const kind = { fishType, category, size, quantity: grams(quantity) }
  return { ...kind, target: target === null ? null : halalas(target), neededBy }
}

function factsOfSupply({ fish: fishType, category, size, quantity, price, from, to }: SupplyRow) {
  const kind = { fishType, category, size, quantity: grams(quantity) }
  return { ...kind, price: halalas(price), availableFrom: from, availableTo: to }
}

function someGoods(random: Random) {
  return {
    owner: random.pick(owners),
    fish: random.pick(fishes),
    category: random.pick(categories),
    size: random.pick(sizes),
    quantity: random.whole(1, 9) * 1_000,
  }
}

async function fillSupplies(random: Random, count: number): Promise<SupplyRow[]> {
  const rows = Array.from({ length: count }, (_, at): SupplyRow => {
    const starts = random.whole(-6, 6)
    return {
      ...someGoods(random),
      id: at + 1,
      origin: random.pick(origins),
      price: random.whole(10, 20) * 100,
      status: random.chance(0.6) ? 'available' : random.pick(supplyStatuses),
      from: inDays(starts),
      to: random.chance(0.4) ? null : inDays(starts + random.whole(0, 8)),
    }
  })
  await boards.db.query({
    text: `insert into supplies (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, price_halalas,
             origin_country, available_from, available_to, created_at)
           select owner, status, category, fish, size, quantity, price, origin, "from", "to", now()
           from json_to_recordset($1::json) as r (id int, owner bigint, status text, category int, fish int, size int,
             quantity bigint, price bigint, origin text, "from" date, "to" date) order by id`,
    values: [JSON.stringify(rows)],
  })
  return rows
}

async function fillDemands(random: Random, count: number): Promise<DemandRow[]> {
  const rows = Array.from(
    { length: count },
    (_, at): DemandRow => ({
      ...someGoods(random),
      id: at + 1,
      neededBy: inDays(random.whole(-3, 8)),
      status: random.chance(0.6) ? random.pick(['open', 'matched'] as const) : random.pick(demandStatuses),
      target: random.chance(0.2) ? null : random.whole(8, 20) * 100,
    }),
  )
  await boards.db.query({
    text: `insert into demands (owner_id, status, category_id, fish_type_id, size_id, quantity_grams, target_halalas,
             needed_by, created_at)
           select owner, status, category, fish, size, quantity, target, "neededBy", now()
           from json_to_recordset($1::json) as r (id int, owner bigint, status text, category int, fish int, size int,
             quantity bigint, target bigint, "neededBy" date) order by id`,
    values: [JSON.stringify(rows)],
  })
  return rows
}
