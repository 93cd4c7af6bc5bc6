import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDemand, addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))
const goods = { category_id: 2, fish_type_id: 59, size_id: 10, quantity: 12_000 }
const supply = { ...goods, price: 42.5, origin_country: 'NO', available_from: inDays(3) }
const demand = { ...goods, quantity: 9_000, target_price: 41, needed_by: inDays(11) }

let boards: TestBoards
let huda: Trader
let khalid: Trader
let omar: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  huda = await boards.trader(1, { name: 'هدى العتيبي' })
  khalid = await boards.trader(2)
  omar = await boards.trader(3, { subscribed: false })
})
afterAll(() => boards.close())

async function counted(): Promise<number> {
  const [row] = await boards.db.query<{ count: number }>({
    text: 'select (select count(*) from supplies) + (select count(*) from demands) as count',
  })
  return row?.count ?? -1
}

describe('adding a supply', () => {
  it('returns the supply with the sent fields, and ignores a sent id, owner and status', async () => {
    const form = {
      ...supply,
      available_to: inDays(30),
      notes: '  طازج يوميًا  ',
      status: 'sold',
      owner_id: 2,
      id: 77,
    }
    const { status, data } = await huda.ask<Supply>('supply/add', form)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      number: `S-${data.id}`,
      quantity: 12_000,
      price: 42.5,
      notes: 'طازج يوميًا',
      mine: true,
      matches: 0,
      available_from: inDays(3),
      available_to: inDays(30),
      nearest: null,
      status: { code: 'available' },
      owner: { name: 'هدى العتيبي' },
      origin_country: { name: 'Norway' },
    })
    expect(data.id).not.toBe(77)
    const { data: list } = await khalid.ask<{ data: Supply[] }>('supply/list', { fish_type_id: 59 })
    expect(list.data[0]).toEqual({ ...data, mine: false })
  })

  it('accepts blank optional fields, and numbers in Arabic or Persian digits', async () => {
    const { status, data } = await huda.ask<Supply>('supply/add', {
      category_id: '٢',
      fish_type_id: '۵۹',
      size_id: '10',
      quantity: '١٢٫٥',
      price: '42.50',
      notes: '',
      origin_country: 'NO',
      available_from: inDays(-400),
      available_to: '',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ quantity: 12.5, price: 42.5, available_to: null, notes: '' })
  })

  it('marks demands of other people as matched if their target reaches the price', async () => {
    const { db } = boards
    const kind = { fish: 'tilapia', category: 'frozen', size: 'medium' }
    const met = await addDemand(db, khalid, { ...kind, target: 12 })
    const any = await addDemand(db, khalid, { ...kind, target: null })
    const dear = await addDemand(db, khalid, { ...kind, target: 11.99 })
    const early = await addDemand(db, khalid, { ...kind, target: 12, neededBy: inDays(2) })
    const own = await addDemand(db, huda, { ...kind, target: 12 })
    const other = await addDemand(db, khalid, { ...kind, target: 12, size: 'large' })
    const { data } = await huda.ask<Supply>('supply/add', {
      category_id: 4,
      fish_type_id: 54,
      size_id: 2,
      quantity: 1,
      price: 12,
      origin_country: 'EG',
      available_from: inDays(3),
    })
    expect(data).toMatchObject({ matches: 3, nearest: { id: any, over: 0 } })
    const rows = await db.query<{ id: number; status: string }>({
      text: 'select id, status from demands where id = any($1) order by id',
      values: [[met, any, dear, early, own, other]],
    })
    expect(rows.map(({ status }) => status)).toEqual(['matched', 'matched', 'open', 'open', 'open', 'open'])
  })
})

