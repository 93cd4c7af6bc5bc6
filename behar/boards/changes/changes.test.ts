import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBehar } from '#demo/testing/behar.ts'
import { addSupply, setSubscription } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import { sweepBoards } from '../sweep.ts'

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))
const goods = { category_id: 2, fish_type_id: 59, size_id: 10 }
const supplyForm = { ...goods, quantity: 1_000, price: 40, origin_country: 'NO', available_from: inDays(1) }
const demandForm = { ...goods, quantity: 900, target_price: 41, needed_by: inDays(9) }

let boards: TestBoards
let another: TestBehar
let huda: Trader
let khalid: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  another = await boards.another()
  huda = await boards.trader(1)
  khalid = await boards.trader(2)
})
afterAll(() => boards.close())

let fish = 1
/** A supply of its own kind, so that the tests do not match each other. */
const newSupply = async (who = huda, more: object = {}) => {
  fish += 1
  return (await who.ask<Supply>('supply/add', { ...supplyForm, fish_type_id: fish, ...more })).data
}
const newDemand = async (who = khalid, more: object = {}) =>
  (await who.ask<Demand>('demand/add', { ...demandForm, fish_type_id: fish, ...more })).data
const move = (step: string, body: object, { who = huda, key }: { who?: Trader; key?: string } = {}) =>
  who.ask<Supply>(`supply/update${step && `/${step}`}`, body, key === undefined ? {} : { key })
const parts = ({ status, quantity, reserved, sold }: Supply) => [status.code, quantity, reserved, sold]
async function demandNow(id: number): Promise<Demand | undefined> {
  const { data } = await khalid.ask<{ data: Demand[] }>('demand/list', { mine: true, limit: 100 })
  return data.data.find((one) => one.id === id)
}

