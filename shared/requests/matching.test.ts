import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { grams } from '../base/quantity.ts'
import { matchOf, type OnSale, type Wish } from './matching.ts'

const [hamour, shaari] = [1, 2]
const [jeddah, dammam] = [10, 11]
const [large, medium] = [20, 21]
const [gradeA, gradeB] = [30, 31]

/** 80 kg of hamour for Jeddah, whatever its size, quality and price. */
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

describe('goods and a request', () => {
  it('that have everything in common say so field by field', () => {
    const exact = { ...wish, size: large, quality: gradeA, price: halalas(5_500) }
    expect(matchOf(exact, goods)).toEqual(['fish', 'city', 'size', 'quality', 'quantity', 'price'])
  })

  it('what the asker left open is nothing that fits, and nothing that does not', () => {
    expect(matchOf(wish, goods)).toEqual(['fish', 'city', 'quantity'])
  })

  it('of another city, or less than the whole quantity, still fit, without that field', () => {
    expect(matchOf(wish, { ...goods, city: dammam })).toEqual(['fish', 'quantity'])
    expect(matchOf(wish, { ...goods, quantity: grams(79_999) })).toEqual(['fish', 'city'])
    expect(matchOf(wish, { ...goods, quantity: grams(80_000) })).toEqual(['fish', 'city', 'quantity'])
  })

  it.each<[string, Partial<Wish>, Partial<OnSale>]>([
    ['of another fish', {}, { fish: shaari }],
    ['of another size than was asked for', { size: large }, { size: medium }],
    ['of another quality than was asked for', { quality: gradeA }, { quality: gradeB }],
    ['a halala dearer than the asker would pay', { price: halalas(5_499) }, {}],
    ['of which nothing is left', {}, { quantity: grams(0) }],
  ])('do not fit: goods %s', (_what, asked, offered) => {
    expect(matchOf({ ...wish, ...asked }, { ...goods, ...offered })).toBeNull()
  })

  it('cheaper than the asker would pay, or exactly so, fit by the price', () => {
    const priced = { ...wish, price: halalas(5_500) }
    expect(matchOf(priced, goods)).toContain('price')
    expect(matchOf(priced, { ...goods, price: halalas(5_000) })).toContain('price')
  })
})
