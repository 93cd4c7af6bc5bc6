import { createHash, randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { bidsIn, faultsOf } from '#demo/testing/trade/bidding.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import { type Bidding, placeBid, type RecordedBid, type Wish } from '#shared/auctions/bidding.ts'
import type { Halalas } from '#shared/base/money.ts'
import { openBids } from './bids.ts'
import { type BidCall, foldBids } from './fold.ts'
import type { BiddingRow } from './store.ts'

const log = openLog({ level: 'silent' })
const market = await testMarket()
const owner = await makeSeller(market.db)
const bidders = await Promise.all(Array.from({ length: 7 }, () => makeSeller(market.db)))

const lot = () => openLot(market.db, owner)
const bidder = (place: number) => bidders[place % bidders.length] as TestPerson

describe('a batch of bids', () => {
  /** Places bids while the auction is locked, so that the bids share a batch when the lock is released. */
  async function together(
    id: number,
    calls: readonly BidCall[],
    meanwhile: () => Promise<unknown> = async () => undefined,
  ) {
    const bids = openBids({ db: market.db, log })
    const settled = await market.db
      .transaction(async (tx) => {
        await tx.query({ text: 'select from auctions where product_id = $1 for update', values: [id] })
        const first = bids.place({
          auctionId: id,
          wish: { bidder: bidder(0).id, money: 100_000 as Halalas },
          repeat: undefined,
        })
        await waiting()
        const rest = calls.map((call) => bids.place(call))
        await meanwhile()
        return [first, ...rest]
      })
      .then((all) => Promise.allSettled(all))
    await bids.close()
    return settled
  }

  /** Waits until a transaction is blocked on a lock. */
  async function waiting(): Promise<void> {
    for (;;) {
      const [row] = await market.db.query<{ count: number }>({
        text: `select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      })
      if (row && row.count > 0) return
    }
  }

  const callOf = (id: number, person: TestPerson, riyals: number, repeat?: BidCall['repeat']): BidCall => ({
    auctionId: id,
    wish: { bidder: person.id, money: (riyals * 100) as Halalas },
    repeat,
  })

  it('refuses only the bid of a bidder who was blocked while the batch waited for its lock', async () => {
    const id = await lot()
    const gone = await makeSeller(market.db)
    const settled = await together(
      id,
      [callOf(id, bidder(1), 1_050), callOf(id, gone, 1_100), callOf(id, bidder(2), 1_150)],
      () => market.db.query({ text: 'update users set blocked = true where id = $1', values: [gone.id] }),
    )
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(settled[2]).toMatchObject({ reason: { code: 'unauthenticated' } })
    expect((await bidsIn(market.db, id)).map(({ amount }) => amount)).toEqual([100_000, 105_000, 115_000])
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('commits the other bids when the database refuses one bid', async () => {
    const id = await lot()
    const poison = await makeSeller(market.db)
    await market.db.query({
      text: `create function refuse_poison() returns trigger language plpgsql as
             $$ begin if new.bidder_id = ${poison.id} then raise exception 'poison'; end if; return new; end $$`,
    })
    await market.db.query({
      text: 'create trigger poison before insert on bids for each row execute function refuse_poison()',
    })
    const calls = Array.from({ length: 30 }, (_, place) =>
      callOf(id, place === 13 ? poison : bidder(place), 1_050 + 50 * place),
    )
    const settled = await together(id, calls)
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual([
      true,
      ...calls.map((_, place) => place !== 13),
    ])
    expect(await bidsIn(market.db, id)).toHaveLength(30)
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  it('records one bid per idempotency key and refuses the key with another body', async () => {
    const id = await lot()
    const repeat = (content: string) => ({
      key: 'batch',
      digest: createHash('sha256').update(content).digest(),
    })
    const settled = await together(id, [
      callOf(id, bidder(6), 1_050, repeat('one')),
      callOf(id, bidder(6), 1_050, repeat('one')),
      callOf(id, bidder(6), 2_000, repeat('other')),
    ])
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected'])
    expect(settled[1]).toEqual(settled[2])
    expect(settled[3]).toMatchObject({ reason: { code: 'idempotency_mismatch' } })
    expect(await bidsIn(market.db, id)).toHaveLength(2)
  })

  it('decides competing maxima like successive calls of placeBid', async () => {
    const id = await lot()
    const wishes: Wish[] = Array.from({ length: 300 }, (_, place) => {
      const money = (100_000 + ((place * 7_919) % 7) * 3_000 + place * 1_500) as Halalas
      const max = (money + ((place * 104_729) % 13) * 6_000 - 4_000) as Halalas
      const person = bidder((place * 5) % 4).id
      return place % 11 === 0
        ? { bidder: person, max }
        : place % 3 === 0
          ? { bidder: person, money }
          : { bidder: person, money, max }
    })
    const bids = openBids({ db: market.db, log })
    const settled = await Promise.allSettled(
      wishes.map((wish) =>
        bids.place({ auctionId: id, wish, repeat: { key: randomUUID(), digest: Buffer.alloc(32) } }),
      ),
    )
    await bids.close()
    const expected = played(wishes)
    expect(settled.map(({ status }) => status === 'fulfilled')).toEqual(expected.accepted)
    expect((await bidsIn(market.db, id)).map(({ at: _at, hash: _hash, ...one }) => one)).toEqual(
      expected.bids.map(({ at: _at, ...one }) => one),
    )
    expect(expected.bids.filter(({ automatic }) => automatic).length).toBeGreaterThan(10)
    expect(await faultsOf(market.db, id)).toEqual([])
  })

  function played(wishes: readonly Wish[]): { accepted: boolean[]; bids: RecordedBid[] } {
    let bidding: Bidding = { ...openTerms, endsAt: 600_000, bidsCount: 0, leader: null }
    const bids: RecordedBid[] = []
    const accepted = wishes.map((wish) => {
      const placed = placeBid(bidding, wish, 1_000)
      if (placed.refused !== undefined) return false
      bidding = placed.bidding
      bids.push(...placed.bids)
      return true
    })
    return { accepted, bids }
  }

  const openTerms = {
    terms: {
      owner: 0,
      starting: 100_000 as Halalas,
      increment: 5_000 as Halalas,
      reserve: null,
      autoAccept: false,
      startsAt: 0,
      firstEndsAt: 600_000,
      softCloseS: 120,
      softCapS: 3_600,
      acceptS: 60,
      awardS: 60,
    },
  }
})

describe('foldBids', () => {
  it('accepts a bid one millisecond before the end but not at the end', () => {
    const row = (clock: number): BiddingRow => ({
      id: 7,
      owner: 1,
      hidden: false,
      over: false,
      way: 'english',
      starting: 100_000 as Halalas,
      increment: 5_000 as Halalas,
      reserve: null,
      auto_accept: false,
      starts_ms: 0,
      first_ends_ms: 600_000,
      ends_ms: 600_000,
      planned_ms: null,
      session_id: null,
      soft_close_s: 120,
      soft_cap_s: 3_600,
      accept_s: 60,
      award_s: 60,
      current: null,
      leader_id: null,
      max: null,
      bids_count: 0,
      version: 0,
      salt: Buffer.alloc(16),
      last_hash: null,
      clock,
      gone: null,
      barred: null,
    })
    const call = { auctionId: 7, wish: { bidder: 2, money: 100_000 as Halalas }, repeat: undefined }
    const at = (clock: number) => foldBids([call], [row(clock)], [])
    expect(at(599_999).bids).toHaveLength(1)
    expect(at(599_999).changes[0]?.endsAt).toBe(719_999)
    expect(at(600_000).outcomes[0]?.refusal?.code).toBe('auction_closed')
    expect(at(600_000).changes).toEqual([])
  })
})
