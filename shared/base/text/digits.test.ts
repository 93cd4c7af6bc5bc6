import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { grouped, latinDigits, typedNumber } from './digits.ts'

const inArabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const inPersian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')

describe('digits:', () => {
  it.each([
    ['12', 12],
    ['١٢', 12],
    ['۱۲', 12],
    [' 12.5 ', 12.5],
    ['١٢٫٥', 12.5],
    ['1,234.50', 1_234.5],
    ['١٬٢٣٤٫٥٠', 1_234.5],
    ['١،٢٣٤', 1_234],
    ['1,234,567', 1_234_567],
    ['-3', -3],
    ['\u200f12\u200f', 12],
    [7.25, 7.25],
  ])('typedNumber reads %j as a number', (typed, number) => expect(typedNumber(typed)).toBe(number))

  it.each([
    ...[
      '',
      ' ',
      'abc',
      '1e9',
      '0x10',
      '1.2.3',
      '12,34',
      ',123',
      '1.5,000',
      '1,23',
      '٣ كيلو',
      'NaN',
      'Infinity',
    ],
    ...[null, undefined, true, [], {}, Number.NaN, Number.POSITIVE_INFINITY, '9'.repeat(400)],
  ])('typedNumber refuses %j', (typed) => expect(typedNumber(typed)).toBeUndefined())

  it('typedNumber reads Latin, Arabic and Persian digits, with or without grouping', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (number) => {
        for (const written of [String(number), grouped(number)]) {
          for (const typed of [written, inArabic(written), inPersian(written)]) {
            expect(typedNumber(typed)).toBe(number)
          }
        }
      }),
    )
  })

  it('typedNumber returns a finite number or undefined for any value', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const number = typedNumber(value)
        expect(number === undefined || Number.isFinite(number)).toBe(true)
      }),
    )
  })

  it('latinDigits changes only digits, and a second call changes nothing', () => {
    expect(latinDigits('شارع ٥، حي الصفا')).toBe('شارع 5، حي الصفا')
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(latinDigits(latinDigits(text))).toBe(latinDigits(text))
      }),
    )
  })

  it('grouped separates thousands', () => {
    expect([0, 999, 1_000, -1_234_567, 9_007_199_254_740_991].map(grouped)).toEqual([
      '0',
      '999',
      '1,000',
      '-1,234,567',
      '9,007,199,254,740,991',
    ])
  })
})
