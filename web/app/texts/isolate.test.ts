import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import { isolated, moneyText, wholeDates } from './isolate.ts'

describe('a value inside a sentence', () => {
  it('cannot be broken across lines if it is an amount, in either language', () => {
    const amount = halalas(123_450)
    expect([moneyText(amount, 'en'), moneyText(amount, 'ar')]).toEqual([
      '\u2068SR\u00a01,234.50\u2069',
      '\u20681,234.50\u00a0ريال\u2069',
    ])
  })

  it('cannot be broken across lines if it is an IBAN, a phone number or a day', () => {
    expect(isolated('SA03 8000')).toBe('\u2066SA03\u00a08000\u2069')
    expect(isolated('R-19')).toBe('\u2066R-19\u2069')
    expect(isolated('2026-11-20')).toBe('\u20662026\u2060-11\u2060-20\u2069')
  })

  it('keeps a date whole in a heading that may break between its words', () => {
    expect(wholeDates('Session, Friday 2026-11-20')).toBe('Session, Friday 2026\u2060-11\u2060-20')
  })
})
