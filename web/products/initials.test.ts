import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initialsOf separates Arabic initials and omits the article', () => {
  expect(initialsOf('حسن القطيفي')).toBe('ح ق')
  expect(initialsOf('أحمد عبد الله العتيبي')).toBe('أ ع')
})

test('initialsOf joins English initials', () => {
  expect(initialsOf('Hassan Alqatifi')).toBe('HA')
})

test('initialsOf returns one letter for a single name and none for a blank name', () => {
  expect(initialsOf('سالم')).toBe('س')
  expect(initialsOf('  ')).toBe('')
})
