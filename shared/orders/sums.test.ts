import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { grams } from '../base/quantity.ts'
import { packedTotal, sumsOf } from './sums.ts'

describe('what orders come to', () => {
  it('is the goods and the fee of one order', () => {
    expect(sumsOf([halalas(10_000)], halalas(2_500))).toEqual({
      subtotal: 10_000,
      delivery: 2_500,
      total: 12_500,
    })
  })

  it('counts the fee for each seller', () => {
    expect(sumsOf([halalas(16_000), halalas(12_400)], halalas(2_500))).toEqual({
      subtotal: 28_400,
      delivery: 5_000,
      total: 33_400,
    })
  })

  it('is nothing for nothing, and free where goods are fetched', () => {
    expect(sumsOf([], halalas(2_500)).total).toBe(0)
    expect(sumsOf([halalas(1)], halalas(0)).total).toBe(1)
  })
})

describe('what so much of a line costs', () => {
  const lot = { price: halalas(1_428), total: halalas(10_000), ordered: grams(7_000) }

  it('is its weight by the kilogram, and of a lot its part of what was bid', () => {
    expect(packedTotal('normal', lot, grams(6_500))).toBe(9_282)
    expect(packedTotal('auction', lot, grams(6_500))).toBe(9_285)
  })

  it('is all of it for all of it, nothing for nothing, and a halala at least', () => {
    for (const way of ['normal', 'auction', 'offers'] as const) {
      expect(packedTotal(way, lot, grams(7_000))).toBe(10_000)
      expect(packedTotal(way, lot, grams(0))).toBe(0)
    }
    expect(packedTotal('auction', { ...lot, total: halalas(100) }, grams(1))).toBe(1)
  })
})
