import { expect, test } from 'vitest'
import { twelveHours } from './clock.ts'

test('The morning, noon and midnight of Riyadh', () => {
  expect(twelveHours(new Date('2026-11-20T06:40:00Z'))).toEqual({ time: '09:40', half: 'morning' })
  expect(twelveHours(new Date('2026-11-20T09:05:00Z'))).toEqual({ time: '12:05', half: 'evening' })
  expect(twelveHours(new Date('2026-11-20T21:00:00Z'))).toEqual({ time: '12:00', half: 'morning' })
})
