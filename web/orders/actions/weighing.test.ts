import { describe, expect, it } from 'vitest'
import { halalas } from '#shared/base/money.ts'
import type { Order, OrderItem } from '#shared/orders/contract.ts'
import { commissionAfter, lineOf, needsConfirmation, proceedsAfter } from './weighing.ts'

const hamour: OrderItem = {
  product_id: 1,
  name: 'هامور',
  species: null,
  size: null,
  image: null,
  origin: 'local',
  quantity: 12,
  ordered_quantity: 12,
  price: 62,
  preparation: { code: 'whole', name: 'كامل', price: 0 },
  total: 744,
  ordered_total: 744,
}

describe('lineOf', () => {
  it.each([
    ['11.6', 11_600, 400, 2_480],
    ['١١٫٦', 11_600, 400, 2_480],
    ['11,6', 11_600, 400, 2_480],
    ['12', 12_000, 0, 0],
    ['0.001', 1, 11_999, 74_394],
  ] as const)('reads %s as %d g, which is %d g less than ordered', (typed, grams, lessGrams, lessMoney) => {
    expect(lineOf('normal', hamour, typed)).toMatchObject({ grams, problem: null, lessGrams, lessMoney })
  })

  it.each([
    ['12.001', 'too_much'],
    ['', { code: 'required' }],
    ['0', { code: 'at_least', bound: 0.001 }],
    ['-3', { code: 'at_least', bound: 0.001 }],
    ['كثير', { code: 'number' }],
    ['1.2345', { code: 'decimals', bound: 3 }],
    ['11,6.', { code: 'number' }],
  ] as const)('refuses %s', (typed, problem) => {
    expect(lineOf('normal', hamour, typed)).toMatchObject({ problem, lessGrams: 0, lessMoney: 0 })
  })

  it('compares a correction with the ordered weight and with the recorded weight', () => {
    const weighed = { ...hamour, quantity: 11, total: 682 }
    expect(lineOf('normal', weighed, '11.6')).toMatchObject({
      lessGrams: 400,
      lessMoney: 2_480,
      change: -3_720,
    })
    expect(lineOf('normal', weighed, '12')).toMatchObject({ problem: null, lessMoney: 0, change: -6_200 })
  })

  it('refunds the preparation together with the fish', () => {
    const preparation = { code: 'fillet', name: 'فيليه', price: 8 } as const
    const cut = { ...hamour, preparation, total: 840, ordered_total: 840 }
    expect(lineOf('normal', cut, '11.6')).toMatchObject({ lessGrams: 400, lessMoney: 2_800 })
  })

  it('charges the whole bid for a whole lot, although the price per kilogram is truncated', () => {
    const lot = { ...hamour, quantity: 7, ordered_quantity: 7, price: 14.28, total: 100, ordered_total: 100 }
    expect(lineOf('auction', lot, '7')).toMatchObject({ problem: null, lessMoney: 0 })
    // 6.5 of 7 kg cost SR 92.857…, which is truncated as on the server.
    expect(lineOf('auction', lot, '6.5')).toMatchObject({ problem: null, lessMoney: 715 })
  })
})

describe('proceedsAfter', () => {
  const order = { subtotal: 972, total: 1_032, commission: 14.58 } as Order

  it('reduces the proceeds and the commission with the goods', () => {
    expect(commissionAfter(order, halalas(2_480))).toBe(1_420)
    expect(proceedsAfter(order, halalas(2_480))).toBe(99_300)
  })

  it('returns the total if there is no commission', () => {
    expect(proceedsAfter({ ...order, commission: 0 } as Order, halalas(0))).toBe(103_200)
  })
})

describe('needsConfirmation', () => {
  it.each([
    ['11.6', false],
    ['9', false],
    ['8.9', true],
    ['1.16', true],
  ])('of 12 kg packed as %s kg is %s', (typed, asks) => {
    expect(needsConfirmation([lineOf('normal', hamour, typed)])).toBe(asks)
  })

  it('is true for a correction that makes the buyer pay more', () => {
    const weighed = { ...hamour, quantity: 11, total: 682 }
    expect(needsConfirmation([lineOf('normal', weighed, '11.6')])).toBe(true)
  })
})
