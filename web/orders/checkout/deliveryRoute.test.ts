import { describe, expect, it } from 'vitest'
import type { Address } from '#shared/addresses/contract.ts'
import { chosenCity, routeText } from './deliveryRoute.ts'

const route = (from: string[], to: string | undefined, locale: 'ar' | 'en' = 'ar') =>
  routeText(from, to, locale)?.replace(/[\u2066-\u2069]/g, '')

describe('routeText', () => {
  it('names the cities of the goods and of the address', () => {
    expect(route(['القطيف'], 'الدمام')).toBe('من القطيف إلى الدمام')
    expect(route(['Qatif', 'Jeddah', 'Qatif'], 'Dammam', 'en')).toBe('from Qatif, Jeddah to Dammam')
  })

  it('names one city for a delivery within it', () => {
    expect(route(['القطيف', 'القطيف'], 'القطيف')).toBe('داخل القطيف')
    expect(route(['Qatif'], 'Qatif', 'en')).toBe('within Qatif')
  })

  it('names the known end alone', () => {
    expect(route(['Qatif'], undefined, 'en')).toBe('from Qatif')
    expect(route([], 'Dammam', 'en')).toBe('to Dammam')
    expect(route([], undefined)).toBeUndefined()
  })
})

describe('chosenCity', () => {
  const cities = [
    { id: 7, name: 'القطيف', region: 'الشرقية' },
    { id: 9, name: 'جدة', region: 'مكة المكرمة' },
  ]
  const home = { id: 31, city: { id: 7, name: 'القطيف' } } as Address

  it('is the city of the address of the book, or of the typed one', () => {
    expect(chosenCity({ place: '31', city_id: '9' }, [home], cities)).toBe('القطيف')
    expect(chosenCity({ place: 'new', city_id: '9' }, [home], cities)).toBe('جدة')
  })

  it('is undefined while no city is chosen', () => {
    expect(chosenCity({ place: '', city_id: '9' }, [home], cities)).toBeUndefined()
    expect(chosenCity({ place: 'new', city_id: '' }, [], cities)).toBeUndefined()
  })
})
