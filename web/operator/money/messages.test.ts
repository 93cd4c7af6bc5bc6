import { describe, expect, it } from 'vitest'
import { decisionText } from './messages.ts'

describe('the comparison of a transfer without a difference', () => {
  it('says how many fields were compared', () => {
    expect(decisionText.agrees.en(1, 4)).toBe('No difference: 1 of 4 fields compared')
  })
})
