import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest, askFor, offerOn } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, listGoods, makeBuyer, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { Demand, IntegrationToken, Subscription } from '#shared/behar/contract.ts'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'
import type { FaultMarket } from '../steps/faults/market.ts'
import { openWrongClocks, type WrongClocks } from '../steps/wrongClocks.ts'

let clocks: WrongClocks
let db: Database
let ahead: FaultMarket
let behind: FaultMarket
/** The integration, connected once to the market that is ahead and once to the market that is behind. */
let beharAhead: FaultMarket
let beharBehind: FaultMarket
let asker: TestPerson
/** A request that stays open for half a day, and a request that expired a day ago. */
let open: number
let over: number

beforeAll(async () => {
  clocks = await openWrongClocks(async (database) => {
    asker = await makeBuyer(database)
    ;[open, over] = [await addRequest(database, asker), await addRequest(database, asker)]
    await ageRequest(database, open, 29.5)
    await ageRequest(database, over, 31)
  })
  ;({ db, ahead, behind } = clocks)
  ;[beharAhead, beharBehind] = await Promise.all([clocks.openBehar(ahead), clocks.openBehar(behind)])
}, 120_000)
afterAll(() => clocks?.close())

const at = (market: FaultMarket) => ({ url: market.url() })
const statusIn = async (id: number) =>
  (await db.query<{ status: string }>({ text: 'select status from orders where id = $1', values: [id] }))[0]
    ?.status

async function place(market: FaultMarket, buyer: TestPerson, seller: TestPerson): Promise<Order> {
  const id = await listGoods(db, seller.id, { quantity: 50, price: 20 })
  const body = { ...(await orderForm(db, { payment: 'wallet' })), quantity: 2 }
  const answer = await ask<Order>(at(market), `POST orders/create/${id}`, { token: buyer.token, body })
  expect(answer.status).toBe(201)
  return answer.data
}

