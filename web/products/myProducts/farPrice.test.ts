import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { farPriceQuestion, isFarPrice } from './farPrice.ts'

describe('isFarPrice', () => {
  it('is true for a misplaced decimal point in either direction', () => {
    expect(isFarPrice(halalas(2_750), halalas(27_500))).toBe(true)
    expect(isFarPrice(halalas(2_750), halalas(275))).toBe(true)
  })

  it('is false for a usual change of a day', () => {
    expect(isFarPrice(halalas(2_750), halalas(2_750))).toBe(false)
    expect(isFarPrice(halalas(2_750), halalas(8_000))).toBe(false)
    expect(isFarPrice(halalas(2_750), halalas(1_000))).toBe(false)
  })
})

describe('farPriceQuestion', () => {
  const shaari = { name: 'شعري', before: halalas(2_950), price: halalas(3_000) }
  const jash = { name: 'جش', before: halalas(2_750), price: halalas(27_500) }

  it('names only the products whose price is far from the earlier one, with both prices', () => {
    const question = farPriceQuestion([shaari, jash], 'ar')
    expect(question?.body).toMatch(/جش.*275\.00.*27\.50/)
    expect(question?.body).not.toContain('شعري')
  })

  it('returns null if no price is far from the earlier one', () => {
    expect(farPriceQuestion([shaari], 'en')).toBeNull()
  })
})
