import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import type { AuctionRecord, RecordBid, RecordOffer } from './contract.ts'
import { bidText, commitmentText, offerText, openedText, termsText } from './record.ts'
import { checkRecord } from './recordCheck.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const check = (record: AuctionRecord) => checkRecord(record, async (text) => sha256(text))
const starts = Date.UTC(2026, 10, 20, 6)
const ends = starts + 600_000
const iso = (ms: number) => new Date(ms).toISOString()

const lot = {
  id: 7,
  name: 'كنعد',
  image: '/kanad.webp',
  quantity: 50,
  market_id: 1,
  market: { id: 1, name: 'القطيف' },
  starting_price: 1_000,
  min_increment: 100,
  starts_at: iso(starts),
} as const

/** Builds a tender with these offers (null withdraws an offer), either opened or still sealed. */
function tender(turns: readonly (readonly [string, number | null])[], opened = true): AuctionRecord {
  const terms = { starting: halalas(100_000), increment: halalas(10_000), softCloseS: 0, softCapS: 0 }
  const terms_hash = sha256(termsText(7, { ...terms, way: 'sealed', startsAt: starts, firstEndsAt: ends }))
  let previous = terms_hash
  const offers = turns.map(([mark, amount], place): RecordOffer => {
    const [number, at] = [place + 1, starts + 1_000 * (place + 1)]
    const salt = sha256(`salt ${number}`)
    const commitment =
      amount === null ? null : sha256(commitmentText(7, { mark, amount: halalas(amount * 100), salt }))
    const ended = amount === null ? ('withdrawn' as const) : null
    previous = sha256(offerText(previous, { number, mark, at, commitment, ended }))
    return { number, mark, commitment, ended, at: iso(at), hash: previous, amount: null, salt: null }
  })
  const valid = offers.filter(
    ({ mark, number, ended }) =>
      ended === null && !offers.some((one) => one.mark === mark && one.number > number),
  )
  const amountOf = ({ number }: RecordOffer) => turns[number - 1]?.[1] ?? 0
  const ranked = opened
    ? valid.toSorted((one, other) => amountOf(one) - amountOf(other) || other.number - one.number)
    : []
  const bids = ranked.map((offer, place): RecordBid => {
    const amount = amountOf(offer)
    const salt = sha256(`salt ${offer.number}`)
    const secret = { mark: offer.mark, amount: halalas(amount * 100), salt }
    previous = sha256(openedText(previous, { number: place + 1, offer: offer.number, ...secret }))
    const { mark, at } = offer
    return {
      number: place + 1,
      offer: offer.number,
      amount,
      bidder: 'س',
      mark,
      automatic: false,
      at,
      hash: previous,
    }
  })
  const best = bids.at(-1)
  return {
    auction: {
      ...(lot as unknown as AuctionRecord['auction']),
      way: 'sealed',
      fall: null,
      offers_count: opened ? 0 : valid.length,
      status: opened ? (best ? 'awarded' : 'unsold') : 'open',
      bids_count: bids.length,
      ends_at: iso(ends),
    },
    first_ends_at: iso(ends),
    planned_ends_at: null,
    soft_close_s: 0,
    soft_cap_s: 0,
    bidders: bids.length,
    terms_hash,
    offers: offers.map((offer) =>
      bids.some((bid) => bid.offer === offer.number)
        ? { ...offer, amount: amountOf(offer), salt: sha256(`salt ${offer.number}`) }
        : offer,
    ),
    bids,
    exclusions: [],
    next: null,
    awards: best ? [{ number: best.number, at: iso(ends), by: 'clock', lapsed_at: null }] : [],
  }
}

const turns = [
  ['aa', 1_200],
  ['bb', 1_500],
  ['cc', 1_500],
  ['aa', 1_400],
  ['dd', 1_900],
  ['dd', null],
] as const