describe('adding a demand', () => {
  it('lists the demand as open if no supply matches the target', async () => {
    const { status, data } = await khalid.ask<Demand>('demand/add', demand)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      number: `D-${data.id}`,
      quantity: 9_000,
      target_price: 41,
      needed_by: inDays(11),
      mine: true,
      status: { id: 1, code: 'open' },
      nearest: { price: 42.5, over: 1.5, mine: false, origin_country: { code: 'NO' } },
    })
  })

  it('marks the demand as matched if a supply of another person matches', async () => {
    const kind = { fish: 'hilsa', category: 'frozen', size: 'small' }
    await addSupply(boards.db, huda, { ...kind, price: 20 })
    const form = { category_id: 4, fish_type_id: 30, size_id: 1, quantity: 5, needed_by: inDays(1) }
    const statusOf = async (who: Trader, change: object) =>
      (await who.ask<Demand>('demand/add', { ...form, ...change })).data.status.code
    expect(await statusOf(khalid, { target_price: 20 })).toBe('matched')
    expect(await statusOf(khalid, {})).toBe('matched')
    expect(await statusOf(khalid, { target_price: 19.99 })).toBe('open')
    expect(await statusOf(huda, { target_price: 20 })).toBe('open')
  })
})

describe('adding an entry', () => {
  const everyField = ['category_id', 'fish_type_id', 'size_id', 'quantity']

  it('reports the errors of all fields at once', async () => {
    const { status, failure } = await huda.ask('supply/add', {})
    expect(status).toBe(422)
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual(
      [...everyField, 'price', 'origin_country', 'available_from'].sort(),
    )
    const { failure: asked } = await huda.ask('demand/add', { notes: 7 })
    expect(Object.keys(asked.errors ?? {}).sort()).toEqual([...everyField, 'needed_by', 'notes'].sort())
    const { failure: unlisted } = await huda.ask('supply/add', {
      ...supply,
      category_id: 99,
      fish_type_id: 9_999,
      size_id: 99,
    })
    expect(Object.keys(unlisted.errors ?? {}).sort()).toEqual(['category_id', 'fish_type_id', 'size_id'])
  })

  it.each<['supply/add' | 'demand/add', object, string]>([
    ...[0, -1, 1.5, 2 ** 40, Number.NaN, '', ' ', 'x', '1e3', [2], {}, null, true].flatMap(
      (value): ['supply/add' | 'demand/add', object, string][] => [
        ['supply/add', { category_id: value }, 'category_id'],
        ['demand/add', { fish_type_id: value }, 'fish_type_id'],
        ['demand/add', { size_id: value }, 'size_id'],
      ],
    ),
    ...[0, -5, 0.0001, 1_000_000.001, 'NaN', '1e309', '', [5], {}, null, '5 kg'].map(
      (value): ['supply/add', object, string] => ['supply/add', { quantity: value }, 'quantity'],
    ),
    ...[0, -5, 0.001, 10_000_000.01, 'NaN', '', [5], {}, null].map(
      (value): ['supply/add', object, string] => ['supply/add', { price: value }, 'price'],
    ),
    ...[0, -5, 0.001, 10_000_000.01, 'NaN', [5], {}].map((value): ['demand/add', object, string] => [
      'demand/add',
      { target_price: value },
      'target_price',
    ]),
    ...['', 'no', 'XX', 'NOR', 7, ['NO'], null].map((value): ['supply/add', object, string] => [
      'supply/add',
      { origin_country: value },
      'origin_country',
    ]),
    ...['', '2026-02-30', '20-11-2026', inDays(366), 5, null, [inDays(1)]].map(
      (value): ['supply/add', object, string] => ['supply/add', { available_from: value }, 'available_from'],
    ),
    ['supply/add', { available_to: inDays(2) }, 'available_to'],
    ['supply/add', { available_from: inDays(-5), available_to: inDays(-1) }, 'available_to'],
    ['supply/add', { available_to: inDays(366) }, 'available_to'],
    ...['', inDays(-1), inDays(366), 'tomorrow', 5, null].map((value): ['demand/add', object, string] => [
      'demand/add',
      { needed_by: value },
      'needed_by',
    ]),
    ['demand/add', { notes: 'س'.repeat(1_001) }, 'notes'],
    ['demand/add', { notes: 'ن\u0000' }, 'notes'],
    ['demand/add', { notes: ['x'] }, 'notes'],
  ])('refuses %s with %j and names the field', async (call, change, field) => {
    const form = call === 'supply/add' ? supply : demand
    const { status, failure } = await huda.ask(call, { ...form, ...change })
    expect([status, failure.code, Object.keys(failure.errors ?? {})]).toEqual([
      422,
      'validation_failed',
      [field],
    ])
  })

  it('refuses a hidden list entry', async () => {
    const fresh = await openTestBoards()
    await fresh.db.query({ text: 'update sizes set hidden = true where id = 10' })
    const mona = await fresh.trader(1)
    const { status, failure } = await mona.ask('demand/add', demand)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['size_id']])
    expect((await mona.ask('demand/list', { size_id: 10 })).status).toBe(200)
    await fresh.close()
  })

  it('requires an active subscription', async () => {
    const before = await counted()
    const never = await omar.ask('supply/add', supply, { locale: 'ar' })
    expect([never.status, never.failure.code]).toEqual([403, 'subscription_ended'])
    await setSubscription(boards.db, omar, { startsAt: inPast(60), expiresAt: inPast(1) })
    const ended = await omar.ask('demand/add', demand, { key: 'after-the-end' })
    expect([ended.status, ended.failure.code]).toEqual([403, 'subscription_ended'])
    expect(await counted()).toBe(before)
    expect((await omar.ask('demand/list', {})).status).toBe(200)
    await setSubscription(boards.db, omar)
    expect((await omar.ask('demand/add', demand, { key: 'after-the-end' })).status).toBe(201)
  })
})

