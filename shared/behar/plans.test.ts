import { describe, expect, it } from 'vitest'
import { renewedUntil } from './plans.ts'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const month = { length: 1, unit: 'months' } as const

describe('renewedUntil', () => {
  it('counts from the end of a subscription that is active', () => {
    expect(renewedUntil(at('2026-12-12'), at('2026-11-20'), month)).toEqual(at('2027-01-12'))
  })

  it('counts from the payment if the subscription has ended or never existed', () => {
    expect(renewedUntil(at('2026-11-01'), at('2026-11-20'), month)).toEqual(at('2026-12-20'))
    expect(renewedUntil(null, at('2026-11-20'), month)).toEqual(at('2026-12-20'))
    expect(renewedUntil(at('2026-11-20'), at('2026-11-20'), month)).toEqual(at('2026-12-20'))
  })

  it('adds days of 24 hours, and calendar months that end with the last day of a shorter month', () => {
    expect(renewedUntil(null, at('2026-11-20'), { length: 15, unit: 'days' })).toEqual(at('2026-12-05'))
    expect(renewedUntil(at('2027-01-31'), at('2026-11-20'), month)).toEqual(at('2027-02-28'))
  })
})
