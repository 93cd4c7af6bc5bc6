import { describe, expect, it } from 'vitest'
import type { OrderAddress } from '#shared/orders/contract.ts'
import type { City } from '../../catalog/cities.ts'
import { nearestFirst } from './useOffer.ts'

const cities: City[] = [
  { id: 7, name: 'القطيف', region: 'الشرقية', regionNames: ['الشرقية', 'Eastern Province'] },
  { id: 9, name: 'جدة', region: 'مكة المكرمة', regionNames: ['مكة المكرمة', 'Makkah'] },
]
const rest = { street: '', address: 'مبنى 12', zip_code: '', short_address: '', recipient_name: 'نورة' }
const addresses: OrderAddress[] = ['الشرقية', 'Makkah', 'مكة المكرمة'].map((region) => ({ ...rest, region }))
const regions = (city_id: number | null) =>
  nearestFirst({ addresses, city_id }, cities).map(({ region }) => region)

describe('the addresses of before', () => {
  it('begin with those in the region that was asked for, in whichever language they were written', () => {
    expect(regions(9)).toEqual(['Makkah', 'مكة المكرمة', 'الشرقية'])
    expect(regions(7)).toEqual(['الشرقية', 'Makkah', 'مكة المكرمة'])
  })

  it('stay as they are where no city is known', () => {
    expect(regions(null)).toEqual(['الشرقية', 'Makkah', 'مكة المكرمة'])
  })
})
