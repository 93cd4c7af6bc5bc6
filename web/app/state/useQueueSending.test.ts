import { describe, expect, it } from 'vitest'
import { verdictOf } from './useQueueSending.ts'

describe('verdictOf', () => {
  it('returns "again" for a call without a decision of the server, "signed_out" for 401 and otherwise "refused"', () => {
    expect([0, 408, 429, 500, 503].map(verdictOf)).toEqual(Array(5).fill('again'))
    expect([401, 403, 409, 422].map(verdictOf)).toEqual(['signed_out', ...Array(3).fill('refused')])
  })
})
