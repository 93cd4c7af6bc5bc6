import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { halalas, maxAmount, printAmount, readAmount } from '../money.ts'
import { grams, maxWeight, printKilograms, readKilograms } from '../quantity.ts'
import { type Read, readDecimal } from './digits.ts'
import { fieldMessage } from './fieldMessages.ts'

const inArabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
const inPersian = (text: string) => text.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)] ?? '')
const withArabicSigns = (text: string) => text.replaceAll(',', '٬').replaceAll('.', '٫')
const european = (text: string) => text.replaceAll(/[,.]/g, (sign) => (sign === ',' ? '.' : ','))
const outcome = (read: Read<number>) => (read.kind === 'problem' ? read.problem.code : read.kind)

describe('readAmount', () => {
  it.each([
    ['50', 5_000],
    ['50.5', 5_050],
    ['50,5', 5_050],
    ['50,25', 5_025],
    ['٥٠٫٥', 5_050],
    ['۵۰٫۵', 5_050],
    ['٥٠،٥', 5_050],
    ['٥٠٫5', 5_050],
    ['50.', 5_000],
    ['50,', 5_000],
    ['.5', 50],
    ['٫٥', 50],
    ['1,234', 123_400],
    ['١٬٢٣٤', 123_400],
    ['١،٢٣٤', 123_400],
    ['1 234', 123_400],
    ['1\u202f234,50', 123_450],
    ['1,234.50', 123_450],
    ['1.234,50', 123_450],
    ['١٬٢٣٤٫٥٠', 123_450],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['1.234.567,8', 123_456_780],
    ['\u200f١٬٢٣٤٫٥٠\u200f', 123_450],
    ['\u2066 1,234.50 \u2069', 123_450],
    ['\ufeff50\u200b', 5_000],
    ['+50', 5_000],
    ['007', 700],
    ['10,000,000.00', maxAmount],
  ])('reads %j as %i halalas', (typed, value) => {
    expect(readAmount(typed)).toEqual({ kind: 'value', value })
  })

  it.each([
    ['', 'empty'],
    [' \u200f ', 'empty'],
    ['abc', 'amount'],
    ['خمسون', 'amount'],
    ['50 ريال', 'amount'],
    ['1e3', 'amount'],
    ['0x10', 'amount'],
    ['NaN', 'amount'],
    ['-', 'amount'],
    ['.', 'amount'],
    ['50-', 'amount'],
    ['--5', 'amount'],
    ['1.2.3', 'amount'],
    ['1,2,3', 'amount'],
    ['12,34,567', 'amount'],
    ['1,23,456.00', 'amount'],
    ['1,234,50', 'amount'],
    ['1٬5', 'amount'],
    ['1٫234٫567', 'amount'],
    ['1 23', 'amount'],
    ['50.5.', 'amount'],
    ['½', 'amount'],
    ['1.234', 'decimals'],
    ['1.500', 'decimals'],
    ['0,500', 'decimals'],
    ['1,2345', 'decimals'],
    ['٥٠٫٥٥٥', 'decimals'],
    ['1,234.567', 'decimals'],
    ['0', 'at_least'],
    ['0.00', 'at_least'],
    ['-5', 'at_least'],
    ['−5', 'at_least'],
    ['10,000,000.01', 'at_most'],
    ['9'.repeat(400), 'at_most'],
  ])('refuses %j: %s', (typed, code) => {
    expect(outcome(readAmount(typed))).toBe(code)
  })

  it('applies the given bounds and reports them in riyals', () => {
    const bounds = { least: halalas(0), most: halalas(18_250) }
    expect(readAmount('0', bounds)).toEqual({ kind: 'value', value: 0 })
    expect(readAmount('-0', bounds)).toEqual({ kind: 'value', value: 0 })
    expect(readAmount('182,51', bounds)).toEqual({
      kind: 'problem',
      problem: { code: 'at_most', bound: 182.5 },
    })
  })

  it('has messages in both languages for its problems', () => {
    const read = readAmount('abc')
    if (read.kind !== 'problem') throw new Error('the text was read')
    expect(fieldMessage(read.problem, 'ar')).toContain('المبلغ')
    expect(fieldMessage(read.problem, 'en')).toContain('amount')
  })

  it('reads every printed amount in all digits and with all usual separators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxAmount }).map(halalas), (amount) => {
        const printed = printAmount(amount)
        const exact = `${Math.trunc(amount / 100)}.${String(amount % 100).padStart(2, '0')}`
        for (const text of [printed, exact, withArabicSigns(printed), `\u2066${printed}\u2069`]) {
          for (const typed of [text, inArabic(text), inPersian(text)])
            expect(readAmount(typed), typed).toEqual({ kind: 'value', value: amount })
        }
        // A single dot before three digits is ambiguous. With decimals or with two dots the text is not ambiguous.
        if (/\..*|,.*,/.test(printed))
          expect(readAmount(european(printed)), printed).toEqual({ kind: 'value', value: amount })
      }),
    )
  })
})

describe('readKilograms', () => {
  it.each([
    ['12.5', 12_500],
    ['12,5', 12_500],
    ['١٢٫٥', 12_500],
    ['1.234', 1_234],
    ['0,500', 500],
    ['1,234', 1_234_000],
    ['1,234.567', 1_234_567],
  ])('reads %j as %i grams', (typed, value) => {
    expect(readKilograms(typed)).toEqual({ kind: 'value', value })
  })

  it.each([
    ['', 'empty'],
    ['abc', 'number'],
    ['1.2345', 'decimals'],
    ['0', 'at_least'],
    ['1000001', 'at_most'],
  ])('refuses %j: %s', (typed, code) => expect(outcome(readKilograms(typed))).toBe(code))

  it('reads every printed weight', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxWeight }).map(grams), (weight) => {
        const printed = printKilograms(weight)
        for (const typed of [printed, withArabicSigns(printed), inArabic(withArabicSigns(printed))])
          expect(readKilograms(typed), typed).toEqual({ kind: 'value', value: weight })
      }),
    )
  })
})

describe('readDecimal', () => {
  it('returns empty, a whole number within the bounds or a problem for any text', () => {
    const signs = fc.constantFrom(...'0123456789٠٩۵.,٫٬،-+ e\u200f')
    const typed = fc.oneof(fc.string(), fc.string({ unit: signs }))
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 3 }), (text, decimals) => {
        const read = readDecimal(text, { decimals, least: -5_000, most: 1_000_000 })
        if (read.kind !== 'value') return
        expect(Number.isSafeInteger(read.value)).toBe(true)
        expect(Object.is(read.value, -0)).toBe(false)
        expect(read.value >= -5_000 && read.value <= 1_000_000).toBe(true)
        // The value has the same significant digits as the text.
        const digits = text.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => latin(digit))
        const significant = digits.replace(/\D/g, '').replace(/^0+|0+$/g, '')
        expect(String(Math.abs(read.value)).replace(/0+$/, '')).toBe(significant)
      }),
      { numRuns: 2_000 },
    )
  })
})

function latin(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  return String(code >= 0x06f0 ? code - 0x06f0 : code >= 0x0660 ? code - 0x0660 : code - 0x30)
}
