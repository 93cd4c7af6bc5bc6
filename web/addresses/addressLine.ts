import type { Address } from '#shared/addresses/contract.ts'
import { printedParts } from '#shared/addresses/rules.ts'

type Printed = Pick<Address, 'address' | 'street' | 'zip_code' | 'short_address' | 'region'> & {
  readonly city: { readonly name: string }
}

/** An address on one line, without its recipient: building, street, city, region and codes. */
export function addressLine(address: Printed): string {
  return printedParts(address, address.city.name, address.region).map(isolatedWords).join(' · ')
}

/** A text in a first-strong isolate, because addresses are written in either language. */
function isolatedWords(part: string): string {
  return `\u2068${part}\u2069`
}
