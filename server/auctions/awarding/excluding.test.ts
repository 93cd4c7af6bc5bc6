import { createHash } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { acceptHighest, bidOn } from '#demo/testing/trade/awards.ts'
import { bid, bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { type Lot, openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import type { AuctionDetails, AuctionRecord } from '#shared/auctions/contract.ts'
import { checkRecord } from '#shared/auctions/recordCheck.ts'

let mona: TestPerson
const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })
const owner = await makeSeller(market.db)
const reem = await makeSeller(market.db, { firstName: 'ريم', lastName: 'الحربي' })
// No test removes a block, so each test has its own bidder.
beforeEach(async () => {
  mona = await makeSeller(market.db, { firstName: 'منى', lastName: 'الغامدي' })
})

const lot = (options: Lot = {}) => openLot(market.db, owner, options)
const change = ({ id }: TestPerson, body: object) =>
  ask(market, `POST operator/users/${id}`, {
    token: administrator.token,
    body: { note: 'بلاغ مثبت', ...body },
  })
const block = (person: TestPerson) => change(person, { blocked: true })
const show = async (id: number, { token }: TestPerson = reem) =>
  (await ask<AuctionDetails>(market, `GET auction/show/${id}`, { token, locale: 'en' })).data
const notificationsOf = async ({ id }: TestPerson, about: number) =>
  (
    await market.db.query<{ kind: string }>({
      text: "select kind from notifications where user_id = $1 and data_id = $2 and kind <> 'bid_placed' order by number",
      values: [id, about],
    })
  ).map(({ kind }) => kind)
/** Places a bid with an idempotency key. Without a key, an outdated price may cause a refusal (decision 48). */
const bidNow = (id: number, by: TestPerson, money: number) =>
  bid(market, id, by, { money }, { key: `now-${id}-${by.id}-${money}` })
const sha256 = async (text: string) => createHash('sha256').update(text).digest('hex')

/** Checks that the public record and the rows are consistent, and returns the record. */
async function expectSound(id: number): Promise<AuctionRecord> {
  const { data } = await ask<AuctionRecord>(market, `GET auction/show/${id}/record`, { token: reem.token })
  expect(await checkRecord(data, sha256)).toEqual({ holds: true, checked: data.bids.length })
  expect(await faultsOf(market.db, id)).toEqual([])
  expect(await brokenInvariants(market.db)).toEqual({})
  return data
}

describe('a blocked bidder', () => {
  it('is excluded, so the price falls to the highest bid of the others', async () => {
    const id = await lot()
    await bid(market, id, reem, { money: 1_000 })
    await bid(market, id, mona, { money: 1_050, max_money: 5_000 })
    expect((await block(mona)).status).toBe(200)
    expect(await show(id)).toMatchObject({
      status: 'open',
      current_price: 1_000,
      next_minimum: 1_050,
      bids_count: 2,
      my_standing: 'leading',
      bids: [
        { number: 2, state: 'ineligible' },
        { number: 1, state: 'leading' },
      ],
    })
    const next = await bidNow(id, reem, 1_050)
    expect(next.data).toMatchObject({ leading: true, current_price: 1_050, number: 3 })
    const record = await expectSound(id)
    expect(record.exclusions).toMatchObject([{ after: 2, mark: record.bids[1]?.mark }])
    expect(await notificationsOf(reem, id)).toContain('auction_leads')
    expect(await notificationsOf(owner, id)).toEqual(['auction_price_back'])
  })

  it('loses the lead, and the price becomes the amount of the rival’s own bid', async () => {
    const id = await lot()
    await bid(market, id, mona, { money: 1_000, max_money: 2_000 })
    await bid(market, id, reem, { money: 1_900 })
    await block(mona)
    expect(await show(id)).toMatchObject({ current_price: 1_900, my_standing: 'leading', bids_count: 3 })
    await expectSound(id)
  })

  it('is excluded, so a lot without other bids returns to its starting price', async () => {
    const id = await lot()
    await bid(market, id, mona, { money: 3_000 })
    await block(mona)
    const shown = await show(id)
    expect(shown).toMatchObject({
      current_price: null,
      next_minimum: 1_000,
      bids_count: 1,
      reserve_met: false,
    })
    expect(await notificationsOf(owner, id)).toEqual(['auction_bidder_out'])
    expect((await bidNow(id, reem, 1_000)).data).toMatchObject({ leading: true, number: 2 })
    await expectSound(id)
  })

  it('loses an award that is not yet ordered, so automatic acceptance awards the next bid', async () => {
    const id = await lot({ startsInS: -3_600, endsInS: -10, softCloseS: 0, autoAccept: true })
    await bidOn(market.db, id, [
      { by: reem, riyals: 1_000, agoS: 30 },
      { by: mona, riyals: 1_100, agoS: 30 },
    ])
    expect((await show(id, mona)).awarded_bid).toMatchObject({ amount: 1_100, mine: true })
    await block(mona)
    expect((await show(id)).awarded_bid).toMatchObject({ amount: 1_000, mine: true })
    expect(await notificationsOf(reem, id)).toEqual(['bid_accepted'])
    const record = await expectSound(id)
    expect(record.awards.map(({ number, lapsed_at }) => [number, lapsed_at === null])).toEqual([
      [2, false],
      [1, true],
    ])
  })

  it('loses an award that the owner has just made', async () => {
    const id = await lot()
    await bid(market, id, mona, { money: 1_000 })
    await acceptHighest(market.db, id)
    await block(mona)
    expect(await show(id)).toMatchObject({ status: 'unsold', awarded_bid: null })
    await expectSound(id)
  })
})

