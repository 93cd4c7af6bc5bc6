import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { offer, openDutch, openTender } from '#demo/testing/ways/lots.ts'
import type { Board } from '#shared/hall/board.ts'

const market = await testMarket()
const { db } = market
const hall = await openHall(market)
const boardOf = (id: number | string = hall.id) => ask<Board>(market, `GET board/${id}`)

describe('GET board/{id}', () => {
  it('shows open lots, the last hammer prices and the next auctions, but names no people', async () => {
    const seller = await makeSeller(db)
    const [live, later] = [await openLot(db, seller), await openLot(db, seller)]
    await db.query({
      text: 'update products set market_id = $2 where id = any($1::bigint[])',
      values: [[live, later], hall.id],
    })
    await db.query({
      text: `update auctions set starts_at = now() + interval '1 hour', first_ends_at = now() + interval '2 hours',
               ends_at = now() + interval '2 hours' where product_id = $1`,
      values: [later],
    })
    const sale = await recordOne(market, hall, {
      price: 1_600,
      seller_mobile: '0585556667',
      seller_name: 'خليل',
    })
    const { status, data } = await boardOf()
    expect(status).toBe(200)
    // The demo market already has auctions in this market.
    expect(data.live.map(({ id }) => id)).toContain(live)
    expect(data.live.map(({ id }) => id)).not.toContain(later)
    expect(data.next.map(({ id }) => id)).toContain(later)
    expect(data.hammered[0]).toEqual({
      id: sale.id,
      fish: { ar: sale.fish.name, en: expect.any(String) },
      quantity: 32,
      price: 1_600,
      price_per_kg: 50,
      sold_at: sale.sold_at,
    })
    expect(data.today.sales).toBeGreaterThanOrEqual(1)
    expect(JSON.stringify(data)).not.toContain('خليل')
  })

  it('returns the price steps of a Dutch lot, so that a board can lower the price between two answers', async () => {
    const id = await openDutch(db, await makeSeller(db))
    // The board shows at most six lots, the ones that end first.
    await db.query({
      text: `update products set market_id = case when id = $1 then $2::bigint else (select max(id) from markets where kind <> 'landing_site') end
             where id = $1 or market_id = $2 and sale_type = 'auction'`,
      values: [id, hall.id],
    })
    await expect
      .poll(async () => (await boardOf()).data.live, { timeout: 5_000 })
      .toMatchObject([
        {
          id,
          way: 'dutch',
          fall: { starting: 1_000, floor: 500, step: 100, step_s: 60, starts_at: expect.any(String) },
        },
      ])
  })

  it('returns the number of offers of a sealed tender, but not their amounts', async () => {
    const [seller, bidder] = [await makeSeller(db), await makeSeller(db)]
    const id = await openTender(db, seller)
    await db.query({
      text: `update products set market_id = case when id = $1 then $2::bigint else (select max(id) from markets where kind <> 'landing_site') end
             where id = $1 or market_id = $2 and sale_type = 'auction'`,
      values: [id, hall.id],
    })
    expect((await offer(market, id, bidder, 7_391)).status).toBe(201)
    await expect
      .poll(async () => (await boardOf()).data.live, { timeout: 5_000 })
      .toMatchObject([{ id, way: 'sealed', offers: 1, bids: 0, price: 1_000 }])
    expect(JSON.stringify((await boardOf()).data)).not.toContain('7391')
  })

  it('returns the ten prayer times of today and tomorrow in their order', async () => {
    const { prayers } = (await boardOf()).data
    expect(prayers.map(({ name }) => name)).toEqual([
      ...['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
      ...['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'],
    ])
    expect(prayers.map(({ at }) => at)).toEqual(prayers.map(({ at }) => at).toSorted())
  })

  it('shows neither a reversed sale nor an unknown or hidden market', async () => {
    const sale = await recordOne(market, hall, { price: 4_321 })
    await ask(market, `POST halls/sales/${sale.id}/reverse`, {
      token: hall.chief.token,
      body: { reason: 'خطأ' },
    })
    // The answer may come from the cache of one second.
    await expect
      .poll(async () => (await boardOf()).data.hammered.some(({ id }) => id === sale.id), { timeout: 5_000 })
      .toBe(false)
    expect((await boardOf(99_999)).status).toBe(404)
    const [hidden] = await db.query<{ id: number }>({
      text: `update markets set hidden = true where id = (select max(id) from markets where kind <> 'landing_site') returning id`,
    })
    expect((await boardOf(hidden?.id ?? 0)).status).toBe(404)
  })
})
