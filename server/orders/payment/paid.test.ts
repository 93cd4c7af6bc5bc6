import { beforeEach, describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  brokenInvariants,
  listGoods,
  makeBuyer,
  makeSeller,
  moneyOf,
  orderCart,
  orderForm,
  reportCharge,
  stockOf,
} from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { lookAfterAll } from '../../wallet/charges.ts'
import { windowsOf } from '../progress/windows.ts'
import { orderListeners } from './paid.ts'

const secret = 'a secret of this test alone'
let salem: TestPerson
let huda: TestPerson
let nora: TestPerson
const market = await testMarket({ env: { GATEWAY_SECRET: secret } })
beforeEach(async () => {
  ;[salem, huda, nora] = await Promise.all([
    makeSeller(market.db),
    makeSeller(market.db, { firstName: 'هدى' }),
    makeBuyer(market.db),
  ])
})

/** Sends a signed callback of the gateway with an amount in SAR, and returns the status of the answer. */
const callBack = (charge_id: number | undefined, amount: number, status: 'paid' | 'failed' = 'paid') =>
  reportCharge(market, secret, { charge_id, status, amount })

/** Stores that the payment of a charge was opened at the gateway. */
const openAtGateway = (chargeId: number | undefined) =>
  market.db.query({
    text: `update charges set gateway_id = 'late-' || id where id = $1`,
    values: [chargeId],
  })
/** Checks the charges like the worker, with a gateway that reports `amount` halalas as paid for every charge. */
const lookAtAll = (amount: number) =>
  lookAfterAll({
    db: market.db,
    listeners: orderListeners({ windows: windowsOf(market.config) }),
    payments: {
      bank: undefined,
      gateway: {
        sandbox: false,
        open: () => Promise.reject(new Error('no payment is opened here')),
        look: async () => ({ status: 'paid', amount }),
      },
    },
  })

async function cartOfTwo(payment: 'card' | 'bank_transfer' = 'card') {
  const [first, second] = await Promise.all([
    listGoods(market.db, salem.id, { price: 30, quantity: 10 }),
    listGoods(market.db, huda.id, { price: 20, quantity: 10 }),
  ])
  const products = [
    { id: first, quantity: 2 },
    { id: second, quantity: 5 },
  ]
  const { data } = await orderCart(market, nora, { ...(await orderForm(market.db, { payment })), products })
  const [one, other] = data.orders
  if (!one || !other || !data.pay) throw new Error('the cart did not place two orders')
  return { one, other, pay: data.pay, first, second }
}

const show = async ({ id }: Pick<Order, 'id'>, { token } = nora) =>
  (await ask<Order>(market, `GET orders/show/${id}`, { token })).data
const newsOf = async ({ id }: TestPerson) => {
  const rows = await market.db.query<{ kind: string }>({
    text: 'select kind from notifications where user_id = $1 order by number',
    values: [id],
  })
  return rows.map(({ kind }) => kind)
}
const lapse = ({ id }: Pick<Order, 'id'>) =>
  market.db.query({
    text: `update orders set due_at = now() - interval '1 second' where id = $1`,
    values: [id],
  })

const reportTransfer = (order: Order, amount: number, reference: string) =>
  ask<{ id: number }>(market, 'POST confirm_bank/create', {
    token: nora.token,
    body: formOf({
      amount: String(amount),
      bank_name: 'الراجحي',
      account_holder: 'نورة القحطاني',
      transfer_reference: reference,
      transferred_at: '2026-11-20',
      order_id: String(order.id),
      receipt: new Blob([pixel], { type: 'image/png' }),
    }),
  })

/**
 * Returns the buyer's statement lines about the charge and the orders: the type, the amount, and the amount that paid orders at
 * once.
 */
const linesOf = async (chargeId: number | undefined, ...orders: readonly Order[]) => {
  const { data } = await ask<Wallet>(market, 'GET wallet?limit=100', { token: nora.token })
  const ids = new Set([`charge ${chargeId}`, ...orders.map(({ id }) => `order ${id}`)])
  return data.transactions.data
    .filter(({ reference }) => ids.has(`${reference.type} ${reference.id}`))
    .map(({ type, amount, passed_through }) => [type, amount, passed_through])
    .toSorted((one, other) => Number(one[1]) - Number(other[1]))
}

