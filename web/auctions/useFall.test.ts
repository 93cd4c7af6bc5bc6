import { describe, expect, it } from 'vitest'
import { fallNow, fallPerKg } from './useFall.ts'

const startsAt = '2026-11-20T06:00:00.500Z'
const terms = { starting: 1_000, floor: 760, step: 100, stepS: 20, startsAt }
const shownAfter = (ms: number) => fallNow(terms, Date.parse(startsAt) + ms)

describe('the shown price of a Dutch lot', () => {
  it('falls at the announced times, with the price and the time of the next step', () => {
    expect(shownAfter(0)).toEqual({ price: 1_000, next: 900, left: 20_000 })
    expect(shownAfter(19_999)).toEqual({ price: 1_000, next: 900, left: 1 })
    expect(shownAfter(20_000)).toEqual({ price: 900, next: 800, left: 20_000 })
    expect(shownAfter(59_000)).toEqual({ price: 800, next: 760, left: 1_000 })
  })

  it('has no next step at the lowest price, which holds until the end', () => {
    expect(shownAfter(60_000)).toEqual({ price: 760, next: null, left: 20_000 })
    expect(shownAfter(80_000)).toMatchObject({ price: 760, next: null, left: 0 })
  })

  it('is also shown per kilogram, truncated to the halala', () => {
    expect([1_000, 900].map((price) => fallPerKg(price, 300))).toEqual([3.33, 3])
  })

  it('is the starting price before the start', () => {
    expect(shownAfter(-5_000)).toMatchObject({ price: 1_000, next: 900 })
  })
})
