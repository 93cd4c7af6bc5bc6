import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { openHall, recordOne } from '#demo/testing/trade/halls.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, sent, type TestDeal, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { HallSale, listHallSales } from '#shared/hall/contract.ts'
import type { Insight } from '#shared/operator/insight/contract.ts'
import { closeDays } from './closing.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)
const { db } = market
const { token } = await addPerson(db, { staff: 'viewer' })
const buyers = [await trade.makeBuyer({ riyals: 100_000 }), await trade.makeBuyer({ riyals: 100_000 })]

const hall = await openHall(market)
await db.query({
  text: 'update hall_terms set starts_on = starts_on - 7 where market_id = $1',
  values: [hall.id],
})
const fisherman = await addPerson(db, { type: 'fisherman' })
/**
 * The number of sellers who have registered during the test, and the mobile of the current seller without an account.
 */
let strangers = 0
let mobileOfStranger = '0585550000'

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
  {
    weight: 3,
    arbitrary: fc.record({
      hammer: fc.integer({ min: 100, max: 900 }),
      stranger: fc.boolean(),
      card: fc.nat({ max: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ reversed: fc.nat({ max: 9 }) }) },
  { weight: 1, arbitrary: fc.constant('register' as const) },
)
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never

const hallSales: HallSale[] = []

/** Adds a sale of the hall for yesterday, so that its day may be closed before and after the sale is reversed. */
async function hammer({ hammer: price, stranger, card }: Extract<Step, { hammer: number }>): Promise<void> {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const buyer = buyers[card]
  const sale = await recordOne(market, hall, {
    price,
    sold_at: yesterday,
    seller_mobile: stranger ? mobileOfStranger : fisherman.mobile,
    ...(buyer && { buyer_mobile: buyer.mobile }),
  })
  hallSales.push(sale)
}

/** Takes a step; a step that the order does not allow is refused and changes nothing. */
async function take(deals: TestDeal[], next: Step): Promise<void> {
  if (next === 'register') {
    await register()
    return
  }
  if (next === 'close days') {
    await closeDays(db, new Date())
    return
  }
  if ('hammer' in next) {
    await hammer(next)
    return
  }
  if ('reversed' in next) {
    const sale = hallSales[next.reversed % hallSales.length]
    const { token: chief } = hall.chief
    if (sale)
      await ask(market, `POST halls/sales/${sale.id}/reverse`, { token: chief, body: { reason: 'وزن خاطئ' } })
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

/**
 * The seller without an account registers with the mobile, and the next sale links this person. Then another seller without an
 * account sells.
 */
async function register(): Promise<void> {
  const person = await addPerson(db, { type: 'fisherman' })
  await db.query({
    text: 'update users set mobile = $2 where id = $1',
    values: [person.id, `+966${mobileOfStranger.slice(1)}`],
  })
  await hammer({ hammer: 50, stranger: true, card: 2 })
  strangers += 1
  mobileOfStranger = `05855500${String(strangers).padStart(2, '0')}`
}

/** The figures of a year, counted row by row without the code under test. */
async function counted() {
  const lines = await db.query<{
    order_id: number
    completed_at: Date
    buyer_id: number | null
    seller_id: number | null
    sale_type: string
    fish_id: number
    grams: number
    halalas: number
  }>({
    text: `select o.id as order_id, o.completed_at, o.buyer_id, o.seller_id, o.sale_type, i.fish_id,
             i.quantity_grams as grams, i.total_halalas as halalas
           from orders o join order_items i on i.order_id = o.id
           where o.status = 'completed' and o.completed_at > now() - interval '364 days'
           union all
           select 0 - s.id, s.sold_at, b.user_id, p.user_id, 'hall', s.fish_id, s.quantity_grams, s.hammer_halalas
           from hall_sales s left join hall_people b on b.id = s.buyer_id left join hall_people p on p.id = s.seller_id
           where s.reversed_at is null and s.sold_at > now() - interval '364 days'`,
  })
  const [ledger] = await db.query<{ halalas: number }>({
    text: `select coalesce(sum(e.amount_halalas), 0) as halalas from entries e join accounts a on a.id = e.account_id
           where a.kind = 'commission' and e.at > now() - interval '364 days'`,
  })
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const many = (of: (line: (typeof lines)[number]) => number | null) =>
    new Set(lines.map(of).filter((id) => id !== null)).size
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

/** The number of sales in the lists of the hall. The hall has sold only today and yesterday. */
async function countHall(): Promise<number> {
  const days = [new Date(), new Date(Date.now() - 86_400_000)].map(riyadhDay)
  const lists = await Promise.all(
    days.map((day) =>
      ask<AnswerOf<typeof listHallSales>>(market, `GET halls/${hall.id}/sales?day=${day}`, {
        token: hall.clerk.token,
      }),
    ),
  )
  return lists.reduce((sum, { data }) => sum + data.totals.sales, 0)
}

it('the figures of operator/insight agree with the orders, the sales of halls, their lists and the ledger after every history of returns and reversals', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const deals: TestDeal[] = []
      await take(deals, { sell: 4, buyer: 0, upTo: done })
      for (const next of steps) {
        await take(deals, next)
        // On a busy machine, the clock of the server may be some ms behind the database. The figures up to the server's
        // time then lack the last entry for a moment.
        await expect.poll(returned).toEqual(await counted())
      }
      const { data } = await ask<{ total: number }>(market, 'GET operator/orders?status=completed', { token })
      expect(data.total + (await countHall())).toBe((await returned()).orders)
    }),
    { numRuns: withLong ? 25 : 4 },
  )
}, 300_000)
