import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type History, histories } from '#demo/testing/trade/histories.ts'
import { type Halalas, halalas, toRiyals } from '../base/money.ts'
import type { AuctionRecord, RecordBid, RecordExclusion } from './contract.ts'
import { settle } from './engine.ts'
import { bidText, exclusionText, markLength, markText, termsText } from './record.ts'
import { checkRecord, replayOf } from './recordCheck.ts'
import { orderFailures } from './status.ts'

const digest = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const sha256 = async (text: string) => digest(text)
const iso = (ms: number) => new Date(ms).toISOString()

describe('the hashed texts of the record', () => {
  const terms = {
    starting: halalas(320_000),
    increment: halalas(5_000),
    softCloseS: 120,
    softCapS: 3_600,
    startsAt: 1_795_156_800_000,
    firstEndsAt: 1_795_160_400_000,
  }

  it('contain one public value per line', () => {
    expect(termsText(1_023, terms)).toBe(
      'samak-auction/1\n1023\n320000\n5000\n120\n3600\n1795156800000\n1795160400000',
    )
    const bid = {
      number: 31,
      amount: halalas(463_000),
      mark: '0b8e45030161aaaa',
      automatic: true,
      at: 1_795_160_327_000,
    }
    expect(bidText('ab'.repeat(32), bid)).toBe(
      `samak-bid/1\n${'ab'.repeat(32)}\n31\n463000\n0b8e45030161aaaa\n1\n1795160327000`,
    )
    expect(bidText('', { ...bid, automatic: false }).split('\n')[5]).toBe('0')
    const left = { after: 31, mark: '0b8e45030161aaaa', at: 1_795_160_328_000, reason: 'barred' } as const
    expect(markText('c0ffee', 42)).toBe('samak-bidder/1\nc0ffee\n42')
    expect(exclusionText('ab', left)).toBe('samak-exclusion/1\nab\n31\n0b8e45030161aaaa\n1795160328000')
    expect(exclusionText('ab', { ...left, reason: 'rejected' }).split('\n')[0]).toBe('samak-rejection/1')
    expect(exclusionText('ab', { ...left, reason: 'abandoned' }).split('\n')[0]).toBe('samak-abandonment/1')
  })
})

/** Returns the public record of a history after its end. */
function recordOf({ terms, effects, end: reached, moments }: History): AuctionRecord {
  const { state: end } = settle(reached, (moments.at(-1)?.now ?? 0) + 50_000_000)
  const terms_hash = digest(termsText(7, terms))
  let previous = terms_hash
  const exclusions: RecordExclusion[] = []
  const bids = effects.flatMap((effect): RecordBid[] => {
    if (effect.kind !== 'bid' && effect.kind !== 'excluded') return []
    const mark = digest(markText('salt', effect.bidder)).slice(0, markLength)
    if (effect.kind === 'excluded') {
      const { after, at, reason } = effect
      previous = digest(exclusionText(previous, { after, mark, at, reason }))
      exclusions.push({ after, bidder: 'س* ا*', mark, reason, at: iso(at), hash: previous })
      return []
    }
    const { number, amount, automatic, at } = effect
    previous = digest(bidText(previous, { number, amount, automatic, at, mark }))
    return [
      {
        ...{ number, offer: null, amount: toRiyals(amount), bidder: 'س* ا*', mark, automatic },
        ...{ at: iso(at), hash: previous },
      },
    ]
  })
  return {
    auction: {
      id: 7,
      way: 'english',
      fall: null,
      offers_count: 0,
      name: 'كنعد',
      image: '',
      quantity: 96,
      market_id: 1,
      market: { id: 1, name: 'القطيف' },
      status: 'ended',
      starting_price: toRiyals(terms.starting),
      min_increment: toRiyals(terms.increment),
      bids_count: bids.length,
      starts_at: iso(terms.startsAt),
      ends_at: iso(end.endsAt),
    },
    first_ends_at: iso(terms.firstEndsAt),
    planned_ends_at: null,
    soft_close_s: terms.softCloseS,
    soft_cap_s: terms.softCapS,
    bidders: end.standings.length,
    terms_hash,
    offers: [],
    bids,
    exclusions,
    next: null,
    awards: end.awards.map(({ number, at, by, lapsedAt }) => ({
      number,
      at: iso(at),
      by,
      lapsed_at: lapsedAt === null ? null : iso(lapsedAt),
    })),
  }
}

