import { describe, expect, it } from 'vitest'
import { halalas } from '../base/money.ts'
import { type DeliveredParcel, deliveryShares } from './delivery.ts'

const parcel = (...markets: number[]): DeliveredParcel => ({ markets })
const feesOf = (fee: number, parcels: readonly DeliveredParcel[], code = 'refrigerated') =>
  deliveryShares(code, halalas(fee), parcels).map((share) => [share.fee, share.orders, share.market])

describe('deliveryShares', () => {
  it('divides one fee among the orders of one market without loss', () => {
    expect(feesOf(3_500, [parcel(1), parcel(1)])).toEqual([
      [1_750, 2, 1],
      [1_750, 2, 1],
    ])
    expect(feesOf(3_500, [parcel(1), parcel(1, 1), parcel(1)])).toEqual([
      [1_167, 3, 1],
      [1_167, 3, 1],
      [1_166, 3, 1],
    ])
  })

  it('charges a whole fee for every other market and for goods in several markets', () => {
    expect(feesOf(3_501, [parcel(1), parcel(2), parcel(1), parcel(1, 2), parcel()])).toEqual([
      [1_751, 2, 1],
      [3_501, 1, null],
      [1_750, 2, 1],
      [3_501, 1, null],
      [3_501, 1, null],
    ])
  })

  it.each(['seller_delivery', 'courier', 'air_cargo', 'pickup_market'])(
    'charges a whole fee for each order with the method %s',
    (code) => {
      expect(feesOf(1_500, [parcel(1), parcel(1)], code)).toEqual(Array(2).fill([1_500, 1, null]))
    },
  )

  it('divides every fee among up to 50 orders without changing the sum', () => {
    for (const fee of [0, 1, 49, 3_500, 99_999]) {
      for (let orders = 1; orders <= 50; orders += 1) {
        const shares = deliveryShares('refrigerated', halalas(fee), Array(orders).fill(parcel(7)))
        expect(shares.reduce((sum, share) => sum + share.fee, 0)).toBe(fee)
      }
    }
  })
})
