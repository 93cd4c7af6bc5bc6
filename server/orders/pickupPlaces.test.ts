import { expect, it } from 'vitest'
import { pickupPlacesOf } from './present.ts'

const method = (code: string) => ({
  id: 1,
  code,
  name_ar: '',
  name_en: '',
  lead_hours: null,
  from_hour: null,
  until_hour: null,
})
const qatif = {
  market_ar: 'سوق القطيف المركزي',
  market_en: 'Qatif Central Market',
  landing_ar: 'مرفأ دارين',
  landing_en: 'Darin Port',
}
const places = (code: string, goods_places: Parameters<typeof pickupPlacesOf>[0]['goods_places']) =>
  pickupPlacesOf({ delivery_method: method(code), goods_places }, 'en')

it('pickupPlacesOf names each market or landing place once, and none for a delivery or an offer', () => {
  const other = { ...qatif, landing_ar: null, landing_en: null }
  expect(places('pickup_market', [qatif, other])).toEqual(['Qatif Central Market'])
  expect(places('pickup_port', [qatif, other])).toEqual(['Darin Port', 'Qatif Central Market'])
  expect(places('seller_delivery', [qatif])).toEqual([])
  expect(places('pickup_market', null)).toEqual([])
})