describe('the owner of a supply', () => {
  it('reserves, releases and sells parts until nothing is left', async () => {
    const { id } = await newSupply()
    expect(parts((await move('reserve', { id, quantity: 300 })).data)).toEqual(['available', 700, 300, 0])
    expect(parts((await move('release', { id, quantity: 100 })).data)).toEqual(['available', 800, 200, 0])
    expect(parts((await move('sell', { id, quantity: 500 })).data)).toEqual(['available', 500, 0, 500])
    expect(parts((await move('reserve', { id })).data)).toEqual(['reserved', 500, 500, 500])
    expect(parts((await move('sell', { id })).data)).toEqual(['sold', 1_000, 0, 1_000])
  })

  it('gets the same answer for a repeated step with the whole quantity', async () => {
    const { id } = await newSupply()
    for (const step of ['reserve', 'release', 'sell']) {
      const first = await move(step, { id })
      const again = await move(step, { id })
      expect([first.status, again.status, again.data]).toEqual([200, 200, first.data])
    }
    const { status, failure } = await move('sell', { id, quantity: 1 })
    expect([status, failure.code]).toEqual([409, 'illegal_transition'])
  })

  it('makes a step with a part of the quantity once per idempotency key', async () => {
    const { id } = await newSupply()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        huda.ask<Supply>(
          'supply/update/sell',
          { id, quantity: 100 },
          { key: `part-${id}`, ...(at % 2 ? { at: another } : {}) },
        ),
      ),
    )
    expect(answers.map(({ data }) => parts(data))).toEqual(Array(12).fill(['available', 900, 0, 100]))
    const other = await move('sell', { id, quantity: 200 }, { key: `part-${id}` })
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('never moves more than the available quantity, also concurrently', async () => {
    const { id } = await newSupply()
    const { status, failure } = await move('reserve', { id, quantity: 1_000.001 })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['quantity']])
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        huda.ask<Supply>('supply/update/sell', { id, quantity: 300 }, at % 2 ? { at: another } : {}),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(3)
    const [row] = await boards.db.query({
      text: 'select quantity_grams as quantity, sold_grams as sold from supplies where id = $1',
      values: [id],
    })
    expect(row).toEqual({ quantity: 100_000, sold: 900_000 })
  })

  it('is refused steps that the state does not allow', async () => {
    const refused = async (status: 'sold' | 'removed' | 'expired' | 'reserved', step: string) => {
      const id = await addSupply(boards.db, huda, {
        status,
        ...(status === 'expired' ? { to: inDays(0) } : {}),
      })
      return (await move(step, { id, quantity: 1 })).failure?.code
    }
    expect(await refused('sold', 'reserve')).toBe('illegal_transition')
    expect(await refused('removed', 'sell')).toBe('illegal_transition')
    expect(await refused('expired', 'reserve')).toBe('illegal_transition')
    expect(await refused('expired', 'release')).toBe('illegal_transition')
    expect(await refused('reserved', 'reserve')).toBe('illegal_transition')
  })

  it('can sell an expired supply that was reserved before it expired', async () => {
    const id = await addSupply(boards.db, huda, { status: 'reserved', from: inDays(-3), to: inDays(-1) })
    await sweepBoards(boards.db, new Date())
    expect(parts((await move('sell', { id, quantity: 1_000 })).data)).toEqual(['expired', 5_000, 0, 1_000])
    expect((await move('sell', { id })).data.status.code).toBe('sold')
  })

  it('edits every field, and demands are matched again', async () => {
    const supply = await newSupply()
    const demand = await newDemand()
    expect(demand.status.code).toBe('matched')
    const form = { ...supplyForm, fish_type_id: fish, quantity: 2_000, price: 45, notes: 'ثلج' }
    const { status, data } = await move('', { id: supply.id, ...form, available_to: inDays(20) })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: supply.id,
      quantity: 2_000,
      price: 45,
      notes: 'ثلج',
      available_to: inDays(20),
    })
    expect(await demandNow(demand.id)).toMatchObject({ status: { code: 'open' }, nearest: { over: 4 } })
    await move('', { id: supply.id, ...form, price: 41 })
    expect(await demandNow(demand.id)).toMatchObject({ status: { code: 'matched' }, nearest: { over: 0 } })
  })

  it('cannot edit the supply without a subscription or after the sale, and gets errors at the fields', async () => {
    const { id } = await newSupply()
    const wrong = await move('', { ...supplyForm, id, price: 0, size_id: 900 })
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['price']])
    await setSubscription(boards.db, huda, { expiresAt: addDays(new Date(), -1) })
    const lapsed = await move('', { ...supplyForm, id })
    expect([lapsed.status, lapsed.failure.code]).toEqual([403, 'subscription_ended'])
    expect((await move('sell', { id })).status).toBe(200)
    await setSubscription(boards.db, huda)
    const sold = await move('', { ...supplyForm, id })
    expect([sold.status, sold.failure.code]).toEqual([409, 'illegal_transition'])
  })

  it('withdraws the supply, which hides it from others and reopens the demand that it matched', async () => {
    const supply = await newSupply()
    const demand = await newDemand()
    const first = await move('remove', { id: supply.id })
    expect([first.status, first.data.status.code]).toEqual([200, 'removed'])
    expect((await move('remove', { id: supply.id })).data).toEqual(first.data)
    expect(await demandNow(demand.id)).toMatchObject({ status: { code: 'open' }, matches: 0, nearest: null })
    const { data } = await khalid.ask<{ data: Supply[] }>('supply/list', { fish_type_id: fish })
    expect(data.data).toEqual([])
    const own = await huda.ask<{ data: Supply[] }>('supply/list', {
      mine: true,
      status_id: 15,
      fish_type_id: fish,
    })
    expect(own.data.data.map(({ id }) => id)).toEqual([supply.id])
  })

  it('reserves the whole supply, which reopens the matched demand; a release matches the demand again', async () => {
    const supply = await newSupply()
    const demand = await newDemand()
    await move('reserve', { id: supply.id })
    expect((await demandNow(demand.id))?.status.code).toBe('open')
    await move('release', { id: supply.id, quantity: 10 })
    expect(await demandNow(demand.id)).toMatchObject({
      status: { code: 'matched' },
      nearest: { quantity: 10 },
    })
  })

  it('is the only person who can take a step; other people get 404, as for a missing supply', async () => {
    const { id } = await newSupply()
    for (const step of ['reserve', 'release', 'sell', 'remove']) {
      const another = await move(step, { id }, { who: khalid })
      const unknown = await move(step, { id: 2 ** 40 }, { who: khalid })
      expect([another.status, unknown.status]).toEqual([404, 404])
      expect(another.failure).toEqual(unknown.failure)
    }
    expect((await move('', { ...supplyForm, id }, { who: khalid })).status).toBe(404)
    expect(parts((await move('sell', { id, quantity: 1 })).data)).toEqual(['available', 999, 0, 1])
  })
})

