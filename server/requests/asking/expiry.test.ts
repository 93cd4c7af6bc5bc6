import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, ageRequest, makeOffer } from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Offer, Request, RequestDetails } from '#shared/requests/contract.ts'
import { closeDue } from './expiry.ts'

const market = await testMarket()
const nora = await makeBuyer(market.db)
const salem = await makeSeller(market.db)
const huda = await makeSeller(market.db, { firstName: 'هدى', lastName: 'العتيبي' })

interface Row {
  status: string
  closes_at: Date
  closed_at: Date | null
  closed_by: string | null
  offers_count: number
}
const rowOf = async (id: number) => {
  const [row] = await market.db.query<Row>({
    text: 'select status, closes_at, closed_at, closed_by, offers_count from requests where id = $1',
    values: [id],
  })
  if (!row) throw new Error(`no request ${id}`)
  return row
}
const offersOn = (id: number) =>
  market.db.query<{ status: string; ended_at: Date | null }>({
    text: 'select status, ended_at from offers where request_id = $1 order by id',
    values: [id],
  })
const notificationsOf = async (person: TestPerson, about: number) => {
  const rows = await market.db.query<{ kind: string; actor_id: number | null }>({
    text: 'select kind, actor_id from notifications where user_id = $1 and data_id = $2 order by number',
    values: [person.id, about],
  })
  return rows.map(({ kind, actor_id }) => (actor_id === null ? `${kind} by nobody` : kind))
}

describe('a request past its closing time', () => {
  it('is closed once, and its open offers are declined', async () => {
    const id = await addRequest(market.db, nora)
    await makeOffer(market, salem, id, { price: 52 })
    await makeOffer(market, salem, id, { price: 51 })
    await makeOffer(market, huda, id)
    await ageRequest(market.db, id, 31)
    expect(await closeDue(market.db, new Date())).toBe(1)
    expect(await closeDue(market.db, new Date())).toBe(0)
    const row = await rowOf(id)
    expect(row).toMatchObject({
      status: 'closed',
      closed_by: 'clock',
      closed_at: row.closes_at,
      offers_count: 2,
    })
    const offers = await offersOn(id)
    expect(offers.map(({ status }) => status)).toEqual(['replaced', 'declined', 'declined'])
    expect(offers[1]?.ended_at).toEqual(row.closes_at)
    expect(await notificationsOf(salem, id)).toEqual(['request_closed by nobody'])
    expect(await notificationsOf(huda, id)).toEqual(['request_closed by nobody'])
    expect((await notificationsOf(nora, id)).at(-1)).toBe('request_expired by nobody')
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is closed at its closing time but not one millisecond earlier', async () => {
    const id = await addRequest(market.db, nora)
    await market.db.query({
      text: `update requests set closes_at = date_trunc('second', closes_at) where id = $1`,
      values: [id],
    })
    const { closes_at } = await rowOf(id)
    expect(await closeDue(market.db, new Date(closes_at.getTime() - 1))).toBe(0)
    expect((await rowOf(id)).status).toBe('open')
    expect(await closeDue(market.db, closes_at)).toBe(1)
    expect((await rowOf(id)).status).toBe('closed')
  })

  it('does not change when it is already accepted or closed', async () => {
    const accepted = await addRequest(market.db, nora, { status: 'accepted' })
    await addOffer(market.db, salem, accepted, { status: 'accepted' })
    const closed = await addRequest(market.db, nora, { status: 'closed' })
    for (const id of [accepted, closed]) await ageRequest(market.db, id, 31)
    await market.db.query({
      text: `update requests set order_until = now() + interval '1 day' where id = $1`,
      values: [accepted],
    })
    const before = [await rowOf(accepted), await rowOf(closed)]
    expect(await closeDue(market.db, new Date())).toBe(0)
    expect([await rowOf(accepted), await rowOf(closed)]).toEqual(before)
    expect((await offersOn(accepted)).map(({ status }) => status)).toEqual(['accepted'])
  })

  it('is closed once by concurrent workers', async () => {
    const ids = await Promise.all(Array.from({ length: 120 }, () => addRequest(market.db, nora)))
    for (const id of ids) {
      await addOffer(market.db, salem, id)
      await ageRequest(market.db, id, 31)
    }
    const now = new Date()
    const closed = await Promise.all([1, 2, 3].map(() => closeDue(market.db, now)))
    // A worker skips rows that another worker has locked, so a last run closes the rest.
    const rest = await closeDue(market.db, now)
    expect(closed.reduce((sum, one) => sum + one, rest)).toBe(120)
    for (const id of ids) expect((await rowOf(id)).status).toBe('closed')
    const [row] = await market.db.query<{ sent: number }>({
      text: `select count(*) as sent from notifications where user_id = $1 and kind = 'request_expired' and data_id = any($2)`,
      values: [nora.id, ids],
    })
    expect(row?.sent).toBe(120)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is skipped while another transaction has locked it', async () => {
    const id = await addRequest(market.db, nora)
    await ageRequest(market.db, id, 31)
    await market.db.transaction(async (tx) => {
      await tx.query({ text: 'select from requests where id = $1 for update', values: [id] })
      expect(await closeDue(market.db, new Date())).toBe(0)
    })
    expect(await closeDue(market.db, new Date())).toBe(1)
  })

  it('is reported when it cannot be closed and does not block other requests', async () => {
    const [bad, good] = [await addRequest(market.db, nora), await addRequest(market.db, nora)]
    for (const id of [bad, good]) await ageRequest(market.db, id, 31)
    await market.db.query({
      text: `create function stop() returns trigger language plpgsql as $$ begin raise 'broken'; end $$;
             create trigger stop before update on requests for each row when (new.id = ${bad}) execute function stop()`,
    })
    await expect(closeDue(market.db, new Date())).rejects.toThrow('broken')
    expect([(await rowOf(bad)).status, (await rowOf(good)).status]).toEqual(['open', 'closed'])
    await market.db.query({ text: 'drop trigger stop on requests; drop function stop()' })
    expect(await closeDue(market.db, new Date())).toBe(1)
  })
})

