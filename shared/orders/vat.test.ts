import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { vatNumber } from '../base/text/identity.ts'
import { vatIn } from './vat.ts'

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

describe('vatNumber', () => {
  it.each(['300123456700003', '٣٠٠١٢٣٤٥٦٧٠٠٠٠٣', ' 3001 2345 6700 003 '])('accepts %s', (typed) => {
    expect(vatNumber(typed)).toBe('300123456700003')
  })

  it.each([
    '',
    '30012345670000',
    '3001234567000033',
    '100123456700003',
    '300123456700001',
    '30012345670000a',
  ])('refuses "%s"', (typed) => {
    expect(vatNumber(typed)).toBeUndefined()
  })
})
