import type { FieldProblem } from '../errors.ts'

/**
 * Converts Arabic-Indic and Persian digits, and their decimal and thousands signs, to ASCII. Removes invisible
 * characters; other text stays the same.
 */
export function latinDigits(text: string): string {
  return latinDigitsOnly(text).replace(/٫/g, '.').replace(/٬/g, ',')
}

function latinDigitsOnly(text: string): string {
  return withoutInvisible(text)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}

/**
 * The content of a number field: empty, a value, or the reason why the text cannot be read; never a guess or an earlier
 * value.
 */
export type Read<T> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: FieldProblem }

/** The value of a number field, if it is valid. */
export function valueIn<T>(read: Read<T>): T | undefined {
  return read.kind === 'value' ? read.value : undefined
}

/** The problem of a required field; undefined when it is valid. */
export function problemIn(read: Read<unknown>): FieldProblem | undefined {
  return read.kind === 'empty' ? { code: 'required' } : read.kind === 'problem' ? read.problem : undefined
}

/** The problem of an optional field; undefined when it is valid. */
export function optionalProblemIn(read: Read<unknown>): FieldProblem | undefined {
  return read.kind === 'problem' ? read.problem : undefined
}

/** The value of a field that is known to be valid. Throws RangeError for an invalid field, instead of returning 0. */
export function sureValueIn<T>(read: Read<T>): T {
  if (read.kind !== 'value') throw new RangeError('the field has no value')
  return read.value
}

/** Prints a whole number of 10^-decimals as `1,840` or `12.5`, without trailing zeros. */
export function printDecimal(value: number, decimals: number): string {
  const scale = 10 ** decimals
  const absolute = Math.abs(value)
  const rest = String(absolute % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return (value < 0 ? '-' : '') + grouped(Math.trunc(absolute / scale)) + (rest ? `.${rest}` : '')
}

export type DecimalBounds = {
  /** The number of decimals, which determines the unit: 2 for halalas, 3 for grams. */
  readonly decimals: number
  readonly least: number
  readonly most: number
}

/**
 * Reads a decimal number as typed or pasted, as a whole number of its smallest unit, without floating point.
 * Digits are Latin, Arabic-Indic or Persian. Direction marks and outer spaces are removed. Signs:
 * - `٫` is a decimal sign; `٬` and a space separate thousands. A single dot is a decimal sign; several dots separate
 *   thousands.
 * - A comma (`,` or `،`) separates thousands when exactly three digits follow each comma: `1,234` is 1234. Otherwise the
 *   comma is a decimal sign: `50,5` is 50.5.
 * - With two kinds of signs, the last sign is the decimal sign and the others separate thousands: `1,234.50`, `1.234,50`.
 * Refuses everything else. Also refuses more decimals than the unit has, even zeros, because `1.500` may mean 1500.
 */
export function readDecimal(text: string, { decimals, least, most }: DecimalBounds): Read<number> {
  const typed = latinDigitsOnly(text).replace(/\s+/g, ' ').trim().replace(/،/g, ',')
  if (typed === '') return { kind: 'empty' }
  const [, sign = '', unsigned = ''] = /^([+\-−]?)(.*)$/.exec(typed) ?? []
  const { whole, fraction = '' } = (numberForms.find((form) => form.test(unsigned))?.exec(unsigned)?.groups ??
    {}) as { readonly whole?: string; readonly fraction?: string }
  if (whole === undefined || (whole === '' && fraction === '')) return refused({ code: 'number' })
  if (fraction.length > decimals)
    return refused(decimals === 0 ? { code: 'whole' } : { code: 'decimals', bound: decimals })
  const digits = whole.replace(/\D/g, '') + fraction.padEnd(decimals, '0')
  const size = Number(digits)
  const value = sign === '' || sign === '+' || size === 0 ? size : -size
  const scale = 10 ** decimals
  if (value > most) return refused({ code: 'at_most', bound: most / scale })
  return value < least ? refused({ code: 'at_least', bound: least / scale }) : { kind: 'value', value }
}

/** The forms are tried in this order. Grouped numbers do not begin with zero, so `0,500` is a half. */
const numberForms = [
  /^(?<whole>\d+)$/,
  /^(?<whole>[1-9]\d{0,2}(?:([,٬ ])\d{3})(?:\2\d{3})*)$/,
  /^(?<whole>[1-9]\d{0,2}(?:\.\d{3}){2,})$/,
  /^(?<whole>\d*)[.,٫](?<fraction>\d*)$/,
  /^(?<whole>[1-9]\d{0,2}(?:([,.٬ ])\d{3})(?:\2\d{3})*)(?!\2)[.,٫](?<fraction>\d*)$/,
] as const

function refused(problem: FieldProblem): Read<never> {
  return { kind: 'problem', problem }
}

/** Commas may separate thousands, but only before the decimal point. */
const plainNumber = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * A number as typed or pasted, in Latin or Arabic digits, with commas of either script between thousands. Undefined for
 * anything else, such as exponents, hex, blanks and values out of range.
 */
export function typedNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = latinDigits(value).trim().replace(/،/g, ',')
  const number = plainNumber.test(text) ? Number(text.replace(/,/g, '')) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Removes direction marks, which are copied together with text and can disguise names. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/**
 * Removes all invisible characters from texts that identify something, such as a number, an e-mail address or a name.
 * Free texts keep them, because emoji contain U+200D and U+FE0F.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** Whether a text has no visible character; U+2800 is a blank braille pattern. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).replace(/[\s\u2800]/g, '') === ''
}

/** Separates thousands by commas; exact for every safe integer. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
