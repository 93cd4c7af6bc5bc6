import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { type LotTrade, openLotTrade, past } from '#demo/testing/trade/lotTrade.ts'
import { listGoods, orderCart, orderForm, orderOne, stockOf } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'
import { stepAuction } from '../../auctions/step.ts'

let { salem, huda, rashid, won, formOf, order, formFor, auction, broken } = {} as LotTrade
const market = await testMarket()
beforeEach(async () => {
  ;({ salem, huda, rashid, won, formOf, order, formFor, auction, broken } = await openLotTrade(market))
})
const sound = async () => expect(await broken()).toEqual({})

describe('ordering an awarded lot', () => {
  it('is refused to a winner after the deadline and allowed to the next winner', async () => {
    const id = await won({ awardS: 60 })
    await ageLot(market.db, id, 61)
    for (const answer of [await formFor(huda, id), await order(huda, id)]) {
      expect([answer.status, answer.failure.code]).toEqual([409, 'conflict'])
    }
    expect((await formFor(rashid, id)).status).toBe(403)
    await acceptHighest(market.db, id)
    expect((await formFor(rashid, id)).data.lot.amount).toBe(1_200)
    expect((await order(huda, id)).status).toBe(409)
    const { data } = await orderOne(market, rashid, id, await formOf({ payment: 'cod' }))
    expect(data).toMatchObject({ total: 1_200, buyer: { id: rashid.id } })
    await sound()
  })

  it('is allowed to the next winner after an automatic award', async () => {
    const id = await openLot(market.db, salem, { ...past, autoAccept: true, awardS: 200 })
    await bidOn(market.db, id, [
      { by: rashid, riyals: 1_200, agoS: 1_900 },
      { by: huda, riyals: 1_333, agoS: 1_800 },
    ])
    const [late, next] = [
      await order(huda, id),
      await orderOne(market, rashid, id, await formOf({ payment: 'cod' })),
    ]
    expect([late.status, next.status]).toEqual([409, 201])
    expect(next.data).toMatchObject({ total: 1_200, buyer: { id: rashid.id } })
    await sound()
  })

  it('is refused after the market has stopped the auction', async () => {
    const id = await won()
    await market.db.transaction((tx) => stepAuction(tx, id, { kind: 'void' }))
    for (const answer of [await formFor(huda, id), await order(huda, id)]) {
      expect([answer.status, answer.failure.code]).toEqual([409, 'auction_closed'])
    }
  })

  it('is refused while the auction runs or waits for the acceptance of its owner', async () => {
    const runs = await openLot(market.db, salem)
    await bidOn(market.db, runs, [{ by: huda, riyals: 1_333 }])
    const waits = await openLot(market.db, salem, past)
    await bidOn(market.db, waits, [{ by: huda, riyals: 1_333, agoS: 1_800 }])
    expect([(await auction(runs)).status, (await auction(waits)).status]).toEqual(['open', 'ended'])
    for (const id of [runs, waits]) {
      expect((await formFor(huda, id)).status).toBe(403)
      expect((await order(huda, id)).status).toBe(403)
    }
  })
})

describe('ordering a lot concurrently', () => {
  it('succeeds exactly when a concurrent stop of the auction fails', async () => {
    for (let round = 0; round < 3; round++) {
      const id = await won()
      const stop = market.db.transaction((tx) => stepAuction(tx, id, { kind: 'void' }))
      const [placed, stopped] = await Promise.all([
        order(huda, id),
        stop.then(
          () => true,
          () => false,
        ),
      ])
      expect([placed.status === 201, stopped]).toEqual([!stopped, stopped])
      expect(await stockOf(market.db, id)).toEqual(stopped ? [50, 'active'] : [0, 'sold_out'])
    }
    await sound()
  })
})

describe('the order of a lot', () => {
  it('lapses when its card payment does not arrive, and the lot reopens', async () => {
    const id = await won()
    const { data } = await orderOne(market, huda, id, await formOf({ payment: 'card' }))
    await market.db.query({
      text: `update orders set due_at = now() - interval '1 second' where id = $1`,
      values: [data.id],
    })
    const shown = await ask<Order>(market, `GET orders/show/${data.id}`, { token: huda.token })
    expect(shown.data).toMatchObject({ status: 'cancelled', pay: null })
    expect(await stockOf(market.db, id)).toEqual([50, 'active'])
    expect((await auction(id)).status).toBe('ended')
    const normal = { ...(await orderForm(market.db)), quantity: 1 }
    expect((await orderOne(market, huda, id, normal)).status).toBe(404)
    await sound()
  })

  it('has a total in proportion to the packed weight', async () => {
    const id = await won()
    const { data } = await order(huda, id)
    await ask(market, `POST orders/show/${data.id}/status/accepted`, { token: salem.token })
    const weighed = await ask<Order>(market, `POST orders/show/${data.id}/weights`, {
      token: salem.token,
      body: { items: [{ product_id: id, quantity: 48.5 }] },
    })
    expect(weighed.data).toMatchObject({ subtotal: 1_293.01, total: 1_293.01 })
    await sound()
  })

  it('is listed for both sides with the sale type auction', async () => {
    const id = await won()
    const { data } = await order(huda, id)
    for (const [path, person] of [
      ['orders', salem],
      ['orders/my', huda],
    ] as const) {
      const found = async (query: string) =>
        (
          await ask<Page<OrderSummary>>(market, `GET ${path}?${query}`, { token: person.token })
        ).data.data.map((one) => one.id)
      expect(await found('sale_type=auction')).toEqual([data.id])
      expect(await found('sale_type=normal')).toEqual([])
      expect(await found(`product_id=${id}`)).toEqual([data.id])
      expect(await found('product_id=999999999')).toEqual([])
    }
    const foreign = await ask<Page<OrderSummary>>(market, `GET orders/my?product_id=${id}`, {
      token: rashid.token,
    })
    expect(foreign.data.total).toBe(0)
  })
})

describe('an order', () => {
  it('is refused when its call or sale type does not fit the product', async () => {
    const [id, goods] = [await won(), await listGoods(market.db, salem.id)]
    const normal = await orderForm(market.db)
    for (const sale_type of [undefined, 'normal']) {
      const { status } = await orderOne(market, huda, id, { ...normal, sale_type, quantity: 50 })
      expect(status).toBe(404)
    }
    const cart = await orderCart(market, huda, { ...normal, products: [{ id, quantity: 50 }] })
    expect([cart.status, Object.keys(cart.failure.errors ?? {})]).toEqual([404, ['products.0.id']])
    const { status, failure } = await order(huda, goods, { quantity: 2 })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['sale_type']])
    expect((await auction(id)).status).toBe('awarded')
    expect(await stockOf(market.db, goods)).toEqual([50, 'active'])
  })

  it('is refused after the seller of the lot was removed', async () => {
    const id = await won()
    await market.db.query({
      text: `update users set f_name = '', l_name = '', mobile = null, email = null, n_id = null, cr_number = null,
               password_hash = null, address = '', deleted_at = now() where id = $1`,
      values: [salem.id],
    })
    const { status, failure } = await order(huda, id)
    expect([status, failure.code]).toEqual([404, 'not_found'])
    expect((await auction(id)).status).toBe('awarded')
  })
})
