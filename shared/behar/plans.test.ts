import { describe, expect, it } from 'vitest'
import { planSaving, renewedUntil } from './plans.ts'

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

describe('planSaving', () => {
  const monthly = { ...month, price: 120 }
  const quarter = { length: 3, unit: 'months', price: 300 } as const
  const year = { length: 12, unit: 'months', price: 999.5 } as const
  const fortnight = { length: 15, unit: 'days', price: 90 } as const
  const plans = [year, monthly, fortnight, quarter]

  it('compares a longer plan with the shortest plan of the same unit', () => {
    expect(planSaving(quarter, plans)).toEqual({ amount: 60_00, percent: 16 })
    expect(planSaving(year, plans)).toEqual({ amount: 440_50, percent: 30 })
  })

  it('is null for the shortest plan, for the only plan of a unit, and for a saving of less than one percent', () => {
    expect(planSaving(monthly, plans)).toBeNull()
    expect(planSaving(fortnight, plans)).toBeNull()
    expect(planSaving({ ...quarter, price: 357 }, plans)).toBeNull()
    expect(planSaving({ ...quarter, price: 400 }, plans)).toBeNull()
  })
})
