import { expect, it } from 'vitest'
import { methodsFor, orderedMethods } from './checkoutDraft.ts'

it('orderedMethods puts the cheapest first, and of equal fees the earliest', () => {
  const methods = [
    { code: 'van', fee: 35, arrives_at: '2026-11-20T15:00:00.000Z' },
    { code: 'port', fee: 0, arrives_at: null },
    { code: 'seller', fee: 15, arrives_at: '2026-11-20T12:00:00.000Z' },
    { code: 'market', fee: 0, arrives_at: '2026-11-20T10:00:00.000Z' },
    { code: 'quay', fee: 0, arrives_at: null },
  ]
  expect(orderedMethods(methods).map(({ code }) => code)).toEqual(['market', 'port', 'quay', 'seller', 'van'])
})

it('methodsFor leaves out the pickup at the port for goods without a landing place', () => {
  const methods = [{ code: 'pickup_market' }, { code: 'pickup_port' }, { code: 'courier' }]
  expect(methodsFor(methods, []).map(({ code }) => code)).toEqual(['pickup_market', 'courier'])
  expect(methodsFor(methods, ['مرفأ دارين'])).toEqual(methods)
  // The seller of an offer named it.
  expect(methodsFor([{ code: 'pickup_port' }], [])).toEqual([{ code: 'pickup_port' }])
})
