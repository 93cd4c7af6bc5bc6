import { describe, expect, it } from 'vitest'
import { monthSums } from './monthSums.ts'

describe('monthSums', () => {
  it('adds incoming and outgoing amounts', () => {
    const lines = [
      { amount: 200.5, passed_through: 0 },
      { amount: -50.25, passed_through: 0 },
    ]
    expect(monthSums(lines)).toEqual({ incoming: 20_050, outgoing: -5_025, passed: 0 })
  })

  it('leaves out an order that is paid by card', () => {
    const lines = [
      { amount: -160, passed_through: 160 },
      { amount: 160, passed_through: 160 },
    ]
    expect(monthSums(lines)).toEqual({ incoming: 0, outgoing: 0, passed: 16_000 })
  })

  it('counts the part of a charge that remains in the wallet', () => {
    const lines = [
      { amount: -60, passed_through: 60 },
      { amount: 160, passed_through: 60 },
    ]
    expect(monthSums(lines)).toEqual({ incoming: 10_000, outgoing: 0, passed: 6_000 })
  })
})
