import { describe, expect, it } from 'vitest'
import { textIn } from '../../app/texts/text.ts'
import { resultText } from './messages.ts'

describe('the number of results', () => {
  const { results } = textIn(resultText, 'ar')

  it('uses the six plural forms of Arabic', () => {
    expect([0, 1, 2, 3, 11, 100, 103].map(results)).toEqual([
      'لا نتائج',
      'نتيجة واحدة',
      'نتيجتان',
      '3 نتائج',
      '11 نتيجة',
      '100 نتيجة',
      '103 نتائج',
    ])
  })
  it('uses the two plural forms of English', () => {
    expect([0, 1, 2].map(textIn(resultText, 'en').results)).toEqual(['0 results', '1 result', '2 results'])
  })
})
