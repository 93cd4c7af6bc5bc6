import { describe, expect, it } from 'vitest'
import { refusableStatuses, refusalProblems, refusedTo } from './refusal.ts'
import { stepProblem } from './status.ts'

describe('refusalProblems', () => {
  it('accepts a reason of the state and refuses a reason of another state', () => {
    expect(refusalProblems('pending', { reason: 'sold_out' })).toBeNull()
    expect(refusalProblems('return_requested', { reason: 'sold_out' })).toEqual({
      reason: [{ code: 'choice' }],
    })
    expect(refusalProblems('pending', { reason: '' })).toEqual({ reason: [{ code: 'choice' }] })
  })

  it('requires a note for another reason', () => {
    expect(refusalProblems('accepted', { reason: 'other', note: ' ' })).toEqual({
      note: [{ code: 'required' }],
    })
    expect(refusalProblems('accepted', { reason: 'other', note: 'تعطّل القارب' })).toBeNull()
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
