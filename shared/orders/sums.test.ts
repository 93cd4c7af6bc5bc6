import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { grams } from '../base/quantity.ts'
import { packedTotal, sumsOf, vatIn } from './sums.ts'

describe('sumsOf', () => {
  it('adds the goods and the fee of one order', () => {
    expect(sumsOf([halalas(10_000)], [halalas(2_500)])).toEqual({
      subtotal: 10_000,
      delivery: 2_500,
      total: 12_500,
    })
  })

  it('adds the delivery fee of each order', () => {
    expect(sumsOf([halalas(16_000), halalas(12_400)], [halalas(2_500), halalas(2_500)])).toEqual({
      subtotal: 28_400,
      delivery: 5_000,
      total: 33_400,
    })
  })

  it('returns zero without orders and adds no fee for a pickup', () => {
    expect(sumsOf([], []).total).toBe(0)
    expect(sumsOf([halalas(1)], [halalas(0)]).total).toBe(1)
  })
})

describe('packedTotal', () => {
  const lot = { price: halalas(1_428), total: halalas(10_000), ordered: grams(7_000) }

  it('multiplies the weight by the price per kilogram, but for a lot takes a share of the winning bid', () => {
    expect(packedTotal('normal', lot, grams(6_500))).toBe(9_282)
    expect(packedTotal('auction', lot, grams(6_500))).toBe(9_285)
  })

  it('returns the full total for the full weight, zero for no weight and otherwise at least a halala', () => {
    for (const way of ['normal', 'auction', 'offers'] as const) {
      expect(packedTotal(way, lot, grams(7_000))).toBe(10_000)
      expect(packedTotal(way, lot, grams(0))).toBe(0)
    }
    expect(packedTotal('auction', { ...lot, total: halalas(100) }, grams(1))).toBe(1)
  })
})

describe('vatIn', () => {
  it.each([
    [11_500, 1_500],
    [10_000, 1_304],
    [1, 0],
    [4, 1],
    [0, 0],
    [1_000_000_000, 130_434_783],
  ])('finds in %d halalas a tax of %d', (amount, tax) => {
    expect(vatIn(halalas(amount))).toBe(tax)
  })
})
