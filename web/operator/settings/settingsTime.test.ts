import { describe, expect, it } from 'vitest'
import { daysWords, readSpan, secondsOf, spanOf, spanWords } from './settingsTime.ts'

describe('a typed duration', () => {
  it.each([
    [90, '90', 's'],
    [120, '2', 'm'],
    [86_400, '24', 'h'],
    [90_000, '25', 'h'],
    [604_800, '7', 'd'],
    [0, '0', 's'],
  ] as const)(
    'shows %i seconds as %s %s and parses this text to the same seconds',
    (seconds, amount, unit) => {
      expect(spanOf(seconds, 60)).toEqual({ amount, unit })
      expect(secondsOf({ amount, unit })).toBe(seconds)
    },
  )

  it('is blank, with the unit of the configured default, if no duration is set', () => {
    expect(spanOf(null, 3_600)).toEqual({ amount: '', unit: 'h' })
    expect(secondsOf({ amount: ' ', unit: 'h' })).toBeNull()
  })

  it('accepts Arabic and Latin digits and refuses other text', () => {
    expect(secondsOf({ amount: '٣', unit: 'h' })).toBe(10_800)
    expect(readSpan({ amount: 'x', unit: 'h' })).toMatchObject({ kind: 'problem' })
    expect(() => secondsOf({ amount: 'x', unit: 'h' })).toThrow(RangeError)
    expect(secondsOf({ amount: '1,5', unit: 'h' })).toBe(5_400)
    expect(secondsOf({ amount: '1.5', unit: 'm' })).toBe(90)
  })

  it('is printed in words', () => {
    expect([spanWords(86_400, 'en'), spanWords(172_800, 'en'), daysWords(30, 'en')]).toEqual([
      '24 hours',
      '2 days',
      '30 days',
    ])
    expect(spanWords(86_400, 'ar')).toBe('24 ساعة')
  })
})
