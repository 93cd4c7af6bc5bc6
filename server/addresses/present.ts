import type { Address } from '#shared/addresses/contract.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { AddressRow } from './store.ts'

export function addressOf(
  { city_id, city_ar, city_en, region_ar, region_en, ...row }: AddressRow,
  locale: Locale,
): Address {
  const [city, region] = locale === 'ar' ? [city_ar, region_ar] : [city_en, region_en]
  return { ...row, city: { id: city_id, name: city }, region }
}
