import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { grams } from '#shared/base/quantity.ts'
import { recentOf, sumsOf } from './recent.ts'

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

describe('the figure of today by market', () => {
  it('is hidden in a second market too if only one market hides it, because the total would reveal the hidden figure', () => {
    const figureOf = recentOf([
      { id: 1, ...sumsOf([sold('today', three), sold('week', [4])]) },
      { id: 2, ...sumsOf([sold('today', three)]) },
      { id: 3, ...sumsOf([sold('today', three), sold('week', three)]) },
    ])
    expect([1, 2, 3].filter((id) => figureOf(id).today.hidden)).toHaveLength(2)
  })
})
