import { describe, expect, it } from 'vitest'
import { grams } from '#shared/base/quantity.ts'
import type { Reservation } from '#shared/landings/contract.ts'
import { gotNothing, isFarFrom, isOrdered, shortBy, weightOf } from './landed.ts'

const reservation = (part: Partial<Reservation>): Reservation => ({
  id: 1,
  status: 'waiting',
  quantity: 60,
  kept: 0,
  held: 0,
  held_until: null,
  created_at: '2026-11-28T11:00:00.000Z',
  ...part,
})

describe('a landed weight', () => {
  it('is short by as much as the waiting reservations exceed it', () => {
    const waiting = [reservation({}), reservation({ id: 2, quantity: 5.5 })]
    expect(shortBy(grams(48_500), waiting)).toBe(17_000)
    expect(shortBy(grams(65_500), waiting)).toBe(0)
    expect(shortBy(grams(48_500), [reservation({ status: 'cancelled' })])).toBe(0)
  })

  it('is far from the estimate if it is below half or above double the estimate', () => {
    const far = [4_850, 39_999, 40_000, 160_000, 160_001].map((each) => isFarFrom(grams(each), grams(80_000)))
    expect(far).toEqual([true, true, false, false, true])
  })
})

describe('a reservation', () => {
  it('counts as ordered only if it is done while the end of its hold is in the future', () => {
    const now = new Date('2026-11-28T12:00:00.000Z')
    const ends = (status: Reservation['status'], held_until: string | null) =>
      isOrdered(reservation({ status, held_until }), now)
    expect(ends('done', '2026-11-28T12:00:01.000Z')).toBe(true)
    expect(ends('done', '2026-11-28T12:00:00.000Z')).toBe(false)
    expect(ends('held', '2026-11-28T12:00:01.000Z')).toBe(false)
    expect(ends('done', null)).toBe(false)
  })
})

describe('a reservation of a landed catch', () => {
  it('has the kept weight once goods are held, and the reserved weight if it got nothing', () => {
    const weights = (['held', 'done', 'lost', 'cancelled', 'waiting'] as const).map((status) =>
      weightOf(reservation({ status, kept: status === 'held' || status === 'done' ? 48.5 : 0 })),
    )
    expect(weights).toEqual([48.5, 48.5, 60, 60, 60])
  })

  it('got nothing only if the landed weight was too low for it', () => {
    const lost = reservation({ status: 'lost' })
    expect([gotNothing(lost, { status: 'landed' }), gotNothing(lost, { status: 'missed' })]).toEqual([
      true,
      false,
    ])
    expect(gotNothing(reservation({ status: 'done', kept: 5 }), { status: 'landed' })).toBe(false)
  })
})
