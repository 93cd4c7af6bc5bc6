import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemand, addSupply } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'

interface List<Item> {
  readonly data: readonly Item[]
  readonly total: number
  readonly last_page: number
  readonly total_quantity: number | null
  readonly counts?: Readonly<Record<string, number>>
}

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))

let boards: TestBoards
let huda: Trader
let khalid: Trader
let salmon: number
let squid: number
let over: number
let gone: number
let wanted: number
beforeAll(async () => {
  boards = await openTestBoards()
  huda = await boards.trader(1, { name: 'هدى العتيبي' })
  khalid = await boards.trader(2, { name: 'خالد البحري', subscribed: false })
  const { db } = boards
  salmon = await addSupply(db, huda, {
    fish: 'salmon',
    category: 'fresh',
    size: '4_5_kg',
    quantity: 12_000,
    price: 42.5,
    country: 'NO',
    from: inDays(2),
    notes: 'صناديق 20 كجم',
  })
  squid = await addSupply(db, khalid, { status: 'reserved', quantity: 0.5, to: inDays(30) })
  over = await addSupply(db, huda, { from: inDays(-9), to: inDays(-1) })
  await addSupply(db, khalid, { status: 'sold', fish: 'tilapia' })
  gone = await addSupply(db, huda, { status: 'removed' })
  await addSupply(db, khalid, { status: 'removed' })
  wanted = await addDemand(db, khalid, {
    fish: 'salmon',
    category: 'fresh',
    size: '4_5_kg',
    quantity: 9_000,
    target: 41,
    neededBy: inDays(9),
  })
})
afterAll(() => boards.close())

const supplies = async (who: Trader, body: object = {}) => {
  const { status, data } = await who.ask<List<Supply>>('supply/list', body)
  expect(status).toBe(200)
  return data
}
const idsOf = (list: List<{ id: number }>) => list.data.map(({ id }) => id)

