import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from './periods.ts'
import { computeIndex, sharesOf, type WeekTrade } from './priceIndex.ts'

const start = '2025-11-02'
const sold = (week: number, fish_id: number, price: number, kilos = 100): WeekTrade => ({
  week: addDays(start, 7 * week),
  fish_id,
  source: 'caught',
  grams: kilos * 1_000,
  worth: price * kilos * 1_000,
  sellers: [1, 2, 3],
})
const weeksOf = (count: number, fish_id: number, price: (week: number) => number) =>
  Array.from({ length: count }, (_, week) => sold(week, fish_id, price(week)))
const weekAt = (count: number) => addDays(start, 7 * (count - 1))

describe('computeIndex', () => {
  it('is 100 while prices are those of the base weeks', () => {
    const trade = [...weeksOf(6, 1, () => 4_000), ...weeksOf(6, 2, () => 1_000)]
    const { weeks, baskets } = computeIndex(trade, { baskets: [], last: weekAt(6) })
    expect(weeks.map(({ value }) => value)).toEqual([100_000, 100_000, 100_000, 100_000, 100_000, 100_000])
    expect(weeks.every(({ coverage }) => coverage === 10_000)).toBe(true)
    expect(baskets).toEqual([
      {
        number: 1,
        link_week: weekAt(4),
        link: 100_000,
        items: [
          { fish_id: 1, source: 'caught', weight: 8_000, base: 4_000 },
          { fish_id: 2, source: 'caught', weight: 2_000, base: 1_000 },
        ],
      },
    ])
  })

  it('moves by the weight of a species, and not by the quantity sold', () => {
    const trade = [
      ...weeksOf(4, 1, () => 4_000),
      ...weeksOf(4, 2, () => 1_000),
      sold(4, 1, 4_400, 9_000),
      sold(4, 2, 1_000, 1),
    ]
    expect(computeIndex(trade, { baskets: [], last: weekAt(5) }).weeks.at(-1)).toEqual({
      week: weekAt(5),
      basket: 1,
      value: 108_000,
      coverage: 10_000,
    })
  })

  it('keeps the last price of a species without sales and states the coverage', () => {
    const trade = [...weeksOf(4, 1, () => 4_000), ...weeksOf(5, 2, () => 1_000), sold(5, 2, 2_000)]
    const { weeks } = computeIndex(trade, { baskets: [], last: weekAt(7) })
    expect(weeks.slice(4).map(({ value, coverage }) => [value, coverage])).toEqual([
      [100_000, 2_000],
      [120_000, 2_000],
      [120_000, 0],
    ])
  })

  it('chains a new basket in the first week of a year without a jump', () => {
    const trade = [...weeksOf(70, 1, (week) => 4_000 + 10 * week), ...weeksOf(70, 2, () => 1_000)]
    const { weeks, baskets } = computeIndex(trade, { baskets: [], last: weekAt(70) })
    expect(baskets).toHaveLength(2)
    const linked = weeks.filter(({ basket }) => basket === 2)
    expect(linked[0]?.week).toBe('2027-01-03')
    const values = weeks.map(({ value }) => value)
    for (const [place, value] of values.entries()) {
      if (place > 4) expect(Math.abs(value - (values[place - 1] ?? 0))).toBeLessThan(500)
    }
    expect(values.at(-1)).toBeGreaterThan(110_000)
  })

  it('keeps published baskets when older trade changes', () => {
    const trade = weeksOf(6, 1, () => 4_000)
    const { baskets } = computeIndex(trade, { baskets: [], last: weekAt(6) })
    const revised = [...trade.filter(({ week }) => week !== start), sold(0, 1, 8_000)]
    const again = computeIndex(revised, { baskets, last: weekAt(6) })
    expect(again.baskets).toEqual(baskets)
    expect(again.weeks.map(({ value }) => value)).toEqual([
      200_000, 100_000, 100_000, 100_000, 100_000, 100_000,
    ])
  })

  it('is empty without trade or if every species has fewer than three sellers', () => {
    const few = weeksOf(6, 1, () => 4_000).map((row) => ({ ...row, sellers: [1, 2] }))
    expect(computeIndex(few, { baskets: [], last: weekAt(6) })).toEqual({ baskets: [], weeks: [] })
    expect(computeIndex([], { baskets: [], last: weekAt(6) }).weeks).toEqual([])
  })
})

describe('sharesOf', () => {
  it('adds up to 10,000 and follows the order of the amounts', () => {
    const amounts = fc.array(fc.integer({ min: 1, max: 2 ** 50 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(amounts, (given) => {
        const sorted = given.toSorted((one, other) => other - one)
        const shares = sharesOf(sorted)
        expect(shares.reduce((all, share) => all + share, 0)).toBe(10_000)
        expect(shares).toEqual(shares.toSorted((one, other) => other - one))
      }),
    )
  })
})