describe('the record of a tender', () => {
  it('is valid when it is complete, and ranks the earlier of equal offers higher', async () => {
    const record = tender(turns)
    expect(record.bids.map(({ mark, amount }) => [mark, amount])).toEqual([
      ['aa', 1_400],
      ['cc', 1_500],
      ['bb', 1_500],
    ])
    expect(await check(record)).toEqual({ holds: true, checked: 3 })
  })

  it('is valid while the offers are sealed, without an amount and without a salt', async () => {
    const record = tender(turns, false)
    expect(record.offers.every(({ amount, salt }) => amount === null && salt === null)).toBe(true)
    expect(await check(record)).toEqual({ holds: true, checked: 0 })
    expect(await check(tender([]))).toEqual({ holds: true, checked: 0 })
  })

  const altered: readonly (readonly [string, string, (record: AuctionRecord) => AuctionRecord])[] = [
    [
      'an opened amount is raised',
      'commitment',
      (record) => ({
        ...record,
        offers: record.offers.map((one) => (one.number === 2 ? { ...one, amount: 1_600 } : one)),
        bids: record.bids.map((one) => (one.offer === 2 ? { ...one, amount: 1_600 } : one)),
      }),
    ],
    [
      'a salt is another',
      'commitment',
      (record) => ({
        ...record,
        offers: record.offers.map((one) => (one.number === 3 ? { ...one, salt: sha256('other') } : one)),
      }),
    ],
    [
      'a commitment is replaced',
      'hash',
      (record) => ({
        ...record,
        offers: record.offers.map((one) => (one.number === 4 ? { ...one, commitment: sha256('x') } : one)),
      }),
    ],
    ['an offer is missing', 'offer', (record) => ({ ...record, offers: record.offers.slice(1) })],
    [
      'a valid offer is not opened',
      'count',
      (record) => ({
        ...record,
        bids: record.bids.slice(1),
        auction: { ...record.auction, bids_count: 2 },
      }),
    ],
    [
      'nothing is opened after the end',
      'count',
      (record) => ({ ...tender(turns, false), awards: record.awards }),
    ],
    [
      'an offer counts after the end',
      'offer',
      (record) => ({
        ...record,
        offers: record.offers.map((one) => (one.number === 6 ? { ...one, at: iso(ends) } : one)),
      }),
    ],
    [
      'a lower offer wins',
      'award',
      (record) => ({ ...record, awards: record.awards.map((one) => ({ ...one, number: 2 })) }),
    ],
  ]
  it.each(altered)('is invalid when %s', async (_, because, alter) => {
    expect(await check(alter(tender(turns)))).toMatchObject({ holds: false, because })
  })
})

describe('the record of a Dutch lot', () => {
  /** A lot that falls by SAR 100 every 10 s and was bought in the third step. */
  function dutch(amount = 800): AuctionRecord {
    const at = starts + 25_000
    const end = starts + 60_000
    const terms = { starting: halalas(100_000), increment: halalas(10_000), softCloseS: 0, softCapS: 0 }
    const fall = { way: 'dutch' as const, floor: halalas(50_000), stepS: 10 }
    const terms_hash = sha256(termsText(7, { ...terms, ...fall, startsAt: starts, firstEndsAt: end }))
    const bid = { number: 1, mark: 'aa', automatic: false }
    const hash = sha256(bidText(terms_hash, { ...bid, amount: halalas(amount * 100), at }))
    return {
      auction: {
        ...(lot as unknown as AuctionRecord['auction']),
        way: 'dutch',
        fall: { floor_price: 500, step_s: 10 },
        offers_count: 0,
        status: 'awarded',
        bids_count: 1,
        ends_at: iso(at + 1),
      },
      first_ends_at: iso(end),
      planned_ends_at: null,
      soft_close_s: 0,
      soft_cap_s: 0,
      bidders: 1,
      terms_hash,
      offers: [],
      bids: [{ ...bid, offer: null, amount, bidder: 'س', at: iso(at), hash }],
      exclusions: [],
      next: null,
      awards: [{ number: 1, at: iso(at + 1), by: 'clock', lapsed_at: null }],
    }
  }

  it('is valid at the price of the clock and at no other price', async () => {
    expect(await check(dutch())).toEqual({ holds: true, checked: 1 })
    for (const amount of [700, 799.99, 900]) {
      expect(await check(dutch(amount))).toMatchObject({ holds: false, because: 'amount' })
    }
  })

  it('is invalid when the auction continues after the purchase', async () => {
    const record = dutch()
    const later = { ...record, auction: { ...record.auction, ends_at: record.first_ends_at } }
    expect(await check(later)).toMatchObject({ holds: false, because: 'end' })
  })

  it('is invalid when the lowest price was changed', async () => {
    const record = dutch()
    const fall = { floor_price: 400, step_s: 10 }
    expect(await check({ ...record, auction: { ...record.auction, fall } })).toMatchObject({
      because: 'terms',
    })
  })
})
