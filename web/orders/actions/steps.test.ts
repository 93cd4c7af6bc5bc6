import { describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { offeredSteps, shortRefusal } from './steps.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

describe('offeredSteps', () => {
  it('lets a seller accept or reject a paid order', () => {
    expect(
      labelsOf(order({ side: 'seller', status: 'pending', allowed_statuses: ['accepted', 'rejected'] })),
    ).toEqual([
      ['قبول الطلب', null],
      ['رفض الطلب', null],
    ])
  })

  it('shows the short label of a refusal on its button', () => {
    const states = [
      ['pending', ['accepted', 'rejected']],
      ['return_requested', ['returned', 'completed']],
    ] as const
    for (const [status, allowed] of states)
      for (const locale of ['ar', 'en'] as const) {
        const asked = order({ side: 'seller', status, allowed_statuses: [...allowed] })
        const refusal = offeredSteps(asked, now, locale).find(({ look }) => look === 'grave')
        expect(refusal?.label).toContain(refusal && shortRefusal(refusal.id, locale))
      }
  })

  it('disables the acceptance of an unpaid order and returns the reason', () => {
    const unpaid = order({
      side: 'seller',
      status: 'pending',
      allowed_statuses: ['rejected'],
      payment: { id: 1, code: 'card', name: 'بطاقة' },
      payment_status: 'unpaid',
    })
    expect(labelsOf(unpaid)).toEqual([
      ['قبول الطلب', 'لم يصل مبلغ هذا الطلب بعد'],
      ['رفض الطلب', null],
    ])
  })

  it('lets the buyer cancel only after the seller is late', () => {
    const accepted = { side: 'buyer', status: 'accepted', step_by: '2026-11-23T09:12:00Z' } as const
    const [, cancel] = labelsOf(order({ ...accepted, allowed_statuses: [] }))
    expect(cancel?.[1]).toMatch(/يُتاح إن لم يجهّزه البائع قبل/)
    const late = order({ ...accepted, step_by: '2026-11-20T08:00:00Z', allowed_statuses: ['cancelled'] })
    expect(labelsOf(late)[1]).toEqual(['إلغاء الطلب', null])
  })

  it('labels the start step according to the delivery method', () => {
    const label = (code: string) =>
      labelsOf(
        order({
          side: 'seller',
          status: 'accepted',
          allowed_statuses: ['in_progress', 'cancelled'],
          delivery_method: { id: 1, code, name: '' },
        }),
      )[0]?.[0]
    expect(label('pickup_market')).toBe('جاهز للاستلام')
    expect(label('courier')).toBe('خرج للتوصيل')
  })

  it('makes the delivery the main step once the order is prepared', () => {
    const steps = (status: Order['status'], allowed: Order['allowed_statuses']) =>
      offeredSteps(order({ side: 'seller', status, allowed_statuses: allowed }), now, 'ar')
    expect(steps('in_progress', ['completed'])).toMatchObject([{ id: 'delivered', look: 'main' }])
    const accepted = steps('accepted', ['in_progress', 'cancelled'])
    expect(accepted.find(({ look, refusedBecause }) => look === 'main' && !refusedBecause)?.id).toBe('start')
  })

  it('disables a dispute after its deadline', () => {
    const refused = {
      reason: 'دافئ',
      images: [],
      at: '2026-11-19T09:00:00Z',
      refused_at: '2026-11-19T10:00:00Z',
      dispute_until: '2026-11-20T10:00:00Z',
    }
    const completed = { side: 'buyer', status: 'completed', return: refused } as const
    expect(labelsOf(order({ ...completed, allowed_statuses: ['disputed'] }))).toEqual([
      ['رفع اعتراض إلى إدارة السوق', null],
    ])
    const over = { ...refused, dispute_until: '2026-11-20T08:00:00Z' }
    expect(labelsOf(order({ ...completed, return: over, allowed_statuses: [] }))).toEqual([
      ['رفع اعتراض إلى إدارة السوق', 'انتهت مهلة الاعتراض'],
    ])
  })

  it('returns no steps for staff', () => {
    expect(labelsOf(order({ side: 'staff', status: 'disputed', allowed_statuses: ['returned'] }))).toEqual([])
  })
})

function labelsOf(shown: Order) {
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
