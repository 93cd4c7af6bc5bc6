import { describe, expect, it } from 'vitest'
import type { Address } from '#shared/addresses/contract.ts'
import type { DeliveryMethod } from '#shared/orders/placing.ts'
import type { City } from '../../catalog/cities.ts'
import type { Typed } from './checkoutDraft.ts'
import { formOf, missingFields } from './checkoutForm.ts'
import { firstPlace, knownPlace } from './place.ts'

const brought: DeliveryMethod = {
  id: 4,
  code: 'refrigerated',
  name: 'توصيل مبرّد',
  fee: 35,
  needs_address: true,
  arrives_at: null,
  arrival: null,
}
const fetched: DeliveryMethod = {
  id: 1,
  code: 'pickup_market',
  name: 'استلام من السوق',
  fee: 0,
  needs_address: false,
  arrives_at: null,
  arrival: null,
}
const qatif: City = { id: 7, name: 'القطيف', region: 'الشرقية' }
const jeddah: City = { id: 9, name: 'جدة', region: 'مكة المكرمة' }
const cities = [qatif, jeddah]
const home: Address = {
  id: 31,
  recipient_name: 'أحمد عمران',
  city: { id: 7, name: 'القطيف' },
  region: 'الشرقية',
  address: 'حي الناصرة',
  street: '',
  zip_code: '32654',
  short_address: '',
  is_default: true,
  delivered: true,
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
  it('requires a recipient, a city and an address for a delivery to a new address', () => {
    expect(missingFields(typed, brought)).toEqual([])
    const blank = { ...typed, 'address.recipient_name': ' ', 'address.address': '', city_id: '' }
    expect(missingFields(blank, brought)).toEqual(['address.recipient_name', 'city_id', 'address.address'])
  })

  it('requires nothing more for a saved address, and a choice if the chosen one is gone', () => {
    const blank = { ...typed, 'address.recipient_name': '', 'address.address': '', city_id: '' }
    expect(missingFields({ ...blank, place: '31' }, brought)).toEqual([])
    expect(missingFields({ ...blank, place: '' }, brought)).toEqual(['address_id'])
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
    expect(formOf(typed, brought, [home], cities, 9)).toEqual({
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

  it('sends the id and the city of a saved address', () => {
    expect(formOf({ ...typed, place: '31', city_id: '9' }, brought, [home], cities, 9)).toEqual({
      city_id: 7,
      payment_id: 2,
      delivery_method_id: 4,
      address_id: 31,
    })
  })

  it('sends the city of the goods instead of an address for a pickup', () => {
    expect(formOf({ ...typed, city_id: '', body: ' بلا رأس ' }, fetched, [], cities, 9)).toEqual({
      city_id: 9,
      payment_id: 2,
      delivery_method_id: 4,
      body: 'بلا رأس',
    })
  })
})

describe('firstPlace', () => {
  const work = { ...home, id: 32, city: { id: 9, name: 'جدة' } }

  it('returns the first deliverable address, or a new address if there is none', () => {
    expect(firstPlace([home, work], undefined)).toBe('31')
    expect(firstPlace([{ ...home, delivered: false }, work], undefined)).toBe('32')
    expect(firstPlace([], undefined)).toBe('new')
  })

  it('returns an address in the wanted city, or a new address if there is none', () => {
    expect(firstPlace([home, work], 9)).toBe('32')
    expect(firstPlace([home], 9)).toBe('new')
  })
})

describe('knownPlace', () => {
  it('drops an address that is gone or not deliverable', () => {
    expect(knownPlace('31', [home])).toBe('31')
    expect(knownPlace('30', [home])).toBe('')
    expect(knownPlace('31', [{ ...home, delivered: false }])).toBe('')
    expect(knownPlace('30', [])).toBe('new')
    expect(knownPlace('new', [home])).toBe('new')
  })
})
