import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findPriceDifferences } from '#demo/prices/recount.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { insertSold, type Sold, tradedThings } from '#demo/testing/trade/soldTrade.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Main } from '#shared/home/contract.ts'
import { channels, grains, sources } from '#shared/prices/choices.ts'
import type { PriceIndex, PriceRow, PricesOfFish, PriceTrades } from '#shared/prices/contract.ts'
import { addDays, periodEnd, periodStart } from '#shared/prices/periods.ts'
import { loadPriceList } from './figures/list.ts'
import { loadPricesOf } from './figures/prices.ts'
import { loadTrades } from './figures/trades.ts'
import { publishIndex } from './index/indexing.ts'
import { keepPrices } from './keeping/keeping.ts'

const market = await testMarket()
const { db } = market
const things = await tradedThings(db)
const sellers: number[] = []
for (let count = 0; count < 7; count += 1) sellers.push((await addPerson(db, { type: 'local_seller' })).id)
// Answers to signed-in readers bypass the one-second cache.
const { token } = await addPerson(db)
const today = riyadhDay(new Date())
const [fish = 0] = things.fish
const code = await codeOf(fish)

async function codeOf(id: number): Promise<string> {
  const [row] = await db.query<{ code: string }>({
    text: 'select code from fish where id = $1',
    values: [id],
  })
  return row?.code ?? ''
}

/** Each test adds its own trade, because the orders of the demo are not completed. */
beforeEach(async () => {
  await db.query({ text: `update orders set status = 'returned' where status = 'completed'` })
  await forget()
})
afterEach(async () => expect(await findPriceDifferences(db)).toEqual([]))

async function forget() {
  for (const table of ['price_kept', 'price_figures', 'price_stale', 'price_index', 'price_baskets'])
    await db.query({ text: `delete from ${table}` })
}

const show = async (query = '', of = code) =>
  (await ask<PricesOfFish>(market, `GET prices/${of}${query}`, { token })).data

const sale = (more: Partial<Sold> = {}): Sold => ({
  day: addDays(today, -3),
  fishId: fish,
  marketId: things.markets[0] ?? 0,
  sellerId: sellers[0] ?? 0,
  source: 'caught',
  channel: 'fixed',
  sizeId: things.sizes[0] ?? 0,
  grams: 1_000,
  price: 4_000,
  ...more,
})
/** Adds one sale by each of this many sellers. */
const sales = (count: number, more: Partial<Sold> = {}) =>
  sellers.slice(0, count).map((sellerId) => sale({ sellerId, ...more }))

const randomSale = fc.record({
  daysAgo: fc.integer({ min: 0, max: 200 }),
  fish: fc.integer({ min: 0, max: 2 }),
  market: fc.integer({ min: 0, max: 2 }),
  seller: fc.integer({ min: 0, max: 6 }),
  source: fc.constantFrom(...sources),
  channel: fc.constantFrom(...channels),
  size: fc.integer({ min: 0, max: 1 }),
  grams: fc.integer({ min: 1, max: 900_000 }),
  price: fc.integer({ min: 1, max: 30_000 }),
})
const soldOf = ({
  daysAgo,
  fish: kind,
  market: place,
  seller,
  size,
  ...rest
}: ReturnType<typeof randomSale.generate> extends { value: infer V } ? V : never): Sold => ({
  day: addDays(today, -daysAgo),
  fishId: things.fish[kind] ?? 0,
  marketId: things.markets[place] ?? 0,
  sellerId: sellers[seller] ?? 0,
  sizeId: things.sizes[size] ?? 0,
  ...rest,
})

/** Reads the prices of a species with many queries. Blanks the time of each answer. */
async function everyAnswer() {
  const queries = [
    ...grains.map((grain) => `?grain=${grain}`),
    '?grain=month&place=gulf&source=caught',
    `?grain=week&place=${things.markets[1]}`,
    '?grain=month&channel=auction',
    `?grain=day&size=${things.sizes[1]}&source=imported`,
  ]
  return Promise.all(queries.map(async (query) => ({ ...(await show(query)), as_of: '' })))
}