describe('a paid charge', () => {
  it('pays all orders of a cart once and notifies their sellers', async () => {
    const { one, other, pay } = await cartOfTwo()
    expect((await show(one)).payment_group).toEqual({ charge_id: pay.charge_id, orders: 2, amount: 160 })
    expect((await show(one, salem)).payment_group).toBeNull()
    expect([await newsOf(salem), await newsOf(huda)]).toEqual([[], []])
    expect(
      (await ask(market, `GET orders/show/${one.id}/status/accepted`, { token: salem.token })).status,
    ).toBe(409)
    const answers = await Promise.all(Array.from({ length: 8 }, () => callBack(pay.charge_id, 160)))
    expect(answers).toEqual(Array(8).fill(200))
    const paid = await show(one)
    expect(paid).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      pay: null,
      payment_group: null,
      due: { status: 'cancelled' },
    })
    // The seller's time to accept the order starts with the payment.
    expect(Date.parse(paid.due?.at ?? '')).toBeGreaterThan(Date.parse(one.due?.at ?? ''))
    expect((await show(other)).payment_status).toBe('paid')
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 0, held: 0, escrow: 16_000 })
    expect(await linesOf(pay.charge_id, one, other)).toEqual([
      ['purchase', -100, 100],
      ['purchase', -60, 60],
      ['charge', 160, 160],
    ])
    expect([await newsOf(salem), await newsOf(huda)]).toEqual([['order_placed'], ['order_placed']])
    const accepted = await ask<Order>(market, `GET orders/show/${one.id}/status/accepted`, {
      token: salem.token,
    })
    expect(accepted.data.status).toBe('accepted')
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('pays the remaining order and leaves the money of the lapsed order in the wallet', async () => {
    const { one, other, pay, first, second } = await cartOfTwo()
    await lapse(one)
    expect(await callBack(pay.charge_id, 160)).toBe(200)
    expect(await show(one)).toMatchObject({ status: 'cancelled', pay: null })
    expect(await show(other)).toMatchObject({ status: 'pending', payment_status: 'paid' })
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 6_000, held: 0, escrow: 10_000 })
    expect(await linesOf(pay.charge_id, one, other)).toEqual([
      ['purchase', -100, 100],
      ['charge', 160, 100],
    ])
    expect([await stockOf(market.db, first), await stockOf(market.db, second)]).toEqual([
      [10, 'active'],
      [5, 'active'],
    ])
    expect(await newsOf(salem)).not.toContain('order_placed')
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('leaves all the money in the wallet when all orders were cancelled', async () => {
    const { one, other, pay } = await cartOfTwo()
    for (const { id } of [one, other]) {
      await ask(market, `GET orders/show/${id}/status/cancelled`, { token: nora.token })
    }
    expect(await callBack(pay.charge_id, 160)).toBe(200)
    expect((await show(one)).status).toBe('cancelled')
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 0 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('loses no money when the orders are cancelled at the same time', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { one, other, pay } = await cartOfTwo()
      const before = await moneyOf(market.db, nora.id)
      const cancel = (id: number) =>
        ask(market, `GET orders/show/${id}/status/cancelled`, { token: nora.token })
      const [paid, ...cancelled] = await Promise.all([
        callBack(pay.charge_id, 160),
        cancel(other.id),
        cancel(one.id),
      ])
      expect([paid, ...cancelled.map(({ status }) => status)]).toEqual([200, 200, 200])
      const after = await moneyOf(market.db, nora.id)
      expect(after).toEqual({ free: before.free + 16_000, held: 0, escrow: 0 })
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('a failed charge', () => {
  it('leaves the order pending with a new charge', async () => {
    const { one, other, pay } = await cartOfTwo()
    expect(await callBack(pay.charge_id, 160, 'failed')).toBe(200)
    const failed = await show(one)
    expect(failed).toMatchObject({ status: 'pending', payment_status: 'failed', due: one.due })
    expect(failed.pay).toMatchObject({ amount: 160, redirect_url: expect.any(String), pay_by: one.due?.at })
    expect(failed.pay?.charge_id).not.toBe(pay.charge_id)
    expect((await show(other)).pay).toEqual(failed.pay)
    expect(await callBack(failed.pay?.charge_id, 160)).toBe(200)
    expect((await show(other)).payment_status).toBe('paid')
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 0, held: 0, escrow: 16_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is replaced only once when several readers read its orders concurrently', async () => {
    const { one, other, pay } = await cartOfTwo()
    await callBack(pay.charge_id, 160, 'failed')
    await ask(market, `GET orders/show/${one.id}/status/cancelled`, { token: nora.token })
    await Promise.all(Array.from({ length: 10 }, () => show(other)))
    // The new charge does not include the cancelled order.
    expect((await show(other)).pay?.amount).toBe(100)
    expect((await show(one)).pay).toBe(null)
    const [row] = await market.db.query<{ count: number }>({
      text: 'select count(*) from charges where user_id = $1',
      values: [nora.id],
    })
    expect(row?.count).toBe(2)
  })
})

describe('a card charge that is paid after it failed', () => {
  it('credits the wallet once and leaves the order unpaid', async () => {
    const { one, pay } = await cartOfTwo()
    await callBack(pay.charge_id, 160, 'failed')
    const answers = await Promise.all(Array.from({ length: 6 }, () => callBack(pay.charge_id, 160)))
    expect(answers).toEqual(Array(6).fill(200))
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 0 })
    expect((await newsOf(nora)).filter((kind) => kind === 'card_paid_late')).toHaveLength(1)
    expect((await show(one)).payment_status).toBe('failed')
    expect(await callBack(pay.charge_id, 160, 'failed')).toBe(409)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('credits the wallet when another charge has paid the order', async () => {
    const { one, pay } = await cartOfTwo()
    await callBack(pay.charge_id, 160, 'failed')
    const { pay: again } = await show(one)
    expect(await callBack(again?.charge_id, 160)).toBe(200)
    expect(await callBack(pay.charge_id, 160)).toBe(200)
    expect((await show(one)).payment_status).toBe('paid')
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 16_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is credited once when its orders expire at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { one, other, pay } = await cartOfTwo()
      const before = await moneyOf(market.db, nora.id)
      await callBack(pay.charge_id, 160, 'failed')
      await Promise.all([lapse(one), lapse(other)])
      const [late, again] = await Promise.all([
        callBack(pay.charge_id, 160),
        callBack(pay.charge_id, 160),
        show(one),
        show(other),
      ])
      expect([late, again]).toEqual([200, 200])
      expect([(await show(one)).status, (await show(other)).status]).toEqual(['cancelled', 'cancelled'])
      const after = await moneyOf(market.db, nora.id)
      expect(after).toEqual({ ...before, free: before.free + 16_000 })
    }
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('a failed card charge that the worker checks', () => {
  it('is credited once when the callback and two checks are concurrent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { pay } = await cartOfTwo()
      const before = await moneyOf(market.db, nora.id)
      await callBack(pay.charge_id, 160, 'failed')
      await openAtGateway(pay.charge_id)
      const [late] = await Promise.all([callBack(pay.charge_id, 160), lookAtAll(16_000), lookAtAll(16_000)])
      expect(late).toBe(200)
      expect(await moneyOf(market.db, nora.id)).toEqual({ ...before, free: before.free + 16_000 })
    }
    expect((await newsOf(nora)).filter((kind) => kind === 'card_paid_late')).toHaveLength(5)
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('an unpaid cart with a cancelled order', () => {
  const cancel = ({ id }: Order) =>
    ask(market, `GET orders/show/${id}/status/cancelled`, { token: nora.token })

  it('credits the wallet when the worker finds that the replaced charge was paid', async () => {
    const { one, other, pay } = await cartOfTwo()
    await openAtGateway(pay.charge_id)
    await cancel(one)
    const rest = (await show(other)).pay
    expect(rest?.charge_id).not.toBe(pay.charge_id)
    expect(await lookAtAll(16_000)).toBe(1)
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 0 })
    expect((await newsOf(nora)).filter((kind) => kind === 'card_paid_late')).toHaveLength(1)
    expect((await show(other)).payment_status).toBe('unpaid')
    expect(await lookAtAll(16_000)).toBe(0)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('gets a new card charge for the rest of its orders', async () => {
    const { one, other, pay } = await cartOfTwo()
    await cancel(one)
    const rest = (await show(other)).pay
    expect(rest?.amount).toBe(100)
    expect(rest?.charge_id).not.toBe(pay.charge_id)
    expect(await callBack(rest?.charge_id, 100)).toBe(200)
    expect((await show(other)).payment_status).toBe('paid')
    expect(await callBack(pay.charge_id, 160)).toBe(200)
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 10_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it.each([
    [100, 0],
    [160, 6_000],
  ])('accepts a transfer of SR %d and leaves %d halalas in the wallet', async (amount, left) => {
    const finance = await addPerson(market.db, { staff: 'finance' })
    const { one, other, pay } = await cartOfTwo('bank_transfer')
    await cancel(one)
    expect((await show(other)).pay).toMatchObject({
      charge_id: pay.charge_id,
      amount: 100,
      reference: pay.reference,
    })
    expect((await reportTransfer(other, 90, `FT-90-${other.id}`)).failure.errors).toHaveProperty('amount')
    const report = await reportTransfer(other, amount, `FT-${amount}-${other.id}`)
    expect(report.status).toBe(201)
    const { data } = await ask<{ data: { id: number; checks: { due: { fits: boolean } } }[] }>(
      market,
      `GET operator/confirmations?id=${report.data.id}`,
      { token: finance.token },
    )
    expect(data.data[0]?.checks.due).toMatchObject({ amount: 100, fits: true })
    const approved = await ask(market, `POST operator/confirmations/${report.data.id}/approve`, {
      token: finance.token,
      body: {},
    })
    expect(approved.status).toBe(200)
    expect((await show(other)).payment_status).toBe('paid')
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: left, held: 0, escrow: 10_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('a reported bank transfer', () => {
  it('makes the payment of its orders pending until staff approve or refuse the transfer', async () => {
    const finance = await addPerson(market.db, { staff: 'finance' })
    const { one, other } = await cartOfTwo('bank_transfer')
    const report = await reportTransfer(one, 160, `FT-${one.id}`)
    expect(report.status).toBe(201)
    expect([(await show(one)).payment_status, (await show(other)).payment_status]).toEqual([
      'pending',
      'pending',
    ])
    const sent = {
      amount: 160,
      status: 'pending',
      bank_name: 'الراجحي',
      transfer_reference: `FT-${one.id}`,
      receipt: expect.stringContaining('/uploads/'),
      at: expect.any(String),
    }
    for (const order of [one, other]) expect((await show(order)).transfer).toMatchObject(sent)
    expect((await show(one, salem)).transfer).toBeNull()
    const decide = (id: number, outcome: 'approve' | 'refuse') =>
      ask(market, `POST operator/confirmations/${id}/${outcome}`, {
        token: finance.token,
        body: { note: 'لم تصل الحوالة' },
      })
    expect((await decide(report.data.id, 'refuse')).status).toBe(200)
    expect(await show(one)).toMatchObject({
      payment_status: 'unpaid',
      transfer: { status: 'refused', note: 'لم تصل الحوالة' },
    })
    const again = await reportTransfer(other, 160, `FT-${other.id}`)
    expect((await decide(again.data.id, 'approve')).status).toBe(200)
    expect([(await show(one)).payment_status, (await show(other)).payment_status]).toEqual(['paid', 'paid'])
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 0, held: 0, escrow: 16_000 })
    expect(await newsOf(huda)).toEqual(['order_placed'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

/** The bytes of a PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
