import type { Locale, Pair } from '../locale.ts'

/** `0501****67`: first 4 digits of the national form, stars, last 2 (specification, section 9). */
export function maskMobile(e164: string): string {
  const national = `0${e164.replace(/^\+966/, '')}`
  return `${national.slice(0, 4)}****${national.slice(-2)}`
}

/** `abc***@x.sa`: the first 3 letters of the local part, or all but the last when it has 3 or fewer. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const letters = [...email.slice(0, at)]
  const shown = letters.length > 3 ? 3 : letters.length - 1
  return letters.map((letter, place) => (place < shown ? letter : '*')).join('') + email.slice(at)
}

/** `1*******10`: the first digit and the last 2 digits of a national or residence number. */
export function maskNationalId(number: string): string {
  return `${number.slice(0, 1)}*******${number.slice(-2)}`
}

/** A bidder's name: the first letter of each name, and a star for the rest of the name (contract, section 7). */
export function maskName(...names: string[]): string {
  return names
    .flatMap((name) => name.trim().split(/\s+/))
    .filter(Boolean)
    .map((name) => `${[...name][0]}*`)
    .join(' ')
}

/** The names of a person in a trade record; empty after the account is deleted. */
export type PersonNames = { readonly f_name: string; readonly l_name: string }

/** Replaces the name of a person with a deleted account. */
const removedPerson: Pair = { ar: 'حساب محذوف', en: 'Removed account' }

/** The full name; for a deleted account, the text that replaces it. */
export function personName({ f_name, l_name }: PersonNames, locale: Locale): string {
  return `${f_name} ${l_name}`.trim() || removedPerson[locale]
}

/** The masked name; for a deleted account, the text that replaces it. */
export function maskedPerson({ f_name, l_name }: PersonNames, locale: Locale): string {
  return maskIn(maskName(f_name, l_name), locale) || removedPerson[locale]
}

/** A mask for a reader: in English, Arabic initials become Latin ones. */
export function maskIn(mask: string, locale: Locale): string {
  return locale === 'ar'
    ? mask
    : mask.replaceAll(/\p{Script=Arabic}/gu, (letter) => latinInitials[letter] ?? letter)
}

/** The usual first letter of names that begin with an Arabic letter. */
const latinInitials: Readonly<Record<string, string>> = {
  ...{ ا: 'A', أ: 'A', إ: 'I', آ: 'A', ب: 'B', ت: 'T', ث: 'T', ج: 'J', ح: 'H', خ: 'K', د: 'D', ذ: 'D' },
  ...{ ر: 'R', ز: 'Z', س: 'S', ش: 'S', ص: 'S', ض: 'D', ط: 'T', ظ: 'Z', ع: 'A', غ: 'G', ف: 'F', ق: 'Q' },
  ...{ ك: 'K', ل: 'L', م: 'M', ن: 'N', ه: 'H', و: 'W', ي: 'Y', ئ: 'Y', ؤ: 'W', ء: 'A' },
}