describe('kept and live prices', () => {
  it('agree with each other and with the raw rows, to the halala and the gram, for any trade', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(randomSale, { minLength: 40, maxLength: 80 }), async (given) => {
        await db.query({ text: `update orders set status = 'returned' where status = 'completed'` })
        await forget()
        const ids = await insertSold(db, given.map(soldOf))
        const live = await everyAnswer()
        while ((await keepPrices(db, new Date())) > 0);
        expect(await findPriceDifferences(db)).toEqual([])
        expect(await everyAnswer()).toEqual(live)
        // After some returns, the answers read the stale days from the orders. Counting these days again gives the same answers.
        await db.query({
          text: `update orders set status = 'returned' where id = any($1)`,
          values: [ids.slice(0, 9)],
        })
        const returned = await everyAnswer()
        expect(await keepPrices(db, new Date())).toBeGreaterThan(0)
        expect(await everyAnswer()).toEqual(returned)
        expect(await findPriceDifferences(db)).toEqual([])
      }),
      // A failing example is reported without shrinking, because each run counts hundreds of days.
      { numRuns: 2, endOnFailure: true },
    )
  }, 240_000)

  it('equal the average on the home page', async () => {
    await insertSold(db, [
      ...sales(4, { grams: 3_333, price: 4_567 }),
      ...sales(2, { grams: 17, price: 9_999, source: 'farmed', day: today }),
      ...sales(3, { day: addDays(today, -40), price: 3_000 }),
    ])
    const shown = async () => {
      const { data } = await ask<Main>(market, 'GET main', { token })
      const row = data.fish.find(({ id }) => id === fish)
      const { headline } = await show()
      expect(headline).toEqual({
        origin: row?.origin,
        average_price: row?.average_price,
        basis: row?.basis,
        change: row?.change,
        thin: true,
      })
      return headline
    }
    const live = await shown()
    expect(live?.basis).toBe('sold')
    await keepPrices(db, new Date())
    expect(await shown()).toEqual(live)
  })

  it('keep the size and the source that the goods had when they were ordered', async () => {
    const [order] = await insertSold(db, sales(3, { day: addDays(today, -5) }))
    const before = await show('?grain=month')
    await db.query({
      text: `update products set farmed = true, size_id = $1 where id in (select product_id from order_items where order_id >= $2)`,
      values: [things.sizes[1], order],
    })
    expect(await show('?grain=month')).toEqual({ ...before, as_of: expect.any(String) })
  })

  it('are counted again after a market moved to another coast', async () => {
    await insertSold(db, sales(3))
    while ((await keepPrices(db, new Date())) > 0);
    const [moved] = await db.query<{ id: number; city_id: number }>({
      text: `select m.id, m.city_id from markets m where id = $1`,
      values: [things.markets[0]],
    })
    expect((await show('?place=gulf')).points).toHaveLength(1)
    await db.query({
      text: `update markets set city_id = (select city_id from markets where id = $2) where id = $1`,
      values: [moved?.id, things.markets[1]],
    })
    expect((await show('?place=gulf')).points).toHaveLength(0)
    while ((await keepPrices(db, new Date())) > 0);
    expect((await show('?place=red_sea')).points).toHaveLength(1)
    await db.query({
      text: 'update markets set city_id = $2 where id = $1',
      values: [moved?.id, moved?.city_id],
    })
    while ((await keepPrices(db, new Date())) > 0);
  })
})

