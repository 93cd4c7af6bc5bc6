import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Order, OrderOptions, Pay } from '#shared/orders/contract.ts'
import type { Product } from '#shared/products/contract.ts'
import { ask } from '#world/testing/ask.ts'
import type { TestPerson } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'
import {
  brokenInvariants,
  fillWallet,
  listGoods,
  makeBuyer,
  makeSeller,
  moneyOf,
  orderForm,
} from '#world/testing/trade.ts'

let market: TestMarket
let salem: TestPerson
let nora: TestPerson
beforeAll(async () => {
  market = await openTestMarket()
})
afterAll(() => market.close())
beforeEach(async () => {
  ;[salem, nora] = await Promise.all([makeSeller(market.db), makeBuyer(market.db, { riyals: 1_000 })])
})

const order = (id: number, body: object, { token } = nora, headers: Record<string, string> = {}) =>
  ask<Order>(market, `POST orders/create/${id}`, { token, body, headers })
const orderCart = (products: object[], form: object, { token } = nora) =>
  ask<{ orders: Order[]; pay: Pay | null }>(market, 'POST orders/create', {
    token,
    body: { ...form, products },
  })
const stockOf = async (id: number) => {
  const [row] = await market.db.query<{ quantity_grams: number; status: string }>({
    text: 'select quantity_grams, status from products where id = $1',
    values: [id],
  })
  return [Number(row?.quantity_grams) / 1_000, row?.status]
}
const newsOf = (person: TestPerson) =>
  market.db.query<{ kind: string; data_id: number; facts: object }>({
    text: 'select kind, data_type, data_id, facts from notifications where user_id = $1 order by number',
    values: [person.id],
  })

describe('an order of one product', () => {
  it('paid by wallet takes stock and money at once and tells the seller', async () => {
    const id = await listGoods(market.db, salem.id, { quantity: 10, price: 25.5 })
    const { status, data, failure } = await order(id, {
      ...(await orderForm(market.db)),
      quantity: 2.5,
      body: 'نظّفه من فضلك',
    })
    expect(failure.code).toBe(undefined)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      ...{
        sale_type: 'normal',
        status: 'pending',
        payment_status: 'paid',
        side: 'buyer',
        number: String(100_000 + data.id),
      },
      ...{ subtotal: 63.75, delivery_fee: 0, total: 63.75, address: null, body: 'نظّفه من فضلك', pay: null },
      buyer: { id: nora.id, mobile: nora.mobile },
      seller: { id: salem.id },
      items: [
        {
          product_id: id,
          name: 'هامور طازج',
          quantity: 2.5,
          ordered_quantity: 2.5,
          price: 25.5,
          total: 63.75,
        },
      ],
      timeline: [{ status: 'pending', by: 'buyer', name: 'نورة القحطاني' }],
      allowed_statuses: ['cancelled'],
      due: { status: 'cancelled' },
    })
    expect(data.seller.mobile).toMatch(/\*{4}/)
    expect(new Date(data.due?.at ?? 0).getTime() - new Date(data.created_at).getTime()).toBe(86_400_000)
    expect(await stockOf(id)).toEqual([7.5, 'active'])
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 93_625, held: 0, escrow: 6_375 })
    expect(await newsOf(salem)).toEqual([
      {
        kind: 'order_placed',
        data_type: 'orders',
        data_id: data.id,
        facts: { number: data.number, total: 6_375 },
      },
    ])
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})
