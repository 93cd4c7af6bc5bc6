import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { ageLot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Auction, AuctionDetails } from '#shared/auctions/contract.ts'
import type { Page } from '#shared/base/page.ts'
import { bidsPart } from './accountPart.ts'
import { stepAuction } from './step.ts'

// No worker runs in these tests, so status and standing are computed from the rows and the clock.
const market = await testMarket()
const { db } = market
const seller = await makeSeller(db)
const mona = await addPerson(db, { type: 'local_seller' })
const reem = await addPerson(db, { type: 'local_seller', firstName: 'ريم', lastName: 'الحربي' })

const hour = 3_600

/** Opens a lot that ends in ten minutes. Mona leads, and Reem is outbid. */
async function contested(): Promise<number> {
  const id = await openLot(db, seller, { startsInS: -hour, softCloseS: 0, acceptS: hour, awardS: hour })
  const bids = [
    { by: mona, riyals: 1_000, agoS: 40 },
    { by: reem, riyals: 1_100, agoS: 30 },
    { by: mona, riyals: 1_200, agoS: 20 },
  ]
  await bidOn(db, id, bids)
  return id
}

const show = async (id: number, reader?: TestPerson) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token: reader?.token })).data

const list = async (query: string, reader?: TestPerson) =>
  (
    await ask<Page<Auction>>(market, `GET auction/local?limit=100&seller_id=${seller.id}&${query}`, {
      token: reader?.token,
    })
  ).data.data

/** Returns the list that contains an auction, and the status shown there. Checks that the details show the same status. */
async function standingOf(id: number): Promise<[string, string]> {
  const found: [string, string][] = []
  for (const status of ['scheduled', 'open', 'ended']) {
    const one = (await list(`status=${status}`, mona)).find((auction) => auction.id === id)
    if (one) found.push([status, one.status])
  }
  expect(found).toHaveLength(1)
  const [place] = found
  // Answers to anonymous readers are cached for a second.
  expect((await show(id, mona)).status).toBe(place?.[1])
  return place ?? ['', '']
}

describe('the status of an auction', () => {
  it('changes from scheduled to unsold when the owner accepts no bid', async () => {
    const id = await openLot(db, seller, { startsInS: 60, endsInS: 120, softCloseS: 0, acceptS: 60 })
    expect(await standingOf(id)).toEqual(['scheduled', 'scheduled'])
    await ageLot(db, id, 90)
    expect(await standingOf(id)).toEqual(['open', 'open'])
    await bidOn(db, id, [{ by: mona, riyals: 1_000 }])
    await ageLot(db, id, 40)
    expect(await standingOf(id)).toEqual(['ended', 'ended'])
    await ageLot(db, id, 60)
    expect(await standingOf(id)).toEqual(['ended', 'unsold'])
  })

  it('becomes unsold when the award lapses and no other bid is accepted', async () => {
    const id = await contested()
    await acceptHighest(db, id)
    expect(await standingOf(id)).toEqual(['ended', 'awarded'])
    await ageLot(db, id, hour)
    expect(await standingOf(id)).toEqual(['ended', 'ended'])
    await ageLot(db, id, hour)
    expect(await standingOf(id)).toEqual(['ended', 'unsold'])
  })

  it('stays ordered or void once the lot is ordered or stopped', async () => {
    const [ordered, stopped] = [await contested(), await contested()]
    await acceptHighest(db, ordered)
    await db.transaction((tx) => stepAuction(tx, ordered, { kind: 'order', bidder: mona.id }))
    await db.query({
      text: "update products set quantity_grams = 0, status = 'sold_out' where id = $1",
      values: [ordered],
    })
    await db.transaction((tx) => stepAuction(tx, stopped, { kind: 'void' }))
    for (const days of [0, 30]) {
      for (const id of [ordered, stopped]) await ageLot(db, id, days * 24 * hour)
      expect(await standingOf(ordered)).toEqual(['ended', 'ordered'])
      expect(await standingOf(stopped)).toEqual(['ended', 'void'])
    }
    // An ordered lot shows its whole weight, although its stock is 0.
    expect(await show(ordered)).toMatchObject({ quantity: 50, price_per_kg: 24 })
  })

  it('is not shown for a hidden auction', async () => {
    const id = await contested()
    await db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    for (const status of ['scheduled', 'open', 'ended']) {
      expect((await list(`status=${status}`, seller)).map((auction) => auction.id)).not.toContain(id)
    }
    for (const reader of [undefined, seller]) {
      expect((await ask(market, `GET auction/show/${id}`, { token: reader?.token })).status).toBe(404)
    }
  })
})

