import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { recentFigure, recentOf, sumsOf } from './recent.ts'

const sold = (bucket: 'today' | 'week' | 'before', sellers: readonly number[]) => ({
  bucket,
  grams: grams(1_000),
  worth: 5_000_000,
  sales: sellers.length,
  sellers,
  least: halalas(5_000),
  most: halalas(5_000),
})
const three = [1, 2, 3]

describe('today beside the last 7 days', () => {
  it('is hidden if the other six days have fewer than three sellers', () => {
    const { today, week } = recentFigure(sumsOf([sold('today', three), sold('week', [4])]))
    expect([today.hidden, week.hidden]).toEqual([true, false])
  })

  it('is shown if the other six days have three sellers or no sale', () => {
    for (const rows of [[sold('today', three), sold('week', [4, 5, 6])], [sold('today', three)]])
      expect(recentFigure(sumsOf(rows)).today.figure?.quantity).toBe(1)
  })

  it('is hidden in a second market too, because one hidden market would be the total minus the rest', () => {
    const figureOf = recentOf([
      { id: 1, ...sumsOf([sold('today', three), sold('week', [4])]) },
      { id: 2, ...sumsOf([sold('today', three)]) },
      { id: 3, ...sumsOf([sold('today', three), sold('week', three)]) },
    ])
    expect([1, 2, 3].filter((id) => figureOf(id).today.hidden)).toHaveLength(2)
  })
})
