import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'

const market = await testMarket()
const trade = openTrade(market)
const salem = await trade.makeSeller()

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
    const id = await trade.listGoods(salem.id, { quantity: 50 })
    const buyers = await times(200, () => trade.makeBuyer({ riyals: 25 }))
    const form = { ...(await trade.orderForm()), quantity: 1 }
    const answers = await Promise.all(buyers.map((buyer) => retryCall(() => trade.orderOne(buyer, id, form))))
    const statuses = answers.map(({ status }) => status)
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([50, 150])
    for (const { status, failure } of answers) {
      if (status === 409) expect(failure.errors).toEqual({ quantity: ['المتبقي 0 كجم فقط'] })
    }
    expect(await trade.stockOf(id)).toEqual([0, 'sold_out'])
    expect(await ordersOf(id)).toBe(50)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('place one order for 50 calls with one idempotency key', async () => {
    const nora = await trade.makeBuyer({ riyals: 1_000 })
    const id = await trade.listGoods(salem.id, { quantity: 50 })
    const form = { ...(await trade.orderForm()), quantity: 3 }
    const key = { 'idempotency-key': 'nora-orders-once' }
    const answers = await times(50, () => retryCall(() => trade.orderOne(nora, id, form, key)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect([await ordersOf(id), await trade.stockOf(id)]).toEqual([1, [47, 'active']])
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 92_500, held: 0, escrow: 7_500 })
    const other = await trade.orderOne(nora, id, { ...form, quantity: 4 }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    // A key belongs to a person, so the same key of another person is independent.
    const majed = await trade.makeBuyer({ riyals: 100, firstName: 'ماجد' })
    expect((await trade.orderOne(majed, id, form, key)).data.buyer.id).toBe(majed.id)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('open one charge for a repeated card order', async () => {
    const nora = await trade.makeBuyer()
    const id = await trade.listGoods(salem.id)
    const form = { ...(await trade.orderForm({ payment: 'card' })), products: [{ id, quantity: 2 }] }
    const key = { 'idempotency-key': 'nora-pays-once' }
    const answers = await times(10, () => retryCall(() => trade.orderCart(nora, form, key)))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1)
    expect(answers[0]?.data.pay?.redirect_url).toEqual(expect.any(String))
    const rows = await market.db.query({
      text: 'select id from charges where user_id = $1',
      values: [nora.id],
    })
    expect(rows).toHaveLength(1)
  })

  it('may reuse the key of a refused order', async () => {
    const nora = await trade.makeBuyer({ riyals: 1_000 })
    const id = await trade.listGoods(salem.id, { quantity: 1 })
    const form = { ...(await trade.orderForm()), quantity: 2 }
    const key = { 'idempotency-key': 'nora-tries-again' }
    expect((await trade.orderOne(nora, id, form, key)).status).toBe(409)
    await market.db.query({
      text: 'update products set quantity_grams = 5000, listed_grams = 5000 where id = $1',
      values: [id],
    })
    expect((await trade.orderOne(nora, id, form, key)).status).toBe(201)
  })

  it('pay only one of ten orders of SR 60 from a balance of SR 100', async () => {
    const nora = await trade.makeBuyer({ riyals: 100 })
    const goods = await times(10, () => trade.listGoods(salem.id, { price: 60 }))
    const form = { ...(await trade.orderForm()), quantity: 1 }
    const answers = await Promise.all(goods.map((id) => retryCall(() => trade.orderOne(nora, id, form))))
    const statuses = answers.map(({ status }) => status)
    expect([countOf(statuses, 201), countOf(statuses, 409)]).toEqual([1, 9])
    for (const { status, failure } of answers) {
      if (status === 409) expect(failure.code).toBe('insufficient_funds')
    }
    expect(await trade.moneyOf(nora.id)).toEqual({ free: 4_000, held: 0, escrow: 6_000 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('do not deadlock for carts with the same goods in a different sequence', async () => {
    const sellers = await times(3, (place) => trade.makeSeller({ firstName: `بائع ${place}` }))
    const goods = await Promise.all(
      sellers.flatMap(({ id }) => [
        trade.listGoods(id, { quantity: 60, price: 10 }),
        trade.listGoods(id, { quantity: 60, price: 10 }),
      ]),
    )
    const buyers = await times(12, () => trade.makeBuyer({ riyals: 5_000 }))
    const form = await trade.orderForm()
    const rounds = await Promise.all(
      buyers.flatMap((buyer, place) =>
        [0, 1, 2, 3].map(async (turn) => {
          const turned = [...goods.slice((place + turn) % 6), ...goods.slice(0, (place + turn) % 6)]
          const products = (turn % 2 ? turned : turned.reverse()).map((id) => ({ id, quantity: 2 }))
          const { status, data } = await retryCall(() => trade.orderCart(buyer, { ...form, products }))
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
