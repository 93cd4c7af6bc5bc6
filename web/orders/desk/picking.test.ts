import { describe, expect, it } from 'vitest'
import type { OrderItem, OrderSummary } from '#shared/orders/contract.ts'
import { ordersCsv } from './ordersCsv.ts'
import { pickingOf, stillHere, weightOf } from './picking.ts'

const item = (change: Partial<OrderItem> = {}): OrderItem => ({
  product_id: 7,
  name: 'هامور طازج',
  species: 'هامور',
  size: 'كبير',
  image: null,
  origin: 'local',
  quantity: 2.5,
  ordered_quantity: 2.5,
  price: 60,
  preparation: { code: 'whole', name: 'كامل', price: 0 },
  total: 150,
  ordered_total: 150,
  ...change,
})

describe('pickingOf', () => {
  it('adds the weights of the same name, size and preparation across orders', () => {
    const orders = [
      { id: 1, items: [item(), item({ product_id: 8, quantity: 1.2 })] },
      { id: 2, items: [item({ quantity: 0.3 }), item({ size: 'صغير', quantity: 4 })] },
    ]
    expect(pickingOf(orders).map(({ size, weight, orders: count }) => [size, weight, count])).toEqual([
      ['صغير', 4_000, 1],
      ['كبير', 4_000, 2],
    ])
  })

  it('keeps goods of one species apart by their names', () => {
    const orders = [{ id: 1, items: [item(), item({ product_id: 8, name: 'هامور مجمد', quantity: 1.2 })] }]
    expect(pickingOf(orders).map(({ name, weight }) => [name, weight])).toEqual([
      ['هامور طازج', 2_500],
      ['هامور مجمد', 1_200],
    ])
  })

  it('separates preparations, and keeps goods without a species', () => {
    const cleaned = { code: 'cleaned', name: 'منظف', price: 5 } as OrderItem['preparation']
    const lines = pickingOf([
      { id: 1, items: [item(), item({ preparation: cleaned }), item({ species: null, size: null })] },
    ])
    expect(lines.map(({ species, preparation }) => [species, preparation.code]).sort()).toEqual(
      [
        ['هامور', 'whole'],
        ['هامور', 'cleaned'],
        ['هامور طازج', 'whole'],
      ].sort(),
    )
  })
})

it('stillHere drops orders that were handed over, refused, cancelled or returned', () => {
  const orders = (
    ['completed', 'accepted', 'cancelled', 'pending', 'returned', 'in_progress', 'rejected'] as const
  ).map((status) => ({ status }))
  expect(stillHere(orders).map(({ status }) => status)).toEqual(['accepted', 'pending', 'in_progress'])
})

it('weightOf adds the weights of an order without rounding errors', () => {
  expect(weightOf({ items: [item({ quantity: 0.1 }), item({ quantity: 0.2 })] })).toBe(300)
})

describe('ordersCsv', () => {
  const order = {
    id: 482,
    number: '100482',
    sale_type: 'normal',
    status: 'pending',
    payment_status: 'paid',
    buyer: { name: '=cmd|0' },
    items: [item(), item({ name: 'صافي', quantity: 1.25 })],
    subtotal: 300,
    delivery_fee: 15.5,
    total: 315.5,
    city: { id: 1, name: 'القطيف' },
    payment: { id: 1, code: 'wallet', name: 'المحفظة' },
    delivery_method: { id: 1, code: 'courier', name: 'مندوب' },
    outcome: null,
    body: 'اتصل قبل الوصول، بدون رأس',
    created_at: '2026-11-20T04:45:00.000Z',
  } as unknown as OrderSummary

  it('writes one line for each order, with plain numbers, and makes formulas harmless', () => {
    const [header, line, ...rest] = ordersCsv([order], 'ar').replace('\uFEFF', '').trimEnd().split('\r\n')
    expect(header?.split(',')).toHaveLength(16)
    expect(line).toBe(
      "100482,2026-11-20,07:45,'=cmd|0,القطيف,هامور طازج 2.5 | صافي 1.25,3.75,300.00,15.50,315.50,بيع مباشر,بانتظار القبول,المحفظة,مدفوع,مندوب,اتصل قبل الوصول، بدون رأس",
    )
    expect(rest).toEqual([])
  })
})