describe('the list of supplies', () => {
  it('shows entries that are not removed, newest first, in the reader’s language', async () => {
    const list = await supplies(khalid)
    expect(list.data.map(({ status }) => status.code)).toEqual(['sold', 'expired', 'reserved', 'available'])
    expect(list).toMatchObject({ total: 4, last_page: 1, total_quantity: 24_000.5 })
    expect(list.counts).toBeUndefined()
    expect(list.data[3]).toEqual({
      id: salmon,
      number: `S-${salmon}`,
      quantity: 12_000,
      price: 42.5,
      mine: false,
      notes: 'صناديق 20 كجم',
      category: { id: 2, code: 'fresh', name: 'Fresh' },
      fish_type: { id: 59, code: 'salmon', name: 'Atlantic salmon', fao_code: 'SAL' },
      size: { id: 10, code: '4_5_kg', name: '4–5 kg' },
      origin_country: { code: 'NO', name: 'Norway' },
      available_from: inDays(2),
      available_to: null,
      created_at: expect.any(String),
      status: { id: 11, code: 'available', name: 'Available' },
      owner: { name: 'هدى العتيبي' },
      matches: 1,
      reserved: 0,
      promised: 0,
      sold: 0,
      nearest: {
        id: wanted,
        number: `D-${wanted}`,
        quantity: 9_000,
        target_price: 41,
        needed_by: inDays(9),
        mine: true,
        matched: ['fish_type', 'category', 'size', 'date', 'quantity'],
        over: 1.5,
      },
    })
    const { data } = await khalid.ask<List<Supply>>('supply/list', {}, { locale: 'ar' })
    expect(data.data[3]).toMatchObject({
      category: { name: 'طازج' },
      origin_country: { name: 'النرويج' },
      status: { name: 'متاح' },
    })
  })

  it('shows an entry as expired even if the sweep has not updated the entry', async () => {
    const [row] = await boards.db.query<{ status: string }>({
      text: 'select status from supplies where id = $1',
      values: [over],
    })
    expect(row?.status).toBe('available')
    expect(idsOf(await supplies(huda, { status_id: 14 }))).toEqual([over])
    expect(idsOf(await supplies(huda, { status_id: 11 }))).toEqual([salmon])
    expect(idsOf(await supplies(huda, { status_id: [11, 14] }))).toEqual([over, salmon])
    expect(idsOf(await supplies(huda, { status_id: [14], fish_type_id: 59 }))).toEqual([])
    expect(idsOf(await supplies(huda, { status_id: [14], mine: true }))).toEqual([over])
  })

  it('shows removed entries only to their owner and only on request', async () => {
    expect(idsOf(await supplies(huda, { status_id: 15 }))).toEqual([gone])
    expect(idsOf(await supplies(huda, { mine: true, status_id: [15, 11] }))).toEqual([gone, salmon])
    expect(idsOf(await supplies(huda, { status_id: [11, 12, 13, 14, 15] }))).toHaveLength(5)
    expect(idsOf(await supplies(khalid, { status_id: '15' }))).not.toContain(gone)
  })

  it('counts the reader’s own entries by state and ignores the filters', async () => {
    const counts = { available: 1, reserved: 0, sold: 0, expired: 1, removed: 1 }
    const mine = await supplies(huda, { mine: true })
    expect(mine).toMatchObject({ total: 2, counts })
    expect(mine.data.every((supply) => supply.mine)).toBe(true)
    expect(await supplies(huda, { mine: 'true', status_id: 12, fish_type_id: 1 })).toMatchObject({
      total: 0,
      counts,
    })
  })

  it.each<[string, object, () => number[]]>([
    ['one category', { category_id: 2 }, () => [salmon]],
    ['several categories', { category_id: [2, 4, 2] }, () => []],
    ['several species and sizes in texts', { fish_type_id: '59,54', size_id: '10، 2' }, () => []],
    ['a species in Arabic digits', { fish_type_id: '٥٩' }, () => [salmon]],
    ['a fish, a category and a size', { fish_type_id: 59, category_id: 2, size_id: 10 }, () => [salmon]],
    ['a fish and a size that no supply combines', { fish_type_id: 59, size_id: 2 }, () => []],
    ['a country', { origin_country: 'NO' }, () => [salmon]],
    [
      'a country, a fish, a category and a size',
      { origin_country: 'NO', fish_type_id: 59, category_id: 2, size_id: 10 },
      () => [salmon],
    ],
    ['a country and a category', { origin_country: 'NO', category_id: 2 }, () => [salmon]],
    [
      'blank filters',
      { category_id: '', fish_type_id: null, size_id: [], origin_country: '', status_id: '12' },
      () => [squid],
    ],
  ])('can be filtered by %s', async (what, body, ids) => {
    const list = await supplies(khalid, body)
    if (what.startsWith('several')) expect(list.total).toBe(what === 'several categories' ? 4 : 2)
    else expect(idsOf(list)).toEqual(ids())
  })

  it.each<[object, string]>([
    [{ category_id: 7 }, 'category_id'],
    [{ category_id: [4, 2 ** 40] }, 'category_id'],
    [{ fish_type_id: 999 }, 'fish_type_id'],
    [{ fish_type_id: 'hamour' }, 'fish_type_id'],
    [{ size_id: 0 }, 'size_id'],
    [{ size_id: -1 }, 'size_id'],
    [{ size_id: 1.5 }, 'size_id'],
    [{ size_id: '1e1' }, 'size_id'],
    [{ size_id: [[1]] }, 'size_id'],
    [{ size_id: { id: 1 } }, 'size_id'],
    [{ status_id: 1 }, 'status_id'],
    [{ status_id: 'available' }, 'status_id'],
    [{ origin_country: 'XX' }, 'origin_country'],
    [{ origin_country: ['NO'] }, 'origin_country'],
    [{ mine: 'perhaps' }, 'mine'],
    [{ page: 0 }, 'page'],
    [{ page: 'NaN' }, 'page'],
    [{ limit: 0 }, 'limit'],
    [{ limit: 1.5 }, 'limit'],
    [{ demand_id: 'D-1' }, 'demand_id'],
    [{ demand_id: [1] }, 'demand_id'],
    [{ category_id: Array.from({ length: 51 }, () => 1) }, 'category_id'],
  ])('refuses %j at its field', async (body, field) => {
    const { status, failure } = await khalid.ask('supply/list', body)
    // The error of a list of ids ends with the index of the invalid id. This line removes the index.
    const fields = Object.keys(failure.errors ?? {}).map((name) => name.replace(/\.\d+$/, ''))
    expect([status, failure.code, fields]).toEqual([422, 'validation_failed', [field]])
  })

  it('has pages, is empty past the last page, and caps the limit at 100', async () => {
    const first = await supplies(khalid, { limit: 3 })
    const second = await supplies(khalid, { limit: '٣', page: '2' })
    expect([first.last_page, first.data.length, second.data.length]).toEqual([2, 3, 1])
    expect(idsOf(first)).not.toContain(second.data[0]?.id)
    expect(await supplies(khalid, { page: 3, limit: 3 })).toMatchObject({ data: [], total: 4 })
    expect(await supplies(khalid, { page: 1_000_000 })).toMatchObject({
      data: [],
      total: 4,
      total_quantity: 24_000.5,
    })
    expect(await supplies(khalid, { limit: 5_000 })).toMatchObject({ per_page: 100 })
  })

  it('requires a token, as do the list of demands, the adding of entries and the removal of a demand', async () => {
    for (const path of ['supply/list', 'demand/list', 'supply/add', 'demand/add', 'demand/update/remove']) {
      const answer = await fetch(`${boards.url}/api/platforms/behar-market/${path}`, { method: 'POST' })
      expect(answer.status).toBe(401)
    }
  })
})

