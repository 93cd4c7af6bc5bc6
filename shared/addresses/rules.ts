import type { Locale } from '../base/locale.ts'
import { latinDigits } from '../base/text/digits.ts'

/** A Saudi postal code, converted from Arabic or Latin digits; undefined for anything else. */
export function zipCode(typed: string): string | undefined {
  const code = latinDigits(typed).replace(/\s/g, '')
  return /^[1-8]\d{4}$/.test(code) ? code : undefined
}

/**
 * The short address of the National Address (four letters and four digits, such as RRRD2929), in capitals and Latin digits;
 * undefined for anything else.
 */
export function shortAddress(typed: string): string | undefined {
  const code = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return /^[A-Z]{4}\d{4}$/.test(code) ? code : undefined
}

type Parts = {
  readonly address: string
  readonly street: string
  readonly zip_code: string
  readonly short_address: string
}

/**
 * A city with its region: `جدة، منطقة مكة المكرمة`, `Jeddah (Makkah region)`. Only the city if its region is unknown or has the
 * same name.
 */
export function cityWithRegion(city: string, region: string, locale: Locale): string {
  if (region === '' || region === city) return city
  if (locale === 'en') return `${city} (${/province|region/i.test(region) ? region : `${region} region`})`
  // An adjective, unlike the names of the other regions.
  if (region === 'الشرقية') return `${city}، المنطقة ${region}`
  return `${city}، ${/منطقة/.test(region) ? region : `منطقة ${region}`}`
}

/** The parts of an address that are not empty, in the order in which they are printed; `place` is the city with its region. */
export function printedParts({ address, street, zip_code, short_address }: Parts, place: string): string[] {
  const parts = [address, street, place, zip_code, short_address]
  return parts.filter((part, place) => part !== '' && parts.indexOf(part) === place)
}
