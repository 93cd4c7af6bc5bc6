import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  brokenInvariants,
  fillWallet,
  listGoods,
  makeBuyer,
  makeSeller,
  moneyOf,
  orderCart,
  orderForm,
  reportPaid,
} from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import type { PaymentCode } from '#shared/orders/status.ts'
import { settle } from '../../wallet/charges.ts'
import { windowsOf } from '../progress/windows.ts'
import { orderListeners } from './paid.ts'

const secret = 'a secret of this test alone'
const market = await testMarket({ env: { GATEWAY_SECRET: secret } })
const { db } = market
let salem: TestPerson
let huda: TestPerson
let nora: TestPerson

beforeEach(async () => {
  ;[salem, huda, nora] = await Promise.all([
    makeSeller(db),
    makeSeller(db, { firstName: 'هدى' }),
    makeBuyer(db),
  ])
})

/** Orders goods of two sellers for SR 60 and SR 100, which one charge pays. */
async function unpaidCart(payment: 'card' | 'bank_transfer' = 'card'): Promise<readonly [Order, Order]> {
  const products = [
    { id: await listGoods(db, salem.id, { price: 30 }), quantity: 2 },
    { id: await listGoods(db, huda.id, { price: 20 }), quantity: 5 },
  ]
  const { data } = await orderCart(market, nora, { ...(await orderForm(db, { payment })), products })
  const [one, other] = data.orders
  if (!one || !other) throw new Error('the cart did not place two orders')
  return [one, other]
}

/** A cart whose card was declined. */
async function declinedCart(): Promise<readonly [Order, Order]> {
  const orders = await unpaidCart()
  const listeners = orderListeners({ windows: windowsOf(market.config) })
  await settle({ db, listeners }, { chargeId: orders[0].pay?.charge_id ?? 0, status: 'failed' })
  return orders
}

async function pay(order: Order, payment: PaymentCode, { by = nora, key = '' } = {}) {
  const { payment_id } = await orderForm(db, { payment })
  return ask<Order>(market, `POST orders/show/${order.id}/payment`, {
    token: by.token,
    body: { payment_id },
    headers: key ? { 'idempotency-key': key } : {},
  })
}

const show = async ({ id }: Order, { token } = nora) =>
  (await ask<Order>(market, `GET orders/show/${id}`, { token })).data

const newsOf = async ({ id }: TestPerson) => {
  const rows = await db.query<{ kind: string }>({
    text: 'select kind from notifications where user_id = $1 order by number',
    values: [id],
  })
  return rows.map(({ kind }) => kind)
}

