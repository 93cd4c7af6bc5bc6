import { describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { questionBodies } from './stepQuestions.ts'

describe('questionBodies', () => {
  const cancel = (side: Order['side'], facts: Partial<Order> = {}) =>
    questionBodies(
      {
        side,
        sale_type: 'normal',
        status: 'pending',
        total: 180,
        payment: { id: 1, code: 'card', name: '' },
        payment_status: 'paid',
        ...facts,
      } as Order,
      'ar',
    ).cancel

  it('tells the buyer of a cancelled order that the payment goes to their own wallet', () => {
    expect(cancel('buyer')).toContain('إلى محفظتك')
    expect(cancel('seller')).toContain('إلى محفظة المشتري')
  })

  it('tells the buyer that a transfer on its way goes to their own wallet', () => {
    const sent = { payment: { id: 2, code: 'bank_transfer', name: '' }, payment_status: 'pending' } as const
    expect(cancel('buyer', sent)).toContain('أُضيف إلى محفظتك')
    expect(cancel('seller', sent)).toContain('أُضيف إلى محفظة المشتري')
  })

  it('says only to the buyer that they were not charged', () => {
    const declined = { payment_status: 'failed' } as const
    expect(cancel('buyer', declined)).toContain('لم يُخصم منك شيء')
    expect(cancel('seller', declined)).not.toContain('منك')
  })

  it('tells the buyer who confirms the receipt that held money waits for the return period', () => {
    const order = { side: 'buyer', total: 180, payment: { id: 1, code: 'card', name: '' } } as Order
    expect(questionBodies(order, 'en').received).toContain('pay the seller after the return period')
  })

  it('tells the seller who accepts a return which amount goes back to the buyer', () => {
    const order = { side: 'seller', total: 106, payment: { id: 1, code: 'card', name: '' } } as Order
    expect(questionBodies(order, 'en').takeBack).toMatch(/106\.00\S* goes back to the buyer’s wallet/)
    expect(questionBodies(order, 'ar').takeBack).toContain('106.00')
  })
})
