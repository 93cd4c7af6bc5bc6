import { describe, expect, it } from 'vitest'
import type { Order } from '#shared/orders/contract.ts'
import { arrivalText, orderArrival } from './arrival.ts'

const now = Date.parse('2026-11-20T10:20:00+03:00')
const text = (at: string | null, code = 'courier', locale: 'ar' | 'en' = 'ar') =>
  arrivalText(at && `2026-11-${at}:00+03:00`, code, now, locale)?.replace(/[\u2066-\u2069]/g, '')

describe('arrivalText', () => {
  it('names the day and the hour of a delivery', () => {
    expect(text('20T15:00')).toBe('يصل اليوم قبل 15:00')
    expect(text('21T10:00')).toBe('يصل غدًا صباحًا')
    expect(text('21T18:00')).toBe('يصل غدًا قبل 18:00')
    expect(text('25T10:00', 'courier', 'en')).toMatch(/^Arrives Wednesday,? 25 November$/)
  })

  it('names the hour from which a pickup is ready', () => {
    expect(text('20T13:00', 'pickup_market')).toBe('جاهز اليوم بعد 13:00')
    expect(text('21T07:00', 'pickup_port', 'en')).toBe('Ready tomorrow after 07:00')
  })

  it('is undefined for a method without an arrival time and for a past arrival', () => {
    expect(text(null)).toBeUndefined()
    expect(text('20T10:00')).toBeUndefined()
  })
})

describe('orderArrival', () => {
  const arrival = (status: Order['status'], code: string) =>
    orderArrival(
      { status, delivery_method: { id: 1, code, name: '' }, arrives_at: '2026-11-20T13:00:00+03:00' },
      now,
      'en',
    )

  it('is undefined for a pickup that is ready', () => {
    expect(arrival('accepted', 'pickup_market')).toMatch(/^Ready today/)
    expect(arrival('in_progress', 'pickup_market')).toBeUndefined()
    expect(arrival('in_progress', 'courier')).toMatch(/^Arrives today/)
  })
})
