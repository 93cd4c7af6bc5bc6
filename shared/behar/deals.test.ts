import { describe, expect, it } from 'vitest'
import { type DealFacts, type DealStep, dealProblem, dealStates, showsContact } from './deals.ts'
import { demandStatuses, supplyStatuses } from './status.ts'

const deal = (change: Partial<DealFacts> = {}): DealFacts => ({
  status: 'sent',
  sent: false,
  side: 'supply',
  supply: 'available',
  demand: 'matched',
  ...change,
})
const steps: readonly DealStep[] = ['accept', 'decline', 'withdraw', 'end', 'message', 'reserve', 'sell']
const allowed = (change: Partial<DealFacts>) =>
  steps.filter((step) => dealProblem(step, deal(change)) === null)

describe('dealProblem', () => {
  it('lets the receiver answer an interest and the sender withdraw it', () => {
    expect(allowed({})).toEqual(['accept', 'decline', 'message'])
    expect(allowed({ sent: true })).toEqual(['withdraw', 'message'])
  })

  it('lets both sides end an agreed deal, and only the seller reserve and sell', () => {
    expect(allowed({ status: 'agreed' })).toEqual(['end', 'message', 'reserve', 'sell'])
    expect(allowed({ status: 'agreed', side: 'demand' })).toEqual(['end', 'message'])
  })

  it('allows nothing after the end', () => {
    for (const status of ['declined', 'withdrawn', 'ended'] as const) {
      expect(allowed({ status })).toEqual([])
      expect(allowed({ status, sent: true, side: 'demand' })).toEqual([])
    }
  })

  it('allows accepting and selling only in some states of the supply and the demand', () => {
    const accepts = supplyStatuses.filter((supply) => allowed({ supply }).includes('accept'))
    expect(accepts).toEqual(['available'])
    const needs = demandStatuses.filter((demand) => allowed({ demand }).includes('accept'))
    expect(needs).toEqual(['open', 'matched'])
    const sells = supplyStatuses.filter((supply) => allowed({ status: 'agreed', supply }).includes('sell'))
    expect(sells).toEqual(['available', 'reserved', 'expired'])
    const buys = demandStatuses.filter((demand) => allowed({ status: 'agreed', demand }).includes('sell'))
    expect(buys).toEqual(['open', 'matched', 'expired'])
  })
})

it('showsContact reveals contacts only after both sides agreed', () => {
  expect(dealStates.filter(showsContact)).toEqual(['agreed', 'ended'])
})
