import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { refuseReturn, setStatus, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { brokenInvariants, listGoods, makeBuyer, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Order } from '#shared/orders/contract.ts'
import { settleOrders } from './clock.ts'
import { windowsOf } from './windows.ts'

const market = await testMarket()
await takeCommission(market)

it('concurrent steps on many orders of the same people and goods do not deadlock', async () => {
  const people = await Promise.all([0, 1, 2].map(() => makeSeller(market.db)))
  const buyers = await Promise.all([0, 1].map(() => makeBuyer(market.db, { riyals: 5_000 })))
  const goods: number[] = []
  for (const seller of people) {
    for (const quantity of [40, 60])
      goods.push(await listGoods(market.db, seller.id, { quantity, price: 20 }))
  }
  const form = await orderForm(market.db)
  const place = async (turn: number) => {
    const buyer = buyers[turn % buyers.length]
    // The carts contain the same goods in different sequences.
    const picked = turn % 3 === 0 ? goods : turn % 3 === 1 ? goods.toReversed() : goods.slice(turn % 5)
    const { status, data } = await ask<{ orders: Order[] }>(market, 'POST orders/create', {
      token: buyer?.token,
      body: { ...form, products: picked.map((id) => ({ id, quantity: 1 + (turn % 3) })) },
    })
    expect([201, 409]).toContain(status)
    return data?.orders ?? []
  }
  const placed = (await Promise.all(Array.from({ length: 8 }, (_, turn) => place(turn)))).flat()
  expect(placed.length).toBeGreaterThan(10)

  const sideOf = (id: number) => [...people, ...buyers].find((person) => person.id === id) ?? { token: '' }
  const press = (order: Order, turn: number) => {
    const [seller, buyer] = [sideOf(order.seller.id), sideOf(order.buyer.id)]
    const items = order.items.map(({ product_id }) => ({ product_id, quantity: 0.5 }))
    return [
      setStatus(market, order, turn % 4 === 0 ? buyer : seller, turn % 4 === 0 ? 'cancelled' : 'accepted'),
      setStatus(market, order, seller, turn % 3 === 0 ? 'rejected' : 'in_progress'),
      ask(market, `POST orders/show/${order.id}/weights`, { token: seller.token, body: { items } }),
      setStatus(market, order, buyer, 'completed'),
      ask(market, 'POST orders/return', { token: buyer.token, body: { order_id: order.id, reason: 'x' } }),
      turn % 2 === 0
        ? setStatus(market, order, seller, 'returned')
        : refuseReturn(market, { id: order.id, seller }),
    ]
  }
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      ...placed.flatMap((order, turn) => press(order, turn + round)),
      ...[9, 10, 11].map(async (turn) => ({ status: (await place(turn)) && 200 })),
      settleOrders(market.db, new Date(), windowsOf(market.config)).then(() => ({ status: 200 })),
    ])
    expect(answers.map(({ status }) => status).filter((status) => ![200, 403, 409].includes(status))).toEqual(
      [],
    )
    expect(await brokenInvariants(market.db)).toEqual({})
  }
  const states = await market.db.query<{ status: string }>({
    text: 'select distinct status from orders where id = any($1)',
    values: [placed.map(({ id }) => id)],
  })
  // Every order received a step from a side that may take the step, so no order is still pending.
  expect(states.map(({ status }) => status)).not.toContain('pending')
})
