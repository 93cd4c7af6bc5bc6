import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestBehar } from '#demo/testing/behar.ts'
import { setSubscription } from '#demo/testing/beharRows.ts'
import { openTestBoards, type TestBoards, type Trader } from '#demo/testing/trade/boards.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Demand, Supply } from '#shared/behar/contract.ts'
import type { Deal, DealMessage } from '#shared/behar/dealContract.ts'

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))
const kind = { category_id: 2, size_id: 10 }

let boards: TestBoards
let another: TestBehar
let seller: Trader
let buyer: Trader
let other: Trader
beforeAll(async () => {
  boards = await openTestBoards()
  another = await boards.another()
  seller = await boards.trader(1, { name: 'هدى العتيبي' })
  buyer = await boards.trader(2, { name: 'خالد الدوسري' })
  other = await boards.trader(3)
})
afterAll(() => boards.close())

let fish = 0
/** Adds a supply of the seller and a demand of the buyer, which match. */
async function pair({ supplied = 1_000, needed = 900, price = 40 } = {}) {
  fish += 1
  const goods = { ...kind, fish_type_id: fish }
  const demand = await buyer.ask<Demand>('demand/add', {
    ...goods,
    quantity: needed,
    target_price: 41,
    needed_by: inDays(9),
  })
  const supply = await seller.ask<Supply>('supply/add', {
    ...goods,
    quantity: supplied,
    price,
    origin_country: 'NO',
    available_from: inDays(1),
  })
  return { supply_id: supply.data.id, demand_id: demand.data.id }
}

const send = (who: Trader, body: object) => who.ask<Deal>('deals/add', body)
const step = (who: Trader, name: string, body: object, key?: string) =>
  who.ask<Deal>(`deals/${name}`, body, key === undefined ? {} : { key })
const seen = async (who: Trader, id: number) =>
  (await who.ask<{ deal: Deal; messages: DealMessage[] }>('deals/show', { id })).data

/** Makes an agreed deal between a new supply and a new demand. */
async function agreed(amounts: Parameters<typeof pair>[0] = {}) {
  const ids = await pair(amounts)
  const { data } = await send(buyer, ids)
  await step(seller, 'accept', { id: data.id })
  return { id: data.id, ...ids }
}

async function rows({ supply_id, demand_id }: Awaited<ReturnType<typeof pair>>) {
  const [row] = await boards.db.query({
    text: `select s.status as supply, s.quantity_grams / 1000 as quantity, s.reserved_grams / 1000 as reserved,
             s.promised_grams / 1000 as promised, s.sold_grams / 1000 as sold,
             d.status as demand, d.quantity_grams / 1000 as needed, d.fulfilled_grams / 1000 as fulfilled
           from supplies s, demands d where s.id = $1 and d.id = $2`,
    values: [supply_id, demand_id],
  })
  return row
}

