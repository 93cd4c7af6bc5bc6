import { hash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { type Bidding, placeBid, type RecordedBid } from '#shared/auctions/bidding.ts'
import type { AuctionRecord, BidAnswer } from '#shared/auctions/contract.ts'
import { bidText, termsText } from '#shared/auctions/record.ts'
import { checkRecord, replayOf } from '#shared/auctions/recordCheck.ts'
import { limits } from '#shared/base/limits.ts'
import { halalas } from '#shared/base/money.ts'
import { maskName } from '#shared/base/text/masks.ts'
import { markOf } from '../marks.ts'
import { type AuctionRow, stateOf } from '../row.ts'
import { findAuction } from '../store.ts'

const market = await testMarket()
const type = 'local_seller'
const people = {
  seller: await addPerson(market.db, { type }),
  salem: await addPerson(market.db, { type, firstName: 'سالم', lastName: 'الدوسري' }),
  ahmed: await addPerson(market.db, { type, firstName: 'أحمد', lastName: 'العتيبي' }),
}

const sha256 = async (text: string) => hash('sha256', text)
/** Sends a token, because answers to anonymous callers are cached for a second. */
const ask = (path: string, language = 'ar') =>
  fetch(`${market.url}/api/auction/show/${path}`, {
    headers: { 'accept-language': language, authorization: `Bearer ${people.ahmed.token}` },
  })

async function part(id: number, after = 0, language = 'ar'): Promise<AuctionRecord> {
  const answer = await ask(`${id}/record?after=${after}`, language)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: AuctionRecord }).data
}

async function whole(id: number): Promise<AuctionRecord> {
  const first = await part(id)
  let last = first
  const bids = [...first.bids]
  while (last.next !== null) {
    last = await part(id, last.next)
    bids.push(...last.bids)
  }
  return { ...last, bids }
}

describe('the bid records of the demo market', () => {
  it('are valid and complete for every visible auction', async () => {
    const rows = await market.db.query<{ id: number; bids_count: number }>({
      text: `select p.id, a.bids_count from auctions a join products p on p.id = a.product_id
             where p.status <> 'hidden' order by p.id`,
    })
    expect(rows.length).toBeGreaterThan(5)
    for (const { id, bids_count } of rows) {
      const record = await whole(id)
      expect(record.bids).toHaveLength(bids_count)
      expect(await checkRecord(record, sha256), `auction ${id}`).toEqual({ holds: true, checked: bids_count })
    }
  })

  it('name the last bid as the winner of an awarded auction', async () => {
    const [row] = await market.db.query<{ id: number }>({
      text: `select auction_id as id from awards w join products p on p.id = w.auction_id
             where p.status <> 'hidden' order by auction_id limit 1`,
    })
    const record = await whole(row?.id ?? 0)
    expect(record.awards).toHaveLength(1)
    expect(record.awards[0]?.number).toBe(record.auction.bids_count)
    expect(['awarded', 'ordered']).toContain(record.auction.status)
  })
})

