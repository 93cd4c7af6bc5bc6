import { expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { stagesOf, titleOf } from './stages.ts'

/** The note of the last stage of an order that its buyer has to receive. */
function lastNote(side: Order['side'], payment: string) {
  const order = {
    side,
    status: 'in_progress',
    total: 126.45,
    payment: { id: 1, code: payment, name: '' },
    delivery_method: { id: 1, code: 'courier', name: '' },
    timeline: [],
    weighings: [],
  } as unknown as Order
  return stagesOf(order, 0, 'en').at(-1)?.note
}

it('stagesOf tells each side who pays whom in cash', () => {
  expect(lastNote('buyer', 'cod')).toMatch(/^You pay the seller .*126\.45/)
  expect(lastNote('seller', 'cod')).toMatch(/^The buyer pays you .*126\.45/)
  expect(lastNote('staff', 'cod')).toMatch(/^The seller is paid .*126\.45/)
})

it('stagesOf tells each side when held money is paid', () => {
  expect(lastNote('seller', 'card')).toBe('The order is complete, and you are paid after the return period')
  expect(lastNote('buyer', 'card')).toBe(
    'The order is complete, and the seller is paid after the return period',
  )
})

it('titleOf names the cash that a seller returns if the order was paid', () => {
  const titled = (payment_status: Order['payment_status']) =>
    titleOf(
      {
        payment_status,
        total: 126.45,
        payment: { id: 1, code: 'cod', name: '' },
        timeline: [{ status: 'return_requested' }, { status: 'returned' }],
      } as unknown as Order,
      1,
      'en',
    )
  expect(titled('paid')).toMatch(/^Return accepted, the seller returns .*126\.45.* in cash$/)
  expect(titled('unpaid')).toBe('Return accepted, the seller returns the cash')
})
