import { expect, it } from 'vitest'
import { duePlace } from './places.ts'

it.each(['confirmations', 'upgrades', 'payouts'] as const)(
  'opens one of the pending %s among the others',
  (kind) => {
    expect(duePlace({ kind, id: 7, number: null })).toEqual({
      to: kind,
      search: { status: 'pending', open: 7 },
    })
  },
)

it('opens a dispute, a message and a bank file alone', () => {
  expect(duePlace({ kind: 'disputes', id: 937, number: '100937' })).toEqual({
    to: 'orders',
    search: { s: '100937', open: 937 },
  })
  expect(duePlace({ kind: 'contacts', id: 7, number: null })).toEqual({
    to: 'contacts',
    search: { id: 7, open: 7 },
  })
})