describe('the recount of prices', () => {
  it('finds a figure that differs by one halala or gram, or is missing, and a wrong index', async () => {
    const start = addDays(periodStart('week', today), -35)
    const weeks = [0, 7, 14, 21, 28].flatMap((days) => sales(3, { day: addDays(start, days) }))
    await insertSold(db, weeks)
    while ((await keepPrices(db, new Date())) > 0);
    expect(await publishIndex(db)).toBe(true)
    const one = `grain = 'month' and place = 'all' and channel = 'all'`
    for (const change of [
      `update price_figures set worth = worth + 1 where ${one}`,
      `update price_figures set grams = grams + 1 where ${one}`,
      `delete from price_figures where ${one}`,
      `update price_index set value = value + 1, revised_at = now() where place = 'all'`,
    ]) {
      await expect(
        db.transaction(async (tx) => {
          await tx.query({ text: change })
          expect(await findPriceDifferences(tx), change).not.toEqual([])
          throw new Error('seen')
        }),
      ).rejects.toThrow('seen')
    }
  })
})

describe('GET prices', () => {
  it('lists the figures of today and of the last 7 days, the change and the cheapest market of a place', async () => {
    const [one = 0, two = 0] = things.markets
    await insertSold(db, [
      ...sales(4, { day: today, marketId: one, price: 5_000 }),
      ...sales(4, { day: today, marketId: two, price: 4_000 }),
      ...sales(3, { day: addDays(today, -9), marketId: one, price: 3_000 }),
    ])
    const list = async (query = '') => {
      const { data } = await ask<{ fish: PriceRow[] }>(market, `GET prices${query}`, { token })
      return data.fish.find(({ id }) => id === fish)
    }
    expect(await list()).toMatchObject({
      today: { figure: { average_price: 45, sales: 8, sellers: 4 } },
      week: { figure: { average_price: 45 } },
      week_change: 50,
      cheapest: { market: { id: two }, average_price: 40, period: 'day' },
    })
    expect(await list(`?place=${one}`)).toMatchObject({
      today: { figure: { average_price: 50 } },
      week_change: 66.6,
      cheapest: { market: { id: one }, period: 'day' },
    })
    expect(await list('?place=red_sea')).toMatchObject({
      today: { figure: { average_price: 40 } },
      week_change: null,
    })
    expect((await ask(market, 'GET prices?place=moon')).status).toBe(422)
  })
})

describe('GET prices/{code}', () => {
  it('names a chosen market and size that have no sales', async () => {
    const names = async (query: string) => {
      const { market_name, size_name } = (await show(query)).choice
      return [market_name, size_name]
    }
    const [row] = await db.query<{ market: string; size: string }>({
      text: `select m.name_ar as market, z.name_ar as size from markets m, options z where m.id = $1 and z.id = $2`,
      values: [things.markets[1], things.sizes[1]],
    })
    expect(await names(`?place=${things.markets[1]}&size=${things.sizes[1]}`)).toEqual([
      row?.market,
      row?.size,
    ])
    expect(await names('?place=gulf')).toEqual([null, null])
    expect(await names('?place=999999999&size=999999999')).toEqual([null, null])
  })
})

