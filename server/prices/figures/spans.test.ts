import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { daysAround, isOpenSpan, isOpenTile, type Period } from './spans.ts'

/** A period with one sale by each of these sellers. */
const sold = (start: string, sellers: readonly number[], kilograms = 1): Period => ({
  start,
  grams: grams(kilograms * 1_000),
  worth: 5_000_000,
  sales: sellers.length,
  sellers,
  least: halalas(5_000),
  most: halalas(5_000),
})
const three = [1, 2, 3]
const openTiles = (days: readonly Period[], on: string) => ({
  day: isOpenTile(days, 'day', on),
  week: isOpenTile(days, 'week', on),
  month: isOpenTile(days, 'month', on),
})
/** A Saturday, so that the last 7 days are a week of the chart. */
const today = '2026-11-28'

describe('the tile of the last 7 days', () => {
  /** The chart of weeks hides the week of 8 November, which has one seller, and the week with the smallest weight of the others. */
  const weeks = (kilograms: number) => [
    sold('2026-11-03', three, 50),
    sold('2026-11-10', [1], 5),
    sold('2026-11-17', [1, 2, 3, 4], 50),
    sold('2026-11-24', three, kilograms),
  ]

  it('is hidden if the chart hides the week with the same sales', () =>
    expect(openTiles(weeks(10), today)).toMatchObject({ week: false, month: true }))

  it('is shown if the chart shows the week with the same sales', () =>
    expect(openTiles(weeks(60), today)).toMatchObject({ week: true }))

  it('is shown if no week of the chart has the same sales', () =>
    // On a Sunday, the last 7 days belong to two weeks of the chart.
    expect(openTiles([...weeks(10), sold('2026-11-29', [1], 1)], '2026-11-29')).toMatchObject({ week: true }))

  it('is hidden if all its sales are of a day that the chart hides', () =>
    // Only one seller sold on Sunday, 15 November, which is in the same week of the chart but not among the last 7 days.
    expect(openTiles([sold('2026-11-15', [9]), sold('2026-11-18', three)], '2026-11-22').week).toBe(false))

  it('is hidden with fewer than three sellers', () =>
    expect(openTiles([sold('2026-11-24', [1, 2])], today)).toEqual({ day: false, week: false, month: false }))
})

describe('the tile of today', () => {
  it('is hidden if the other six days have fewer than three sellers', () =>
    expect(openTiles([sold('2026-11-25', [4]), sold(today, three)], today)).toMatchObject({
      day: false,
      week: true,
    }))

  it('is shown if the other six days have three sellers or no sale', () => {
    for (const days of [[sold('2026-11-25', [4, 5, 6]), sold(today, three)], [sold(today, three)]])
      expect(openTiles(days, today).day).toBe(true)
  })
})

describe('rows of trade of a month', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' }
  const autumn = (kilograms: number) => [
    sold('2026-09-10', [1]),
    sold('2026-10-10', three, 20),
    sold('2026-11-10', three, kilograms),
  ]

  it('are hidden if the chart hides the month because it is the smallest beside a hidden month', () => {
    expect(isOpenSpan(autumn(10), november, 'month')).toBe(false)
    expect(isOpenSpan(autumn(30), november, 'month')).toBe(true)
  })

  it('depend on the days of the whole season, and rows of a week depend on the days of its whole month', () => {
    expect(daysAround(november, 'month')).toEqual({ from: '2026-09-01', to: '2026-12-05' })
    expect(daysAround({ from: '2026-11-29', to: '2026-12-05' }, 'week').from).toBe('2026-11-01')
  })
})
