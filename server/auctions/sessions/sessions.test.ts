import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openSessionDesk } from '#demo/testing/fixtures/sessionDesk.ts'
import { openSession } from '#demo/testing/fixtures/sessions.ts'
import { bid } from '#demo/testing/trade/bidding.ts'
import { openHall } from '#demo/testing/trade/halls.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { brokenInvariants, makeBuyer } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'
import type { LotForm, OwnAuction } from '#shared/auctions/selling.ts'
import type { Session, SessionHead, SessionMarket } from '#shared/auctions/sessions/contract.ts'
import type { Board } from '#shared/hall/board.ts'
import type { OwnProduct } from '#shared/products/listing.ts'

const market = await testMarket()
const { db } = market
const desk = await openSessionDesk(market)
const { hall, editor, viewer, seller, rival, nextStart, announce, announced, show, secondsOf } = desk
const { scheduledLot, join, order, remove, filled, begin, auditOf } = desk
const buyer = await makeBuyer(db)
const minute = 60_000

describe('POST auction/sessions', () => {
  it('announces a session for staff and for the chief of the hall of the market', async () => {
    for (const by of [editor, hall.administrator, hall.chief]) {
      const { status, data } = await announce(by)
      expect(status).toBe(201)
      expect(data).toMatchObject({
        market: { id: hall.id },
        seconds_per_lot: 60,
        state: 'announced',
        lots_count: 0,
        ends_at: null,
        lots: [],
      })
      expect(data.title).toMatch(/ session, \w+day \u2066\d{4}-\d\d-\d\d\u2069$/)
      expect(await auditOf('auction_session', data.id)).toEqual([
        { action: 'auction_session.announce', note: null, actor: by.id },
      ])
    }
  })

  it('is refused to clerks, viewers, buyers, sellers, visitors and chiefs of other halls', async () => {
    for (const by of [hall.clerk, viewer, buyer, seller]) expect((await announce(by)).status).toBe(403)
    expect((await announce(undefined)).status).toBe(401)
    const other = await openHall(market)
    expect((await announce(hall.chief, { market_id: other.id })).status).toBe(403)
  })

  it.each([
    ['a start that is over', { starts_at: new Date(Date.now() - minute).toISOString() }, 'starts_at'],
    [
      'a start too far ahead',
      { starts_at: new Date(Date.now() + 15 * 1_440 * minute).toISOString() },
      'starts_at',
    ],
    ['too short a gap', { seconds_per_lot: 29 }, 'seconds_per_lot'],
    ['too long a gap', { seconds_per_lot: 1_801 }, 'seconds_per_lot'],
    ['an unknown market', { market_id: 99_999 }, 'market_id'],
  ])('refuses %s', async (_name, wrong, field) => {
    const { status, failure } = await announce(editor, wrong)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('refuses a second session of a market with the same start', async () => {
    const starts_at = nextStart()
    expect((await announce(editor, { starts_at })).status).toBe(201)
    const { status, failure } = await announce(hall.chief, { starts_at })
    expect([status, failure.code]).toEqual([409, 'already_exists'])
  })

  it('limits the soft close of its lots to the gap', async () => {
    const rows = await Promise.all(
      [30, 600].map(async (seconds_per_lot) => {
        const { data } = await announce(editor, { seconds_per_lot })
        const [row] = await db.query({
          text: 'select soft_close_s, soft_cap_s from auction_sessions where id = $1',
          values: [data.id],
        })
        return row
      }),
    )
    expect(rows).toEqual([
      { soft_close_s: 30, soft_cap_s: 3_600 },
      { soft_close_s: 120, soft_cap_s: 3_600 },
    ])
  })
})

describe('POST auction/sessions/{id}/lots', () => {
  it('puts the caller’s lots at the end of the session, which sets their times', async () => {
    const { id, lots } = await filled()
    const session = await show(id)
    expect(session.lots.map((lot) => [lot.id, lot.place, lot.status])).toEqual(
      lots.map((lot, place) => [lot, place + 1, 'scheduled']),
    )
    expect(secondsOf(session)).toEqual([60, 120, 180])
    expect(session).toMatchObject({ lots_count: 3, lots_left: 3, ends_at: session.lots[2]?.ends_at })
    const auction = (await ask<AuctionDetails>(market, `GET auction/show/${lots[1]}`)).data
    expect(auction).toMatchObject({
      session: { id, place: 2 },
      starts_at: session.starts_at,
      ends_at: session.lots[1]?.ends_at,
      first_ends_at: session.lots[1]?.ends_at,
      soft_close_s: 60,
    })
    const mine = await ask<{ products: { data: OwnAuction[] } }>(
      market,
      `GET product/my/local/auction?id=${lots[1]}`,
      { token: seller.token },
    )
    expect(mine.data.products.data[0]?.session).toEqual({ id, place: 2 })
    expect((await join(seller, id, lots[0] ?? 0)).data.lots).toHaveLength(3)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('refuses lots of others as not found, and callers who do not bid', async () => {
    const { id } = await announced()
    const lot = await scheduledLot()
    expect((await join(rival, id, lot)).status).toBe(404)
    expect((await join(seller, 987_654, lot)).status).toBe(404)
    expect((await join(buyer, id, lot)).status).toBe(403)
    expect((await join(undefined, id, lot)).status).toBe(401)
    expect((await show(id)).lots).toEqual([])
  })

  it('refuses a lot that is of another market, has bids, is over or is in another session, and a session that has begun', async () => {
    const { id } = await announced()
    const refused = async (lot: number, session = id) => (await join(seller, session, lot)).failure.message
    const other = await openHall(market)
    const message = await refused(await scheduledLot(seller, other.id))
    expect(message).toMatch(/سوقها نفسه/)
    const bidOn = await scheduledLot()
    await db.query({
      text: "update auctions set starts_at = now() - interval '1 minute' where product_id = $1",
      values: [bidOn],
    })
    expect((await bid(market, bidOn, rival, { money: 1_000 })).status).toBe(201)
    const over = await openLot(db, seller, { startsInS: -600, endsInS: -1 })
    await db.query({ text: 'update products set market_id = $2 where id = $1', values: [over, hall.id] })
    const taken = (await filled()).lots[0] ?? 0
    expect(await Promise.all([bidOn, over, taken].map((lot) => refused(lot)))).toEqual([
      message,
      message,
      message,
    ])
    await begin(id)
    expect(await refused(await scheduledLot())).toMatch(/بدأت هذه الجلسة/)
  })
})

it('POST product/auction/create puts the lot into the session that the form names, and refuses the session with other times or another market', async () => {
  const chosen = { market: 'qatif-fish-island', city: 'qatif' }
  const form = { ...(await goodsForm(db, chosen)), quantity: 60, price: 2_000 }
  const session = (await announce(editor, { market_id: form.market_id })).data
  const create = (more: object) =>
    ask<OwnProduct>(market, 'POST product/auction/create', {
      token: seller.token,
      body: { ...form, ...more },
    })
  const offered = (await ask<LotForm>(market, 'GET product/auction/create', { token: seller.token })).data
  expect(offered.sessions).toContainEqual({
    id: session.id,
    market_id: form.market_id,
    starts_at: session.starts_at,
    lots_count: 0,
  })
  const { status, data } = await create({ session_id: session.id })
  expect(status).toBe(201)
  const { lots } = await show(session.id)
  expect(lots.map((lot) => [lot.id, lot.place, lot.fish_code])).toEqual([[data.id, 1, data.fish.code]])
  expect(data.auction).toMatchObject({ starts_at: session.starts_at, ends_at: lots[0]?.ends_at })
  for (const wrong of [
    { session_id: session.id, minutes: 30 },
    { session_id: 987_654 },
    { session_id: (await announced()).id },
  ]) {
    const { failure } = await create(wrong)
    expect(Object.keys(failure.errors ?? {})).toEqual(['session_id'])
  }
})

it('POST product/update changes the prices of a lot in a session, but not its times or its market', async () => {
  const { lots } = await filled()
  const update = (body: object) =>
    ask<OwnProduct>(market, `POST product/update/${lots[0]}`, { token: seller.token, body })
  expect((await update({ reserve_price: 5_000, price: 1_200 })).status).toBe(200)
  const other = await openHall(market)
  for (const body of [
    { minutes: 45 },
    { starts_at: new Date(Date.now() + 200 * minute).toISOString() },
    { market_id: other.id },
  ]) {
    const { status, failure } = await update(body)
    expect([status, failure.message]).toEqual([409, 'هذه الدفعة في جلسة مزاد، ووقتها وسوقها من الجلسة'])
  }
})

describe('POST auction/sessions/{id}/order', () => {
  it('orders the lots and announces their closings again', async () => {
    const { id, lots } = await filled()
    const [a = 0, b = 0, c = 0] = lots
    for (const by of [editor, hall.chief]) {
      const { status, data } = await order(by, id, by === editor ? [c, a] : [b])
      expect(status).toBe(200)
      expect(data.lots.map((lot) => lot.id)).toEqual(by === editor ? [c, a, b] : [b, c, a])
      expect(secondsOf(data)).toEqual([60, 120, 180])
    }
    await order(editor, id, [b, c, a])
    expect((await auditOf('auction_session', id)).map(({ action }) => action)).toEqual([
      'auction_session.announce',
      'auction_session.order',
      'auction_session.order',
    ])
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused to a person who saw an older order, and keeps lots that joined meanwhile', async () => {
    const { id, lots } = await filled()
    const [a = 0, b = 0, c = 0] = lots
    const orderFrom = (by: TestPerson, wanted: readonly number[], was: readonly number[]) =>
      ask<Session>(market, `POST auction/sessions/${id}/order`, {
        token: by.token,
        body: { lots: wanted, was },
      })
    expect((await orderFrom(editor, [c, a, b], [a, b, c])).status).toBe(200)
    const stale = await orderFrom(hall.chief, [b, a, c], [a, b, c])
    expect([stale.status, stale.failure.message]).toEqual([
      409,
      'تغيّرت دفعات الجلسة قبل قليل. راجع الترتيب ثم احفظه',
    ])
    expect((await show(id)).lots.map((lot) => lot.id)).toEqual([c, a, b])
    const late = await scheduledLot()
    expect((await join(seller, id, late)).status).toBe(200)
    const { data } = await orderFrom(hall.chief, [a, c, b], [c, a, b])
    expect(data.lots.map((lot) => lot.id)).toEqual([a, c, b, late])
    await remove(editor, id, c)
    expect((await orderFrom(hall.chief, [b, a], [a, c, b])).status).toBe(409)
  })

  it('is refused to people who may not run the session, with an unknown lot, and once the session has begun', async () => {
    const { id, lots } = await filled()
    for (const by of [hall.clerk, seller, viewer]) expect((await order(by, id, lots)).status).toBe(403)
    expect((await order(undefined, id, lots)).status).toBe(401)
    expect((await order(editor, 987_654, lots)).status).toBe(404)
    expect((await order(editor, id, [await scheduledLot()])).failure.code).toBe('conflict')
    await begin(id)
    expect((await order(editor, id, lots.toReversed())).failure.message).toMatch(/بدأت هذه الجلسة/)
    expect((await show(id)).lots.map((lot) => lot.id)).toEqual(lots)
  })
})

describe('POST auction/sessions/{id}/lots/{auctionId}/remove', () => {
  it('stops the lot, notifies its seller of the reason, and closes the gap', async () => {
    const { id, lots } = await filled()
    const [a = 0, b = 0, c = 0] = lots
    const { status, data } = await remove(hall.chief, id, b)
    expect(status).toBe(200)
    expect(data.lots.map((lot) => lot.id)).toEqual([a, c])
    expect(secondsOf(data)).toEqual([60, 120])
    expect((await ask<AuctionDetails>(market, `GET auction/show/${b}`)).data.status).toBe('void')
    const [told] = await db.query<{ kind: string; facts: { note: string } }>({
      text: 'select kind, facts from notifications where user_id = $1 and data_id = $2',
      values: [seller.id, b],
    })
    expect(told).toMatchObject({ kind: 'auction_voided', facts: { note: 'السمك غير طازج' } })
    expect((await auditOf('auction_session', id)).at(-1)).toEqual({
      action: 'auction_session.remove',
      note: 'السمك غير طازج',
      actor: hall.chief.id,
    })
    expect((await remove(editor, id, b)).status).toBe(404)
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused to people who may not run the session, without a reason, for a lot of another session, and after the start', async () => {
    const { id, lots } = await filled()
    const [lot = 0] = lots
    for (const by of [hall.clerk, seller, viewer]) expect((await remove(by, id, lot)).status).toBe(403)
    expect((await remove(undefined, id, lot)).status).toBe(401)
    expect(Object.keys((await remove(editor, id, lot, ' ')).failure.errors ?? {})).toEqual(['reason'])
    expect((await remove(editor, (await announced()).id, lot)).status).toBe(404)
    await begin(id)
    expect((await remove(editor, id, lot)).failure.code).toBe('conflict')
    expect((await show(id)).lots).toHaveLength(3)
  })
})

describe('POST auction/sessions/{id}', () => {
  const change = (by: TestPerson | undefined, id: number, body: object) =>
    ask<Session>(market, `POST auction/sessions/${id}`, {
      token: by?.token,
      body: { starts_at: nextStart(), seconds_per_lot: 90, ...body },
    })

  it('moves the session and plans its lots again', async () => {
    const { id, lots } = await filled()
    const starts_at = nextStart()
    const { status, data } = await change(hall.chief, id, { starts_at, seconds_per_lot: 30 })
    expect([status, data.starts_at, secondsOf(data)]).toEqual([200, starts_at, [30, 60, 90]])
    const auction = (await ask<AuctionDetails>(market, `GET auction/show/${lots[2]}`)).data
    expect(auction).toMatchObject({ starts_at, soft_close_s: 30 })
    expect(await brokenInvariants(db)).toEqual({})
  })

  it('is refused to a person who saw an older time, until they have seen the current time', async () => {
    const { id, starts_at: first } = await announced()
    const mine = nextStart()
    const was = { starts_at: first, seconds_per_lot: 60 }
    expect((await change(editor, id, { seconds_per_lot: 120, starts_at: first, was })).status).toBe(200)
    const stale = await change(hall.chief, id, { starts_at: mine, was })
    expect([stale.status, stale.failure.message]).toEqual([409, 'غيّر شخص آخر موعد هذه الجلسة قبل قليل'])
    expect(await show(id)).toMatchObject({ starts_at: first, seconds_per_lot: 120 })
    const seen = { starts_at: first, seconds_per_lot: 120 }
    expect((await change(hall.chief, id, { starts_at: mine, was: seen })).status).toBe(200)
    // A call that is repeated because its answer was lost does not conflict with its first run.
    const again = await change(hall.chief, id, { starts_at: mine, was: seen })
    expect([again.status, again.data.starts_at]).toEqual([200, mine])
  })

  it('is refused to people who may not run the session, with a start that is taken or past, and once the session has begun', async () => {
    const { id } = await filled()
    for (const by of [hall.clerk, seller, viewer]) expect((await change(by, id, {})).status).toBe(403)
    expect((await change(undefined, id, {})).status).toBe(401)
    expect((await change(editor, 987_654, {})).status).toBe(404)
    const { starts_at } = await announced()
    expect((await change(editor, id, { starts_at })).failure.code).toBe('already_exists')
    const past = { starts_at: new Date(Date.now() - minute).toISOString() }
    expect(Object.keys((await change(editor, id, past)).failure.errors ?? {})).toEqual(['starts_at'])
    await begin(id)
    expect((await change(editor, id, {})).failure.code).toBe('conflict')
  })
})

describe('GET auction/sessions', () => {
  it('lists announced and open sessions to everybody, earliest first, and can be limited to one market', async () => {
    const coming = await announced()
    const open = await openSession(db, seller)
    const list = async (query = '') =>
      (await ask<{ sessions: SessionHead[] }>(market, `GET auction/sessions${query}`)).data.sessions
    const own = (await list()).filter(({ id }) => id === coming.id || id === open.id)
    expect(own.map(({ id, state }) => [id, state])).toEqual([
      [open.id, 'open'],
      [coming.id, 'announced'],
    ])
    const ofHall = await list(`?market_id=${hall.id}`)
    expect(new Set(ofHall.map((one) => one.market.id))).toEqual(new Set([hall.id]))
  })
})

describe('GET auction/sessions/{id}', () => {
  it('answers not_found for an unknown session', async () => {
    expect((await ask(market, 'GET auction/sessions/987654')).status).toBe(404)
  })

  it('does not show hidden lots', async () => {
    const { id, lots } = await filled()
    await db.query({ text: "update products set status = 'hidden' where id = $1", values: [lots[0]] })
    const session = await show(id)
    expect(session.lots.map((lot) => lot.id)).toEqual(lots.slice(1))
    expect(session.lots_count).toBe(2)
    await db.query({ text: "update products set status = 'active' where id = $1", values: [lots[0]] })
  })
})

it('GET board/{id} lists the sessions of its market apart from the coming auctions', async () => {
  const other = await openHall(market)
  const { id, starts_at } = (await announce(editor, { market_id: other.id })).data
  const lot = await scheduledLot(seller, other.id)
  await join(seller, id, lot)
  const board = async () => (await ask<Board>(market, `GET board/${other.id}`)).data
  const { sessions, next } = await board()
  expect(next.map((one) => one.id)).not.toContain(lot)
  expect(sessions).toEqual([{ id, starts_at, open: false, lots: 1 }])
  await begin(id)
  // The answer may come from the cache of one second.
  const shown = async () => (await board()).sessions.map(({ open, lots }) => [open, lots])
  await expect.poll(shown, { timeout: 5_000 }).toEqual([[true, 1]])
})

describe('GET auction/session-desk', () => {
  const deskOf = async (by: TestPerson | undefined) =>
    ask<{ markets: SessionMarket[]; sessions: SessionHead[] }>(market, 'GET auction/session-desk', {
      token: by?.token,
    })

  it('lists every market for staff, only the market of the hall for its chief, and no market for other people', async () => {
    const session = await announced()
    const [all, own] = [(await deskOf(editor)).data, (await deskOf(hall.chief)).data]
    expect(all.markets.length).toBeGreaterThan(1)
    expect(own.markets.map(({ id }) => id)).toEqual([hall.id])
    for (const { sessions } of [all, own]) expect(sessions.map(({ id }) => id)).toContain(session.id)
    expect(new Set(own.sessions.map((one) => one.market.id))).toEqual(new Set([hall.id]))
    for (const by of [hall.clerk, seller, viewer])
      expect((await deskOf(by)).data).toMatchObject({ markets: [], sessions: [] })
    expect((await deskOf(undefined)).status).toBe(401)
  })
})
