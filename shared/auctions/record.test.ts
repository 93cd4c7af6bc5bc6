import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type History, histories } from '#world/testing/histories.ts'
import { type Halalas, halalas, toRiyals } from '../base/money.ts'
import type { AuctionRecord, RecordBid } from './contract.ts'
import { settle } from './engine.ts'
import { bidText, markLength, markText, termsText } from './record.ts'
import { checkRecord, replayOf } from './recordCheck.ts'

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const sha256 = async (text: string) => digest(text)
const iso = (ms: number) => new Date(ms).toISOString()

describe('the texts', () => {
  const terms = {
    ...{ starting: halalas(320_000), increment: halalas(5_000), softCloseS: 120, softCapS: 3_600 },
    ...{ startsAt: 1_795_156_800_000, firstEndsAt: 1_795_160_400_000 },
  }

  it('stand as anybody may write them down', () => {
    expect(termsText(1_023, terms)).toBe(
      'samak-auction/1\n1023\n320000\n5000\n120\n3600\n1795156800000\n1795160400000',
    )
    const bid = {
      ...{ number: 31, amount: halalas(463_000), mark: '0b8e45030161aaaa' },
      ...{ automatic: true, at: 1_795_160_327_000 },
    }
    expect(bidText('ab'.repeat(32), bid)).toBe(
      `samak-bid/1\n${'ab'.repeat(32)}\n31\n463000\n0b8e45030161aaaa\n1\n1795160327000`,
    )
    expect(bidText('', { ...bid, automatic: false }).split('\n')[5]).toBe('0')
    expect(markText('c0ffee', 42)).toBe('samak-bidder/1\nc0ffee\n42')
  })
})

/** The public record of a history, as the market would tell it at its end. */
function recordOf({ terms, effects, end: reached, moments }: History): AuctionRecord {
  const { state: end } = settle(reached, (moments.at(-1)?.now ?? 0) + 50_000_000)
  const terms_hash = digest(termsText(7, terms))
  let previous = terms_hash
  const bids = effects.flatMap((effect): RecordBid[] => {
    if (effect.kind !== 'bid') return []
    const { number, amount, automatic, at, bidder } = effect
    const mark = digest(markText('salt', bidder)).slice(0, markLength)
    previous = digest(bidText(previous, { number, amount, automatic, at, mark }))
    return [
      { number, amount: toRiyals(amount), bidder: 'س* ا*', mark, automatic, at: iso(at), hash: previous },
    ]
  })
  return {
    auction: {
      ...{ id: 7, name: 'كنعد', image: '', quantity: 96, market_id: 1, market: { id: 1, name: 'القطيف' } },
      ...{
        status: 'ended',
        starting_price: toRiyals(terms.starting),
        min_increment: toRiyals(terms.increment),
      },
      ...{ bids_count: bids.length, starts_at: iso(terms.startsAt), ends_at: iso(end.endsAt) },
    },
    ...{ first_ends_at: iso(terms.firstEndsAt), soft_close_s: terms.softCloseS, soft_cap_s: terms.softCapS },
    ...{ bidders: end.standings.length, terms_hash, bids, next: null },
    awards: end.awards.map(({ number, at, by, lapsedAt }) => ({
      ...{ number, at: iso(at), by, lapsed_at: lapsedAt === null ? null : iso(lapsedAt) },
    })),
  }
}

describe('in any history', () => {
  it('the record of what the engine did holds', () =>
    fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const record = recordOf(history)
        expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: record.bids.length })
      }),
      { numRuns: 300 },
    ))

  it('whatever is changed in one bid is found at that bid', () =>
    fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.constantFrom(...changes), async (history, pick, change) => {
        const record = recordOf(history)
        const place = pick % Math.max(1, record.bids.length)
        const bid = record.bids[place]
        fc.pre(bid !== undefined)
        const bids = record.bids.with(place, change(bid as RecordBid))
        expect(await checkRecord({ ...record, bids }, sha256)).toMatchObject({
          holds: false,
          number: place + 1,
          checked: place,
        })
      }),
      { numRuns: 300 },
    ))

  it('a bid that is left out, put twice or moved is found', () =>
    fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.constantFrom(...moves), async (history, pick, move) => {
        const record = recordOf(history)
        fc.pre(record.bids.length > 1)
        const bids = move(record.bids, pick % record.bids.length)
        expect(await checkRecord({ ...record, bids }, sha256)).toMatchObject({ holds: false })
      }),
      { numRuns: 300 },
    ))

  it('who rewrites the whole chain after a change cannot make amounts fall, or bids come too late', () =>
    fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.boolean(), async (history, pick, late) => {
        const record = recordOf(history)
        const place = pick % Math.max(1, record.bids.length)
        const bid = record.bids[place]
        fc.pre(bid !== undefined)
        const before = record.bids[place - 1]?.amount ?? record.auction.starting_price - 0.01
        const changed = late
          ? { ...(bid as RecordBid), at: iso(Date.parse(record.auction.ends_at) + 7_200_000) }
          : { ...(bid as RecordBid), amount: before }
        const forged = rehashed({ ...record, bids: record.bids.with(place, changed) })
        expect(await checkRecord(forged, sha256)).toMatchObject({
          holds: false,
          because: late ? 'time' : 'amount',
          number: place + 1,
        })
      }),
      { numRuns: 200 },
    ))

  it('a replay ends where the auction did', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const record = recordOf(history)
        const frames = replayOf(record)
        expect(frames.map(({ bid }) => bid)).toEqual(record.bids)
        const last = frames.at(-1)
        const { leader, terms } = history.end
        if (last && leader) expect(last.next).toBe(leader.amount + terms.increment)
        const moved = history.effects.filter(({ kind }) => kind === 'extended').length
        expect(frames.filter(({ extended }) => extended).length).toBe(moved)
      }),
      { numRuns: 300 },
    ))
})

const changes: ((bid: RecordBid) => RecordBid)[] = [
  (bid) => ({ ...bid, amount: bid.amount + 0.01 }),
  (bid) => ({ ...bid, amount: bid.amount + 0.001 }),
  (bid) => ({ ...bid, mark: digest(bid.mark).slice(0, markLength) }),
  (bid) => ({ ...bid, automatic: !bid.automatic }),
  (bid) => ({ ...bid, at: iso(Date.parse(bid.at) - 1) }),
  (bid) => ({ ...bid, number: bid.number + 1 }),
  (bid) => ({ ...bid, hash: digest(bid.hash) }),
]

const moves: ((bids: readonly RecordBid[], place: number) => RecordBid[])[] = [
  (bids, place) => bids.toSpliced(place, 1),
  (bids, place) => bids.toSpliced(place, 0, bids[place] as RecordBid),
  (bids, place) => {
    const other = (place + 1) % bids.length
    return bids.with(place, bids[other] as RecordBid).with(other, bids[place] as RecordBid)
  },
]

/** Whoever can change the market's rows can also compute the fingerprints anew. */
function rehashed(record: AuctionRecord): AuctionRecord {
  let previous = record.terms_hash
  const bids = record.bids.map((bid) => {
    const amount = Math.round(bid.amount * 100) as Halalas
    previous = digest(bidText(previous, { ...bid, amount, at: Date.parse(bid.at) }))
    return { ...bid, hash: previous }
  })
  return { ...record, bids }
}
