import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Halalas, halalas, halalasOf, maxAmount, priceOf } from '../base/money.ts'
import { type Grams, grams } from '../base/quantity.ts'
import {
  bestOf,
  type Comparable,
  compared,
  offerProblems,
  offerTotals,
  requestNumber,
  titleIn,
} from './rules.ts'

const offer = (id: number, more: Partial<Comparable> & { rating?: number } = {}): Comparable => {
  const { rating, ...rest } = more
  return {
    id,
    price: 50,
    quantity: 80,
    total: 4_000,
    delivery_days: null,
    seller: { rating: rating === undefined ? null : { average: rating } },
    ...rest,
  }
}
const ids = (offers: readonly Comparable[]) => offers.map(({ id }) => id)

it('requestNumber prints R and the id', () => expect(requestNumber(318)).toBe('R-318'))

describe('offerTotals', () => {
  it('adds the truncated price of the fish and the delivery fee', () => {
    expect(offerTotals({ price: halalas(5_275), quantity: grams(33_333), fee: halalas(1_500) })).toEqual({
      subtotal: 175_831,
      total: 177_331,
    })
  })
})

describe('offerProblems', () => {
  const problems = (price: number, quantity: number, asked: number) =>
    offerProblems({ price: price as Halalas, quantity: quantity as Grams, asked: asked as Grams })

  it('requires at least 1 kg, unless less was requested, and at most the requested quantity', () => {
    expect(problems(100, 1_000, 80_000)).toEqual({})
    expect(problems(100, 999, 80_000)).toEqual({ quantity: [{ code: 'at_least', bound: 1 }] })
    expect(problems(100, 80_000, 80_000)).toEqual({})
    expect(problems(100, 80_001, 80_000)).toEqual({ quantity: [{ code: 'at_most', bound: 80 }] })
    expect(problems(5_000, 400, 400)).toEqual({})
    expect(problems(5_000, 399, 400)).toEqual({ quantity: [{ code: 'at_least', bound: 0.4 }] })
  })

  it('accepts exactly the offers with a payable total and an allowed quantity', () => {
    const whole = (most: number) => fc.integer({ min: 1, max: most })
    fc.assert(
      fc.property(whole(maxAmount), whole(1_000_000), whole(1_000_000), (price, quantity, asked) => {
        const found = problems(price, quantity, asked)
        const subtotal = priceOf(price as Halalas, quantity as Grams)
        const payable = subtotal >= 1 && subtotal <= maxAmount
        const fits = quantity <= asked && quantity >= Math.min(1_000, asked)
        expect(Object.keys(found).length === 0).toBe(payable && fits)
        // The reported minimum price is valid itself.
        const [least] = found.price ?? []
        if (least && 'bound' in least) expect(problems(halalasOf(least.bound), quantity, asked)).toEqual({})
      }),
    )
  })
})

describe('compared offers', () => {
  const whole = [
    offer(1, { total: 4_200, price: 52, delivery_days: 2, rating: 4.5 }),
    offer(2, { total: 4_100, price: 54, delivery_days: 0 }),
    offer(3, { total: 4_300, price: 51, rating: 4.9 }),
  ]
  const part = offer(4, { total: 1_000, price: 10, quantity: 20, delivery_days: 0, rating: 5 })

  it('are sorted by the chosen criterion, with partial offers last', () => {
    const all = [part, ...whole]
    expect(ids(compared(all, 80))).toEqual([2, 1, 3, 4])
    expect(ids(compared(all, 80, 'price'))).toEqual([3, 1, 2, 4])
    expect(ids(compared(all, 80, 'rating'))).toEqual([3, 1, 2, 4])
    expect(ids(compared(all, 80, 'soonest'))).toEqual([2, 1, 3, 4])
  })

  it('have the cheapest offer for the whole quantity as the best offer', () => {
    expect(bestOf([part, ...whole], 80)?.id).toBe(2)
    expect(bestOf([offer(9), offer(8)], 80)?.id).toBe(8)
    expect([bestOf([part], 80), bestOf([], 80)]).toEqual([null, null])
  })
})

describe('titleIn', () => {
  const hamour = { ar: 'هامور', en: 'Hamour' }

  it.each([
    ['هامور 80 كجم', 'Hamour, 80 kg'],
    ['هامور 1,250.5 كجم', 'Hamour, 1,250.5 kg'],
    ['Hamour, 80 kg', 'Hamour, 80 kg'],
    ['هامور', 'Hamour'],
    ['', 'Hamour'],
    ['هامور للمطعم 80 كجم', 'هامور للمطعم 80 كجم'],
    ['مطلوب هامور', 'مطلوب هامور'],
  ])('shows the stored title "%s" to an English reader as "%s"', (stored, shown) =>
    expect(titleIn(stored, hamour, 'en')).toBe(shown),
  )

  it('shows a proposed English title to an Arabic reader in Arabic', () =>
    expect(titleIn('Hamour, 12.5 kg', hamour, 'ar')).toBe('هامور 12.5 كجم'))
})
