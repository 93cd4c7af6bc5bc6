import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Insight } from '#shared/operator/insight/contract.ts'
import { closeDays } from './closing.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)
const { db } = market
const { token } = await addPerson(db, { staff: 'viewer' })
const buyers = [await trade.makeBuyer({ riyals: 100_000 }), await trade.makeBuyer({ riyals: 100_000 })]

const upTo = fc.constantFrom([], sent, done, done, done)
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ sell: fc.integer({ min: 1, max: 9 }), buyer: fc.nat({ max: 1 }), upTo }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ deal: fc.nat({ max: 9 }), hours: fc.constantFrom(1, 7, 25, 49) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      deal: fc.nat({ max: 9 }),
      status: fc.constantFrom('return_requested', 'return_requested', 'returned', 'refused', 'cancelled'),
    }),
  },
  { weight: 2, arbitrary: fc.constant('close days' as const) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

/** Takes a step; a step that the order does not allow is refused and changes nothing. */
async function take(deals: TestDeal[], next: Step): Promise<void> {
  if (next === 'close days') {
    await closeDays(db, new Date())
    return
  }
  if ('sell' in next) {
    const buyer = buyers[next.buyer]
    if (buyer) deals.push(await trade.makeDeal({ buyer, quantities: [next.sell], upTo: next.upTo }))
    return
  }
  const deal = deals[next.deal % deals.length]
  if (!deal) return
  if ('hours' in next) await trade.passHours(deal, next.hours)
  else if (next.status === 'refused') await trade.refuseReturn(deal)
  else {
    const by = next.status === 'return_requested' ? deal.buyer : deal.seller
    await trade.setStatus(deal, by, next.status)
  }
}

/** The figures of a year, counted row by row without the code under test. */
async function counted() {
  const lines = await db.query<{
    order_id: number
    completed_at: Date
    buyer_id: number
    seller_id: number
    sale_type: string
    fish_id: number
    grams: number
    halalas: number
  }>({
    text: `select o.id as order_id, o.completed_at, o.buyer_id, o.seller_id, o.sale_type, i.fish_id,
             i.quantity_grams as grams, i.total_halalas as halalas
           from orders o join order_items i on i.order_id = o.id
           where o.status = 'completed' and o.completed_at > now() - interval '364 days'`,
  })
  const [ledger] = await db.query<{ halalas: number }>({
    text: `select coalesce(sum(e.amount_halalas), 0) as halalas from entries e join accounts a on a.id = e.account_id
           where a.kind = 'commission' and e.at > now() - interval '364 days'`,
  })
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const many = (of: (line: (typeof lines)[number]) => number) => new Set(lines.map(of)).size
  const salesBy = (of: (line: (typeof lines)[number]) => string) => {
    const sales = new Map<string, number>()
    for (const line of lines) sales.set(of(line), (sales.get(of(line)) ?? 0) + line.halalas)
    return Object.fromEntries([...sales].filter(([, halalas]) => halalas > 0))
  }
  return {
    sales: sum(({ halalas }) => halalas),
    grams: sum(({ grams }) => grams),
    orders: many(({ order_id }) => order_id),
    buyers: many(({ buyer_id }) => buyer_id),
    sellers: many(({ seller_id }) => seller_id),
    commission: ledger?.halalas ?? 0,
    days: salesBy(({ completed_at }) => riyadhDay(completed_at)),
    fish: salesBy(({ fish_id }) => String(fish_id)),
    channel: salesBy(({ sale_type }) => sale_type),
  }
}

/** The same figures from the call under test. */
async function returned(): Promise<Awaited<ReturnType<typeof counted>>> {
  const read = async (by: string) =>
    (await ask<Insight>(market, `GET operator/insight?span=year&by=${by}`, { token })).data
  const [fish, channel] = await Promise.all([read('fish'), read('channel')])
  const { totals, days } = fish
  const whole = (amount: number) => Math.round(amount * 100)
  const sales = (rows: readonly (readonly [key: string, sales: number])[]) =>
    Object.fromEntries(rows.filter(([, amount]) => amount > 0).map(([key, amount]) => [key, whole(amount)]))
  return {
    sales: whole(totals.sales),
    grams: Math.round(totals.quantity * 1_000),
    orders: totals.orders,
    buyers: totals.active_buyers,
    sellers: totals.active_sellers,
    commission: whole(totals.commission),
    days: sales(days.map((day) => [day.day, day.sales])),
    fish: sales(fish.rows.map((row) => [row.key, row.sales])),
    channel: sales(channel.rows.map((row) => [row.key, row.sales])),
  }
}

it('the figures equal the orders, the list of orders and the ledger after every history of returns', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const deals: TestDeal[] = []
      await take(deals, { sell: 4, buyer: 0, upTo: done })
      for (const next of steps) {
        await take(deals, next)
        expect(await returned()).toEqual(await counted())
      }
      const { data } = await ask<{ total: number }>(market, 'GET operator/orders?status=completed', { token })
      expect(data.total).toBe((await returned()).orders)
    }),
    { numRuns: withLong ? 25 : 4 },
  )
}, 300_000)
