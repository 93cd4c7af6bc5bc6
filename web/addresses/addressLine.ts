import type { Address } from '#shared/addresses/contract.ts'
import { printedParts } from '#shared/addresses/rules.ts'
import { apart } from '../app/texts/isolate.ts'

type Printed = Pick<Address, 'address' | 'street' | 'zip_code' | 'short_address' | 'region'> & {
  readonly city: { readonly name: string }
}

/** An address on one line, without its recipient: building, street, city, region and codes. */
export function addressLine(address: Printed): string {
  return addressParts(address).join(' · ')
}

export function addressParts(address: Printed): string[] {
  return printedParts(address, address.city.name, address.region).map(apart)
}
