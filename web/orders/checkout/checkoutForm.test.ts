import { describe, expect, it } from 'vitest'
import type { DeliveryMethod, OrderAddress } from '#shared/orders/contract.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'
import { citiesOf, formOf, missingFields, nearestFirst } from './checkoutForm.ts'

const brought: DeliveryMethod = {
  id: 4,
  code: 'refrigerated',
  name: 'نقل مبرد',
  fee: 35,
  needs_address: true,
}
const fetched: DeliveryMethod = {
  id: 1,
  code: 'pickup_market',
  name: 'استلام من السوق',
  fee: 0,
  needs_address: false,
}
const qatif: City = { id: 7, name: 'القطيف', region: 'الشرقية', regionNames: ['الشرقية', 'Eastern Province'] }
const jeddah: City = { id: 9, name: 'جدة', region: 'مكة المكرمة', regionNames: ['مكة المكرمة', 'Makkah'] }
const cities = [qatif, jeddah]
const home: OrderAddress = {
  recipient_name: 'أحمد عمران',
  address: 'حي الناصرة',
  region: 'Eastern Province',
  street: '',
  zip_code: '32654',
  short_address: '',
}
const typed: Typed = {
  delivery_method_id: '4',
  payment_id: '2',
  city_id: '7',
  place: 'new',
  body: '  ',
  'address.recipient_name': ' أحمد عمران ',
  'address.address': 'حي الناصرة',
  'address.street': '',
  'address.zip_code': '٣٢٦٥٤',
  'address.short_address': 'rqna٣٤١٢',
}

describe('missingFields', () => {
  it('requires a recipient, an address and a city for a delivery to a new address', () => {
    expect(missingFields(typed, brought)).toEqual([])
    const blank = { ...typed, 'address.recipient_name': ' ', 'address.address': '', city_id: '' }
    expect(missingFields(blank, brought)).toEqual(['address.recipient_name', 'address.address', 'city_id'])
  })

  it('requires only the city for an earlier address', () => {
    const blank = { ...typed, 'address.recipient_name': '', 'address.address': '', city_id: '' }
    expect(missingFields({ ...blank, place: '0' }, brought)).toEqual(['city_id'])
    expect(missingFields(blank, fetched)).toEqual([])
  })

  it('requires a delivery method and a payment method', () => {
    expect(missingFields({ ...typed, delivery_method_id: '', payment_id: '' }, undefined)).toEqual([
      'delivery_method_id',
      'payment_id',
    ])
  })
})

describe('formOf', () => {
  it('sends a new address with the region of its city and without blank parts', () => {
    expect(formOf(typed, brought, { addresses: [home] }, cities, 9)).toEqual({
      city_id: 7,
      payment_id: 2,
      delivery_method_id: 4,
      address: {
        recipient_name: 'أحمد عمران',
        region: 'الشرقية',
        address: 'حي الناصرة',
        zip_code: '32654',
        short_address: 'RQNA3412',
      },
    })
  })

  it('sends an earlier address with the region of the chosen city', () => {
    const { address } = formOf({ ...typed, place: '0' }, brought, { addresses: [home] }, cities, 9)
    expect(address).toEqual({
      recipient_name: 'أحمد عمران',
      region: 'الشرقية',
      address: 'حي الناصرة',
      zip_code: '32654',
    })
  })

  it('sends the city of the goods instead of an address for a pickup', () => {
    expect(
      formOf({ ...typed, city_id: '', body: ' بلا رأس ' }, fetched, { addresses: [] }, cities, 9),
    ).toEqual({
      city_id: 9,
      payment_id: 2,
      delivery_method_id: 4,
      body: 'بلا رأس',
    })
  })
})

describe('citiesOf', () => {
  it('returns the cities of the region of an address, in either language', () => {
    expect(citiesOf(home, cities)).toEqual([qatif])
    expect(citiesOf({ ...home, region: 'مكة المكرمة' }, cities)).toEqual([jeddah])
  })

  it('returns all cities for an unknown region and for a new address', () => {
    expect(citiesOf({ ...home, region: 'نجد' }, cities)).toEqual(cities)
    expect(citiesOf(undefined, cities)).toEqual(cities)
  })
})

describe('nearestFirst', () => {
  const addresses = ['الشرقية', 'Makkah', 'مكة المكرمة'].map((region) => ({ ...home, region }))
  const regions = (city_id: number | null) =>
    nearestFirst({ addresses, city_id }, cities).map(({ region }) => region)

  it('returns the addresses in the region of the city first, in either language', () => {
    expect(regions(9)).toEqual(['Makkah', 'مكة المكرمة', 'الشرقية'])
    expect(regions(7)).toEqual(['الشرقية', 'Makkah', 'مكة المكرمة'])
  })

  it('keeps the order if no city is known', () => {
    expect(regions(null)).toEqual(['الشرقية', 'Makkah', 'مكة المكرمة'])
  })
})
