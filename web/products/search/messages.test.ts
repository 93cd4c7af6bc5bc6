import { describe, expect, it } from 'vitest'
import { textIn } from '../../app/texts/text.ts'
import { resultText } from './messages.ts'

describe('counted words', () => {
  const { results } = textIn(resultText, 'ar')

  it('take the six forms of Arabic', () => {
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
  it('and the two of English', () => {
    expect([0, 1, 2].map(textIn(resultText, 'en').results)).toEqual(['0 results', '1 result', '2 results'])
  })
})
