import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { saleTime, sharesOfSale, termsAt, vatOfSale } from './rules.ts'

describe('sharesOfSale', () => {
  it.each([
    [100_000, 250, 150, { hall: 2_500, say: 1_500, seller: 96_000 }],
    [99_999, 250, 150, { hall: 2_499, say: 1_499, seller: 96_001 }],
    [1, 2_000, 2_000, { hall: 0, say: 0, seller: 1 }],
    [73_550, 0, 0, { hall: 0, say: 0, seller: 73_550 }],
    [1_000_000_000, 333, 167, { hall: 33_300_000, say: 16_700_000, seller: 950_000_000 }],
  ])(
    'divides %i halalas at a commission of %i and a sa’y of %i basis points',
    (price, hall_bp, say_bp, shares) => {
      expect(sharesOfSale(halalas(price), { hall_bp, say_bp })).toEqual(shares)
    },
  )

  it('adds up to the price for every price and commission', () => {
    for (let price = 1; price < 3_000; price += 7) {
      for (const bp of [0, 1, 99, 250, 1_999]) {
        const { hall, say, seller } = sharesOfSale(halalas(price), { hall_bp: bp, say_bp: bp })
        expect(hall + say + seller).toBe(price)
        expect(Math.min(hall, say, seller)).toBeGreaterThanOrEqual(0)
      }
    }
  })
})

describe('termsAt', () => {
  const terms = [
    { from: '2026-11-28', hall_bp: 300, say_bp: 200, vat_number: null },
    { from: '2026-11-01', hall_bp: 250, say_bp: 150, vat_number: null },
  ]

  it('returns the terms of the day in Riyadh', () => {
    expect(termsAt(terms, new Date('2026-11-27T20:59:59Z'))?.hall_bp).toBe(250)
    expect(termsAt(terms, new Date('2026-11-27T21:00:00Z'))?.hall_bp).toBe(300)
  })

  it('returns undefined before the first day', () => {
    expect(termsAt(terms, new Date('2026-10-31T20:59:59Z'))).toBeUndefined()
  })
})

describe('vatOfSale', () => {
  const vat_number = '310175397400003'
  it.each([
    ['a commission, with a dallal', 2_500, 1_500, true, 326],
    ['a commission and the sa’y, without a dallal', 2_500, 1_500, false, 522],
    ['a commission whose VAT is rounded up', 4, 0, true, 1],
    ['a commission whose VAT is rounded down', 3, 0, true, 0],
    ['no commission', 0, 0, false, 0],
  ])('returns the VAT in %s', (_case, hall, say, hasDallal, vat) => {
    const shares = { hall: halalas(hall), say: halalas(say) }
    expect(vatOfSale(shares, { vat_number }, hasDallal)).toBe(vat)
    expect(vatOfSale(shares, { vat_number: null }, hasDallal)).toBe(0)
  })
})

describe('saleTime', () => {
  const receivedAt = new Date('2026-11-28T05:00:00Z')
  const minutes = (count: number) => new Date(receivedAt.getTime() - count * 60_000)

  it('subtracts the age of the sale from the time of its arrival', () => {
    expect(saleTime({ soldAt: minutes(60), sentAt: receivedAt }, receivedAt)).toEqual(minutes(60))
  })

  it('is correct with a device clock that is an hour fast or a day slow', () => {
    for (const skewMs of [3_600_000, -86_400_000]) {
      const skewed = (at: Date) => new Date(at.getTime() + skewMs)
      const times = { soldAt: skewed(minutes(45)), sentAt: skewed(receivedAt) }
      expect(saleTime(times, receivedAt)).toEqual(minutes(45))
    }
  })

  it('is the time of arrival if the device clock was set back after the sale', () => {
    expect(saleTime({ soldAt: receivedAt, sentAt: minutes(30) }, receivedAt)).toEqual(receivedAt)
  })

  it('is null for a sale of more than seven days ago', () => {
    expect(saleTime({ soldAt: minutes(7 * 1_440), sentAt: receivedAt }, receivedAt)).toEqual(
      minutes(7 * 1_440),
    )
    expect(saleTime({ soldAt: minutes(7 * 1_440 + 1), sentAt: receivedAt }, receivedAt)).toBeNull()
  })
})
