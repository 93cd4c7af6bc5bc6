import { expect, it } from 'vitest'
import { languageOf } from './language.ts'

it('languageOf returns the language of most letters of a text', () => {
  expect(languageOf('هامور 80 كجم')).toBe('ar')
  expect(languageOf('Hamour, 80 kg')).toBe('en')
  expect(languageOf('توصيل إلى Radisson قبل الثامنة')).toBe('ar')
  expect(languageOf('Deliver to حراج, gate 4, before eight')).toBe('en')
})

it('languageOf returns undefined for a text without letters', () => {
  expect(languageOf('80 / 4 – 055')).toBeUndefined()
  expect(languageOf('')).toBeUndefined()
})
