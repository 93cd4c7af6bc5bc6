import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openSessionDesk } from '#demo/testing/fixtures/sessionDesk.ts'
import { openSession, timesIn } from '#demo/testing/fixtures/sessions.ts'
import { bid } from '#demo/testing/trade/bidding.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { checkRecord } from '#shared/auctions/recordCheck.ts'
import type { OwnAuction } from '#shared/auctions/selling.ts'
import type { SessionMarket } from '#shared/auctions/sessions/contract.ts'
import { clearingOf, usualPrayers } from '#shared/catalog/clearTimes.ts'
import { callOf } from '#shared/catalog/prayers.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const { db } = market
const { hall, editor, viewer, seller, rival, announce, show, scheduledLot, join, auditOf } =
  await openSessionDesk(market)
const minute = 60_000

describe('a running session', () => {
  it('moves later lots when a late bid extends one, notifies their followers, and keeps the records valid', async () => {
    const { id, lots } = await openSession(db, seller, { gapS: 60, firstEndsInS: 20 })
    const [first = 0, second = 0] = lots
    const before = await timesIn(db, id)
    expect((await bid(market, second, rival, { money: 1_000 })).status).toBe(201)
    const { data } = await bid(market, first, rival, { money: 1_000 })
    const after = await timesIn(db, id)
    expect(after[0]?.ends).toBe(Date.parse(data.ends_at))
    expect(after.map(({ ends }) => ends - (after[0]?.ends ?? 0))).toEqual([0, 60_000, 120_000])
    expect(after.map(({ first: at }) => at)).toEqual(before.map(({ first: at }) => at))
    const [versions] = await db.query<{ told: boolean }>({
      text: 'select bool_and(extended_version = version and version > 0) as told from auctions where product_id = any($1)',
      values: [lots.slice(2)],
    })
    expect(versions?.told).toBe(true)
    for (const lot of [first, second]) {
      const record = (await ask<AuctionRecord>(market, `GET auction/show/${lot}/record`)).data
      const sha256 = async (text: string) => hash('sha256', text)
      expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 1 })
      const forged = { ...record, planned_ends_at: record.first_ends_at }
      if (lot === second)
        expect(await checkRecord(forged, sha256)).toMatchObject({ holds: false, because: 'end' })
    }
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('refuses the acceptance of a bid before the lot has closed', async () => {
    const { lots } = await openSession(db, seller, { firstEndsInS: 40 })
    await bid(market, lots[0] ?? 0, rival, { money: 1_000 })
    const mine = await ask<{ products: { data: OwnAuction[] } }>(
      market,
      `GET product/my/local/auction?id=${lots[0]}`,
      { token: seller.token },
    )
    expect(mine.data.products.data[0]).toMatchObject({ best_bid: null, bids_count: 1 })
    const { bids } = (await ask<AuctionDetails>(market, `GET auction/show/${lots[0]}`)).data
    const bidId = bids[0]?.id
    const { status, failure } = await ask(market, `POST auction/accept_bid/${bidId}`, { token: seller.token })
    expect([status, failure.message]).toEqual([
      409,
      'هذه الدفعة في جلسة مزاد: يمكنك قبول المزايدة بعد إغلاقها',
    ])
  })
})

describe('prayer times', () => {
  const setPrayers = (by: TestPerson | undefined, id: number, body: object) =>
    ask<SessionMarket>(market, `POST auction/session-desk/${id}/prayers`, { token: by?.token, body })
  const on = { clear: true, before_min: 5, after_min: 20 }
  const placeOf = async (id: number) =>
    (
      await db.query<{ latitude: number; longitude: number }>({
        text: 'select c.latitude, c.longitude from markets m join cities c on c.id = m.city_id where m.id = $1',
        values: [id],
      })
    )[0] ?? { latitude: 0, longitude: 0 }

  it('are set for a market by staff and by the chief of its hall, and audited', async () => {
    for (const [by, before_min] of [
      [editor, 10],
      [hall.chief, 15],
    ] as const) {
      const { status, data } = await setPrayers(by, hall.id, { ...on, before_min })
      expect([status, data.prayers]).toEqual([200, { ...on, before_min }])
    }
    expect((await auditOf('market', hall.id)).map(({ action }) => action)).toEqual([
      'market.prayers',
      'market.prayers',
    ])
    await setPrayers(editor, hall.id, { clear: false, before_min: 5, after_min: 20 })
    for (const by of [hall.clerk, seller, viewer])
      expect((await setPrayers(by, hall.id, on)).status).toBe(403)
    expect((await setPrayers(undefined, hall.id, on)).status).toBe(401)
    expect((await setPrayers(editor, 99_999, on)).status).toBe(404)
    expect(
      Object.keys((await setPrayers(editor, hall.id, { ...on, after_min: 61 })).failure.errors ?? {}),
    ).toEqual(['after_min'])
  })

  it('contain no announced closing of a session', async () => {
    const place = await placeOf(hall.id)
    await setPrayers(editor, hall.id, on)
    const call = callOf('asr', place, new Date(Date.now() + 1_440 * minute)).getTime()
    const session = (
      await announce(editor, {
        starts_at: new Date(call - 7 * minute).toISOString(),
        seconds_per_lot: 60,
      })
    ).data
    for (const lot of [await scheduledLot(), await scheduledLot(), await scheduledLot()])
      await join(seller, session.id, lot)
    const minutes = (await show(session.id)).lots.map((lot) => (Date.parse(lot.ends_at) - call) / minute)
    expect(minutes).toEqual([-6, 20, 21])
    expect((await show(session.id)).clear_of_prayers).toBe(true)
    await setPrayers(editor, hall.id, { ...on, clear: false })
  })

  it('move an end that follows from a duration, and refuse a chosen end with the next clear time', async () => {
    const form = { ...(await goodsForm(db)), quantity: 60, price: 2_000 }
    const place = await placeOf(form.market_id)
    await setPrayers(editor, form.market_id, on)
    const call = callOf('asr', place, new Date(Date.now() + 1_440 * minute)).getTime()
    const starts_at = new Date(call - 30 * minute).toISOString()
    const create = (more: object) =>
      ask<OwnProduct>(market, 'POST product/auction/create', {
        token: seller.token,
        locale: 'en',
        body: { ...form, starts_at, ...more },
      })
    const clear = clearingOf(place, usualPrayers)
    const { data } = await create({ minutes: 30 })
    expect(Date.parse(data.auction?.ends_at ?? '')).toBe(clear(call))
    expect((await create({ minutes: 15 })).data.auction?.ends_at).toBe(
      new Date(call - 15 * minute).toISOString(),
    )
    const { status, failure } = await create({ ends_at: new Date(call).toISOString() })
    expect(status).toBe(422)
    expect(failure.errors?.ends_at?.[0]).toMatch(
      /^This is prayer time. The next clear time is \u2066\d\d:\d\d\u2069$/,
    )
    await setPrayers(editor, form.market_id, { ...on, clear: false })
    expect((await create({ ends_at: new Date(call).toISOString() })).status).toBe(201)
  })
})