describe('an accepted offer that the buyer does not order', () => {
  it('expires with its request at the deadline, and both sides are notified once', async () => {
    const id = await addRequest(market.db, nora)
    const offer = await makeOffer(market, salem, id, { price: 52 })
    await makeOffer(market, huda, id)
    await ask(market, `POST requests/offers/${offer.id}/accept`, { token: nora.token })
    const shown = () => ask<RequestDetails>(market, `GET requests/show/${id}`, { token: nora.token })
    const until = new Date((await shown()).data.order_until ?? 0)
    expect(until.getTime() - Date.now()).toBeGreaterThan(47 * 3_600_000)
    await closeDue(market.db, new Date(until.getTime() - 1))
    expect((await rowOf(id)).status).toBe('accepted')
    await ageRequest(market.db, id, 2)
    // The shown state does not depend on whether the worker has run.
    expect((await shown()).data).toMatchObject({ status: 'closed', accepted_offer_id: null })
    const place = `orders/offers/create/${offer.id}`
    expect((await ask(market, `GET ${place}`, { token: nora.token })).failure?.code).toBe('conflict')
    const lists = await Promise.all([
      ask<Page<Request>>(market, 'GET requests/my?status=closed', { token: nora.token }),
      ask<Page<Request>>(market, 'GET requests/my?status=accepted', { token: nora.token }),
      ask<Page<Offer>>(market, 'GET requests/offers/my?status=declined', { token: salem.token }),
    ])
    const [closed, accepted, declined] = lists.map(({ data }) => data.data.map((one) => one.id))
    expect([closed?.includes(id), accepted?.includes(id), declined?.includes(offer.id)]).toEqual([
      ...[true, false, true],
    ])
    expect(await closeDue(market.db, new Date())).toBe(1)
    expect(await closeDue(market.db, new Date())).toBe(0)
    expect(await rowOf(id)).toMatchObject({ status: 'closed', closed_by: 'clock' })
    expect((await offersOn(id)).map(({ status }) => status)).toEqual(['declined', 'declined'])
    expect((await notificationsOf(nora, id)).at(-1)).toBe('request_not_ordered by nobody')
    expect((await notificationsOf(salem, id)).at(-1)).toBe('offer_abandoned by nobody')
    expect((await notificationsOf(huda, id)).at(-1)).not.toContain('abandoned')
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})
