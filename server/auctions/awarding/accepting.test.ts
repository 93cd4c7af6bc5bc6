import { describe, expect, it } from 'vitest'
import { type Asked, ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails } from '#shared/auctions/contract.ts'

const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)
const mona = await addPerson(db, { type: 'local_seller' })
const reem = await addPerson(db, { type: 'local_seller', firstName: 'ريم', lastName: 'الحربي' })

/** Opens a lot with bids of SAR 1,000 (Mona), 1,100 (Reem) and 1,200 (Mona). Returns the lot's and the bids' ids. */
async function contested(lot: Lot = {}): Promise<{ id: number; bids: number[] }> {
  const id = await openLot(db, seller, { softCloseS: 0, startsInS: -3_600, ...lot })
  const bid = (by: TestPerson, riyals: number) => ({ by, riyals, agoS: 30 })
  await bidOn(db, id, [bid(mona, 1_000), bid(reem, 1_100), bid(mona, 1_200)])
  const rows = await db.query<{ id: number }>({
    text: 'select id from bids where auction_id = $1 order by number',
    values: [id],
  })
  return { id, bids: rows.map((row) => row.id) }
}

const accept = (bidId: number | undefined, by: Pick<TestPerson, 'token'> | undefined = seller) =>
  ask<AuctionDetails>(market, `POST auction/accept_bid/${bidId}`, { token: by?.token, locale: 'en' })

const show = async (id: number) => (await ask<AuctionDetails>(market, `GET auction/show/${id}`)).data

const conflict = (answer: Asked<unknown>) => [answer.status, answer.failure.code, answer.failure.message]

describe('auction/accept_bid', () => {
  it('ends an open auction at once and notifies the winner', async () => {
    const { id, bids } = await contested()
    const { status, data } = await accept(bids[2])
    expect(status).toBe(200)
    expect(data).toMatchObject({
      status: 'awarded',
      is_owner: true,
      accept_until: null,
      awarded_bid: { id: bids[2], amount: 1_200, mine: false },
    })
    expect(Date.parse(data.ends_at)).toBeLessThanOrEqual(Date.parse(data.server_time) + 1)
    expect(data.bids.map(({ state }) => state)).toEqual(['accepted', 'lost', 'lost'])
    const notified = await db.query({
      text: `select user_id, actor_id, kind, data_type from notifications where data_id = $1 and event_key like 'auction:%'`,
      values: [id],
    })
    // The owner who accepts gets no notification of the end.
    expect(notified).toEqual([
      { user_id: mona.id, actor_id: seller.id, kind: 'bid_accepted', data_type: 'auction_confirm' },
    ])
    expect(
      await ask(market, `POST auction/show/${id}/bid`, { token: reem.token, body: { money: 1_300 } }),
    ).toMatchObject({
      status: 409,
      failure: { code: 'auction_closed' },
    })
  })

  it('accepts a bid below the reserve after the end and changes nothing when repeated', async () => {
    const { id, bids } = await contested({ reserve: 5_000 })
    await ageLot(db, id, 3_600)
    const ended = await show(id)
    const first = await accept(bids[2])
    expect(first.data).toMatchObject({ status: 'awarded', ends_at: ended.ends_at })
    const again = await accept(bids[2])
    expect([again.status, again.data.awarded_bid]).toEqual([200, first.data.awarded_bid])
    const [row] = await db.query<{ version: number }>({
      text: 'select version from auctions where product_id = $1',
      values: [id],
    })
    expect(row?.version).toBe(5)
  })

  it('accepts only the bid of the next bidder after the award of the winner has lapsed', async () => {
    const { id, bids } = await contested({ awardS: 600 })
    await accept(bids[2])
    expect(conflict(await accept(bids[1]))).toEqual([
      409,
      'conflict',
      'No bid in this auction can be accepted right now',
    ])
    await ageLot(db, id, 600)
    expect((await show(id)).bids.map(({ state }) => state)).toEqual(['ineligible', 'leading', 'ineligible'])
    expect(conflict(await accept(bids[2]))).toEqual([409, 'conflict', 'There is a higher eligible bid'])
    expect((await accept(bids[1])).data).toMatchObject({ status: 'awarded', awarded_bid: { amount: 1_100 } })
  })

  it('may be called by GET', async () => {
    const { bids } = await contested()
    const answer = await ask<AuctionDetails>(market, `GET auction/accept_bid/${bids[2]}`, {
      token: seller.token,
    })
    expect([answer.status, answer.data.status]).toEqual([200, 'awarded'])
  })
})

describe('auction/accept_bid', () => {
  it('refuses a bid that is not the highest', async () => {
    const { id, bids } = await contested()
    expect(conflict(await accept(bids[0]))).toEqual([409, 'conflict', 'There is a higher eligible bid'])
    expect((await show(id)).status).toBe('open')
  })

  it('refuses bids of an auction that is past its acceptance deadline or stopped by the market', async () => {
    const late = await contested({ acceptS: 600 })
    await ageLot(db, late.id, 1_200)
    expect((await accept(late.bids[2])).status).toBe(409)
    expect((await show(late.id)).status).toBe('unsold')
    const stopped = await contested()
    await db.query({
      text: 'update auctions set voided_at = now(), due_at = null where product_id = $1',
      values: [stopped.id],
    })
    expect((await accept(stopped.bids[2])).status).toBe(409)
    expect((await show(stopped.id)).status).toBe('void')
  })

  it('refuses everyone but the owner', async () => {
    const { id, bids } = await contested()
    const buyer = await addPerson(db)
    expect((await accept(bids[2], mona)).status).toBe(403)
    expect((await accept(bids[2], await makeSeller(db))).status).toBe(403)
    expect((await accept(bids[2], buyer)).status).toBe(403)
    expect((await ask(market, `POST auction/accept_bid/${bids[2]}`)).status).toBe(401)
    expect((await show(id)).status).toBe('open')
  })

  it('refuses a missing bid and a bid on a hidden auction', async () => {
    const { id, bids } = await contested()
    await db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    for (const bid of [bids[2], 987_654_321]) expect((await accept(bid)).status).toBe(404)
    expect((await ask(market, 'POST auction/accept_bid/abc', { token: seller.token })).status).toBe(404)
  })
})

it('concurrent acceptances of one bid all succeed but create only one award', async () => {
  const { id, bids } = await contested()
  const answers = await Promise.all([accept(bids[2]), accept(bids[2]), accept(bids[2])])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const awards = await db.query({ text: 'select number from awards where auction_id = $1', values: [id] })
  expect(awards).toEqual([{ number: 1 }])
})

it('either a new bid or the concurrent acceptance of another bid succeeds, but not both', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, bids } = await contested()
    const bid = ask(market, `POST auction/show/${id}/bid`, { token: reem.token, body: { money: 1_300 } })
    const [bidden, accepted] = await Promise.all([bid, accept(bids[2])])
    expect([
      [201, 409],
      [409, 200],
    ]).toContainEqual([bidden.status, accepted.status])
  }
})

it("the market's invariants hold after the acceptances", async () => {
  expect(await brokenInvariants(db)).toEqual({})
})
