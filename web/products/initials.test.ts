import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('Arabic initials stand apart and skip the article', () => {
  expect(initialsOf('حسن القطيفي')).toBe('ح ق')
  expect(initialsOf('أحمد عبد الله العتيبي')).toBe('أ ع')
})

test('English initials join', () => {
  expect(initialsOf('Hassan Alqatifi')).toBe('HA')
})

test('One name has one letter, none has none', () => {
  expect(initialsOf('سالم')).toBe('س')
  expect(initialsOf('  ')).toBe('')
})