const inPast = (days: number) => addDays(new Date(), -days)

describe('repeating an add', () => {
  it('returns the first entry, also in the other language, and refuses different content', async () => {
    const before = await counted()
    const first = await huda.ask<Supply>('supply/add', supply, { key: 'one' })
    const again = await huda.ask<Supply>('supply/add', supply, { key: 'one', locale: 'ar' })
    expect([first.status, again.status, again.data.id]).toEqual([201, 201, first.data.id])
    const other = await huda.ask('supply/add', { ...supply, price: 1 }, { key: 'one' })
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    expect(await counted()).toBe(before + 1)
  })

  it('treats the same key on another board or of another person as a new key', async () => {
    const [mine, theirs, asked] = await Promise.all([
      huda.ask<Supply>('supply/add', supply, { key: 'shared' }),
      khalid.ask<Supply>('supply/add', supply, { key: 'shared' }),
      huda.ask<Demand>('demand/add', demand, { key: 'shared' }),
    ])
    expect([mine.status, theirs.status, asked.status]).toEqual([201, 201, 201])
    expect(mine.data.id).not.toBe(theirs.data.id)
  })

  it('returns the first entry even after the subscription has ended', async () => {
    const first = await khalid.ask<Demand>('demand/add', demand, { key: 'before-the-end' })
    await setSubscription(boards.db, khalid, { startsAt: inPast(60), expiresAt: inPast(1) })
    const again = await khalid.ask<Demand>('demand/add', demand, { key: 'before-the-end' })
    expect([again.status, again.data]).toEqual([201, first.data])
    await setSubscription(boards.db, khalid)
  })

  it('adds a new entry if the key is older than a day', async () => {
    const first = await huda.ask<Demand>('demand/add', demand, { key: 'daily' })
    await boards.db.query({
      text: "update demands set created_at = created_at - interval '25 hours' where id = $1",
      values: [first.data.id],
    })
    const next = await huda.ask<Demand>('demand/add', { ...demand, quantity: 3 }, { key: 'daily' })
    expect(next.status).toBe(201)
    expect(next.data.id).not.toBe(first.data.id)
  })

  it.each(['', 'a key', 'x'.repeat(201)])('refuses %j as an idempotency key', async (key) => {
    const { status, failure } = await huda.ask('demand/add', demand, { key })
    expect([status, failure.code]).toEqual([400, 'bad_request'])
  })
})
