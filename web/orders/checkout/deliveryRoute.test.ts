import { describe, expect, it } from 'vitest'
import type { Address } from '#shared/addresses/contract.ts'
import { arrivalOver, chosenCity, routeText } from './deliveryRoute.ts'

const named = (name: string) => ({ id: name.length, name })
const route = (from: string[], to: string | undefined, locale: 'ar' | 'en' = 'ar') =>
  routeText({ from: from.map(named), to: to === undefined ? undefined : named(to) }, locale)?.replace(
    /[\u2066-\u2069]/g,
    '',
  )

describe('routeText', () => {
  it('names the cities of the goods and of the address', () => {
    expect(route(['القطيف'], 'الدمام')).toBe('من القطيف إلى الدمام')
    expect(route(['Qatif', 'Jeddah', 'Qatif'], 'Dammam', 'en')).toBe('from Qatif, Jeddah to Dammam')
  })

  it('names the city once for a delivery within one city', () => {
    expect(route(['القطيف', 'القطيف'], 'القطيف')).toBe('داخل القطيف')
    expect(route(['Qatif'], 'Qatif', 'en')).toBe('within Qatif')
  })

  it('names only one city if the other one is unknown', () => {
    expect(route(['Qatif'], undefined, 'en')).toBe('from Qatif')
    expect(route([], 'Dammam', 'en')).toBe('to Dammam')
    expect(route([], undefined)).toBeUndefined()
  })
})

describe('arrivalOver', () => {
  const dammam = { id: 1, code: 'dammam', name: 'الدمام', latitude: 26.42, longitude: 50.09 }
  const madinah = { id: 4, code: 'madinah', name: 'المدينة المنورة', latitude: 24.47, longitude: 39.61 }
  const arrival = { lead_hours: 4, from_hour: 8, until_hour: 22 }
  const own = { arrival, code: 'seller_delivery', needs_address: true }
  const now = Date.parse('2026-11-28T06:30:00+03:00')
  const over = (to: typeof dammam | undefined, method = own) =>
    arrivalOver(method, { from: [dammam], to }, [dammam, madinah], now)

  it('delays a delivery to a distant city', () => {
    expect(over(dammam)).toBe('2026-11-28T08:00:00.000Z')
    expect(over(madinah)).toBe('2026-11-30T07:00:00.000Z')
  })

  it('is null for a delivery without an address, and for a method without an arrival time', () => {
    expect(over(undefined)).toBeNull()
    expect(arrivalOver({ ...own, arrival: null }, { from: [dammam], to: dammam }, [dammam], now)).toBeNull()
  })

  it('needs no address for a pickup', () => {
    const pickup = { arrival, code: 'pickup_market', needs_address: false }
    expect(over(undefined, pickup)).toBe('2026-11-28T08:00:00.000Z')
    expect(over(madinah, pickup)).toBe('2026-11-28T08:00:00.000Z')
  })

  it('counts a city that is no longer offered as distant', () => {
    expect(arrivalOver(own, { from: [{ id: 77, name: 'ينبع' }], to: dammam }, [dammam], now)).toBe(
      '2026-11-30T07:00:00.000Z',
    )
  })
})

describe('chosenCity', () => {
  const cities = [
    { id: 7, name: 'القطيف', region: 'الشرقية' },
    { id: 9, name: 'جدة', region: 'مكة المكرمة' },
  ]
  const home = { id: 31, city: { id: 7, name: 'القطيف' } } as Address

  it('is the city of the saved address, or of the typed address', () => {
    expect(chosenCity({ place: '31', city_id: '9' }, [home], cities)).toMatchObject({ id: 7, name: 'القطيف' })
    expect(chosenCity({ place: 'new', city_id: '9' }, [home], cities)).toMatchObject({ id: 9, name: 'جدة' })
  })

  it('is undefined while no city is chosen', () => {
    expect(chosenCity({ place: '', city_id: '9' }, [home], cities)).toBeUndefined()
    expect(chosenCity({ place: 'new', city_id: '' }, [], cities)).toBeUndefined()
  })
})
