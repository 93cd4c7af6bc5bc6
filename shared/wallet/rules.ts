import { dayStart } from '../base/dates.ts'
import { latinDigits } from '../base/text/digits.ts'

/** A normalized Saudi IBAN without spaces; undefined when invalid. */
export function saudiIban(typed: string): string | undefined {
  const iban = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return /^SA\d{4}[0-9A-Z]{18}$/.test(iban) && remainder(iban) === 1 ? iban : undefined
}

/** The displayed number of a subscription renewal, which charges and statement lines show: `SUB-12`. */
export const renewalNumber = (id: number) => `SUB-${id}`

/** The displayed number of a sale in a hall: `H-12`. */
export const hallSaleNumber = (id: number) => `H-${id}`

/** Prints an IBAN in groups of four. */
export function printIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** An IBAN while it is typed, in groups of four. */
export function groupIban(typed: string): string {
  return printIban(latinDigits(typed).replace(/[\s-]/g, '').toUpperCase())
}

/** `SA03 **** 7519`: enough characters to recognise the account. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} **** ${iban.slice(-4)}`
}

/** Normalizes a bank's reference or name: ignores spaces, signs, case and the kind of digits. */
export function foldedReference(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The moments at which the month `2026-11` begins and ends in Riyadh; empty for an invalid month. */
export function monthSpan(month: string): { readonly from?: Date; readonly to?: Date } {
  const [year, number] = month.split('-').map(Number)
  const from = dayStart(`${month}-01`)
  if (!from || year === undefined || number === undefined) return {}
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`
  const to = dayStart(`${next}-01`)
  return to ? { from, to } : {}
}

/** The remainder by ISO 7064 mod 97: the first four characters are moved to the end, and letters count as 10 to 35. */
function remainder(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
