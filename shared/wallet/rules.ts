import { latinDigits } from '../base/digits.ts'

/** A Saudi IBAN in its one form, without spaces; undefined for none (domain, section 4). */
export function saudiIban(typed: string): string | undefined {
  const iban = latinDigits(typed).replace(/[\s-]/g, '').toUpperCase()
  return /^SA\d{4}[0-9A-Z]{18}$/.test(iban) && remainder(iban) === 1 ? iban : undefined
}

/** In groups of four, as banks print it. */
export function printIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, '$1 ')
}

/** `SA03 **** 7519`: enough to know which account it is. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} **** ${iban.slice(-4)}`
}

/** A bank's reference or name as it counts: the same whatever spaces, digits and case it is typed with (trust, Intruders). */
export function foldedReference(typed: string): string {
  return latinDigits(typed.normalize('NFKC'))
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** ISO 7064: the first four characters behind the rest, letters as 10 to 35, modulo 97. */
function remainder(iban: string): number {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