describe('another payment of a declined order', () => {
  it('pays all orders of the cart from the wallet and notifies their sellers once', async () => {
    const [one, other] = await declinedCart()
    await fillWallet(db, nora.id, 200)
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => pay(one, 'wallet', { key })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers[0]?.data).toMatchObject({
      payment: { code: 'wallet' },
      payment_status: 'paid',
      pay: null,
      payment_group: null,
    })
    expect(await show(other)).toMatchObject({ payment: { code: 'wallet' }, payment_status: 'paid' })
    expect(await moneyOf(db, nora.id)).toEqual({ free: 4_000, held: 0, escrow: 16_000 })
    expect([await newsOf(salem), await newsOf(huda)]).toEqual([['order_placed'], ['order_placed']])
    const { data } = await ask<Order>(market, `GET orders/show/${one.id}/status/accepted`, {
      token: salem.token,
    })
    expect(data.status).toBe('accepted')
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('lets the orders be paid in cash and gives the seller the full time to accept', async () => {
    const [one, other] = await declinedCart()
    const { data } = await pay(one, 'cod')
    expect(data).toMatchObject({
      status: 'pending',
      payment: { code: 'cod' },
      payment_status: 'unpaid',
      pay: null,
      due: { status: 'cancelled' },
    })
    expect(Date.parse(data.due?.at ?? '')).toBeGreaterThan(Date.parse(one.due?.at ?? ''))
    expect((await show(other)).payment.code).toBe('cod')
    expect([await newsOf(salem), await newsOf(huda)]).toEqual([['order_placed'], ['order_placed']])
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('waits for a transfer or another card until the same deadline', async () => {
    const [one, other] = await declinedCart()
    const { data: transfer } = await pay(one, 'bank_transfer')
    expect(transfer).toMatchObject({
      payment: { code: 'bank_transfer' },
      payment_status: 'unpaid',
      pay: { amount: 160, pay_by: one.due?.at },
      payment_group: { orders: 2, amount: 160 },
    })
    expect(transfer.pay?.iban).toBeTruthy()
    const { data: card } = await pay(other, 'card')
    expect(card.pay).toMatchObject({ amount: 160, pay_by: one.due?.at })
    expect(card.pay?.redirect_url).toBeTruthy()
    expect(await reportPaid(market, secret, card)).toBe(200)
    expect([(await show(one)).payment_status, (await show(other)).payment_status]).toEqual(['paid', 'paid'])
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused if the wallet has too little money, and changes nothing', async () => {
    const [one, other] = await declinedCart()
    await fillWallet(db, nora.id, 159)
    const { status, failure } = await pay(one, 'wallet')
    expect([status, failure.code]).toEqual([409, 'insufficient_funds'])
    for (const order of [one, other])
      expect(await show(order)).toMatchObject({ payment: { code: 'card' }, payment_status: 'failed' })
    expect(await moneyOf(db, nora.id)).toEqual({ free: 15_900, held: 0, escrow: 0 })
  })
})

describe('a card that is paid although its orders are paid another way', () => {
  it('credits the wallet once', async () => {
    const [one] = await unpaidCart()
    await fillWallet(db, nora.id, 160)
    expect((await pay(one, 'wallet')).status).toBe(200)
    expect(await reportPaid(market, secret, one)).toBe(200)
    expect(await moneyOf(db, nora.id)).toEqual({ free: 16_000, held: 0, escrow: 16_000 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('pays the orders once when both happen at the same time', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [one] = await unpaidCart()
      await fillWallet(db, nora.id, 160)
      const before = await moneyOf(db, nora.id)
      const [changed, reported] = await Promise.all([pay(one, 'wallet'), reportPaid(market, secret, one)])
      expect(reported).toBe(200)
      expect([200, 409]).toContain(changed.status)
      expect((await show(one)).payment_status).toBe('paid')
      // Whichever payment pays the orders, SR 160 are in escrow, and the other SR 160 are in the wallet.
      expect(await moneyOf(db, nora.id)).toEqual({ ...before, escrow: before.escrow + 16_000 })
    }
    expect(await brokenInvariants(db)).toEqual({})
  })
})

describe('the choice of another payment is refused', () => {
  it('to everybody but the buyer', async () => {
    const [one] = await declinedCart()
    expect((await pay(one, 'cod', { by: salem })).status).toBe(403)
    expect((await pay(one, 'cod', { by: huda })).status).toBe(404)
    expect((await pay(one, 'cod', { by: await addPerson(db, { staff: 'finance' }) })).status).toBe(403)
  })

  it('for an order that is cancelled or to be paid on delivery', async () => {
    const [one, other] = await declinedCart()
    await ask(market, `GET orders/show/${other.id}/status/cancelled`, { token: nora.token })
    expect((await pay(other, 'cod')).failure.code).toBe('illegal_transition')
    expect((await pay(one, 'cod')).status).toBe(200)
    expect((await pay(one, 'card')).failure.code).toBe('illegal_transition')
  })

  it('for an order whose payment time is over', async () => {
    const [one] = await declinedCart()
    await db.query({
      text: `update orders set due_at = now() - interval '1 second' where id = $1`,
      values: [one.id],
    })
    expect((await pay(one, 'cod')).failure.code).toBe('illegal_transition')
    expect((await show(one)).status).toBe('cancelled')
  })

  it('while a reported transfer waits for its decision', async () => {
    const [one] = await unpaidCart('bank_transfer')
    await db.query({
      text: `update orders set payment_status = 'pending' where id = $1`,
      values: [one.id],
    })
    const { status, failure } = await pay(one, 'cod')
    expect([status, failure.message]).toEqual([409, expect.stringContaining('التحويل')])
  })

  it('at the field for a payment that is not in the list', async () => {
    const [one] = await declinedCart()
    const { status, failure } = await ask(market, `POST orders/show/${one.id}/payment`, {
      token: nora.token,
      body: { payment_id: 987_654 },
    })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['payment_id']])
  })
})