describe('the privacy of prices', () => {
  it('hides a figure of fewer than three sellers, and marks a figure of only a few sales', async () => {
    await insertSold(db, sales(2))
    const [hidden] = (await show('?grain=month')).points
    expect(hidden).toMatchObject({ figure: null, hidden: true })
    await insertSold(db, [sale({ sellerId: sellers[2] ?? 0 })])
    const [shown] = (await show('?grain=month')).points
    expect(shown?.figure).toMatchObject({ sellers: 3, sales: 3, thin: true, average_price: 40, quantity: 3 })
    await insertSold(db, [...sales(7), ...sales(7)])
    expect((await show('?grain=month')).points[0]?.figure).toMatchObject({
      sellers: 5,
      sales: 17,
      thin: false,
    })
  })

  it('hides a second market if exactly one is hidden', async () => {
    const [one = 0, two = 0, three = 0] = things.markets
    await insertSold(db, [
      ...sales(4, { marketId: one, grams: 9_000 }),
      ...sales(3, { marketId: two, grams: 1_000 }),
      sale({ marketId: three }),
    ])
    const { markets, recent } = await show()
    expect(recent.week.figure?.sales).toBe(8)
    const shown = Object.fromEntries(markets.map(({ market: { id }, week }) => [id, week.hidden]))
    expect(shown).toEqual({ [one]: false, [two]: true, [three]: true })
  })

  it('hides the last 7 days, their rows of trade and their line of the list if the chart hides the same sales', async () => {
    // The chart hides two weeks of last month: the week before this Saturday, which has one seller, and the week of this
    // Saturday, which has the smallest weight of the others.
    const month = periodStart('month', addDays(periodStart('month', today), -1))
    const saturday = periodEnd('week', periodStart('week', addDays(month, 21)))
    await insertSold(db, [
      ...sales(4, { day: addDays(saturday, -15), grams: 9_000 }),
      sale({ day: addDays(saturday, -8) }),
      ...sales(3, { day: addDays(saturday, -1) }),
    ])
    const at = { locale: 'ar', now: new Date(`${saturday}T12:00:00Z`) } as const
    const choice = { place: 'all', source: undefined, channel: null, size: null } as const
    const { recent, points, headline } = await loadPricesOf(db, code, { ...choice, grain: 'week' }, at)
    expect(points.map(({ hidden }) => hidden)).toEqual([false, true, true])
    expect(recent.week).toEqual({ figure: null, hidden: true })
    expect(headline).toMatchObject({ basis: 'sold', thin: true })
    const range = {
      from: new Date(`${addDays(saturday, -6)}T00:00:00+03:00`),
      to: new Date(`${saturday}T00:00:00+03:00`),
    }
    const trades = await loadTrades(db, code, { ...choice, ...range, paging: { page: 1, limit: 50 } }, at)
    expect(trades).toMatchObject({ total: { figure: null, hidden: true }, trades: { total: 0 } })
    const list = await loadPriceList(db, 'all', at)
    expect(list.fish.find(({ id }) => id === fish)).toMatchObject({
      thin: true,
      week: { figure: null, hidden: true },
    })
  })

  it('shows rows of trade without people, and hides facts that fewer than three sellers share', async () => {
    const day = addDays(today, -3)
    const [one = 0, two = 0] = things.markets
    await insertSold(db, [
      ...sales(4, { marketId: one }),
      sale({ marketId: two, sellerId: sellers[5] ?? 0, price: 5_000 }),
    ])
    const from = `from=${day}&to=${day}`
    const { data } = await ask<PriceTrades>(market, `GET prices/${code}/trades?${from}`, { token })
    expect(data.total.figure).toMatchObject({ sales: 5, quantity: 5 })
    expect(data.trades.total).toBe(5)
    const rows = data.trades.data
    expect(rows.filter(({ market: name }) => name !== null)).toHaveLength(4)
    expect(rows.find(({ price }) => price === 50)).toMatchObject({ market: null, day })
    for (const row of rows)
      expect(Object.keys(row).sort()).toEqual(
        ['channel', 'day', 'market', 'preparation', 'price', 'quantity', 'size', 'source'].sort(),
      )
    const few = await ask<PriceTrades>(market, `GET prices/${code}/trades?${from}&place=${two}`, { token })
    expect(few.data).toMatchObject({ total: { figure: null, hidden: true }, trades: { total: 0, data: [] } })
  })

  it('shows the rows behind every published market and part, also if a chart hides the same sales', async () => {
    const [one = 0, two = 0] = things.markets
    const week = addDays(periodStart('week', today), -7)
    await insertSold(db, [
      ...sales(4, { marketId: one, day: today, grams: 9_000 }),
      // The chart of this market hides its week with one seller, and also this week, which is the smallest of the others.
      ...sales(3, { marketId: two, day: today }),
      sale({ marketId: two, day: week }),
    ])
    const rowsOf = async (query: string) => {
      const { data } = await ask<PriceTrades>(market, `GET prices/${code}/trades?${query}`, { token })
      return data
    }
    const { markets, parts, today: day } = await show()
    const since = (days: number) => `from=${addDays(day, 1 - days)}&to=${day}`
    expect(markets.filter(({ week: { figure } }) => figure)).toHaveLength(2)
    for (const {
      market: { id },
      today: shown,
      week: last,
    } of markets) {
      expect((await rowsOf(`${since(1)}&place=${id}`)).total).toEqual(shown)
      expect((await rowsOf(`${since(7)}&place=${id}`)).total).toEqual(last)
    }
    const asked = {
      sources: (key: string) => `source=${key}`,
      channels: (key: string) => `channel=${key}`,
      sizes: (key: string) => `size=${key}`,
    } as const
    for (const [group, query] of Object.entries(asked))
      for (const { key, figure, hidden } of parts[group as keyof typeof asked]) {
        const { total, trades } = await rowsOf(`${since(30)}&${query(key)}`)
        expect(total).toEqual({ figure, hidden })
        expect(trades.total).toBe(figure?.sales ?? 0)
      }
  })

  it('refuses ranges and species for which there is no figure', async () => {
    const from = addDays(today, -5)
    const { status } = await ask(market, `GET prices/${code}/trades?from=${from}&to=${addDays(from, 1)}`)
    expect(status).toBe(422)
    const month = addDays(today, -29)
    expect((await ask(market, `GET prices/${code}/trades?from=${month}&to=${today}`)).status).toBe(200)
    expect((await ask(market, 'GET prices/no-such-fish')).status).toBe(404)
    expect((await ask(market, 'GET prices/no-such-fish/trades?from=2026-01-01&to=2026-01-01')).status).toBe(
      404,
    )
  })
})

