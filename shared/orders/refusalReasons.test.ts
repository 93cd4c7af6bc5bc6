import { describe, expect, it } from 'vitest'
import { reasonsFor, refusableStatuses, refusalProblems, refusedTo } from './refusalReasons.ts'
import { stepProblem } from './status.ts'

describe('refusalProblems', () => {
  const pending = { from: 'pending', photos: false } as const

  it('accepts a reason of the state and refuses a reason of another state', () => {
    expect(refusalProblems(pending, { reason: 'sold_out' })).toBeNull()
    expect(refusalProblems({ from: 'return_requested', photos: true }, { reason: 'sold_out' })).toEqual({
      reason: [{ code: 'choice' }],
    })
    expect(refusalProblems(pending, { reason: '' })).toEqual({ reason: [{ code: 'choice' }] })
  })

  it('refuses unclear photos as the reason for a return without photos', () => {
    const unclear = { reason: 'photos_unclear' } as const
    const refused = { from: 'return_requested', photos: false } as const
    expect(reasonsFor(refused)).toEqual(['as_listed', 'weight_right', 'kept_warm', 'other'])
    expect(refusalProblems(refused, unclear)).toEqual({ reason: [{ code: 'choice' }] })
    expect(refusalProblems({ ...refused, photos: true }, unclear)).toBeNull()
  })

  it('requires a note for the reason `other`', () => {
    expect(refusalProblems({ from: 'accepted', photos: false }, { reason: 'other', note: ' ' })).toEqual({
      note: [{ code: 'required' }],
    })
    expect(
      refusalProblems({ from: 'accepted', photos: false }, { reason: 'other', note: 'تعطّل القارب' }),
    ).toBeNull()
  })
})

describe('refusedTo', () => {
  it('names steps that the seller may take', () => {
    for (const status of refusableStatuses) {
      const facts = {
        status,
        payment: 'cod',
        paymentStatus: 'unpaid',
        stepBy: null,
        returnUntil: null,
        returnAsked: false,
        answerBy: null,
        disputeUntil: null,
      } as const
      expect(stepProblem(facts, refusedTo[status], 'seller', new Date(0))).toBeNull()
    }
  })
})