describe('a reader', () => {
  it('sees the same `my_standing` in lists and details', async () => {
    const [id, other] = [await contested(), await openLot(db, seller)]
    const standings = async (reader?: TestPerson) => {
      const lots = await list('status=open', reader)
      const of = (wanted: number) => lots.find((one) => one.id === wanted)?.my_standing
      expect((await show(id, reader)).my_standing).toBe(of(id))
      return [of(id), of(other)]
    }
    expect(await standings(mona)).toEqual(['leading', null])
    expect(await standings(reem)).toEqual(['outbid', null])
    expect(await standings(seller)).toEqual([null, null])
    expect(await standings()).toEqual([null, null])
  })

  it('sees the award of a bid that is not among the last fifty bids', async () => {
    const id = await openLot(db, seller, {
      startsInS: -hour,
      softCloseS: 0,
      awardS: hour,
      step: 1,
      acceptS: hour,
    })
    await bidOn(db, id, [{ by: reem, riyals: 1_000, agoS: 90 }])
    const third = await addPerson(db, { type: 'local_seller', firstName: 'هند', lastName: 'العتيبي' })
    const pair = Array.from({ length: 60 }, (_, place) => ({
      by: place % 2 ? third : mona,
      riyals: 1_010 + place,
      agoS: 80 - place,
    }))
    await bidOn(db, id, pair)
    // In this test, Mona and the third bidder let their awards lapse.
    for (let round = 0; round < 2; round++) {
      await acceptBest(id)
      await ageLot(db, id, hour)
    }
    await acceptBest(id)
    const shown = await show(id, reem)
    expect(shown.bids).toHaveLength(50)
    expect(shown.bids.at(-1)?.number).toBe(12)
    expect(shown).toMatchObject({
      status: 'awarded',
      my_highest: 1_000,
      awarded_bid: { amount: 1_000, mine: true },
    })
  })
})

/** Accepts the highest eligible bid, as the owner. */
async function acceptBest(id: number): Promise<void> {
  const [bid] = await db.query<{ id: number }>({
    text: `select id from bids b where auction_id = $1
             and not exists (select from awards w where w.auction_id = $1 and w.bidder_id = b.bidder_id)
           order by number desc limit 1`,
    values: [id],
  })
  expect((await ask(market, `POST auction/accept_bid/${bid?.id}`, { token: seller.token })).status).toBe(200)
}

describe('deleting an account', () => {
  const openOf = (person: TestPerson) =>
    db.transaction((tx) => bidsPart.openOf?.(tx, person.id) ?? Promise.resolve(null))

  it('is refused while a lot or a bid of the person is undecided', async () => {
    const owner = await makeSeller(db)
    const bidder = await addPerson(db, { type: 'local_seller' })
    const standing = async () => [await openOf(owner), await openOf(bidder)]
    expect(await standing()).toEqual([null, null])
    const id = await openLot(db, owner, { startsInS: -hour, softCloseS: 0, acceptS: hour, awardS: hour })
    expect(await standing()).toEqual(['open_auctions', null])
    await bidOn(db, id, [{ by: bidder, riyals: 1_000, agoS: 30 }])
    expect(await standing()).toEqual(['open_auctions', 'open_bids'])
    await ageLot(db, id, 600)
    expect(await standing()).toEqual(['open_auctions', 'open_bids'])
    await acceptHighest(db, id)
    expect(await standing()).toEqual(['open_auctions', 'open_bids'])
    await ageLot(db, id, hour)
    // The award has lapsed and there is no other bid, so nothing is undecided.
    expect(await standing()).toEqual([null, null])
  })

  it('is allowed to the owner once the acceptance deadline has passed or the lot is stopped', async () => {
    const owner = await makeSeller(db)
    const late = await openLot(db, owner, { startsInS: -hour, endsInS: -60, acceptS: 30 })
    expect(await openOf(owner)).toBeNull()
    const stopped = await openLot(db, owner)
    expect(await openOf(owner)).toBe('open_auctions')
    await db.transaction((tx) => stepAuction(tx, stopped, { kind: 'void' }))
    expect(await openOf(owner)).toBeNull()
    expect((await show(late)).status).toBe('unsold')
  })
})
