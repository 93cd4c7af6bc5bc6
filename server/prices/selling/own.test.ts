import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { insertSold, type Sold, tradedThings } from '#demo/testing/trade/soldTrade.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { OwnPrice } from '#shared/prices/contract.ts'
import { addDays, periodStart } from '#shared/prices/periods.ts'

const market = await testMarket()
const { db } = market
const things = await tradedThings(db)
const salem = await makeSeller(db)
const sunday = addDays(periodStart('week', riyadhDay(new Date())), -14)
const [fish = 0, other = 0] = things.fish
const [gulf = 0, redSea = 0] = things.markets
const [small = 0, large = 0] = things.sizes

const sale = (more: Partial<Sold>): Sold => ({
  ...{ day: sunday, fishId: fish, marketId: gulf, sellerId: salem.id, source: 'caught', channel: 'fixed' },
  ...{ sizeId: small, grams: 2_000, price: 4_000 },
  ...more,
})

let sold: readonly number[] = []
beforeAll(async () => {
  await db.query({ text: `update orders set status = 'returned' where status = 'completed'` })
  const colleagues = [
    await addPerson(db, { type: 'local_seller' }),
    await addPerson(db, { type: 'local_seller' }),
  ]
  sold = await insertSold(db, [
    sale({}),
    sale({ day: addDays(sunday, 4), marketId: redSea, channel: 'auction', sizeId: large, price: 6_000 }),
    ...colleagues.map(({ id }) => sale({ sellerId: id, day: addDays(sunday, 4), price: 5_000 })),
    sale({ fishId: other, grams: 1_000, price: 1_000 }),
  ])
})

interface Answer {
  readonly from: string
  readonly to: string
  readonly prices: readonly OwnPrice[]
}
const read = async (query = '') =>
  (await ask<Answer>(market, `GET profile/selling/prices${query}`, { token: salem.token, locale: 'en' })).data

describe('GET profile/selling/prices', () => {
  it('shows where, when and how the seller sold best, and compares this with the market', async () => {
    const [first, second] = (await read()).prices
    expect(first).toMatchObject({
      fish: { id: fish },
      average_price: 50,
      quantity: 4,
      sales: 2,
      market_price: 50,
    })
    expect(first?.best.weekday).toMatchObject({ name: 'Thursday', average_price: 60, market_price: 53.33 })
    expect(first?.best.market).toMatchObject({ key: String(redSea), average_price: 60 })
    expect(first?.best.channel).toMatchObject({ name: 'Auction', average_price: 60 })
    expect(first?.best.size).toMatchObject({ key: String(large), average_price: 60 })
    expect(second).toMatchObject({ fish: { id: other }, sales: 1, best: { weekday: null, market: null } })
  })

  it('leaves out figures of the market that fewer than three sellers made', async () => {
    const [first, second] = (await read()).prices
    // In that market, with that sale type and in that size, only this seller sold fish.
    expect(first?.best.market?.market_price).toBeNull()
    expect(first?.best.channel?.market_price).toBeNull()
    expect(first?.best.size?.market_price).toBeNull()
    expect(second?.market_price).toBeNull()
  })

  it('shows the seller’s figures of each preparation if the seller has sold prepared fish', async () => {
    expect((await read()).prices.map(({ preparations }) => preparations)).toEqual([[], []])
    await db.query({
      text: "update order_items set preparation = 'fillet', preparation_halalas = 1200 where order_id = $1",
      values: [sold[0]],
    })
    const [first] = (await read(`?fish_id=${fish}`)).prices
    const figures = { quantity: 2, sales: 1 }
    expect(first?.preparations).toEqual([
      { preparation: { code: 'whole', name: 'Whole' }, average_price: 60, preparation_price: 0, ...figures },
      {
        preparation: { code: 'fillet', name: 'Fillet' },
        average_price: 40,
        preparation_price: 12,
        ...figures,
      },
    ])
    expect(first?.average_price).toBe(50)
  })

  it('shows hall sales as a separate channel, including sales before the person had an account', async () => {
    const hall = await openHall(market)
    const fisherman = await addPerson(db, { type: 'fisherman' })
    // The first species has no closed season.
    const hamour = 1
    const sell = (more: object) =>
      recordOne(market, hall, { fish_id: hamour, quantity: 10, seller_mobile: fisherman.mobile, ...more })
    await db.query({
      text: 'update users set mobile_verified_at = null where id = $1',
      values: [fisherman.id],
    })
    await sell({ price: 200 })
    await db.query({
      text: 'update users set mobile_verified_at = now() where id = $1',
      values: [fisherman.id],
    })
    const wrong = await sell({ price: 9_000 })
    const reversal = { token: hall.chief.token, body: { reason: 'سعر خاطئ' } }
    await ask(market, `POST halls/sales/${wrong.id}/reverse`, reversal)
    await sell({ price: 400, quantity: 30 })
    await insertSold(db, [
      sale({ fishId: hamour, sellerId: fisherman.id, marketId: hall.id, grams: 1_000, price: 1_000 }),
    ])
    const { data } = await ask<Answer>(market, 'GET profile/selling/prices', {
      token: fisherman.token,
      locale: 'en',
    })
    expect(data.prices).toMatchObject([{ sales: 3, quantity: 41, average_price: 14.87 }])
    expect(data.prices[0]?.best.channel).toMatchObject({
      key: 'hall',
      name: 'Auction hall',
      average_price: 14.99,
    })
  })

  it('can be limited to a species, is empty for a new seller, and is refused to buyers and visitors', async () => {
    expect((await read(`?fish_id=${other}`)).prices.map(({ fish: { id } }) => id)).toEqual([other])
    const { token } = await makeSeller(db)
    expect((await ask<Answer>(market, 'GET profile/selling/prices', { token })).data.prices).toEqual([])
    const buyer = await makeBuyer(db)
    expect((await ask(market, 'GET profile/selling/prices', { token: buyer.token })).status).toBe(403)
    expect((await ask(market, 'GET profile/selling/prices')).status).toBe(401)
  })
})
