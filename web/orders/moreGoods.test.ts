import { describe, expect, it } from 'vitest'
import { moreGoods } from './moreGoods.ts'

const printed = (n: number) => moreGoods.ar(n).replaceAll(/[\u2066\u2069]/g, '')

describe('the number of the other goods of an order', () => {
  it.each([
    [1, 'ومنتج آخر'],
    [2, 'ومنتجان آخران'],
    [3, 'و3 منتجات أخرى'],
    [11, 'و11 منتجًا آخر'],
    [100, 'و100 منتج آخر'],
  ])('has the Arabic form of %i', (n, words) => {
    expect(printed(n)).toBe(words)
  })

  it('has the English form of 1', () => {
    expect(moreGoods.en(1)).toBe('and 1 more')
  })
})
