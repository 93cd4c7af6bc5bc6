import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { sumsOf } from './sums.ts'

describe('what orders come to', () => {
  it('is the goods and the fee of one order', () => {
    expect(sumsOf([halalas(10_000)], halalas(2_500))).toEqual({
      ...{ subtotal: 10_000, delivery: 2_500, total: 12_500 },
    })
  })

  it('counts the fee for each seller', () => {
    expect(sumsOf([halalas(16_000), halalas(12_400)], halalas(2_500))).toEqual({
      ...{ subtotal: 28_400, delivery: 5_000, total: 33_400 },
    })
  })

  it('is nothing for nothing, and free where goods are fetched', () => {
    expect(sumsOf([], halalas(2_500)).total).toBe(0)
    expect(sumsOf([halalas(1)], halalas(0)).total).toBe(1)
  })
})
