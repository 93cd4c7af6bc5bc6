import { describe, expect, it } from 'vitest'
import {
  acceptProblem,
  deadlineOf,
  offerProblem,
  offerStatusAt,
  offerStatuses,
  openProblem,
  requestStatuses,
  statusAt,
  withdrawProblem,
} from './status.ts'

const closesAt = new Date('2026-12-01T09:00:00Z')
const [before, after] = [new Date(closesAt.getTime() - 1), closesAt]
const orderUntil = new Date('2026-12-03T09:00:00Z')
const request = (status: (typeof requestStatuses)[number]) => ({ status, closesAt, orderUntil: null })
const accepted = { status: 'accepted', closesAt, orderUntil } as const

describe('the state of a request', () => {
  it('is the stored state, but closed if the stored state is open and the request has expired', () => {
    expect(requestStatuses.map((status) => statusAt(request(status), before))).toEqual([...requestStatuses])
    expect(requestStatuses.map((status) => statusAt(request(status), after))).toEqual([
      ...['closed', 'accepted', 'ordered', 'closed'],
    ])
  })

  it('is closed if the buyer did not order the accepted offer in time', () => {
    expect(statusAt(accepted, new Date(orderUntil.getTime() - 1))).toBe('accepted')
    expect(statusAt(accepted, orderUntil)).toBe('closed')
    expect([statusAt({ ...accepted, status: 'ordered' }, orderUntil), deadlineOf(request('closed'))]).toEqual(
      ['ordered', null],
    )
  })

  it('allows changes only if it is open', () => {
    expect(requestStatuses.map((status) => openProblem(request(status), before))).toEqual([
      ...[null, 'request_over', 'request_over', 'request_over'],
    ])
    expect(openProblem(request('open'), after)).toBe('request_over')
  })
})

describe('the state of an offer', () => {
  it('is the stored state, but declined if the stored state is open and the request has expired', () => {
    for (const status of offerStatuses) {
      expect(offerStatusAt(status, request('open'), before)).toBe(status)
      expect(offerStatusAt(status, request('open'), after)).toBe(status === 'open' ? 'declined' : status)
    }
  })

  it('is declined if it was accepted and not ordered in time', () => {
    expect(offerStatusAt('accepted', accepted, after)).toBe('accepted')
    expect(offerStatusAt('accepted', accepted, orderUntil)).toBe('declined')
    expect(offerStatusAt('accepted', { ...accepted, status: 'ordered' }, orderUntil)).toBe('accepted')
  })

  it('allows a withdrawal if the offer is open or already withdrawn', () => {
    expect(offerStatuses.map((status) => withdrawProblem({ status }))).toEqual([
      ...[null, 'offer_over', 'offer_over', null, 'offer_over'],
    ])
  })

  it('allows an acceptance while the offer and the request are open, and a repeated acceptance at any time', () => {
    const problems = (asked: ReturnType<typeof request>, now: Date) =>
      offerStatuses.map((status) => acceptProblem(asked, { status }, now))
    expect(problems(request('open'), before)).toEqual([null, null, 'offer_over', 'offer_over', 'offer_over'])
    for (const over of [request('closed'), request('open')]) {
      expect(problems(over, after)).toEqual([
        'request_over',
        null,
        'request_over',
        'offer_over',
        'offer_over',
      ])
    }
    expect(problems(request('ordered'), after)[1]).toBeNull()
  })
})

describe('offerProblem', () => {
  it('allows sellers to offer on open requests of others', () => {
    const asked = { ...request('open'), askerId: 7 }
    expect(offerProblem(asked, { id: 8, sells: true }, before)).toBeNull()
    expect(offerProblem(asked, { id: 8, sells: false }, before)).toBe('forbidden')
    expect(offerProblem(asked, { id: 7, sells: true }, before)).toBe('own_request')
    expect(offerProblem(asked, { id: 8, sells: true }, after)).toBe('request_over')
    // Ownership takes precedence over expiry.
    expect(offerProblem(asked, { id: 7, sells: true }, after)).toBe('own_request')
  })
})
