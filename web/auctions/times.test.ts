import { expect, test } from 'vitest'
import { countdown, dayDistance, dayPart, notEnded, riyadhMoment, weekday } from './times.ts'

const minutes = 60_000

test('countdown prints minutes and seconds, and hours only from one hour on', () => {
  expect(countdown(18 * minutes + 34_999)).toBe('18:34')
  expect(countdown(65 * minutes + 33_000)).toBe('1:05:33')
  expect(countdown(74_000)).toBe('01:14')
  expect(countdown(0)).toBe('00:00')
})

test('countdown stops at zero and returns undefined from one day on', () => {
  expect(countdown(-5_000)).toBe('00:00')
  expect(countdown(24 * 60 * minutes - 1_000)).toBe('23:59:59')
  expect(countdown(24 * 60 * minutes)).toBeUndefined()
})

test('dayPart uses the hour in Riyadh', () => {
  // 02:30 UTC is 05:30 in Riyadh.
  expect(dayPart(new Date('2026-11-20T02:30:00Z'))).toBe('dawn')
  expect(dayPart(new Date('2026-11-20T08:59:00Z'))).toBe('morning')
  expect(dayPart(new Date('2026-11-20T09:00:00Z'))).toBe('noon')
  expect(dayPart(new Date('2026-11-20T12:00:00Z'))).toBe('afternoon')
  expect(dayPart(new Date('2026-11-20T17:00:00Z'))).toBe('evening')
  expect(dayPart(new Date('2026-11-20T22:00:00Z'))).toBe('night')
})

test('dayDistance changes at midnight in Riyadh, three hours before midnight UTC', () => {
  const now = new Date('2026-11-20T20:59:00Z')
  expect(dayDistance(new Date('2026-11-20T20:59:59Z'), now)).toBe('today')
  expect(dayDistance(new Date('2026-11-20T21:00:00Z'), now)).toBe('tomorrow')
  expect(dayDistance(new Date('2026-11-21T21:00:00Z'), now)).toBe('later')
  expect(riyadhMoment(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21 00:00')
  expect(weekday(new Date('2026-11-20T21:00:00Z'), 'ar')).toBe('السبت')
  expect(weekday(new Date('2026-11-20T21:00:00Z'), 'en')).toBe('Saturday')
})

test('notEnded leaves out an auction from its end on', () => {
  const [first, second] = [{ endsAt: '2026-11-28T16:49:00Z' }, { endsAt: '2026-11-28T16:55:00Z' }] as const
  expect(notEnded([first, second], Date.parse('2026-11-28T16:48:59Z'))).toEqual([first, second])
  expect(notEnded([first, second], Date.parse(first.endsAt))).toEqual([second])
})
