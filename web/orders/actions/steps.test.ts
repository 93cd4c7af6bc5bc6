import { describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { offeredSteps } from './steps.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

describe('the buttons of an order', () => {
  it('a seller accepts or rejects what is paid', () => {
    expect(
      told(order({ side: 'seller', status: 'pending', allowed_statuses: ['accepted', 'rejected'] })),
    ).toEqual([
      ['قبول الطلب', null],
      ['رفض الطلب', null],
    ])
  })

  it('what is not paid cannot be accepted, and the button says so', () => {
    const unpaid = order({
      side: 'seller',
      status: 'pending',
      allowed_statuses: ['rejected'],
      payment: { id: 1, code: 'card', name: 'بطاقة' },
      payment_status: 'unpaid',
    })
    expect(told(unpaid)).toEqual([
      ['قبول الطلب', 'لم يصل مبلغ هذا الطلب بعد'],
      ['رفض الطلب', null],
    ])
  })

  it('a buyer may cancel from the moment on at which the seller is late', () => {
    const accepted = { side: 'buyer', status: 'accepted', step_by: '2026-11-23T09:12:00Z' } as const
    const [, cancel] = told(order({ ...accepted, allowed_statuses: [] }))
    expect(cancel?.[1]).toMatch(/يُتاح إن لم يجهّزه البائع قبل/)
    const late = order({ ...accepted, step_by: '2026-11-20T08:00:00Z', allowed_statuses: ['cancelled'] })
    expect(told(late)[1]).toEqual(['إلغاء الطلب', null])
  })

  it('what is fetched is ready, what is brought is handed over', () => {
    const label = (code: string) =>
      told(
        order({
          side: 'seller',
          status: 'accepted',
          allowed_statuses: ['in_progress', 'cancelled'],
          delivery_method: { id: 1, code, name: '' },
        }),
      )[0]?.[0]
    expect(label('pickup_market')).toBe('جاهز للاستلام')
    expect(label('courier')).toBe('سلّمته للتوصيل')
  })

  it('after a refused return there is the dispute, and after its time the reason why not', () => {
    const refused = {
      reason: 'دافئ',
      images: [],
      at: '2026-11-19T09:00:00Z',
      refused_at: '2026-11-19T10:00:00Z',
      dispute_until: '2026-11-20T10:00:00Z',
    }
    const completed = { side: 'buyer', status: 'completed', return: refused } as const
    expect(told(order({ ...completed, allowed_statuses: ['disputed'] }))).toEqual([
      ['اعتراض لدى إدارة السوق', null],
    ])
    const over = { ...refused, dispute_until: '2026-11-20T08:00:00Z' }
    expect(told(order({ ...completed, return: over, allowed_statuses: [] }))).toEqual([
      ['اعتراض لدى إدارة السوق', 'انتهت مهلة الاعتراض'],
    ])
  })

  it("the market's people have none here", () => {
    expect(told(order({ side: 'staff', status: 'disputed', allowed_statuses: ['returned'] }))).toEqual([])
  })
})

function told(shown: Order) {
  return offeredSteps(shown, now, 'ar').map(({ label, refusedBecause }) => [label, refusedBecause])
}

function order(facts: Partial<Order>): Order {
  return {
    id: 1,
    number: '100001',
    sale_type: 'normal',
    payment_status: 'paid',
    payment: { id: 1, code: 'wallet', name: '' },
    delivery_method: { id: 1, code: 'courier', name: '' },
    step_by: null,
    return_until: null,
    return: null,
    due: null,
    ...facts,
  } as Order
}
