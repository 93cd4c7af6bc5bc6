import { describe, expect, it } from 'vitest'
import {
  currentLot,
  isOrderOf,
  joinRefusal,
  movedTo,
  reordered,
  sessionLimits,
  sessionState,
  sessionTakes,
  sessionTitle,
  softCloseOf,
} from './rules.ts'

describe('sessionState', () => {
  it.each([
    ['announced', 99, 200],
    ['open', 100, 200],
    ['open', 199, 200],
    ['closed', 200, 200],
    ['closed', 100, null],
    ['announced', 99, null],
  ] as const)('is %s at %i with the last closing at %s', (state, now, lastEnd) =>
    expect(sessionState({ startsAt: 100, lastEnd }, now)).toBe(state),
  )
})

describe('joinRefusal', () => {
  const session = { state: 'announced', marketId: 7, lots: 3 } as const
  const lot = { marketId: 7, bids: 0, over: false, sessionId: null, way: undefined }

  it('admits a lot without bids from the market of the session', () =>
    expect(joinRefusal({ session, lot })).toBe(undefined))

  it.each([
    ['of a session that is open', { state: 'open' }, {}, 'session_begun'],
    ['of a closed session', { state: 'closed' }, {}, 'session_begun'],
    ['of a full session', { lots: sessionLimits.lots }, {}, 'session_full'],
    ['sold by a falling price', {}, { way: 'dutch' }, 'session_way'],
    ['sold by sealed offers', {}, { way: 'sealed' }, 'session_way'],
    ['of another market', {}, { marketId: 8 }, 'session_lot'],
    ['with a bid', {}, { bids: 1 }, 'session_lot'],
    ['that is over', {}, { over: true }, 'session_lot'],
    ['of another session', {}, { sessionId: 2 }, 'session_lot'],
  ] as const)('refuses a lot %s', (_name, ofSession, ofLot, refusal) =>
    expect(joinRefusal({ session: { ...session, ...ofSession }, lot: { ...lot, ...ofLot } })).toBe(refusal),
  )
})

describe('sessionTakes', () => {
  it('admits lots with rising bids, also lots without a `way`', () =>
    expect([undefined, null, 'english', 'dutch'].map(sessionTakes)).toEqual([true, true, true, false]))
})

describe('softCloseOf', () => {
  it('returns the soft close of the market, but at most the gap', () =>
    expect([softCloseOf(60, 120), softCloseOf(300, 120), softCloseOf(60, 0)]).toEqual([60, 120, 0]))
})

describe('the order of lots', () => {
  it('begins with the named lots, followed by the others in their earlier order', () => {
    expect(reordered([1, 2, 3, 4], [3, 1])).toEqual([3, 1, 2, 4])
    expect(reordered([1, 2, 3], [3, 3])).toEqual([3, 1, 2])
    expect(reordered([1, 2], [])).toEqual([1, 2])
    expect(reordered([1, 2], [9])).toBe(undefined)
  })

  it('changes when a lot is moved to another position', () => {
    expect(movedTo([1, 2, 3], 3, 1)).toEqual([3, 1, 2])
    expect(movedTo([1, 2, 3], 1, 3)).toEqual([2, 3, 1])
    expect(movedTo([1, 2, 3], 2, 2)).toEqual([1, 2, 3])
    expect([0, 4, 1.5].map((place) => movedTo([1, 2, 3], 1, place))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(movedTo([1, 2, 3], 9, 1)).toBe(undefined)
  })
})

describe('currentLot', () => {
  const lots = (...statuses: ('ended' | 'open' | 'scheduled')[]) =>
    statuses.map((status, index) => ({ id: index + 1, status }))

  it('is the first open lot, else the first that has not begun', () => {
    expect(currentLot(lots('ended', 'open', 'open'))?.id).toBe(2)
    expect(currentLot(lots('scheduled', 'scheduled'))?.id).toBe(1)
    expect(currentLot(lots('ended'))).toBe(undefined)
  })
})

describe('sessionTitle', () => {
  it('names the market and the day in Riyadh', () => {
    const at = new Date('2026-11-25T22:30:00Z')
    expect(sessionTitle('Dammam market', at, 'en')).toBe(
      'Dammam market session, Thursday \u20662026-11-26\u2069',
    )
    expect(sessionTitle('سوق الدمام', at, 'ar')).toBe('جلسة سوق الدمام، الخميس \u20662026-11-26\u2069')
  })
})

describe('isOrderOf', () => {
  it.each([
    ['the same order', [1, 2, 3], [1, 2, 3], true],
    ['a lot that joined', [1, 2, 3, 4], [1, 2, 3], true],
    ['a lot that moved', [2, 1, 3], [1, 2, 3], false],
    ['a lot that left', [1, 3], [1, 2, 3], false],
    ['no lots', [1], [], true],
  ])('compares the lots with the order that was seen: %s', (_which, lots, seen, same) =>
    expect(isOrderOf(lots, seen)).toBe(same),
  )
})
