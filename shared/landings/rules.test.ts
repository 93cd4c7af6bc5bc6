import { describe, expect, it } from 'vitest'
import { grams } from '../base/quantity.ts'
import {
  confirmBy,
  heldUntil,
  landingLimits,
  landingStateAt,
  landsAtProblem,
  type Reserving,
  reserveRefusal,
  shareOut,
} from './rules.ts'

const now = new Date('2026-11-28T02:30:00Z')
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

describe('landsAtProblem', () => {
  it('accepts a time within the next seven days, and a past time of a form that waited for the network', () => {
    for (const hours of [-24, -1, 0, 3, 7 * 24]) expect(landsAtProblem(inHours(hours), now)).toBeNull()
  })

  it('refuses a time more than seven days ahead and a time more than 24 hours ago', () => {
    expect(landsAtProblem(inHours(7 * 24 + 0.1), now)).toEqual({ code: 'within_days', bound: 7 })
    expect(landsAtProblem(inHours(-24.1), now)).toEqual({ code: 'past' })
  })
})

describe('the deadlines of a catch', () => {
  it('are six hours after the expected landing, or after a late announcement', () => {
    expect(confirmBy(inHours(3), now)).toEqual(inHours(9))
    expect(confirmBy(inHours(-10), now)).toEqual(inHours(6))
    expect(heldUntil(now)).toEqual(inHours(landingLimits.holdHours))
  })

  it('mark an unconfirmed catch as missed when they have passed', () => {
    expect(landingStateAt({ status: 'arriving', confirm_by: inHours(1) }, now)).toBe('arriving')
    expect(landingStateAt({ status: 'arriving', confirm_by: now }, now)).toBe('missed')
    expect(landingStateAt({ status: 'landed', confirm_by: inHours(-1) }, now)).toBe('landed')
  })
})

describe('reserveRefusal', () => {
  const free: Reserving = {
    status: 'arriving',
    confirm_by: inHours(6),
    isOwn: false,
    reservations: 0,
    hasOne: false,
    ofBuyer: 0,
  }

  it.each([
    ['nothing for an arriving catch', {}, null],
    ['the own catch', { isOwn: true }, 'own_goods'],
    ['a landed catch', { status: 'landed' }, 'landing_over'],
    ['a catch whose time has passed', { confirm_by: now }, 'landing_over'],
    ['a second reservation', { hasOne: true }, 'landing_reserved'],
    ['more reservations than a catch may have', { reservations: 200 }, 'landing_full'],
    ['more reservations than a buyer may have', { ofBuyer: 10 }, 'reservations_full'],
  ] as const)('refuses %s', (_case, change, refusal) => {
    expect(reserveRefusal({ ...free, ...change }, now)).toBe(refusal)
  })
})

describe('shareOut', () => {
  const kilograms = (...weights: number[]) => weights.map((each) => grams(each * 1_000))

  it('serves reservations in the order of time and reduces the last ones', () => {
    expect(shareOut(grams(118_500), kilograms(100, 10, 10))).toEqual([100_000, 10_000, 8_500])
    expect(shareOut(grams(60_000), kilograms(100, 10))).toEqual([60_000, 0])
    expect(shareOut(grams(120_000), kilograms(10))).toEqual([10_000])
    expect(shareOut(grams(5_000), [])).toEqual([])
  })
})