describe('in any history,', () => {
  it('checkRecord accepts the record', () =>
    fc.assert(
      fc.asyncProperty(histories, async (history) => {
        const record = recordOf(history)
        expect(await checkRecord(record, sha256)).toEqual({ holds: true, checked: record.bids.length })
      }),
      { numRuns: 300 },
    ))

  it('checkRecord reports the number of a changed bid', () =>
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

  it('checkRecord detects a missing, duplicated or moved bid', () =>
    fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.constantFrom(...moves), async (history, pick, move) => {
        const record = recordOf(history)
        fc.pre(record.bids.length > 1)
        const bids = move(record.bids, pick % record.bids.length)
        expect(await checkRecord({ ...record, bids }, sha256)).toMatchObject({ holds: false })
      }),
      { numRuns: 300 },
    ))

  it('checkRecord detects falling amounts and late bids even if the hash chain is recomputed', () =>
    fc.assert(
      fc.asyncProperty(histories, fc.nat(), fc.boolean(), async (history, pick, late) => {
        const record = recordOf(history)
        const place = pick % Math.max(1, record.bids.length)
        const bid = record.bids[place]
        fc.pre(bid !== undefined)
        const frames = replayOf(record)
        const at = frames.findIndex((frame) => frame.number === place + 1)
        const before = frames[at - 1]?.bid?.amount ?? record.auction.starting_price - 0.01
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

  it('replayOf returns the final price and every extension of the auction', () =>
    fc.assert(
      fc.property(histories, (history) => {
        const record = recordOf(history)
        const frames = replayOf(record)
        const ofBids = frames.filter(({ exclusion }) => exclusion === null)
        expect(ofBids.map(({ bid }) => bid)).toEqual(record.bids)
        expect(frames.flatMap(({ exclusion }) => exclusion ?? [])).toEqual(record.exclusions)
        const last = frames.at(-1)
        const { leader, terms } = history.end
        if (last) expect(last.next).toBe(leader ? leader.amount + terms.increment : terms.starting)
        if (last) expect(last.bid?.amount).toBe(leader ? toRiyals(leader.amount) : undefined)
        const moved = history.effects.filter(({ kind }) => kind === 'extended').length
        expect(frames.filter(({ extended }) => extended).length).toBe(moved)
      }),
      { numRuns: 300 },
    ))
})

describe('checkRecord', () => {
  const excluding = histories.filter(({ effects }) => effects.some(({ kind }) => kind === 'excluded'))

  it('detects a changed or duplicated exclusion, and a missing exclusion unless the record ends with it', () =>
    fc.assert(
      fc.asyncProperty(excluding, fc.nat(), fc.constantFrom(...forgeries), async (history, pick, forge) => {
        const record = recordOf(history)
        const exclusions = forge(record.exclusions, pick % record.exclusions.length)
        const verdict = await checkRecord({ ...record, exclusions }, sha256)
        // A record without its last exclusion is valid, because no later hash depends on that exclusion.
        const cut = exclusions.length < record.exclusions.length && isEndOf(record, pick)
        if (!cut) expect(verdict).toMatchObject({ holds: false })
      }),
      { numRuns: 300 },
    ))

  it('detects a second exclusion of one bidder even if the hash chain is recomputed', () =>
    fc.assert(
      fc.asyncProperty(excluding, async (history) => {
        const record = recordOf(history)
        const [first] = record.exclusions as [RecordExclusion]
        const forged = rehashed({ ...record, exclusions: [first, ...record.exclusions] })
        expect(await checkRecord(forged, sha256)).toMatchObject({ holds: false, because: 'exclusion' })
      }),
      { numRuns: 200 },
    ))

  it('detects a failed order without an award of its bidder even if the hash chain is recomputed', () =>
    fc.assert(
      fc.asyncProperty(excluding, fc.constantFrom(...orderFailures), async (history, reason) => {
        const record = recordOf(history)
        const place = record.exclusions.findIndex(
          ({ reason, at }) => reason === 'barred' && !record.awards.some((one) => one.lapsed_at === at),
        )
        fc.pre(place >= 0)
        const one = record.exclusions[place] as RecordExclusion
        const exclusions = record.exclusions.with(place, { ...one, reason })
        const forged = rehashed({ ...record, exclusions })
        expect(await checkRecord(forged, sha256)).toMatchObject({ holds: false, because: 'exclusion' })
      }),
      { numRuns: 200 },
    ))

  it('detects an automatic award after a rejected order', () =>
    fc.assert(
      fc.asyncProperty(rejecting, async (history) => {
        const record = recordOf(history)
        const later = record.awards.findIndex(({ at }) => at >= (rejectionOf(record)?.at ?? ''))
        fc.pre(later > 0)
        const award = record.awards[later] as AuctionRecord['awards'][number]
        const awards = record.awards.with(later, { ...award, by: 'clock' })
        expect(await checkRecord({ ...record, awards }, sha256)).toMatchObject({ because: 'award' })
      }),
      { numRuns: 50 },
    ))
})

const rejectionOf = ({ exclusions }: AuctionRecord) => exclusions.find(({ reason }) => reason === 'rejected')
const rejecting = histories.filter(({ effects }) => {
  const place = effects.findIndex((effect) => effect.kind === 'excluded' && effect.reason === 'rejected')
  return place >= 0 && effects.slice(place).some(({ kind }) => kind === 'awarded')
})

const isEndOf = ({ exclusions, bids }: AuctionRecord, pick: number) =>
  pick % exclusions.length === exclusions.length - 1 && exclusions.at(-1)?.after === bids.length

const forgeries: ((all: readonly RecordExclusion[], place: number) => RecordExclusion[])[] = [
  (all, place) => all.toSpliced(place, 1),
  (all, place) => all.toSpliced(place, 0, all[place] as RecordExclusion),
  ...[
    (one: RecordExclusion) => ({ ...one, after: one.after - 1 }),
    (one: RecordExclusion) => ({ ...one, mark: digest(one.mark).slice(0, markLength) }),
    (one: RecordExclusion) => ({ ...one, at: iso(Date.parse(one.at) - 1) }),
    (one: RecordExclusion) => ({ ...one, hash: digest(one.hash) }),
    (one: RecordExclusion) => ({
      ...one,
      reason: ({ barred: 'rejected', rejected: 'abandoned', abandoned: 'barred' } as const)[one.reason],
    }),
  ].map(
    (change) => (all: readonly RecordExclusion[], place: number) =>
      all.with(place, change(all[place] as RecordExclusion)),
  ),
]

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

/** Recomputes the hashes of a changed record, as an attacker with write access could. */
function rehashed(record: AuctionRecord): AuctionRecord {
  let previous = record.terms_hash
  const exclusions: RecordExclusion[] = []
  const bids = record.bids.map((bid, place) => {
    const amount = Math.round(bid.amount * 100) as Halalas
    previous = digest(bidText(previous, { ...bid, amount, at: Date.parse(bid.at) }))
    const hash = previous
    for (const one of record.exclusions.filter(({ after }) => after === place + 1)) {
      previous = digest(exclusionText(previous, { ...one, at: Date.parse(one.at) }))
      exclusions.push({ ...one, hash: previous })
    }
    return { ...bid, hash }
  })
  return { ...record, bids, exclusions }
}