describe('the record of a lot', () => {
  it('contains hashes, masked names and marks that match the database rows', async () => {
    const { seller, salem, ahmed } = people
    const id = await openLot(market.db, seller, { starting: 3_200, step: 50 })
    const empty = await part(id)
    expect([empty.bids, empty.bidders, empty.next, empty.awards]).toEqual([[], 0, null, []])
    await bidOn(id, [
      { bidder: salem.id, money: 3_200, max: 4_000 },
      { bidder: ahmed.id, money: 3_500 },
    ])
    const row = await rowOf(id)
    const record = await part(id)
    expect(record.terms_hash).toBe(await sha256(termsText(id, stateOf(row).terms)))
    expect(record.bids.map(({ number, amount, automatic }) => [number, amount, automatic])).toEqual([
      [1, 3_200, false],
      [2, 3_500, false],
      [3, 3_550, true],
    ])
    const marks = [salem, ahmed].map((one) => markOf(row.salt, one.id))
    expect(record.bids.map(({ mark }) => mark)).toEqual([marks[0], marks[1], marks[0]])
    const masks = [maskName('سالم', 'الدوسري'), maskName('أحمد', 'العتيبي')]
    expect(record.bids.map(({ bidder }) => bidder)).toEqual([masks[0], masks[1], masks[0]])
    expect(record.bidders).toBe(2)
    expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 3 })
    const words = JSON.stringify(record)
    expect(words).not.toContain('الدوسري')
    expect(words).not.toContain(row.salt.toString('hex'))
  })

  it('gives every bidder of every lot a different `mark`, even when masked names are equal', async () => {
    const twin = await addPerson(market.db, {
      type: 'local_seller',
      firstName: 'سعد',
      lastName: 'الدوسري',
    })
    const lots = [await openLot(market.db, people.seller), await openLot(market.db, people.seller)]
    const records = []
    for (const id of lots) {
      await bidOn(id, [
        { bidder: people.salem.id, money: 1_000 },
        { bidder: twin.id, money: 1_100 },
      ])
      records.push(await part(id))
    }
    const [one, other] = records.map(({ bids }) => bids)
    expect(one?.[0]?.bidder).toBe(one?.[1]?.bidder)
    expect(one?.[0]?.mark).not.toBe(one?.[1]?.mark)
    expect(one?.[0]?.mark).not.toBe(other?.[0]?.mark)
  })

  it('is returned in pages', async () => {
    const id = await openLot(market.db, people.seller, { starting: 100, step: 1 })
    const { salem, ahmed } = people
    const count = limits.auction.recordAtOnce + 3
    await bidOn(
      id,
      Array.from({ length: count }, (_, place) => ({
        bidder: place % 2 ? salem.id : ahmed.id,
        money: 100 + place,
      })),
    )
    const first = await part(id)
    expect([first.bids.length, first.next]).toEqual([
      limits.auction.recordAtOnce,
      limits.auction.recordAtOnce,
    ])
    const second = await part(id, first.next ?? 0)
    expect(second.bids.map(({ number }) => number)).toEqual([count - 2, count - 1, count])
    expect([second.next, second.terms_hash, second.bidders]).toEqual([null, first.terms_hash, 2])
    expect((await part(id, count)).bids).toEqual([])
    expect(await checkRecord(await whole(id), sha256)).toEqual({ holds: true, checked: count })
  })

  it('includes an award that is due but not stored yet', async () => {
    const id = await openLot(market.db, people.seller, { startsInS: -7_200, endsInS: -30, autoAccept: true })
    await bidOn(id, [{ bidder: people.salem.id, money: 1_000 }], -3_600)
    const record = await part(id)
    expect(record.auction.status).toBe('awarded')
    expect(record.awards).toEqual([{ number: 1, at: record.auction.ends_at, by: 'clock', lapsed_at: null }])
    expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 1 })
  })

  it('stays valid and shows "Removed account" for a removed bidder', async () => {
    const gone = await addPerson(market.db, { type: 'local_seller' })
    const id = await openLot(market.db, people.seller)
    await bidOn(id, [{ bidder: gone.id, money: 1_000 }])
    await market.db.query({
      text: "update users set f_name = '', l_name = '' where id = $1",
      values: [gone.id],
    })
    const [ar, en] = [await part(id), await part(id, 0, 'en')]
    expect([ar.bids[0]?.bidder, en.bids[0]?.bidder]).toEqual(['حساب محذوف', 'Removed account'])
    expect(await checkRecord(en, sha256)).toEqual({ holds: true, checked: 1 })
  })

  it('is refused for hidden, normal and missing products and for invalid pages', async () => {
    const id = await openLot(market.db, people.seller)
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    const [normal] = await market.db.query<{ id: number }>({
      text: "select id from products where sale_type = 'normal' limit 1",
    })
    for (const path of [id, normal?.id, 987_654_321, 'x']) {
      expect((await ask(`${path}/record`)).status, String(path)).toBe(404)
    }
    for (const after of ['-1', '1.5', 'x']) {
      expect((await ask(`${id}/record?after=${after}`)).status).toBe(422)
    }
  })
})