describe('an interest', () => {
  it('reaches the other side without any contact data', async () => {
    const ids = await pair()
    const { status, data } = await send(buyer, { ...ids, quantity: 500, note: 'التسليم في جدة' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      status: 'sent',
      side: 'demand',
      sent: true,
      other: 'هدى العتيبي',
      quantity: 500,
      note: 'التسليم في جدة',
      contact: null,
      supply: { id: ids.supply_id, price: 40 },
      demand: { id: ids.demand_id, target_price: 41 },
    })
    const { deal } = await seen(seller, data.id)
    expect(deal).toMatchObject({ side: 'supply', sent: false, other: 'خالد الدوسري', contact: null })
    const list = await seller.ask<{ data: Deal[]; waiting: number }>('deals/list', { live: true })
    expect(list.data.data.map(({ id }) => id)).toContain(data.id)
    expect(list.data.waiting).toBeGreaterThan(0)
  })

  it('is refused for a quantity above the supply or above the demand', async () => {
    const ids = await pair({ supplied: 1_000, needed: 900 })
    const tooMuch = await send(buyer, { ...ids, quantity: 901 })
    expect([tooMuch.status, tooMuch.failure.code]).toEqual([422, 'validation_failed'])
    const small = await pair({ supplied: 400, needed: 900 })
    expect((await send(seller, { ...small, quantity: 401 })).status).toBe(422)
    expect((await send(seller, { ...small, quantity: 400 })).status).toBe(201)
  })

  it('exists once, also if it is sent concurrently by both sides', async () => {
    const ids = await pair()
    const first = await send(buyer, ids)
    expect((await send(buyer, ids)).data.id).toBe(first.data.id)
    const crossing = await send(seller, ids)
    expect([crossing.status, crossing.failure.code]).toEqual([409, 'already_exists'])

    const both = await pair()
    const answers = await Promise.all([
      send(buyer, both),
      seller.ask<Deal>('deals/add', both, { at: another }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('is refused unless the sender owns one side of a present match', async () => {
    const ids = await pair()
    const foreign = await pair()
    expect((await send(other, ids)).status).toBe(404)
    expect((await send(buyer, { ...ids, supply_id: 2 ** 40 })).status).toBe(404)
    const mixed = await send(buyer, { supply_id: foreign.supply_id, demand_id: ids.demand_id })
    expect([mixed.status, mixed.failure.code]).toEqual([409, 'illegal_transition'])
    await seller.ask('supply/update/remove', { id: ids.supply_id })
    expect((await send(buyer, ids)).failure.code).toBe('illegal_transition')
    await setSubscription(boards.db, buyer, { expiresAt: addDays(new Date(), -1) })
    const lapsed = await send(buyer, foreign)
    expect([lapsed.status, lapsed.failure.code]).toEqual([403, 'subscription_ended'])
    await setSubscription(boards.db, buyer)
  })

  it('reveals both contacts when it is accepted, and only by the receiver', async () => {
    const ids = await pair()
    const { data } = await send(seller, ids)
    const { id } = data
    expect((await step(seller, 'accept', { id })).failure.code).toBe('illegal_transition')
    expect((await step(other, 'accept', { id })).status).toBe(404)
    const accepted = await step(buyer, 'accept', { id })
    expect(accepted.data).toMatchObject({
      status: 'agreed',
      contact: { name: 'تاجر 1', mobile: '+966500000001', email: '1@example.com' },
    })
    expect((await step(buyer, 'accept', { id })).data).toEqual(accepted.data)
    expect((await seen(seller, id)).deal.contact).toMatchObject({ mobile: '+966500000002' })
    expect((await other.ask('deals/show', { id })).status).toBe(404)
  })

  it('is declined with a reason or withdrawn, and can then be sent again', async () => {
    const ids = await pair()
    const first = (await send(buyer, ids)).data.id
    const blank = await step(seller, 'decline', { id: first, reason: ' ' })
    expect([blank.status, Object.keys(blank.failure.errors ?? {})]).toEqual([422, ['reason']])
    await step(seller, 'decline', { id: first, reason: 'بيعت الكمية' })
    expect((await seen(buyer, first)).deal).toMatchObject({
      status: 'declined',
      reason: 'بيعت الكمية',
      contact: null,
    })
    expect((await step(seller, 'accept', { id: first })).failure.code).toBe('illegal_transition')
    const second = (await send(buyer, ids)).data.id
    expect(second).not.toBe(first)
    expect((await step(seller, 'withdraw', { id: second })).failure.code).toBe('illegal_transition')
    expect((await step(buyer, 'withdraw', { id: second })).data.status).toBe('withdrawn')
    expect((await step(seller, 'accept', { id: second })).failure.code).toBe('illegal_transition')
  })
})

describe('messages of a deal', () => {
  it('are shown to both sides, counted until they are read, and sent once per key', async () => {
    const ids = await pair()
    const { data } = await send(buyer, ids)
    const { id } = data
    const text = { id, text: '  هل السعر شامل النقل؟ ' }
    const sent = await Promise.all(
      [1, 2, 3].map(() => buyer.ask<DealMessage>('deals/message', text, { key: `message-${id}` })),
    )
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(sent.map((answer) => answer.data.id)).size).toBe(1)
    const list = await seller.ask<{ data: Deal[] }>('deals/list', {})
    expect(list.data.data.find((deal) => deal.id === id)?.unread).toBe(1)
    const first = await seen(seller, id)
    expect(first.messages).toMatchObject([{ mine: false, text: 'هل السعر شامل النقل؟' }])
    expect((await seen(seller, id)).deal.unread).toBe(0)
    await seller.ask('deals/message', { id, text: 'نعم' })
    expect((await seen(buyer, id)).messages.map(({ mine }) => mine)).toEqual([true, false])
    expect((await other.ask('deals/message', { id, text: 'x' })).status).toBe(404)
    await step(buyer, 'withdraw', { id })
    expect((await buyer.ask('deals/message', { id, text: 'x' })).failure.code).toBe('illegal_transition')
  })
})

describe('an agreed deal', () => {
  it('subtracts reserved and sold parts from supply and demand, and ends when nothing more is needed', async () => {
    const deal = await agreed()
    const { id } = deal
    const reserved = await step(seller, 'reserve', { id, quantity: 600 })
    expect([reserved.data.reserved, reserved.data.supply.quantity]).toEqual([600, 400])
    expect(await rows(deal)).toMatchObject({ quantity: 400, reserved: 600, promised: 600, needed: 900 })
    const sold = await step(seller, 'sell', { id, quantity: 500 }, `sell-${id}`)
    expect((await step(seller, 'sell', { id, quantity: 500 }, `sell-${id}`)).data).toEqual(sold.data)
    expect(await rows(deal)).toEqual({
      ...{ supply: 'available', quantity: 400, reserved: 100, promised: 100, sold: 500 },
      ...{ demand: 'matched', needed: 400, fulfilled: 500 },
    })
    await step(seller, 'sell', { id, quantity: 400 })
    expect(await rows(deal)).toEqual({
      ...{ supply: 'available', quantity: 100, reserved: 0, promised: 0, sold: 900 },
      ...{ demand: 'fulfilled', needed: 900, fulfilled: 0 },
    })
    expect((await seen(buyer, id)).deal).toMatchObject({ status: 'ended', sold: 900, contact: {} })
  })

  it('ends when nothing of the supply is left', async () => {
    const deal = await agreed({ supplied: 300 })
    await step(seller, 'reserve', { id: deal.id, quantity: 300 })
    await step(seller, 'sell', { id: deal.id, quantity: 300 })
    expect(await rows(deal)).toMatchObject({
      supply: 'sold',
      quantity: 300,
      sold: 0,
      demand: 'open',
      needed: 600,
    })
    expect((await seen(seller, deal.id)).deal.status).toBe('ended')
  })

  it('moves no more than the free and the needed quantity, also concurrently', async () => {
    const deal = await agreed({ supplied: 1_000, needed: 700 })
    const { id } = deal
    const more = await step(seller, 'sell', { id, quantity: 700.5 })
    expect([more.status, Object.keys(more.failure.errors ?? {})]).toEqual([422, ['quantity']])
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, at) =>
        seller.ask('deals/sell', { id, quantity: 200 }, at % 2 ? { at: another } : {}),
      ),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(await rows(deal)).toMatchObject({ quantity: 400, sold: 600, needed: 100, fulfilled: 600 })
  })

  it('keeps its reserved quantity from all other steps of the seller until the deal ends', async () => {
    const deal = await agreed()
    const { id } = deal
    await step(seller, 'reserve', { id, quantity: 600 })
    const own = { id: deal.supply_id }
    expect((await seller.ask('supply/update/release', { ...own, quantity: 1 })).status).toBe(409)
    expect((await seller.ask('supply/update/sell', { ...own, quantity: 401 })).status).toBe(422)
    expect((await seller.ask('supply/update/remove', own)).status).toBe(409)
    const ended = await step(buyer, 'end', { id })
    expect(ended.data.status).toBe('ended')
    expect((await step(buyer, 'end', { id })).status).toBe(200)
    expect(await rows(deal)).toMatchObject({ quantity: 1_000, reserved: 0, promised: 0 })
    expect((await seller.ask('supply/update/remove', own)).status).toBe(200)
  })

  it('refuses reservations and sales by its buyer, and every step by a third person', async () => {
    const { id } = await agreed()
    for (const name of ['reserve', 'sell']) {
      expect((await step(buyer, name, { id, quantity: 1 })).failure.code).toBe('illegal_transition')
      expect((await step(other, name, { id, quantity: 1 })).status).toBe(404)
    }
    expect((await step(other, 'end', { id })).status).toBe(404)
  })

  it('allows a sale, but no reservation, after the day of need', async () => {
    const deal = await agreed()
    await boards.db.query({
      text: "update demands set status = 'expired', needed_by = needed_by - 30 where id = $1",
      values: [deal.demand_id],
    })
    expect((await step(seller, 'reserve', { id: deal.id, quantity: 1 })).failure.code).toBe(
      'illegal_transition',
    )
    expect((await step(seller, 'sell', { id: deal.id, quantity: 900 })).data.status).toBe('ended')
    expect(await rows(deal)).toMatchObject({ demand: 'fulfilled', sold: 900 })
  })
})
