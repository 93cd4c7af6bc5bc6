import { describe, expect, it } from 'vitest'
import { type AuctionFacts, nextMinimum, statusOf } from './status.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)
const windows = { acceptS: 3_600, awardS: 1_800 }

/** Hasan's lot of hamour: from eight to nine, two bids, no reserve. */
const lot: AuctionFacts = {
  startsAt: at('08:00:00'),
  endsAt: at('09:00:00'),
  bidsCount: 2,
  current: 120_000,
  reserve: null,
  autoAccept: false,
  acceptedAt: null,
  voidedAt: null,
  ordered: false,
}

describe('the state of an auction', () => {
  it.each([
    ['07:59:59', 'scheduled'],
    ['08:00:00', 'open'],
    ['08:59:59', 'open'],
    ['09:00:00', 'ended'],
    ['09:59:59', 'ended'],
    ['10:00:00', 'unsold'],
  ] as const)('at %s it is %s', (time, status) => {
    expect(statusOf(lot, windows, at(time))).toBe(status)
  })

  it('is unsold at its end when nobody bid', () => {
    expect(statusOf({ ...lot, bidsCount: 0, current: null }, windows, at('09:00:00'))).toBe('unsold')
  })

  it('is awarded from the moment its owner accepts, also while it is open', () => {
    const accepted = { ...lot, acceptedAt: at('08:30:00') }
    expect(statusOf(accepted, windows, at('08:30:01'))).toBe('awarded')
    expect(statusOf(accepted, windows, at('08:59:59'))).toBe('awarded')
  })

  it('falls back to ended when the winner does not order in time, and gives the owner a new window', () => {
    const accepted = { ...lot, acceptedAt: at('09:10:00') }
    expect(statusOf(accepted, windows, at('09:40:00'))).toBe('ended')
    expect(statusOf(accepted, windows, at('10:39:59'))).toBe('ended')
    expect(statusOf(accepted, windows, at('10:40:00'))).toBe('unsold')
  })

  it('awards itself at the end where that was agreed and the reserve is met', () => {
    const agreed = { ...lot, autoAccept: true, reserve: 120_000 }
    expect(statusOf(agreed, windows, at('09:00:00'))).toBe('awarded')
    expect(statusOf({ ...agreed, reserve: 120_001 }, windows, at('09:00:00'))).toBe('ended')
  })

  it('stays ordered or void, whatever the clock says', () => {
    for (const time of ['07:00:00', '08:30:00', '12:00:00']) {
      expect(statusOf({ ...lot, ordered: true }, windows, at(time))).toBe('ordered')
      expect(statusOf({ ...lot, voidedAt: at('08:10:00') }, windows, at(time))).toBe('void')
    }
  })
})

describe('the least that the next bid must reach', () => {
  it('is the starting price before the first bid, then a step above the highest', () => {
    expect(nextMinimum(100_000, null, 1_000)).toBe(100_000)
    expect(nextMinimum(100_000, 104_000, 1_000)).toBe(105_000)
  })
})