describe('bids placed through the API', () => {
  it('are recorded with the number and the hash that their answers contain', async () => {
    const { seller, salem, ahmed } = people
    const id = await openLot(market.db, seller, { starting: 3_200, step: 50 })
    const first = await send(id, salem, { money: 3_200, max_money: 4_000 })
    const second = await send(id, ahmed, { money: 3_500 })
    const same = await send(id, ahmed, { money: 4_000 })
    const record = await whole(id)
    expect(record.bids.map(({ number, amount, automatic }) => [number, amount, automatic])).toEqual([
      [1, 3_200, false],
      [2, 3_500, false],
      [3, 3_550, true],
      [4, 4_000, true],
    ])
    expect([first, second].map(({ number, hash: given }) => [number, given])).toEqual(
      record.bids.slice(0, 2).map(({ number, hash }) => [number, hash]),
    )
    expect([same.number, same.hash]).toEqual([null, null])
    expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 4 })
  })

  it("form a valid record when the owner's acceptance ends the auction", async () => {
    const { seller, salem, ahmed } = people
    const id = await openLot(market.db, seller)
    await send(id, salem, { money: 1_000 })
    await send(id, ahmed, { money: 1_100 })
    const [bid] = await market.db.query<{ id: number }>({
      text: 'select id from bids where auction_id = $1 and number = 2',
      values: [id],
    })
    const accepted = await fetch(`${market.url}/api/auction/accept_bid/${bid?.id}`, {
      headers: { authorization: `Bearer ${seller.token}` },
    })
    expect(accepted.status).toBe(200)
    const record = await whole(id)
    expect(record.auction.status).toBe('awarded')
    expect(record.awards).toMatchObject([{ number: 2, by: 'owner', lapsed_at: null }])
    expect(record.auction.ends_at < record.first_ends_at).toBe(true)
    expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 2 })
  })
})

describe('checkRecord', () => {
  const cases = [
    [
      'a changed amount',
      'update bids set amount_halalas = amount_halalas + 1 where auction_id = $1 and number = 2',
      2,
    ],
    ['a changed bidder', 'update bids set bidder_id = $2 where auction_id = $1 and number = 2', 2],
    [
      'a changed time',
      "update bids set at = at - interval '1 millisecond' where auction_id = $1 and number = 3",
      3,
    ],
    [
      'an automatic bid recorded as a manual bid',
      'update bids set automatic = not automatic where auction_id = $1 and number = 3',
      3,
    ],
    ['a missing bid', 'delete from bids where auction_id = $1 and number = 2', 2],
    [
      'a changed starting price',
      'update auctions set starting_halalas = starting_halalas - 1 where product_id = $1',
      1,
    ],
    [
      'a changed first end',
      "update auctions set first_ends_at = first_ends_at - interval '1 second' where product_id = $1",
      1,
    ],
  ] as const

  it.each(cases)('detects %s', async (_, text, number) => {
    const id = await contested()
    const values = text.includes('$2') ? [id, people.seller.id] : [id]
    await market.db.query({ text, values })
    const verdict = await checkRecord(await whole(id), sha256)
    expect(verdict).toMatchObject({ holds: false, number })
  })

  it('detects two swapped bids', async () => {
    const id = await contested()
    await market.db.query({
      text: `update bids b set amount_halalas = o.amount_halalas, bidder_id = o.bidder_id, at = o.at, automatic = o.automatic,
               hash = o.hash
             from bids o where b.auction_id = $1 and o.auction_id = $1 and b.number in (2, 3) and o.number = 5 - b.number`,
      values: [id],
    })
    expect(await checkRecord(await whole(id), sha256)).toMatchObject({ holds: false, number: 2 })
  })

  it('detects an end or a winner that does not follow from the bids', async () => {
    const id = await contested()
    const record = await whole(id)
    const { auction } = record
    const later = new Date(Date.parse(auction.ends_at) + 1_000).toISOString()
    const moved = { ...record, auction: { ...auction, ends_at: later } }
    expect(await checkRecord(moved, sha256)).toMatchObject({ holds: false, because: 'end' })
    const award = { number: 2, at: auction.ends_at, by: 'clock', lapsed_at: null } as const
    const given = { ...record, awards: [award] }
    expect(await checkRecord(given, sha256)).toMatchObject({ holds: false, because: 'award', number: 2 })
    const withAward = { ...record, awards: [{ ...award, number: record.bids.length }] }
    expect(await checkRecord(withAward, sha256)).toMatchObject({ holds: true })
  })
})

