import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { keepInvariants, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTrade } from '#demo/testing/trade/openTrade.ts'
import { done, takeCommission } from '#demo/testing/trade/orderLife.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addDays, dayStart, riyadhDay } from '#shared/base/dates.ts'
import type { Insight } from '#shared/operator/insight/contract.ts'
import type { InsightSpan } from '#shared/operator/insight/periods.ts'
import type { Overview } from '#shared/operator/overview.ts'
import { closeDays } from './closing.ts'
import { loadInsight } from './insight.ts'

const market = await testMarket()
const trade = openTrade(market)
keepInvariants(market)
await takeCommission(market)
const { db } = market
const { token } = await addPerson(db, { staff: 'viewer' })

const read = async (query = '') =>
  (await ask<Insight>(market, `GET operator/insight${query}`, { token })).data

describe('GET operator/insight', () => {
  it('is refused to callers who are not staff, and for unknown periods', async () => {
    expect((await ask(market, 'GET operator/insight')).status).toBe(401)
    const person = await addPerson(db)
    expect((await ask(market, 'GET operator/insight', { token: person.token })).status).toBe(403)
    expect((await ask(market, 'GET operator/insight?span=decade', { token })).status).toBe(422)
  })

  it('adds a completed order to every dimension, and its buyer, seller and commission to the totals', async () => {
    const before = await read()
    const deal = await trade.makeDeal({ upTo: done })
    await trade.makeDeal()
    const after = await read()
    const gained = (name: keyof Insight['totals']) =>
      Number(after.totals[name] ?? 0) - Number(before.totals[name] ?? 0)
    expect(gained('sales')).toBeCloseTo(102, 2)
    expect(gained('quantity')).toBeCloseTo(4, 3)
    expect([gained('orders'), gained('active_buyers'), gained('active_sellers')]).toEqual([1, 1, 1])
    expect(gained('commission')).toBeCloseTo(1.53, 2)
    const { ledger } = (await ask<Overview>(market, 'GET operator/overview', { token })).data
    expect(ledger.total).toBe(0)
    for (const by of ['fish', 'market', 'origin', 'channel']) {
      const { rows, totals } = await read(`?by=${by}`)
      const sales = rows.reduce((sum, row) => sum + row.sales, 0)
      expect(sales, by).toBeCloseTo(totals.sales, 2)
      expect(rows.every(({ name }) => name !== '')).toBe(true)
    }
    expect(deal.order.total).toBe(102)
  })

  it('returns a commission that equals the sum of the ledger entries', async () => {
    const [row] = await db.query<{ halalas: number }>({
      text: `select coalesce(sum(e.amount_halalas), 0) as halalas from entries e join accounts a on a.id = e.account_id
             where a.kind = 'commission' and e.at >= $1`,
      values: [dayStart(riyadhDay(addDays(new Date(), -29)))],
    })
    expect((await read()).totals.commission).toBeCloseTo((row?.halalas ?? 0) / 100, 2)
  })

  it('returns the same figures from stored days as from the orders', async () => {
    const now = new Date()
    const load = (span: InsightSpan) =>
      loadInsight(db, { span, by: 'fish', until: undefined }, { locale: 'ar', now })
    const [week, month, live] = [await load('week'), await load('month'), await load('year')]
    expect(await closeDays(db, now)).toBeGreaterThan(0)
    expect(await closeDays(db, now)).toBe(0)
    expect([await load('week'), await load('month'), await load('year')]).toEqual([week, month, live])
    expect(live.days).toHaveLength(365)
    expect(live.days.reduce((sum, { sales }) => sum + sales, 0)).toBeCloseTo(live.totals.sales, 2)
  })

  it('subtracts a returned order from a closed day, both before and after the day is counted again', async () => {
    const deal = await trade.makeDeal({ upTo: done })
    await trade.passHours(deal, 48)
    await closeDays(db, new Date())
    const until = riyadhDay(addDays(new Date(), -2))
    const sales = async () => (await read(`?span=day&until=${until}`)).totals.sales
    const kept = await sales()
    await db.query({
      text: `update orders set status = 'return_requested' where id = $1`,
      values: [deal.id],
    })
    expect(await sales()).toBeCloseTo(kept - 102, 2)
    expect(await closeDays(db, new Date())).toBe(1)
    expect(await sales()).toBeCloseTo(kept - 102, 2)
    await db.query({ text: `update orders set status = 'completed' where id = $1`, values: [deal.id] })
    expect(await sales()).toBeCloseTo(kept, 2)
  })

  it('exports the rows of a dimension as CSV', async () => {
    const answer = await fetch(`${market.url}/api/operator/insight?by=channel&format=csv`, {
      headers: { Authorization: `Bearer ${token}`, 'Accept-Language': 'en' },
    })
    const [heading, ...lines] = (await answer.text()).trim().split('\r\n')
    expect(heading).toContain('Sale type,Sales (SR),Quantity (kg)')
    const { rows } = await read('?by=channel')
    expect(lines).toHaveLength(rows.length)
    expect(lines.some((line) => line.startsWith('Direct sale,'))).toBe(true)
  })
})
