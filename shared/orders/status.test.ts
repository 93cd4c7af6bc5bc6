import { describe, expect, it } from 'vitest'
import {
  allowedStatuses,
  maySet,
  type OrderFacts,
  type OrderStatus,
  orderStatuses,
  ratingProblem,
  type Side,
  sellerCancellation,
  stepProblem,
  steps,
  weighingProblem,
} from './status.ts'

const now = new Date('2026-11-21T09:00:00Z')
const before = new Date(now.getTime() - 1)
const later = new Date(now.getTime() + 1)
const sides: readonly Side[] = ['buyer', 'seller', 'operator', 'clock']

/** Facts that meet every precondition of a step. */
const ready = (status: OrderStatus): OrderFacts => ({
  status,
  payment: 'wallet',
  paymentStatus: 'paid',
  returnAsked: false,
  stepBy: before,
  returnUntil: later,
  disputeUntil: later,
  answerBy: before,
  sellerBlocked: true,
})

/** The steps of the contract, section 3: the sides that may take an order from one state to another. */
const table: Record<OrderStatus, Partial<Record<OrderStatus, readonly Side[]>>> = {
  pending: { accepted: ['seller'], rejected: ['seller'], cancelled: ['buyer', 'clock'] },
  accepted: { in_progress: ['seller'], cancelled: ['buyer', 'seller'], disputed: ['operator'] },
  rejected: {},
  in_progress: {
    completed: ['buyer', 'seller', 'clock'],
    return_requested: ['buyer'],
    disputed: ['operator'],
  },
  completed: { return_requested: ['buyer'], disputed: ['buyer', 'operator'] },
  cancelled: {},
  return_requested: {
    returned: ['seller', 'operator'],
    completed: ['seller', 'operator'],
    disputed: ['clock', 'buyer', 'operator'],
  },
  returned: {},
  disputed: { returned: ['operator'], completed: ['operator'] },
}

const everyStep = orderStatuses.flatMap((from) =>
  orderStatuses.flatMap((to) => sides.map((side) => ({ from, to, side }))),
)

describe('order steps:', () => {
  it.each(everyStep)(
    'stepProblem follows the contract for the step of the $side from $from to $to',
    ({ from, to, side }) => {
      const by = table[from][to]
      const others = side === 'operator' ? 'no_dispute' : 'forbidden'
      const expected = by === undefined ? 'illegal_transition' : by.includes(side) ? null : others
      expect(stepProblem(ready(from), to, side, now)).toBe(expected)
    },
  )

  it.each(sides)('allowedStatuses returns the steps that stepProblem allows for %s', (side) => {
    for (const from of orderStatuses) {
      const possible = orderStatuses.filter((to) => table[from][to]?.includes(side))
      expect(allowedStatuses(ready(from), side, now)).toEqual(possible)
    }
  })

  it('maySet returns whether a side may set a state', () => {
    for (const to of orderStatuses) {
      for (const side of sides) {
        expect(maySet(to, side)).toBe(orderStatuses.some((from) => table[from][to]?.includes(side)))
      }
    }
  })

  it('no step leads back to pending or out of an end state', () => {
    expect(steps.some(({ to }) => to === 'pending')).toBe(false)
    for (const end of ['rejected', 'cancelled', 'returned'] as const) {
      expect(steps.some(({ from }) => from === end)).toBe(false)
    }
  })
})

describe('preconditions of a step:', () => {
  it.each([
    ['wallet', 'paid', null],
    ['cod', 'unpaid', null],
    ['card', 'unpaid', 'paid'],
    ['card', 'failed', 'paid'],
    ['bank_transfer', 'pending', 'paid'],
    ['bank_transfer', 'paid', null],
  ] as const)(
    'accepting an order with the payment method %s and the payment status %s returns the problem %s',
    (payment, paymentStatus, problem) => {
      const facts = { ...ready('pending'), payment, paymentStatus }
      expect(stepProblem(facts, 'accepted', 'seller', now)).toBe(problem)
      expect(stepProblem(facts, 'rejected', 'seller', now)).toBeNull()
    },
  )

  it('the seller can cancel an accepted order at any time, the buyer only after the deadline to start preparing', () => {
    const facts = ready('accepted')
    const cancels = (stepBy: Date | null, side: Side) =>
      stepProblem({ ...facts, stepBy }, 'cancelled', side, now)
    expect([cancels(later, 'buyer'), cancels(now, 'buyer'), cancels(null, 'buyer')]).toEqual([
      'step_overdue',
      null,
      'step_overdue',
    ])
    expect(cancels(later, 'seller')).toBeNull()
  })

  it('a return can be requested only once, and only before the deadline', () => {
    const asks = (facts: Partial<OrderFacts>, from: OrderStatus = 'completed') =>
      stepProblem({ ...ready(from), ...facts }, 'return_requested', 'buyer', now)
    expect(asks({ returnUntil: now })).toBe('return_open')
    expect(asks({ returnUntil: null })).toBe('return_open')
    expect(asks({ returnUntil: null }, 'in_progress')).toBeNull()
    expect(asks({ returnAsked: true })).toBe('no_return_before')
    expect(asks({ returnAsked: true }, 'in_progress')).toBe('no_return_before')
  })

  it('a dispute is possible after a refused return, before the deadline', () => {
    const disputes = (disputeUntil: Date | null) =>
      stepProblem({ ...ready('completed'), disputeUntil }, 'disputed', 'buyer', now)
    expect([disputes(later), disputes(now), disputes(null)]).toEqual([
      null,
      'refused_return',
      'refused_return',
    ])
  })
})

describe('actions that do not change the state:', () => {
  it('weighingProblem allows a weighing from acceptance until completion', () => {
    for (const status of orderStatuses) {
      const open = status === 'accepted' || status === 'in_progress'
      expect(weighingProblem(status)).toBe(open ? null : 'illegal_transition')
    }
  })

  it('ratingProblem allows ratings for thirty days after completion', () => {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
    expect(ratingProblem(null, now)).toBe('illegal_transition')
    expect(ratingProblem(daysAgo(29.99), now)).toBeNull()
    expect(ratingProblem(daysAgo(30), now)).toBe('rating_over')
  })
})

describe('sellerCancellation', () => {
  const waiting = ready('pending')
  const accepted = ready('accepted')
  const cash = { ...waiting, payment: 'cod', paymentStatus: 'unpaid' } as const
  const unpaid = { ...waiting, payment: 'card', paymentStatus: 'pending' } as const

  it.each([
    ['rejected', waiting, 'rejected', 'seller'],
    ['rejected', unpaid, 'rejected', 'seller'],
    ['not_accepted', waiting, 'cancelled', 'clock'],
    ['not_accepted', cash, 'cancelled', 'clock'],
    ['cancelled', accepted, 'cancelled', 'seller'],
    ['not_started', accepted, 'cancelled', 'buyer'],
    [null, unpaid, 'cancelled', 'clock'],
    [null, waiting, 'cancelled', 'buyer'],
    [null, waiting, 'accepted', 'seller'],
    [null, ready('in_progress'), 'completed', 'clock'],
    [null, ready('return_requested'), 'returned', 'seller'],
  ] as const)('returns %s if the order %o becomes %s by a step of the %s', (reason, facts, to, by) =>
    expect(sellerCancellation(facts, to, by)).toBe(reason),
  )
})
