import { expect, test } from 'vitest'
import { soldShare, twelveHours } from './figures.ts'

test('twelveHours returns the time of day in Riyadh on a 12-hour clock', () => {
  expect(twelveHours(new Date('2026-11-20T06:40:00Z'))).toEqual({ time: '09:40', half: 'morning' })
  expect(twelveHours(new Date('2026-11-20T09:05:00Z'))).toEqual({ time: '12:05', half: 'evening' })
  expect(twelveHours(new Date('2026-11-20T21:00:00Z'))).toEqual({ time: '12:00', half: 'morning' })
})

test('soldShare returns whole percent, truncated', () => {
  expect(soldShare(300, 700)).toBe(70)
  expect(soldShare(1, 2)).toBe(66)
})

test('soldShare returns 0 without goods and sales', () => {
  expect(soldShare(0, 0)).toBe(0)
})
