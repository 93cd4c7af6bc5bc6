import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test('initialsOf separates Arabic initials and omits the article', () => {
  expect(initialsOf('حسن القطيفي', 'ar')).toBe('ح ق')
  expect(initialsOf('أحمد عبد الله العتيبي', 'ar')).toBe('أ ع')
})

test('initialsOf shows Latin letters to English readers', () => {
  expect(initialsOf('حسن القطيفي', 'en')).toBe('HQ')
})

test('initialsOf joins English initials', () => {
  expect(initialsOf('Hassan Alqatifi', 'ar')).toBe('HA')
})

test('initialsOf returns one letter for a single name and none for a blank name', () => {
  expect(initialsOf('سالم', 'ar')).toBe('س')
  expect(initialsOf('  ', 'ar')).toBe('')
})
