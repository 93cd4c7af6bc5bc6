import { describe, expect, it } from 'vitest'
import type { Order, OrderSummary } from '#shared/orders/contract.ts'
import type { OrderStatus } from '#shared/orders/status.ts'
import { turnFor } from './turn.ts'

const now = Date.parse('2026-11-23T09:00:00Z')
const order = (change: { payment?: string; side?: 'buyer' | 'seller'; status?: OrderStatus }): OrderSummary =>
  ({
    status: change.status ?? 'in_progress',
    payment_status: 'unpaid',
    side: change.side ?? 'buyer',
    total: 744,
    payment: { id: 1, code: change.payment ?? 'cod', name: 'cash' },
    due: { status: 'completed', at: '2026-11-23T12:00:00Z' },
  }) as unknown as OrderSummary

describe('turnFor an order that is on its way', () => {
  it('names who pays whom for cash on delivery', () => {
    expect(turnFor(order({}), now, 'en').say).toMatch(/^Pay the seller .*744\.00.* in cash and confirm/)
    expect(turnFor(order({ side: 'seller' }), now, 'ar').say).toMatch(/^يدفع لك المشتري .*744\.00.* نقدًا/)
    const late = { ...order({}), due: null }
    expect(turnFor(late, now, 'ar').say).toMatch(/^افحص السمك، وادفع للبائع .*744\.00.* نقدًا/)
  })

  it('asks the seller of a returned order to pay the cash back, and marks this step as pending only on the page of the order', () => {
    const returned = order({ status: 'returned', side: 'seller' })
    expect(turnFor(returned, now, 'en')).toMatchObject({
      who: 'nobody',
      say: expect.stringContaining('cash'),
    })
    const whole = { ...returned, timeline: [], dispute: null, refunded: 0 } as unknown as Order
    expect(turnFor(whole, now, 'en')).toMatchObject({ who: 'me', say: expect.stringContaining('cash') })
  })

  it('does not mention cash for an order that is paid in the market', () => {
    for (const side of ['buyer', 'seller'] as const) {
      const paid = { ...order({ payment: 'wallet', side }), payment_status: 'paid' as const }
      expect(turnFor(paid, now, 'en').say).not.toContain('cash')
    }
  })
})

describe('turnFor a completed order', () => {
  const completed = (returnUntil: string | null) =>
    ({
      ...order({ status: 'completed', payment: 'card' }),
      timeline: [],
      return: null,
      return_until: returnUntil,
      refunded: 0,
    }) as unknown as Order

  it('names the time until which the buyer can request a return', () => {
    const open = completed('2026-11-24T09:00:00Z')
    expect(turnFor(open, now, 'en').say).toMatch(/^Order completed\. You can request a return before .*12:00/)
    expect(turnFor(open, now, 'ar').say).toMatch(/^اكتمل الطلب، ويمكنك طلب إرجاعه قبل .*12:00/)
  })

  it('names no deadline that has passed, and none for an order that cannot be returned', () => {
    for (const until of ['2026-11-23T09:00:00Z', null])
      expect(turnFor(completed(until), now, 'en').say).toBe('Order completed')
  })
})

describe('turnFor an accepted order', () => {
  const accepted = (change: { arrives?: string | null; side?: 'buyer' | 'seller'; method?: string }) =>
    ({
      ...order({ status: 'accepted', payment: 'card', side: change.side ?? 'buyer' }),
      timeline: [],
      delivery_method: { id: 1, code: change.method ?? 'pickup_market', name: '' },
      step_by: '2026-12-01T06:00:00Z',
      arrives_at: change.arrives === undefined ? '2026-11-23T10:00:00Z' : change.arrives,
    }) as unknown as Order
  const say = (change: Parameters<typeof accepted>[0], locale: 'ar' | 'en' = 'en') =>
    turnFor(accepted(change), now, locale).say.replace(/[\u2066-\u2069]/g, '')

  it('names the arrival that the buyer was promised, not the deadline of the seller', () => {
    expect(say({})).toBe('The seller is preparing the order. Ready today after 13:00')
    expect(say({}, 'ar')).toBe('البائع يجهّز الطلب: جاهز اليوم بعد 13:00')
    expect(say({ side: 'seller', method: 'courier' })).toMatch(/The buyer sees: Arrives today before 13:00$/)
  })

  it('names the deadline once the arrival is past, and for a method without an arrival time', () => {
    for (const arrives of ['2026-11-23T08:00:00Z', null])
      expect(say({ arrives })).toMatch(
        /^The seller is preparing it\. You can cancel if it is not ready before/,
      )
  })
})
