import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('A short text stays whole', () => {
  expect(preview('بدأ الموسم.')).toBe('بدأ الموسم.')
})

test('A long text is cut at a word within 50 characters', () => {
  const cut = preview('أعلنت الجهات المختصة انطلاق موسم صيد الروبيان في مياه الخليج العربي هذا الأسبوع')
  expect(cut).toBe('أعلنت الجهات المختصة انطلاق موسم صيد الروبيان في…')
  expect(cut.length).toBeLessThanOrEqual(51)
})

test('A letter keeps its marks, and no mark of punctuation stands before the ellipsis', () => {
  expect(preview('مُحَمَّدٌ', 4)).toBe('مُحَمَّدٌ')
  expect(preview('مُحَمَّدٌ', 3)).toBe('مُحَمَّ…')
  expect(preview('Prices fell, and the boats came home late', 13)).toBe('Prices fell…')
})

test('A word that ends right at the limit is kept', () => {
  expect(preview('four five six', 9)).toBe('four five…')
})
