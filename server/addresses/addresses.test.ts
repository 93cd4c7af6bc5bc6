import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { addPerson, type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import type { Sql } from '#platform/database/db.ts'
import type { Address } from '#shared/addresses/contract.ts'
import { limits } from '#shared/base/limits.ts'
import type { OrderOptions } from '#shared/orders/placing.ts'

const market = await testMarket()
const trade = openTrade(market)
let nora: TestPerson
let salem: TestPerson
beforeEach(async () => {
  nora = await trade.makeBuyer({ riyals: 1_000 })
  salem = await trade.makeSeller()
})

const cityOf = async (code: string) => {
  const [city] = await market.db.query<{ id: number }>({
    text: 'select id from cities where code = $1',
    values: [code],
  })
  return city?.id ?? 0
}
const qatif = await cityOf('qatif')
const jeddah = await cityOf('jeddah')
const home = {
  recipient_name: 'نورة القحطاني',
  city_id: qatif,
  address: 'حي الناصرة، مبنى 12',
  street: 'شارع القدس',
  zip_code: '٣٢٦٥٤',
  short_address: 'rqna3412',
}
const work = { recipient_name: 'نورة القحطاني', city_id: jeddah, address: 'حي الروضة، مبنى 7' }

const list = async ({ token } = nora, locale: 'ar' | 'en' = 'ar') =>
  (await ask<Address[]>(market, 'GET profile/addresses', { token, locale })).data
const add = (body: object, { token } = nora) =>
  ask<Address>(market, 'POST profile/addresses', { token, body })
const change = (id: number, body: object, { token } = nora) =>
  ask<Address>(market, `POST profile/addresses/${id}`, { token, body })
const remove = (id: number, { token } = nora) => ask(market, `DELETE profile/addresses/${id}`, { token })
const makeDefault = (id: number, { token } = nora) =>
  ask<Address>(market, `POST profile/addresses/${id}/default`, { token })

describe('POST profile/addresses', () => {
  it('adds addresses with the region of their city, and makes the first one the default', async () => {
    const first = await add(home)
    expect(first.status).toBe(201)
    expect(first.data).toEqual({
      id: expect.any(Number),
      ...{ recipient_name: 'نورة القحطاني', city: { id: qatif, name: 'القطيف' }, region: 'الشرقية' },
      ...{ address: 'حي الناصرة، مبنى 12', street: 'شارع القدس', zip_code: '32654' },
      ...{ short_address: 'RQNA3412', is_default: true, delivered: true },
    })
    const second = await add(work)
    expect(second.data).toMatchObject({ street: '', zip_code: '', is_default: false, region: 'مكة المكرمة' })
    const third = await add({ ...work, address: 'حي الشاطئ', is_default: true })
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.data.id, true],
      [second.data.id, false],
      [first.data.id, false],
    ])
    expect((await list(nora, 'en'))[2]).toMatchObject({
      city: { name: 'Al Qatif' },
      region: 'Eastern Province',
    })
  })

  it('adds no copy of an address that differs only in case and spaces, but returns that address', async () => {
    const { data } = await add(home)
    const again = await add({ ...home, address: ' حي  الناصرة، مبنى 12 ', short_address: 'RQNA3412' })
    expect([again.status, again.data.id]).toEqual([201, data.id])
    expect(await list()).toHaveLength(1)
  })

  it('refuses missing parts, a wrong postal code, a wrong short address and a city without deliveries', async () => {
    const missing = await add({ zip_code: '99', short_address: 'rqna34' })
    expect([missing.status, Object.keys(missing.failure.errors ?? {}).sort()]).toEqual([
      422,
      ['address', 'city_id', 'recipient_name', 'short_address', 'zip_code'],
    ])
    for (const city_id of [2_000_000_000, 987_654_321_987]) {
      const wrong = await add({ ...home, city_id })
      expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['city_id']])
    }
    expect(await list()).toEqual([])
  })

  it('stores at most the limit of addresses, also for concurrent calls', async () => {
    const answers = await Promise.all(
      Array.from({ length: limits.addresses + 3 }, (_, place) =>
        add({ ...home, address: `حي الناصرة، مبنى ${place}` }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(3)
    expect(refused[0]?.failure.message).toContain(String(limits.addresses))
    const stored = await list()
    expect(stored).toHaveLength(limits.addresses)
    expect(stored.filter(({ is_default }) => is_default)).toHaveLength(1)
    await remove(stored[3]?.id ?? 0)
    expect((await add(work)).status).toBe(201)
  })
})

describe('changes of an address', () => {
  it('replace its parts and refuse the content of another address', async () => {
    const { data: first } = await add(home)
    const { data: second } = await add(work)
    const moved = await change(second.id, { ...work, address: 'حي السلامة', zip_code: '23431' })
    expect(moved.data).toEqual({ ...second, address: 'حي السلامة', zip_code: '23431' })
    expect((await change(second.id, { ...work, address: 'حي السلامة' })).data.zip_code).toBe('')
    const known = await change(second.id, home)
    expect([known.status, known.failure.code]).toEqual([409, 'already_exists'])
    expect((await change(first.id, home)).status).toBe(200)
  })

  it('keep one default; if the default is removed, the newest address becomes the default', async () => {
    const { data: first } = await add(home)
    const { data: second } = await add(work)
    const { data: third } = await add({ ...work, address: 'حي الحمراء' })
    expect((await makeDefault(second.id)).data.is_default).toBe(true)
    expect((await list()).filter(({ is_default }) => is_default).map(({ id }) => id)).toEqual([second.id])
    expect((await remove(second.id)).status).toBe(200)
    expect((await list()).map(({ id, is_default }) => [id, is_default])).toEqual([
      [third.id, true],
      [first.id, false],
    ])
    expect((await remove(second.id)).status).toBe(404)
  })

  it('answer 404 for an address of another person', async () => {
    const { data: mine } = await add(home)
    const other = await addPerson(market.db)
    const answers = [
      await change(mine.id, work, other),
      await makeDefault(mine.id, other),
      await remove(mine.id, other),
    ]
    expect(answers.map(({ status, failure }) => [status, failure.code])).toEqual(
      Array(3).fill([404, 'not_found']),
    )
    expect(await list(other)).toEqual([])
    expect(await list()).toEqual([mine])
  })
})

describe('an order', () => {
  const order = async (form: object, buyer = nora) => {
    const id = await trade.listGoods(salem.id)
    const start = await trade.orderForm({ payment: 'cod', delivery: 'courier' })
    return trade.orderOne(buyer, id, { ...start, quantity: 2, ...form })
  }
  const parts = {
    address: { recipient_name: 'نورة', address: 'حي الشاطئ، مبنى 12', region: 'الشرقية', zip_code: '32415' },
    city_id: qatif,
  }

  it('copies a saved address with its city, and keeps the copy after the saved address is changed', async () => {
    const { data: saved } = await add(home)
    const { status, data } = await order({ address_id: saved.id, city_id: jeddah })
    expect(status).toBe(201)
    const snapshot = {
      city: { id: qatif, name: 'القطيف' },
      address: {
        ...{ recipient_name: 'نورة القحطاني', region: 'الشرقية', address: 'حي الناصرة، مبنى 12' },
        ...{ street: 'شارع القدس', zip_code: '32654', short_address: 'RQNA3412' },
      },
    }
    expect(data).toMatchObject(snapshot)
    await change(saved.id, work)
    await remove(saved.id)
    const shown = await ask<typeof data>(market, `GET orders/show/${data.id}`, { token: nora.token })
    expect(shown.data).toMatchObject(snapshot)
    const english = await ask<typeof data>(market, `GET orders/show/${data.id}`, {
      token: nora.token,
      locale: 'en',
    })
    expect(english.data.address?.region).toBe('Eastern Province')
    expect(await list()).toEqual([])
  })

  it('adds a typed address to the address book once', async () => {
    for (const region of ['الشرقية', 'Eastern Province', 'الشرقية']) {
      expect((await order({ ...parts, address: { ...parts.address, region } })).status).toBe(201)
    }
    expect(await list()).toEqual([
      expect.objectContaining({ address: 'حي الشاطئ، مبنى 12', city: { id: qatif, name: 'القطيف' } }),
    ])
    const { data } = await ask<OrderOptions>(market, 'GET orders/options', { token: nora.token })
    expect(data.addresses).toEqual(await list())
  })

  it('adds a typed address once when two orders with this address are placed concurrently', async () => {
    const answers = await Promise.all([order(parts), order(parts), order({ ...parts, address: home })])
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(2)
    expect((await list()).length).toBeLessThanOrEqual(2)
    expect((await list()).filter(({ is_default }) => is_default)).toHaveLength(1)
  })

  it('refuses an address of another person as not found', async () => {
    const { data: saved } = await add(home)
    const other = await trade.makeBuyer()
    const foreign = await order({ address_id: saved.id }, other)
    expect([foreign.status, foreign.failure.code, Object.keys(foreign.failure.errors ?? {})]).toEqual([
      404,
      'not_found',
      ['address_id'],
    ])
    expect(await list(other)).toEqual([])
  })

  it('ignores the saved address for a pickup', async () => {
    const pickup = await trade.orderForm({ payment: 'cod' })
    const { status, data } = await order({ ...pickup, address_id: 987_654_321 })
    expect([status, data.address]).toEqual([201, null])
  })
})

describe('an address book', () => {
  it('is in the export of its account and is deleted with the account', async () => {
    const person = await addPerson(market.db)
    await add(home, person)
    const { data } = await ask<{ addresses: object[] }>(market, 'GET profile/export', { token: person.token })
    expect(data.addresses).toEqual([
      expect.objectContaining({
        address: 'حي الناصرة، مبنى 12',
        city: { ar: 'القطيف', en: 'Al Qatif' },
        is_default: true,
      }),
    ])
    const body = { password: testPassword }
    expect((await ask(market, 'POST profile/delete', { token: person.token, body })).status).toBe(200)
    expect(
      await market.db.query({ text: 'select id from addresses where user_id = $1', values: [person.id] }),
    ).toEqual([])
  })
})

it('migration 0053 fills the address book from earlier orders without copies', async () => {
  const id = await trade.listGoods(salem.id)
  const form = await trade.orderForm({ payment: 'cod', delivery: 'courier' })
  const place = (address: object) =>
    trade.orderOne(nora, id, { ...form, city_id: qatif, quantity: 1, address })
  const typed = { recipient_name: 'نورة', address: 'حي الشاطئ', region: 'الشرقية' }
  for (const region of ['الشرقية', 'Eastern Province']) await place({ ...typed, region })
  await place({ ...typed, address: 'حي الناصرة' })
  const migration = await readFile(new URL('../db/migrations/0053_addresses.sql', import.meta.url), 'utf8')
  const start = migration.indexOf('with used as')
  const fill = migration.slice(start, migration.indexOf(';', start))
  await expect(
    market.db.transaction(async (tx: Sql) => {
      await tx.query({ text: 'delete from addresses' })
      await tx.query({ text: fill })
      const rows = await tx.query({
        text: 'select address, is_default from addresses where user_id = $1 order by id',
        values: [nora.id],
      })
      expect(rows).toEqual([
        { address: 'حي الشاطئ', is_default: false },
        { address: 'حي الناصرة', is_default: true },
      ])
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
})