describe('processes with clocks 26 hours ahead and behind', () => {
  it('apply exactly the order steps that are due by the database’s clock', async () => {
    const [buyer, seller] = [await makeBuyer(db, { riyals: 5_000 }), await makeSeller(db)]
    const fresh = [await place(ahead, buyer, seller), await place(behind, buyer, seller)]
    const due = [await place(ahead, buyer, seller), await place(behind, buyer, seller)]
    const [lapsed, unseen] = due.map(({ id }) => id)
    await db.query({
      text: `update orders set due_at = clock_timestamp() - interval '1 minute' where id = $1`,
      values: [lapsed],
    })
    for (const market of [ahead, behind]) {
      for (const { id } of fresh) {
        const shown = await ask<Order>(at(market), `GET orders/show/${id}`, { token: buyer.token })
        expect([shown.data.status, shown.data.allowed_statuses]).toEqual(['pending', ['cancelled']])
      }
      const list = await ask<Page<OrderSummary>>(at(market), 'GET orders/my', { token: buyer.token })
      const states = new Map(list.data.data.map(({ id, status }) => [id, status]))
      expect(fresh.map(({ id }) => states.get(id))).toEqual(['pending', 'pending'])
      expect(states.get(lapsed ?? 0)).toBe('cancelled')
    }
    const rows = await db.query<{ left: number }>({
      text: `select (extract(epoch from due_at - clock_timestamp()) / 3600)::float8 as left from orders where id = any($1)`,
      values: [fresh.map(({ id }) => id)],
    })
    for (const { left } of rows) expect(left).toBeGreaterThan(23)
    expect(await statusIn(unseen ?? 0)).toBe('pending')
  })

  it('record the steps of one order in sequence, with the database’s time', async () => {
    const [buyer, seller] = [await makeBuyer(db, { riyals: 5_000 }), await makeSeller(db)]
    const { id } = await place(behind, buyer, seller)
    const steps = [
      [ahead, seller, 'accepted'],
      [behind, seller, 'in_progress'],
      [ahead, buyer, 'completed'],
    ] as const
    for (const [market, { token }, to] of steps) {
      const answer = await ask<Order>(at(market), `GET orders/show/${id}/status/${to}`, { token })
      expect([answer.status, answer.data.status]).toEqual([200, to])
    }
    for (const market of [ahead, behind]) {
      const { data } = await ask<Order>(at(market), `GET orders/show/${id}`, { token: buyer.token })
      expect(data.allowed_statuses).toEqual(['return_requested'])
      const times = data.timeline.map(({ at: moment }) => Date.parse(moment))
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      for (const time of times) expect(Math.abs(Date.now() - time)).toBeLessThan(600_000)
    }
  })

  it('record requests and offers with the database’s time', async () => {
    const seller = await makeSeller(db)
    for (const [first, second] of [
      [ahead, behind],
      [behind, ahead],
    ] as const) {
      const asked = await askFor({ ...at(first), db }, asker)
      expect(asked.status).toBe(201)
      const { id } = asked.data
      expect((await offerOn({ ...at(second), db }, seller, id)).status).toBe(201)
      const [row] = await db.query<{ age: number; open: number; offered: number }>({
        text: `select abs(extract(epoch from clock_timestamp() - r.created_at))::float8 as age,
                 (extract(epoch from r.closes_at - r.created_at) / 86400)::float8 as open,
                 abs(extract(epoch from clock_timestamp() - o.created_at))::float8 as offered
               from requests r join offers o on o.request_id = r.id where r.id = $1`,
        values: [id],
      })
      expect(row?.open).toBe(30)
      expect(Math.max(row?.age ?? Infinity, row?.offered ?? Infinity)).toBeLessThan(600)
    }
  })

  it('record the integration’s tokens, trials and entries with the database’s time', async () => {
    const call = 'platforms/behar-market'
    for (const [first, second] of [
      [beharAhead, beharBehind],
      [beharBehind, beharAhead],
    ] as const) {
      const importer = await makeSeller(db, { type: 'international_seller' })
      const given = await ask<IntegrationToken>(at(first), `GET ${call}`, { token: importer.token })
      expect(given.status).toBe(200)
      const left = (Date.parse(given.data.expires_at) - Date.now()) / 60_000
      expect(left).toBeGreaterThan(5)
      expect(left).toBeLessThan(25)
      // The other process accepts the token, although its clock differs by 52 hours.
      const { token } = given.data
      const trial = await ask<Subscription>(at(second), `GET ${call}/subscription`, { token })
      expect(trial).toMatchObject({ status: 200, data: { active: true, plan: 'trial' } })
      expect(Math.abs(Date.parse(trial.data.starts_at ?? '') - Date.now())).toBeLessThan(600_000)
      const body = { category_id: 2, fish_type_id: 59, size_id: 10, quantity: 100, target_price: 1 }
      const needed_by = riyadhDay(new Date())
      const added = await ask<Demand>(at(second), `POST ${call}/demand/add`, {
        token,
        body: { ...body, needed_by },
      })
      expect(added).toMatchObject({ status: 201, data: { status: { code: 'open' } } })
      expect(Math.abs(Date.parse(added.data.created_at) - Date.now())).toBeLessThan(600_000)
      const late = { ...body, needed_by: riyadhDay(addDays(new Date(), -1)) }
      expect((await ask(at(first), `POST ${call}/demand/add`, { token, body: late })).status).toBe(422)
      for (const behar of [first, second]) {
        const list = await ask<Page<Demand>>(at(behar), `POST ${call}/demand/list`, {
          token,
          body: { mine: true },
        })
        expect(list.data.data.map(({ id, status }) => [id, status.code])).toEqual([[added.data.id, 'open']])
      }
    }
  })

  it('keep a request open until its deadline and close expired requests', async () => {
    for (const market of [ahead, behind]) {
      const shown = await ask<{ status: string }>(at(market), `GET requests/show/${open}`, {
        token: asker.token,
      })
      expect([shown.status, shown.data.status]).toEqual([200, 'open'])
    }
    const closed = async () =>
      (
        await db.query<{ status: string }>({
          text: 'select status from requests where id = $1',
          values: [over],
        })
      )[0]
    await vi.waitFor(async () => expect(await closed()).toEqual({ status: 'closed' }), {
      timeout: 60_000,
      interval: 200,
    })
    const [row] = await db.query({ text: 'select status from requests where id = $1', values: [open] })
    expect(row).toEqual({ status: 'open' })
    expect(await brokenInvariants(db)).toEqual({})
  }, 90_000)
})
