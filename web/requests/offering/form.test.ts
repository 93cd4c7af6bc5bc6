import { describe, expect, test } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { type Grams, grams } from '#shared/base/quantity.ts'
import type { Offer } from '#shared/requests/contract.ts'
import { offerBody, offerProblems, startOf, type TypedOffer, typedTotals } from './form.ts'

const bounds = { least: grams(1_000), most: grams(60_000) }
const typed: TypedOffer = {
  price: '57',
  quantity: grams(60_000),
  fishType: '',
  method: '',
  days: '',
  note: '',
}

describe('startOf', () => {
  test('returns the whole quantity and blank fields for a new offer', () => {
    expect(startOf(null, bounds)).toEqual({ ...typed, price: '' })
  })

  test('returns the old values of a changed offer, within the quantity requested now', () => {
    const stood = {
      price: 55.5,
      quantity: 80,
      delivery_days: 0,
      body: 'مبرد',
      fish_type: { id: 3, code: 'chilled', name: 'مبرد' },
      delivery_method: null,
    } as unknown as Offer
    expect(startOf(stood, bounds)).toEqual({
      price: '55.50',
      quantity: 60_000,
      fishType: '3',
      method: '',
      days: '0',
      note: 'مبرد',
    })
  })
})

describe('a typed offer', () => {
  test('has a truncated fish total, to which the delivery fee is added', () => {
    const part = { ...typed, price: '55.55', quantity: 33_333 as Grams }
    expect(typedTotals(part, 60)).toEqual({ subtotal: 185_164, total: halalas(191_164) })
    expect(typedTotals({ ...typed, price: 'كثير' }, 60)).toBeUndefined()
    expect(() => offerBody(318, { ...typed, price: 'كثير' })).toThrow(RangeError)
  })

  test('is sent without blank fields', () => {
    expect(offerBody(318, typed)).toEqual({ product_request_id: 318, price: 57, quantity: 60 })
    const whole = { ...typed, fishType: '3', method: '9', days: '٢', note: '  صيد الليلة ' }
    expect(offerBody(318, whole)).toEqual({
      product_request_id: 318,
      price: 57,
      quantity: 60,
      fish_type: 3,
      delivery_method_id: 9,
      delivery_days: 2,
      body: 'صيد الليلة',
    })
  })
})

describe('offerProblems', () => {
  test('returns nothing for a price and a quantity', () => {
    expect(offerProblems(typed, bounds, 'ar')).toEqual({})
  })

  test.each([
    ['no price', { price: '' }, ['price']],
    ['more than the requested quantity', { quantity: grams(60_001) }, ['quantity']],
    ['less than the smallest order', { quantity: grams(999) }, ['quantity']],
    ['a total above the limit', { price: '9999999' }, ['quantity']],
    ['half a day', { days: '1.5' }, ['delivery_days']],
    ['too many days', { days: '61' }, ['delivery_days']],
    ['two wrong fields at once', { price: '0', days: 'غدًا' }, ['price', 'delivery_days']],
  ] as const)('refuses %s', (_, part, fields) => {
    expect(Object.keys(offerProblems({ ...typed, ...part }, bounds, 'en'))).toEqual(fields)
  })
})
