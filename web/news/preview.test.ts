import { expect, test } from 'vitest'
import { preview } from './preview.ts'

test('preview returns a short text unchanged', () => {
  expect(preview('بدأ الموسم.')).toBe('بدأ الموسم.')
})

test('preview shows the first 50 characters of a long text', () => {
  const text = 'أعلنت الجهات المختصة انطلاق موسم صيد الروبيان في مياه الخليج العربي هذا الأسبوع'
  expect(preview(text)).toBe(`${text.slice(0, 50)}…`)
})

test('preview keeps diacritics with their letter and omits a space before the ellipsis', () => {
  expect(preview('مُحَمَّدٌ', 4)).toBe('مُحَمَّدٌ')
  expect(preview('مُحَمَّدٌ', 3)).toBe('مُحَمَّ…')
  expect(preview('Prices fell, and the boats came home late', 13)).toBe('Prices fell,…')
})

test('preview may end inside a word', () => {
  expect(preview('four five six', 11)).toBe('four five s…')
})
