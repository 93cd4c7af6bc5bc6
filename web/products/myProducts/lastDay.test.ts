import { expect, it } from 'vitest'
import { lastDayOf, stillOnSale } from './lastDay.ts'

const now = new Date('2026-11-27T07:00:00Z')
const listed = (name: string, day: string, more = {}) => ({
  name,
  created_at: `2026-11-${day}T05:00:00Z`,
  type_fish_id: 1,
  hidden_by_staff: false,
  ...more,
})

it('lastDayOf returns the goods of the last day within a week', () => {
  const goods = [listed('هامور', '26'), listed('شعري', '26', { hidden_by_staff: true }), listed('كنعد', '25')]
  expect(lastDayOf(goods, now)).toEqual({ day: '2026-11-26', products: [goods[0]] })
  expect(lastDayOf([listed('هامور', '19')], now)).toBeNull()
  expect(lastDayOf([listed('هامور', '27')], now)).toBeNull()
})

it('lastDayOf leaves out goods that were listed again today', () => {
  const [old, other] = [listed('هامور', '26'), listed('هامور', '26', { type_fish_id: 2 })]
  expect(lastDayOf([listed('هامور', '27'), old, other], now)?.products).toEqual([other])
  expect(lastDayOf([listed('هامور', '27'), old], now)).toBeNull()
})

it('lastDayOf keeps the second of two goods of one name if only one was listed again', () => {
  const [first, second] = [listed('جش', '26'), listed('جش', '26')]
  expect(lastDayOf([listed('جش', '27'), first, second], now)?.products).toEqual([second])
  expect(lastDayOf([listed('جش', '27'), listed('جش', '27'), first, second], now)).toBeNull()
})

it('stillOnSale returns the rest of goods on sale, and 0 for paused and sold-out goods', () => {
  expect(stillOnSale({ status: 'active', quantity: 67 })).toBe(67)
  expect(stillOnSale({ status: 'hidden', quantity: 67 })).toBe(0)
  expect(stillOnSale({ status: 'sold_out', quantity: 0 })).toBe(0)
})