describe('a bidder whose account type changes', () => {
  it('is excluded while the new type may not bid', async () => {
    const id = await lot()
    await bid(market, id, reem, { money: 1_000 })
    await bid(market, id, mona, { money: 1_050, max_money: 5_000 })
    expect((await change(mona, { type: 'fisherman' })).status).toBe(200)
    expect(await show(id, mona)).toMatchObject({
      current_price: 1_000,
      my_standing: null,
      my_highest: null,
      my_max: null,
    })
    expect((await bid(market, id, mona, { money: 1_050 })).status).toBe(403)
    await change(mona, { type: 'local_seller', cr_number: '4100000001' })
    expect((await bidNow(id, mona, 1_050)).data).toMatchObject({ leading: true, number: 3 })
    await expectSound(id)
  })
})

describe('concurrent exclusions', () => {
  it('leave no auction led by a bidder who is blocked while placing bids', async () => {
    const ids = await Promise.all(Array.from({ length: 4 }, () => lot()))
    const bids = ids.flatMap((id) =>
      Array.from({ length: 6 }, (_, place) =>
        bid(market, id, place % 2 ? reem : mona, {
          money: 1_000 + place * 50,
          max_money: 2_000 + place * 100,
        }),
      ),
    )
    const [blocked, ...answers] = await Promise.all([block(mona), ...bids])
    expect(blocked.status).toBe(200)
    expect(answers.every(({ status }) => [201, 401, 422].includes(status))).toBe(true)
    for (const id of ids) {
      const { bids: shown } = await show(id)
      const [leading] = shown.filter(({ state }) => state === 'leading')
      expect(leading?.mine ?? true).toBe(true)
      await expectSound(id)
    }
  })

  it('leave no award when the owner accepts the excluded bidder’s bid at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const bidder = await makeSeller(market.db)
      const id = await lot()
      await bid(market, id, bidder, { money: 1_000 })
      const [made] = await market.db.query<{ id: number }>({
        text: 'select id from bids where auction_id = $1',
        values: [id],
      })
      const accept = () => ask(market, `GET auction/accept_bid/${made?.id}`, { token: owner.token })
      const [blocked, accepted] = await Promise.all([block(bidder), accept()])
      expect(blocked.status).toBe(200)
      expect([200, 409]).toContain(accepted.status)
      expect((await show(id)).awarded_bid).toBeNull()
      await expectSound(id)
    }
  })

  it('do not deadlock on lots with the same bidders', async () => {
    const other = await makeSeller(market.db)
    const ids = await Promise.all(Array.from({ length: 6 }, () => lot()))
    for (const id of ids) {
      await bid(market, id, mona, { money: 1_000, max_money: 1_500 })
      await bid(market, id, other, { money: 1_200 })
    }
    const answers = await Promise.all([block(mona), block(other)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const id of ids) {
      expect(await show(id)).toMatchObject({ current_price: null, bids_count: 3 })
      expect(await bidsIn(market.db, id)).toHaveLength(3)
      await expectSound(id)
    }
  })
})
