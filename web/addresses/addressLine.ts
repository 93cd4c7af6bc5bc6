import type { Address } from '#shared/addresses/contract.ts'
import { cityWithRegion, printedParts } from '#shared/addresses/rules.ts'
import type { Locale } from '#shared/base/locale.ts'
import { apart } from '../app/texts/isolate.ts'

type Printed = Pick<Address, 'address' | 'street' | 'zip_code' | 'short_address' | 'region'> & {
  readonly city: { readonly name: string }
}

/** An address on one line, without its recipient: building, street, city, region and codes. */
export function addressLine(address: Printed, locale: Locale): string {
  return addressParts(address, locale).join(' · ')
}

export function addressParts(address: Printed, locale: Locale): string[] {
  return printedParts(address, cityWithRegion(address.city.name, address.region, locale)).map(apart)
}
