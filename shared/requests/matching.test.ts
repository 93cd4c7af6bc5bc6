import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { grams } from '../base/quantity.ts'
import { matchOf, type OnSale, type Wish } from './matching.ts'

const [hamour, shaari] = [1, 2]
const [jeddah, dammam] = [10, 11]
const [large, medium] = [20, 21]
const [gradeA, gradeB] = [30, 31]

/** 80 kg of hamour for Jeddah, of any size, quality and price. */
const wish: Wish = {
  fish: hamour,
  city: jeddah,
  size: null,
  quality: null,
  quantity: grams(80_000),
  price: null,
}
const goods: OnSale = {
  fish: hamour,
  city: jeddah,
  size: large,
  quality: gradeA,
  quantity: grams(100_000),
  price: halalas(5_500),
}

describe('matchOf', () => {
  it('returns every field of an exact match', () => {
    const exact = { ...wish, size: large, quality: gradeA, price: halalas(5_500) }
    expect(matchOf(exact, goods)).toEqual(['fish', 'city', 'size', 'quality', 'quantity', 'price'])
  })

  it('does not list fields that the request leaves open', () => {
    expect(matchOf(wish, goods)).toEqual(['fish', 'city', 'quantity'])
  })

  it('accepts another city or a smaller quantity, but does not list that field', () => {
    expect(matchOf(wish, { ...goods, city: dammam })).toEqual(['fish', 'quantity'])
    expect(matchOf(wish, { ...goods, quantity: grams(79_999) })).toEqual(['fish', 'city'])
    expect(matchOf(wish, { ...goods, quantity: grams(80_000) })).toEqual(['fish', 'city', 'quantity'])
  })

  it.each<[string, Partial<Wish>, Partial<OnSale>]>([
    ['of another fish', {}, { fish: shaari }],
    ['of another size than requested', { size: large }, { size: medium }],
    ['of another quality than requested', { quality: gradeA }, { quality: gradeB }],
    ['a halala above the asker’s price', { price: halalas(5_499) }, {}],
    ['without stock', {}, { quantity: grams(0) }],
  ])('returns null for goods %s', (_what, asked, offered) => {
    expect(matchOf({ ...wish, ...asked }, { ...goods, ...offered })).toBeNull()
  })

  it('matches a price up to the price of the request', () => {
    const priced = { ...wish, price: halalas(5_500) }
    expect(matchOf(priced, goods)).toContain('price')
    expect(matchOf(priced, { ...goods, price: halalas(5_000) })).toContain('price')
  })
})
