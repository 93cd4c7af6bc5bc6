import { describe, expect, it } from 'vitest'
import type { Halalas } from '../base/money.ts'
import { sharesOf } from './shares.ts'
import type { PaymentCode } from './status.ts'

const money = (subtotal: number, fee: number, payment: PaymentCode = 'wallet') => ({
  subtotal: subtotal as Halalas,
  total: (subtotal + fee) as Halalas,
  commissionBp: 150,
  payment,
})

describe('sharesOf', () => {
  it('charges a truncated commission of 1.5 % on the goods but not on the delivery', () => {
    expect(sharesOf(money(10_033, 2_500))).toEqual({ buyer: 0, seller: 12_383, market: 150 })
    expect(sharesOf(money(66, 0))).toEqual({ buyer: 0, seller: 66, market: 0 })
  })

  it('charges no commission on the refunded part', () => {
    expect(sharesOf(money(10_000, 2_500), 12_500 as Halalas)).toEqual({ buyer: 12_500, seller: 0, market: 0 })
    expect(sharesOf(money(10_000, 2_500), 4_000 as Halalas)).toEqual({
      buyer: 4_000,
      seller: 8_410,
      market: 90,
    })
    // A refund above the price of the goods leaves only delivery, which has no commission.
    expect(sharesOf(money(10_000, 2_500), 11_000 as Halalas)).toEqual({
      buyer: 11_000,
      seller: 1_500,
      market: 0,
    })
  })

  it('charges no commission on cash on delivery', () => {
    expect(sharesOf(money(10_000, 2_500, 'cod'))).toEqual({ buyer: 0, seller: 12_500, market: 0 })
  })

  it('returns shares that add up to the total and are never negative', () => {
    for (let refund = 0; refund <= 1_234; refund += 1) {
      const order = { ...money(1_000, 234), commissionBp: 10_000 }
      const [all, rest] = [sharesOf(order), sharesOf(order, refund as Halalas)]
      expect(rest.buyer + rest.seller + rest.market).toBe(1_234)
      expect(
        Math.min(rest.seller, rest.market, all.seller - rest.seller, all.market - rest.market),
      ).toBeGreaterThanOrEqual(0)
    }
  })
})