describe('the owner of a demand', () => {
  it('fulfills the demand in parts until nothing is needed', async () => {
    fish += 1
    const { id } = await newDemand()
    const fulfill = (body: object) => khalid.ask<Demand>('demand/update/fulfill', body)
    const part = await fulfill({ id, quantity: 400 })
    expect([part.data.status.code, part.data.quantity, part.data.fulfilled]).toEqual(['open', 500, 400])
    const more = await fulfill({ id, quantity: 500.5 })
    expect([more.status, Object.keys(more.failure.errors ?? {})]).toEqual([422, ['quantity']])
    const rest = await fulfill({ id })
    expect([rest.data.status.code, rest.data.quantity, rest.data.fulfilled]).toEqual(['fulfilled', 900, 900])
    expect((await fulfill({ id })).data).toEqual(rest.data)
    expect((await fulfill({ id, quantity: 1 })).failure.code).toBe('illegal_transition')
    expect((await huda.ask('demand/update/fulfill', { id })).status).toBe(404)
  })

  it('edits the demand, which is then matched or reopened', async () => {
    const supply = await newSupply()
    const demand = await newDemand(khalid, { target_price: 39 })
    const edit = (more: object) =>
      khalid.ask<Demand>('demand/update', { ...demandForm, fish_type_id: fish, id: demand.id, ...more })
    const met = await edit({ target_price: 40, notes: 'ثلج' })
    expect(met.data).toMatchObject({ status: { code: 'matched' }, notes: 'ثلج', nearest: { id: supply.id } })
    expect((await edit({ size_id: 9 })).data).toMatchObject({ status: { code: 'open' }, nearest: null })
    expect((await huda.ask('demand/update', { ...demandForm, id: demand.id })).status).toBe(404)
    await khalid.ask('demand/update/remove', { id: demand.id })
    expect((await edit({})).failure.code).toBe('illegal_transition')
  })
})

describe('concurrent changes on two processes', () => {
  it('leave no matched demand without a matching supply, and no open demand with a matching supply', async () => {
    fish += 1
    const [one, two] = [fish, fish + 1]
    fish += 1
    const ids = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const form = { ...supplyForm, fish_type_id: at % 2 ? one : two }
        return (await huda.ask<Supply>('supply/add', form)).data.id
      }),
    )
    const demands = await Promise.all(
      [one, two].map(async (fish_type_id) => (await newDemand(khalid, { fish_type_id })).id),
    )
    const at = (place: number) => (place % 2 ? { at: another } : {})
    const answers = await Promise.all([
      ...ids.map((id, place) =>
        huda.ask('supply/update', { ...supplyForm, id, fish_type_id: place % 2 ? two : one }, at(place)),
      ),
      ...ids.slice(0, 3).map((id, place) => huda.ask('supply/update/remove', { id }, at(place))),
      ...ids.slice(3).map((id, place) => huda.ask('supply/update/reserve', { id }, at(place + 1))),
      ...demands.map((id, place) =>
        khalid.ask('demand/update', { ...demandForm, id, fish_type_id: place ? one : two }, at(place)),
      ),
    ])
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const states = await boards.db.query<{ status: string }>({
      text: 'select distinct status from demands where id = any($1)',
      values: [demands],
    })
    expect(states).toEqual([{ status: 'open' }])
  })
})
