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

describe('what an offer begins with', () => {
  test('a new one with the whole quantity and nothing else', () => {
    expect(startOf(null, bounds)).toEqual({ ...typed, price: '' })
  })

  test('a changed one as it stood, within what is asked for since', () => {
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

describe('what is typed', () => {
  test('comes to its fish, cut, and its delivery', () => {
    const part = { ...typed, price: '55.55', quantity: 33_333 as Grams }
    expect(typedTotals(part, 60)).toEqual({ subtotal: 185_164, total: halalas(191_164) })
    expect(typedTotals({ ...typed, price: 'كثير' }, 60)).toBeUndefined()
    expect(() => offerBody(318, { ...typed, price: 'كثير' })).toThrow(RangeError)
  })

  test('goes out without what was left open', () => {
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

describe('what is wrong before anything is sent', () => {
  test('nothing, with a price and a quantity', () => {
    expect(offerProblems(typed, bounds, 'ar')).toEqual({})
  })

  test.each([
    ['no price', { price: '' }, ['price']],
    ['more than is asked for', { quantity: grams(60_001) }, ['quantity']],
    ['less than the smallest order', { quantity: grams(999) }, ['quantity']],
    ['a sum beyond the largest', { price: '9999999' }, ['quantity']],
    ['half a day', { days: '1.5' }, ['delivery_days']],
    ['more days than an offer may take', { days: '61' }, ['delivery_days']],
    ['two at once', { price: '0', days: 'غدًا' }, ['price', 'delivery_days']],
  ] as const)('%s', (_, part, fields) => {
    expect(Object.keys(offerProblems({ ...typed, ...part }, bounds, 'en'))).toEqual(fields)
  })
})
