import { describe, expect, it } from 'vitest'
import { boardLocale, isStale, nextPrayer, printCountdown } from './boardRules.ts'

const at = (time: string) => Date.parse(`2026-11-28T${time}+03:00`)
const prayers = [
  { name: 'asr', at: new Date(at('14:30:00')).toISOString() },
  { name: 'maghrib', at: new Date(at('16:55:00')).toISOString() },
] as const

describe('nextPrayer', () => {
  it('returns the first prayer after now, and at the time of a prayer the next one', () => {
    expect(nextPrayer([...prayers], at('14:00:00'))).toEqual({
      name: 'asr',
      at: at('14:30:00'),
      inMs: 1_800_000,
    })
    expect(nextPrayer([...prayers], at('14:30:00'))?.name).toBe('maghrib')
    expect(nextPrayer([...prayers], at('17:00:00'))).toBeUndefined()
  })
})

describe('printCountdown', () => {
  it.each([
    [3_909_000, '1:05:09'],
    [309_000, '05:09'],
    [1, '00:01'],
    [0, '00:00'],
    [-5_000, '00:00'],
  ])('prints %i ms as %s', (ms, text) => {
    expect(printCountdown(ms)).toBe(text)
  })
})

describe('a board', () => {
  it('alternates the two languages', () => {
    const languages = [0, 14_999, 15_000, 29_999, 30_000].map(boardLocale)
    expect(languages).toEqual(['ar', 'ar', 'en', 'en', 'ar'])
  })

  it('is stale after a minute without data', () => {
    expect([60_000, 60_001].map(isStale)).toEqual([false, true])
  })
})
