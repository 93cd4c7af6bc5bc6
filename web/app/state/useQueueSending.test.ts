import { describe, expect, it } from 'vitest'
import { verdictOf } from './useQueueSending.ts'

describe('the verdict of a refusal on a queue', () => {
  it('repeats a call without a decision and stops at a refusal', () => {
    expect([0, 408, 429, 500, 503].map(verdictOf)).toEqual(Array(5).fill('again'))
    expect([401, 403, 409, 422].map(verdictOf)).toEqual(['signed_out', ...Array(3).fill('refused')])
  })
})
