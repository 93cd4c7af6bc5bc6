import { describe, expect, it } from 'vitest'
import {
  again,
  answered,
  cashHelps,
  newestHeld,
  type QueuedSale,
  refusedWhole,
  stateOf,
  toSend,
  undoSeconds,
} from './queue.ts'

const now = 1_790_000_000_000

function queued(key: string, part: Partial<QueuedSale> = {}): QueuedSale {
  return {
    hallId: 1,
    userId: 2,
    body: {
      key,
      reference: 'A-1',
      sold_at: '2026-11-28T05:00:00Z',
      fish_id: 1,
      quantity: 32,
      price: 1_000,
      seller_id: 3,
      payment: 'cash',
    },
    shown: { hall: 'حراج القطيف', fish: 'هامور', seller: 'حسين', buyer: null },
    soldAt: now - 60_000,
    state: 'open',
    sale: null,
    refusal: null,
    ...part,
  }
}
const refused = (code: string) => ({ code, message: 'سبب' })

describe('stateOf', () => {
  it.each([
    [0, 'held'],
    [9_999, 'held'],
    [10_000, 'waiting'],
    // The clock of the device was set back.
    [-1, 'waiting'],
  ])('returns for a sale of %i ms ago: %s', (age, state) => {
    expect(stateOf(queued('a', { soldAt: now - age }), now)).toBe(state)
  })
})

it('undoSeconds counts down the ten seconds after a sale', () => {
  expect([0, 1, 9_001].map((age) => undoSeconds({ soldAt: now - age }, now))).toEqual([10, 10, 1])
})

describe('newestHeld', () => {
  it('is the newest sale that can be undone', () => {
    const queue = [
      queued('old', { soldAt: now - 20_000 }),
      queued('new', { soldAt: now - 1_000 }),
      queued('held', { soldAt: now - 5_000 }),
      queued('refused', { soldAt: now, state: 'refused' }),
    ]
    expect(newestHeld(queue, now)?.body.key).toBe('new')
    expect(newestHeld(queue, now + 10_000)).toBeUndefined()
  })
})

describe('toSend', () => {
  it('returns the oldest 20 sales that nobody can undo', () => {
    const queue = Array.from({ length: 25 }, (_, place) =>
      queued(String(place), { soldAt: now - 60_000 - place }),
    )
    const sent = toSend([...queue, queued('held', { soldAt: now }), queued('x', { state: 'refused' })], now)
    expect(sent.map(({ body }) => body.key)).toEqual(
      Array.from({ length: 20 }, (_, place) => String(24 - place)),
    )
  })
})

describe('answered', () => {
  it('keeps a sale that failed without a decision, so that it is sent again', () => {
    const queue = [queued('a'), queued('b')]
    const next = answered(queue, [
      { key: 'a', sale: null, refused: refused('unavailable') },
      { key: 'b', sale: null, refused: refused('out_of_stock') },
    ])
    expect(next.map(({ state }) => state)).toEqual(['open', 'refused'])
    expect(next[1]?.refusal?.message).toBe('سبب')
  })
})

describe('refusedWhole', () => {
  it('refuses only the sales with errors, if the server reports errors of single sales', () => {
    const queue = [queued('a'), queued('b')]
    const errors = { 'sales.1.buyer_mobile': ['اكتب رقم جوال صحيحًا'] }
    const next = refusedWhole(queue, queue, { ...refused('validation_failed'), errors })
    expect(next.map(({ state }) => state)).toEqual(['open', 'refused'])
    expect(next[1]?.refusal?.message).toBe('اكتب رقم جوال صحيحًا')
  })

  it('refuses all sales of a hall that is closed', () => {
    const queue = [queued('a'), queued('b')]
    const next = refusedWhole(queue, [queued('a')], refused('not_found'))
    expect(next.map(({ state }) => state)).toEqual(['refused', 'open'])
  })
})

describe('a refused sale', () => {
  const short = queued('a', {
    body: { ...queued('a').body, payment: 'wallet' },
    state: 'refused',
    refusal: refused('insufficient_funds'),
  })

  it('that the wallet could not pay can be sent again as a cash sale, with its key and time', () => {
    expect(cashHelps(short)).toBe(true)
    const next = again(short, { payment: 'cash' })
    expect([next.state, next.refusal, next.body.payment]).toEqual(['open', null, 'cash'])
    expect([next.body.key, next.soldAt]).toEqual(['a', short.soldAt])
    expect(cashHelps({ ...short, refusal: refused('out_of_stock') })).toBe(false)
  })
})
