import { createHash } from 'node:crypto'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { AuctionRecord, RecordBid } from '#shared/auctions/contract.ts'
import { bidText, termsText } from '#shared/auctions/record.ts'
import { halalas } from '#shared/base/money.ts'
import { checkHere } from './check.ts'

const opens = Date.UTC(2026, 10, 20, 6)
const ends = opens + 3_600_000
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const iso = (ms: number) => new Date(ms).toISOString()

/** Returns a record of bids by two alternating bidders. The last bid is awarded automatically. */
function recordOf(count: number): AuctionRecord {
  const terms = { starting: halalas(320_000), increment: halalas(5_000), softCloseS: 120, softCapS: 3_600 }
  const terms_hash = sha256(termsText(7, { ...terms, startsAt: opens, firstEndsAt: ends }))
  let previous = terms_hash
  const bids = Array.from({ length: count }, (_, place): RecordBid => {
    const [number, mark, automatic] = [
      place + 1,
      place % 2 ? 'b'.repeat(16) : 'a'.repeat(16),
      place % 3 === 2,
    ]
    const amount = halalas(320_000 + place * 5_000)
    const at = opens + Math.min(60_000, Math.floor(3_000_000 / count)) * place
    previous = sha256(bidText(previous, { number, amount, mark, automatic, at }))
    const bid = { number, offer: null, amount: amount / 100, bidder: 'س* ا*', mark, automatic }
    return { ...bid, at: iso(at), hash: previous }
  })
  return {
    auction: {
      id: 7,
      way: 'english',
      fall: null,
      offers_count: 0,
      name: 'كنعد',
      image: '/uploads/x.webp',
      quantity: 96,
      market_id: 1,
      market: { id: 1, name: 'القطيف' },
      status: 'awarded',
      starting_price: 3_200,
      min_increment: 50,
      bids_count: count,
      starts_at: iso(opens),
      ends_at: iso(ends),
    },
    first_ends_at: iso(ends),
    planned_ends_at: null,
    soft_close_s: 120,
    soft_cap_s: 3_600,
    bidders: 2,
    terms_hash,
    offers: [],
    bids,
    exclusions: [],
    next: null,
    awards: [{ number: count, at: iso(ends), by: 'clock', lapsed_at: null }],
  }
}

const nothing = () => undefined

afterEach(() => vi.unstubAllGlobals())

describe('checkHere', () => {
  it('confirms a complete record with the fingerprints of the server', async () => {
    expect(await checkHere(recordOf(31), nothing)).toEqual({ holds: true, checked: 31 })
  })

  it.each([
    ['amount', (bid: RecordBid) => ({ ...bid, amount: bid.amount + 0.01 })],
    ['bidder', (bid: RecordBid) => ({ ...bid, mark: 'c'.repeat(16) })],
    ['time', (bid: RecordBid) => ({ ...bid, at: iso(Date.parse(bid.at) + 1) })],
    ['kind', (bid: RecordBid) => ({ ...bid, automatic: !bid.automatic })],
    ['fingerprint', (bid: RecordBid) => ({ ...bid, hash: sha256(bid.hash) })],
  ])('returns the number of the bid whose %s was changed', async (_, change) => {
    const record = recordOf(31)
    const bids = record.bids.map((bid) => (bid.number === 12 ? change(bid) : bid))
    const verdict = { holds: false, because: 'hash', number: 12, checked: 11 }
    expect(await checkHere({ ...record, bids }, nothing)).toEqual(verdict)
  })

  it('returns the first place at which a bid is missing, duplicated or swapped', async () => {
    const record = recordOf(31)
    const [first, second, third, ...rest] = record.bids as [RecordBid, RecordBid, RecordBid, ...RecordBid[]]
    for (const bids of [
      [first, third, ...rest],
      [first, first, second, third, ...rest],
      [first, third, second, ...rest],
    ]) {
      const verdict = { holds: false, because: 'number', number: 2, checked: 1 }
      expect(await checkHere({ ...record, bids }, nothing)).toEqual(verdict)
    }
    const short = { ...record, bids: record.bids.slice(0, -1) }
    expect(await checkHere(short, nothing)).toMatchObject({ holds: false, because: 'count', number: null })
  })

  it('detects changed terms of the auction', async () => {
    const record = recordOf(3)
    const cheaper = { ...record, auction: { ...record.auction, starting_price: 3_000 } }
    expect(await checkHere(cheaper, nothing)).toMatchObject({ holds: false, because: 'terms', number: null })
  })

  it('reports its progress every 250 bids', async () => {
    const reported: number[] = []
    await checkHere(recordOf(800), (checked) => reported.push(checked))
    expect(reported).toEqual([250, 500, 750])
  })

  it('returns null if the browser cannot compute fingerprints', () => {
    vi.stubGlobal('crypto', {})
    expect(checkHere(recordOf(3), nothing)).toBeNull()
    vi.stubGlobal('crypto', undefined)
    expect(checkHere(recordOf(3), nothing)).toBeNull()
  })
})
