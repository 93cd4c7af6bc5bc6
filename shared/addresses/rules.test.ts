import { describe, expect, it } from 'vitest'
import { cityWithRegion, printedParts } from './rules.ts'

describe('cityWithRegion', () => {
  it.each([
    ['جدة', 'مكة المكرمة', 'ar', 'جدة، منطقة مكة المكرمة'],
    ['القطيف', 'الشرقية', 'ar', 'القطيف، المنطقة الشرقية'],
    ['القطيف', 'المنطقة الشرقية', 'ar', 'القطيف، المنطقة الشرقية'],
    ['Jeddah', 'Makkah', 'en', 'Jeddah (Makkah region)'],
    ['Al Qatif', 'Eastern Province', 'en', 'Al Qatif (Eastern Province)'],
  ] as const)('prints the city %s together with the region %s', (city, region, locale, printed) =>
    expect(cityWithRegion(city, region, locale)).toBe(printed),
  )

  it.each(['', 'الرياض'])('prints only the city for the region "%s"', (region) =>
    expect(cityWithRegion('الرياض', region, 'ar')).toBe('الرياض'),
  )
})

it('printedParts leaves out empty and repeated parts of an address', () => {
  const parts = { address: 'حي الشاطئ', street: 'حي الشاطئ', zip_code: '', short_address: 'RRRD2929' }
  expect(printedParts(parts, 'جدة، منطقة مكة المكرمة')).toEqual([
    ...['حي الشاطئ', 'جدة، منطقة مكة المكرمة', 'RRRD2929'],
  ])
})
