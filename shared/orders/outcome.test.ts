import { describe, expect, it } from 'vitest'
import { outcomeOf } from './outcome.ts'

const ended = { status: 'completed', returnRefused: false, decidedRefund: null, total: 10_200 } as const

describe('outcomeOf', () => {
  it('returns null for a plain delivery and for a full refund', () => {
    expect(outcomeOf(ended)).toBeNull()
    expect(outcomeOf({ ...ended, status: 'returned' })).toBeNull()
    expect(outcomeOf({ ...ended, status: 'returned', decidedRefund: 10_200 })).toBeNull()
    expect(outcomeOf({ ...ended, status: 'disputed', returnRefused: true })).toBeNull()
  })

  it('returns return_refused for a refused return, and sale_upheld if staff then refund nothing', () => {
    expect(outcomeOf({ ...ended, returnRefused: true })).toBe('return_refused')
    expect(outcomeOf({ ...ended, returnRefused: true, decidedRefund: 0 })).toBe('sale_upheld')
  })

  it('distinguishes a partial from a full refund', () => {
    expect(outcomeOf({ ...ended, status: 'returned', decidedRefund: 5_100 })).toBe('partly_refunded')
  })
})
