import type { FieldProblem } from '../errors.ts'

/**
 * A typed number with Arabic-Indic and Persian digits, decimal and thousands signs in their ASCII forms and without
 * invisible characters; other text is left alone.
 */
export function latinDigits(text: string): string {
  return latinDigitsOnly(text).replace(/٫/g, '.').replace(/٬/g, ',')
}

function latinDigitsOnly(text: string): string {
  return withoutInvisible(text)
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
}

/** What stands in a number field: nothing, a value, or why it cannot be read. Never a guess, and never an earlier value. */
export type Read<T> =
  | { readonly kind: 'empty' }
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: FieldProblem }

/** The value, where there is one. */
export function valueIn<T>(read: Read<T>): T | undefined {
  return read.kind === 'value' ? read.value : undefined
}

/** Why a field that must be filled in cannot be sent; undefined where it can. */
export function problemIn(read: Read<unknown>): FieldProblem | undefined {
  return read.kind === 'empty' ? { code: 'required' } : read.kind === 'problem' ? read.problem : undefined
}

/** The same of a field that may stay empty. */
export function optionalProblemIn(read: Read<unknown>): FieldProblem | undefined {
  return read.kind === 'problem' ? read.problem : undefined
}

/** The value of a field whose form found no problem before. Throws RangeError otherwise: never 0 in its place. */
export function sureValueIn<T>(read: Read<T>): T {
  if (read.kind !== 'value') throw new RangeError('the field holds no value')
  return read.value
}

/** `1,840` or `12.5`: a whole number of 10^-decimals, without decimals that say nothing. */
export function printDecimal(value: number, decimals: number): string {
  const scale = 10 ** decimals
  const absolute = Math.abs(value)
  const rest = String(absolute % scale)
    .padStart(decimals, '0')
    .replace(/0+$/, '')
  return (value < 0 ? '-' : '') + grouped(Math.trunc(absolute / scale)) + (rest ? `.${rest}` : '')
}

export type DecimalBounds = {
  /** The value is counted in units of 10^-decimals: 2 for halalas, 3 for grams. */
  readonly decimals: number
  readonly least: number
  readonly most: number
}

/**
 * Reads a decimal number as a person types or pastes it, as a whole number of its smallest unit. Exact: no floating point.
 *
 * Digits are Latin, Arabic-Indic or Persian. Direction marks and outer spaces are dropped. Which sign is which:
 * - `٫` is a decimal sign, `٬` and a space separate thousands; a dot is a decimal sign unless it stands several times.
 * - A comma (`,` or `،`) separates thousands where exactly three digits follow each one and it can: `1,234` is 1234.
 *   Otherwise it is a decimal sign: `50,5` is 50.5.
 * - Where two kinds stand, the last is the decimal sign and the others separate thousands: `1,234.50`, `1.234,50`.
 * Anything else is refused. More decimals than the unit has are refused even where they are zeros: `1.500` may mean 1500.
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

/** In the order in which they are tried. Thousands do not begin with a zero: `0,500` is a half. */
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

/** Whole thousands may be parted by commas, before the decimal point only. */
const plainNumber = /^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/

/**
 * A number as a person types or pastes it: either digit kind, thousands parted by a comma of either script.
 * Undefined for anything else: no exponent, no hex, no blank, nothing beyond what a number can hold.
 */
export function typedNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = latinDigits(value).trim().replace(/،/g, ',')
  const number = plainNumber.test(text) ? Number(text.replace(/,/g, '')) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** The text without characters that only steer direction: they come along when it is copied, and disguise names. */
export function withoutDirectionMarks(text: string): string {
  return text.replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/**
 * The text without any character that shows nothing: for what identifies somebody (a number, an e-mail address, a name).
 * Free texts keep them: emoji are joined by U+200D and U+FE0F.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** Whether a reader sees nothing of the text; U+2800 is a braille pattern without dots. */
export function isBlank(text: string): boolean {
  return withoutInvisible(text).replace(/[\s\u2800]/g, '') === ''
}

/** Thousands separated by a comma; exact for every safe integer. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