describe('the list of matches', () => {
  it('contains the supplies of other people for the reader’s demand, cheapest first', async () => {
    const { db } = boards
    const goods = { fish: 'salmon', category: 'fresh', size: '4_5_kg' }
    const cheap = await addSupply(db, huda, { ...goods, price: 40.99, quantity: 5_000 })
    await addSupply(db, khalid, { ...goods, price: 1 })
    await addSupply(db, huda, { ...goods, price: 2, from: inDays(10) })
    await addSupply(db, huda, { ...goods, price: 3, status: 'reserved' })
    const list = await supplies(khalid, { demand_id: wanted })
    expect(idsOf(list)).toEqual([cheap, salmon])
    expect(list).toMatchObject({ total: 2, total_quantity: 17_000 })
    expect(idsOf(await supplies(khalid, { demand_id: wanted, origin_country: 'NO' }))).toEqual([salmon])
    expect(idsOf(await supplies(khalid, { demand_id: wanted, category_id: 4 }))).toEqual([])
    expect(idsOf(await supplies(khalid, { demand_id: wanted, status_id: [12] }))).toEqual([])
    expect(idsOf(await supplies(khalid, { demand_id: wanted, mine: true }))).toEqual([])
    expect(idsOf(await supplies(khalid, { demand_id: wanted, page: 2, limit: 1 }))).toEqual([salmon])
    const { data } = await huda.ask<List<Demand>>('demand/list', { supply_id: salmon })
    expect(idsOf(data)).toEqual([wanted])
    expect(data.data[0]).toMatchObject({
      matches: 2,
      nearest: { id: cheap, price: 40.99, mine: true, over: 0 },
    })
  })

  it('is not found for an entry of another person', async () => {
    const unknown = await huda.ask('supply/list', { demand_id: 2 ** 40 })
    const another = await huda.ask('supply/list', { demand_id: wanted })
    expect([unknown.status, another.status]).toEqual([404, 404])
    expect(another.failure).toEqual(unknown.failure)
    expect((await khalid.ask('demand/list', { supply_id: salmon })).status).toBe(404)
  })

  it('is empty once the reader’s own entry is expired, fulfilled or removed', async () => {
    const { db } = boards
    const goods = { fish: 'salmon', category: 'fresh', size: '4_5_kg' }
    for (const change of [
      { status: 'removed' },
      { status: 'fulfilled' },
      { neededBy: inDays(-1) },
    ] as const) {
      const id = await addDemand(db, khalid, { ...goods, ...change })
      expect(idsOf(await supplies(khalid, { demand_id: id }))).toEqual([])
      const { data } = await khalid.ask<List<Demand>>('demand/list', { mine: true, status_id: [3, 4, 5] })
      expect(data.data.find((demand) => demand.id === id)).toMatchObject({ matches: 0, nearest: null })
    }
  })

  it('can be longer than twenty, although an entry counts at most twenty matches', async () => {
    const { db } = boards
    const goods = { fish: 'dorado', category: 'frozen', size: 'large' }
    for (let count = 0; count < 22; count++) await addSupply(db, huda, goods)
    const id = await addDemand(db, khalid, goods)
    const { data } = await khalid.ask<List<Demand>>('demand/list', { fish_type_id: 21 })
    expect(data.data).toMatchObject([{ id, matches: 20 }])
    expect((await supplies(khalid, { demand_id: id })).total).toBe(22)
  })

  it('ranks a demand without a target price above all others', async () => {
    const { db } = boards
    const goods = { fish: 'cod', category: 'frozen', size: 'large' }
    const supply = await addSupply(db, huda, { ...goods, price: 30 })
    const high = await addDemand(db, khalid, { ...goods, target: 99 })
    const any = await addDemand(db, khalid, { ...goods, target: null })
    const low = await addDemand(db, khalid, { ...goods, target: 5 })
    const { data } = await huda.ask<List<Demand>>('demand/list', { supply_id: supply })
    expect(idsOf(data)).toEqual([any, high, low])
    const [shown] = (await supplies(huda, { fish_type_id: 61 })).data
    expect(shown).toMatchObject({ matches: 3, nearest: { id: any, target_price: null, over: 0 } })
  })
})

describe('a board of more than a thousand entries', () => {
  it('has a total capped at a thousand, and no total weight', async () => {
    await boards.db.query({
      text: `insert into demands (owner_id, category_id, fish_type_id, size_id, quantity_grams, needed_by, created_at)
             select 1, 5, 32, 3, 1000, $1::date, now() from generate_series(1, 1001)`,
      values: [inDays(5)],
    })
    const { data } = await khalid.ask<List<Demand>>('demand/list', { fish_type_id: 32, page: 80 })
    expect(data).toMatchObject({ total: 1_000, total_capped: true, total_quantity: null })
    expect(data.data).toHaveLength(12)
    const { data: last } = await khalid.ask<List<Demand>>('demand/list', {
      fish_type_id: 32,
      page: 10,
      limit: 100,
    })
    expect(last.data).toHaveLength(100)
    const { data: beyond } = await khalid.ask<List<Demand>>('demand/list', {
      fish_type_id: 32,
      page: 11,
      limit: 100,
    })
    expect(beyond.data).toHaveLength(0)
    const { data: own } = await huda.ask<List<Demand>>('demand/list', { mine: true, page: 2 })
    expect(own.counts).toMatchObject({ open: 1_000 })
  })
})