describe('the price index', () => {
  const weeks = (count: number, price: (ago: number) => number, more: Partial<Sold> = {}) =>
    Array.from({ length: count }, (_, ago) =>
      sales(3, { day: addDays(periodStart('week', today), -7 * ago - 6), price: price(ago), ...more }),
    ).flat()
  const publish = async () => {
    while ((await keepPrices(db, new Date())) > 0);
    return publishIndex(db)
  }
  const read = async (place = 'all') =>
    (await ask<PriceIndex>(market, `GET price-index?place=${place}`, { token })).data

  it('publishes complete weeks with their basket, and keeps the first value of a revised week', async () => {
    const ids = await insertSold(
      db,
      weeks(6, (ago) => (ago < 2 ? 4_400 : 4_000)),
    )
    expect(await publish()).toBe(true)
    expect(await publish()).toBe(false)
    const { weeks: shown, baskets } = await read()
    expect(shown.map(({ value }) => value)).toEqual([100, 100, 100, 100, 110, 110])
    expect(baskets).toMatchObject([
      { number: 1, items: [{ code, source: 'caught', weight: 100, base_price: 40 }] },
    ])
    await db.query({
      text: `update orders set status = 'returned' where id = any($1)`,
      values: [ids.slice(0, 2)],
    })
    await insertSold(db, [sale({ day: addDays(periodStart('week', today), -6), price: 8_000, grams: 1_000 })])
    expect(await publish()).toBe(true)
    const revised = (await read()).weeks.at(-1)
    expect(revised).toMatchObject({ value: 155, first_value: 110, revised_at: expect.any(String) })
    expect((await read()).weeks.at(-2)).toMatchObject({ value: 110, first_value: 110, revised_at: null })
  })

  it('has a separate basket for each coast', async () => {
    await insertSold(db, [
      ...weeks(5, () => 4_000),
      ...weeks(5, (ago) => (ago === 0 ? 2_000 : 1_000), {
        fishId: things.fish[1] ?? 0,
        marketId: things.markets[1] ?? 0,
      }),
    ])
    await publish()
    expect((await read('gulf')).weeks.at(-1)?.value).toBe(100)
    expect((await read('red_sea')).weeks.at(-1)?.value).toBe(200)
    expect((await read('red_sea')).baskets[0]?.items).toHaveLength(1)
  })
})
