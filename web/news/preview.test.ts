import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('preview returns a short text unchanged', () => {
  expect(preview('بدأ الموسم.')).toBe('بدأ الموسم.')
})

test('preview truncates a long text after a word, within 50 characters', () => {
  const cut = preview('أعلنت الجهات المختصة انطلاق موسم صيد الروبيان في مياه الخليج العربي هذا الأسبوع')
  expect(cut).toBe('أعلنت الجهات المختصة انطلاق موسم صيد الروبيان في…')
  expect(cut.length).toBeLessThanOrEqual(51)
})

test('preview keeps diacritics with their letter and omits punctuation before the ellipsis', () => {
  expect(preview('مُحَمَّدٌ', 4)).toBe('مُحَمَّدٌ')
  expect(preview('مُحَمَّدٌ', 3)).toBe('مُحَمَّ…')
  expect(preview('Prices fell, and the boats came home late', 13)).toBe('Prices fell…')
})

test('preview keeps a word that ends exactly at the limit', () => {
  expect(preview('four five six', 9)).toBe('four five…')
})
