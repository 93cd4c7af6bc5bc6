import { describe, expect, it } from 'vitest'
import { hoursShown, stepsTo } from './hoursScale.ts'

const day = (sold: Readonly<Record<number, number>>, hours = 24) =>
  Array.from({ length: hours }, (_, hour) => sold[hour] ?? 0)

describe('hoursShown', () => {
  it('begins before the first sale and ends with the last sale or the current hour', () => {
    expect(hoursShown({ today: day({ 5: 10 }, 10), last_week: day({ 6: 1, 15: 2 }) })).toEqual({
      first: 4,
      last: 15,
    })
    expect(hoursShown({ today: day({ 9: 10 }, 19), last_week: day({}) })).toEqual({ first: 8, last: 18 })
  })

  it('returns at least six hours and never passes midnight', () => {
    expect(hoursShown({ today: day({}, 1), last_week: day({}) })).toEqual({ first: 0, last: 6 })
    expect(hoursShown({ today: day({ 23: 5 }), last_week: day({ 22: 1 }) })).toEqual({ first: 16, last: 23 })
  })
})

describe('stepsTo', () => {
  it.each([
    [101, [0, 40, 80, 120]],
    [0, [0, 0.4, 0.8, 1.2]],
    [3, [0, 1, 2, 3]],
    [7_400, [0, 2_500, 5_000, 7_500]],
  ])('returns four round numbers, the last of which is at least %d', (largest, steps) => {
    expect(stepsTo(largest)).toEqual(steps)
  })
})
