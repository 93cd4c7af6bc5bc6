import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import {
  brokenInvariants,
  listGoods,
  makeBuyer,
  makeSeller,
  moneyOf,
  orderCart,
  orderForm,
  orderOne,
  stockOf,
} from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const salem = await makeSeller(market.db)

const times = <T>(count: number, make: (place: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, place) => make(place)))
/** Repeats a call while the answer is 503, because the machine may be slow. */
async function retryCall<A extends { readonly status: number }>(send: () => Promise<A>): Promise<A> {
  for (;;) {
    const answer = await send()
    if (answer.status !== 503) return answer
  }
}
const countOf = (statuses: readonly number[], status: number) =>
  statuses.filter((found) => found === status).length
const ordersOf = async (productId: number) => {
  const [row] = await market.db.query<{ count: number }>({
    text: 'select count(*) from order_items where product_id = $1',
    values: [productId],
  })
  return row?.count
}

describe('concurrent orders', () => {
  it('sell exactly the 50 kg in stock when 200 buyers order', async () => {
    const id = await listGoods(market.db, salem.id, { quantity: 50 })
    const buyers = await times(200, () => makeBuyer(market.db, { riyals: 25 }))
    const form = { ...(await orderForm(market.db)), quantity: 1 }
    const answers = await Promise.all(
      buyers.map((buyer) => retryCall(() => orderOne(market, buyer, id, form))),
    )
    const statuses = answers.map(({ status }) => status)
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([50, 150])
    for (const { status, failure } of answers) {
      if (status === 409) expect(failure.errors).toEqual({ quantity: ['المتبقي 0 كجم فقط'] })
    }
    expect(await stockOf(market.db, id)).toEqual([0, 'sold_out'])
    expect(await ordersOf(id)).toBe(50)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('place one order for 50 calls with one idempotency key', async () => {
    const nora = await makeBuyer(market.db, { riyals: 1_000 })
    const id = await listGoods(market.db, salem.id, { quantity: 50 })
    const form = { ...(await orderForm(market.db)), quantity: 3 }
    const key = { 'idempotency-key': 'nora-orders-once' }
    const answers = await times(50, () => retryCall(() => orderOne(market, nora, id, form, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect([await ordersOf(id), await stockOf(market.db, id)]).toEqual([1, [47, 'active']])
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 92_500, held: 0, escrow: 7_500 })
    const other = await orderOne(market, nora, id, { ...form, quantity: 4 }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    // A key belongs to a person, so the same key of another person is independent.
    const majed = await makeBuyer(market.db, { riyals: 100, firstName: 'ماجد' })
    expect((await orderOne(market, majed, id, form, key)).data.buyer.id).toBe(majed.id)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('open one charge for a repeated card order', async () => {
    const nora = await makeBuyer(market.db)
    const id = await listGoods(market.db, salem.id)
    const form = { ...(await orderForm(market.db, { payment: 'card' })), products: [{ id, quantity: 2 }] }
    const key = { 'idempotency-key': 'nora-pays-once' }
    const answers = await times(10, () => retryCall(() => orderCart(market, nora, form, key)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data.pay?.redirect_url).toEqual(expect.any(String))
    const rows = await market.db.query({
      text: 'select id from charges where user_id = $1',
      values: [nora.id],
    })
    expect(rows).toHaveLength(1)
  })

  it('may reuse the key of a refused order', async () => {
    const nora = await makeBuyer(market.db, { riyals: 1_000 })
    const id = await listGoods(market.db, salem.id, { quantity: 1 })
    const form = { ...(await orderForm(market.db)), quantity: 2 }
    const key = { 'idempotency-key': 'nora-tries-again' }
    expect((await orderOne(market, nora, id, form, key)).status).toBe(409)
    await market.db.query({
      text: 'update products set quantity_grams = 5000, listed_grams = 5000 where id = $1',
      values: [id],
    })
    expect((await orderOne(market, nora, id, form, key)).status).toBe(201)
  })

  it('pay only one of ten orders of SAR 60 from a balance of SAR 100', async () => {
    const nora = await makeBuyer(market.db, { riyals: 100 })
    const goods = await times(10, () => listGoods(market.db, salem.id, { price: 60 }))
    const form = { ...(await orderForm(market.db)), quantity: 1 }
    const answers = await Promise.all(goods.map((id) => retryCall(() => orderOne(market, nora, id, form))))
    const statuses = answers.map(({ status }) => status)
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 9])
    for (const { status, failure } of answers) {
      if (status === 409) expect(failure.code).toBe('insufficient_funds')
    }
    expect(await moneyOf(market.db, nora.id)).toEqual({ free: 4_000, held: 0, escrow: 6_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('do not deadlock for carts with the same goods in a different sequence', async () => {
    const sellers = await times(3, (place) => makeSeller(market.db, { firstName: `بائع ${place}` }))
    const goods = await Promise.all(
      sellers.flatMap(({ id }) => [
        listGoods(market.db, id, { quantity: 60, price: 10 }),
        listGoods(market.db, id, { quantity: 60, price: 10 }),
      ]),
    )
    const buyers = await times(12, () => makeBuyer(market.db, { riyals: 5_000 }))
    const form = await orderForm(market.db)
    const rounds = await Promise.all(
      buyers.flatMap((buyer, place) =>
        [0, 1, 2, 3].map(async (turn) => {
          const turned = [...goods.slice((place + turn) % 6), ...goods.slice(0, (place + turn) % 6)]
          const products = (turn % 2 ? turned : turned.reverse()).map((id) => ({ id, quantity: 2 }))
          const { status, data } = await retryCall(() => orderCart(market, buyer, { ...form, products }))
          const calledOff =
            status === 201 && turn % 2
              ? await Promise.all(data.orders.map((order) => callOff(order, buyer)))
              : []
          return [status, ...calledOff]
        }),
      ),
    )
    // Calls are refused only because stock or money is missing. No call ends with a server error.
    expect(new Set(rounds.flat().filter((status) => status !== 409))).toEqual(new Set([200, 201]))
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  const callOff = async ({ id }: Order, { token }: TestPerson) =>
    (await retryCall(() => ask(market, `GET orders/show/${id}/status/cancelled`, { token }))).status
})
