import { latinDigits } from '../base/text/digits.ts'

/** A Saudi postal code, converted from Arabic or Latin digits; undefined for anything else (domain, section 4). */
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

/** The parts of an address in the order in which they are printed, from the building to the region, without empty and repeated parts. */
export function printedParts(
  { address, street, zip_code, short_address }: Parts,
  ...places: string[]
): string[] {
  const parts = [address, street, ...places, zip_code, short_address]
  return parts.filter((part, place) => part !== '' && parts.indexOf(part) === place)
}
