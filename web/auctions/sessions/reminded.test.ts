import { expect, it } from 'vitest'
import { remindedText } from './reminded.ts'

it.each([
  ['16:00', 'We’ll remind you 15 minutes before it starts'],
  ['16:40', 'It starts within 15 minutes. You’ll get a notification now'],
  ['16:50', 'It starts within 15 minutes. You’ll get a notification now'],
])('a reminder of a session at 16:55 that is asked for at %s says when it comes', (time, text) => {
  expect(remindedText('2026-11-28T16:55:00Z', Date.parse(`2026-11-28T${time}:00Z`), 'en')).toBe(text)
})
