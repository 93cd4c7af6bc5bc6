import { describe, expect, it } from 'vitest'
import type { DeliveryMethod, OrderAddress } from '#shared/orders/contract.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'
import { citiesOf, formOf, wrongWith } from './checkoutForm.ts'

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

describe('what is needed of an order form', () => {
  it('is a recipient, a place and a city where goods are brought', () => {
    expect(wrongWith(typed, brought)).toEqual([])
    const blank = { ...typed, 'address.recipient_name': ' ', 'address.address': '', city_id: '' }
    expect(wrongWith(blank, brought)).toEqual(['address.recipient_name', 'address.address', 'city_id'])
  })

  it('is the city alone of an address of before, and nothing where goods are fetched', () => {
    const blank = { ...typed, 'address.recipient_name': '', 'address.address': '', city_id: '' }
    expect(wrongWith({ ...blank, place: '0' }, brought)).toEqual(['city_id'])
    expect(wrongWith(blank, fetched)).toEqual([])
  })

  it('is a way to come and a way to pay', () => {
    expect(wrongWith({ ...typed, delivery_method_id: '', payment_id: '' }, undefined)).toEqual([
      'delivery_method_id',
      'payment_id',
    ])
  })
})

describe('what is sent', () => {
  it('is a new address in its chosen form, its region from its city, blank parts left out', () => {
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

  it('is an address of before as it was, in the region of the city that it goes to', () => {
    const { address } = formOf({ ...typed, place: '0' }, brought, { addresses: [home] }, cities, 9)
    expect(address).toEqual({
      recipient_name: 'أحمد عمران',
      region: 'الشرقية',
      address: 'حي الناصرة',
      zip_code: '32654',
    })
  })

  it('is no address where goods are fetched, and the city that they lie in', () => {
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

describe('the cities of an address', () => {
  it('are those of its region, in whatever language that was written', () => {
    expect(citiesOf(home, cities)).toEqual([qatif])
    expect(citiesOf({ ...home, region: 'مكة المكرمة' }, cities)).toEqual([jeddah])
  })

  it('are all of them where the region is unknown, and for a new address', () => {
    expect(citiesOf({ ...home, region: 'نجد' }, cities)).toEqual(cities)
    expect(citiesOf(undefined, cities)).toEqual(cities)
  })
})
