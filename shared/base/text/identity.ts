import { latinDigits, withoutInvisible } from './digits.ts'

/** Any usual Saudi format of a mobile as E.164 (+9665XXXXXXXX); undefined when invalid. */
export function mobileE164(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/[\s\-()]/g, '')
  const match = /^(?:(?:\+|00)?966)?0?(5[013-9]\d{7})$/.exec(digits)
  return match ? `+966${match[1]}` : undefined
}

/** Prints a mobile as `050 123 4567`; show it in a left-to-right isolate. */
export function printMobile(e164: string): string {
  const national = `0${e164.replace(/^\+966/, '')}`
  return `${national.slice(0, 3)} ${national.slice(3, 6)} ${national.slice(6)}`
}

/** A national or residence number of 10 digits with a valid check digit, in Latin digits; undefined for anything else. */
export function nationalId(typed: string): string | undefined {
  const digits = latinDigits(typed).trim()
  if (!/^[12]\d{9}$/.test(digits)) return undefined
  let sum = 0
  for (let place = 0; place < 10; place++) {
    const digit = Number(digits[place])
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2
    sum += place % 2 === 0 ? doubled : digit
  }
  return sum % 10 === 0 ? digits : undefined
}

/**
 * A commercial register number (first digit 1 to 6) or a unified national number (first digit 7); undefined for anything
 * else.
 */
export function businessNumber(typed: string): { number: string; kind: 'cr' | 'unified' } | undefined {
  const number = latinDigits(typed).trim()
  if (!/^[1-7]\d{9}$/.test(number)) return undefined
  return { number, kind: number.startsWith('7') ? 'unified' : 'cr' }
}

/** A VAT registration number: 15 digits, the first and the last are 3; undefined for anything else. */
export function vatNumber(typed: string): string | undefined {
  const digits = latinDigits(typed).replace(/\s/g, '')
  return /^3\d{13}3$/.test(digits) ? digits : undefined
}

/**
 * Normalizes an e-mail address: removes outer spaces and invisible characters, and converts full-width letters to plain
 * letters.
 */
export function emailAddress(typed: string): string {
  return withoutInvisible(typed).normalize('NFKC').trim()
}

/**
 * Whether a mail server would try to deliver to an address: it has one `@`, text on both sides, a dot in the domain and no spaces. A blank text is
 * also true, because other checks report it as missing.
 */
export function isEmail(text: string): boolean {
  return text === '' || /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}
