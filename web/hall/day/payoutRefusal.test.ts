import { describe, expect, it } from 'vitest'
import { payoutRefusal } from './payoutRefusal.ts'

const refusal = { status: 409, message: 'The price has changed', errors: {} }

describe('a refused payout', () => {
  it('names the sum that is due, not a price', () => {
    expect(payoutRefusal({ ...refusal, code: 'price_changed' }, 'en')).toBe(
      'Not recorded: the sum due has changed. Check it in the list',
    )
  })

  it('gives the reason of the server for anything else', () => {
    const gone = { ...refusal, code: 'not_found', message: 'Not found' } as const
    expect(payoutRefusal(gone, 'en')).toBe('Not found')
  })
})