describe('replayOf', () => {
  it('returns the price, the next minimum and the end after each bid', async () => {
    const { salem, ahmed } = people
    const id = await openLot(market.db, people.seller, { startsInS: -300, endsInS: 60, softCloseS: 120 })
    await bidOn(id, [{ bidder: salem.id, money: 1_000 }], -200)
    await bidOn(id, [{ bidder: ahmed.id, money: 1_200 }])
    const record = await whole(id)
    const frames = replayOf(record)
    expect(frames.map(({ bid, next, extended }) => [bid?.amount, next, extended])).toEqual([
      [1_000, 105_000, false],
      [1_200, 125_000, true],
    ])
    expect(frames.at(-1)?.endsAt).toBe(Date.parse(record.auction.ends_at))
    expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: 2 })
  })
})

async function send(
  id: number,
  { token }: TestPerson,
  body: { readonly money: number; readonly max_money?: number },
): Promise<BidAnswer> {
  const answer = await fetch(`${market.url}/api/auction/show/${id}/bid`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(201)
  return ((await answer.json()) as { data: BidAnswer }).data
}

interface Said {
  readonly bidder: number
  /** Amount of the bid in SAR. */
  readonly money: number
  readonly max?: number
}

/** Opens a lot with three bids by two people. */
async function contested(): Promise<number> {
  const id = await openLot(market.db, people.seller, { starting: 3_200, step: 50 })
  const { salem, ahmed } = people
  await bidOn(id, [
    { bidder: salem.id, money: 3_200, max: 4_000 },
    { bidder: ahmed.id, money: 3_500 },
  ])
  expect(await checkRecord(await whole(id), sha256)).toEqual({ holds: true, checked: 3 })
  return id
}

/** Places bids with the engine and writes them with their hash chain. The bids are dated `afterS` seconds from now. */
async function bidOn(id: number, all: readonly Said[], afterS = 0): Promise<void> {
  const row = await rowOf(id)
  const now = row.clock.getTime() + afterS * 1_000
  let held: Bidding = stateOf(row)
  const bids: RecordedBid[] = []
  for (const { bidder, money, max } of all) {
    const limit = max === undefined ? undefined : halalas(max * 100)
    const placed = placeBid(held, { bidder, money: halalas(money * 100), max: limit }, now)
    if (placed.refused !== undefined) throw new Error(placed.refused)
    held = placed.bidding
    bids.push(...placed.bids)
  }
  const [last] = await market.db.query<{ hash: string | null }>({
    text: "select encode(last_hash, 'hex') as hash from auctions where product_id = $1",
    values: [id],
  })
  let previous = last?.hash ?? (await sha256(termsText(id, held.terms)))
  const hashes: string[] = []
  for (const bid of bids) {
    previous = await sha256(bidText(previous, { ...bid, mark: markOf(row.salt, bid.bidder) }))
    hashes.push(previous)
  }
  await market.db.query({
    text: `insert into bids (auction_id, number, bidder_id, amount_halalas, automatic, at, hash)
           select $1, number, bidder, amount, automatic, to_timestamp(at / 1000.0), decode(hash, 'hex')
           from unnest($2::int[], $3::bigint[], $4::bigint[], $5::boolean[], $6::bigint[], $7::text[])
             as made (number, bidder, amount, automatic, at, hash)`,
    values: [
      id,
      bids.map(({ number }) => number),
      bids.map(({ bidder }) => bidder),
      bids.map(({ amount }) => amount),
      bids.map(({ automatic }) => automatic),
      bids.map(({ at }) => at),
      hashes,
    ],
  })
  await market.db.query({
    text: `update auctions set bids_count = $2, current_halalas = $3, max_halalas = $4, leader_id = $5,
             last_hash = decode($6, 'hex'), ends_at = to_timestamp($7 / 1000.0), due_at = to_timestamp($7 / 1000.0)
           where product_id = $1`,
    values: [
      id,
      held.bidsCount,
      held.leader?.amount,
      held.leader?.max,
      held.leader?.bidder,
      previous,
      held.endsAt,
    ],
  })
}

async function rowOf(id: number): Promise<AuctionRow> {
  const row = await findAuction(market.db, id)
  if (!row) throw new Error(`no auction ${id}`)
  return row
}
