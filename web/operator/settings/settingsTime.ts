import type { Locale } from '#shared/base/locale.ts'
import { readDecimal, sureValueIn } from '#shared/base/text/digits.ts'

/** A typed duration: a number and its unit. */
export type Span = { readonly amount: string; readonly unit: Unit }
export type Unit = keyof typeof unitSeconds

const unitSeconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const
const words = { s: 'second', m: 'minute', h: 'hour', d: 'day' } as const

export const units = Object.keys(unitSeconds) as Unit[]

/** Converts seconds to the largest unit that divides them; one day is shown as 24 hours. */
export function spanOf(seconds: number | null, usual: number): Span {
  const unit = unitOf(seconds ?? usual)
  return { amount: seconds === null ? '' : String(seconds / unitSeconds[unit]), unit }
}

/** A duration may have up to three decimals of the unit: 1.5 hours. */
export const spanBounds = { decimals: 3, least: 0, most: 10_000_000_000 } as const

export function readSpan({ amount }: Span) {
  return readDecimal(amount, spanBounds)
}

/**
 * Converts a duration to seconds; null for a blank field. Throws for an unreadable number, which the form has refused
 * before.
 */
export function secondsOf(span: Span): number | null {
  const read = readSpan(span)
  return read.kind === 'empty' ? null : (sureValueIn(read) * unitSeconds[span.unit]) / 1_000
}

/** Returns a duration as text, such as `24 hours`. */
export function spanWords(seconds: number, locale: Locale): string {
  const unit = unitOf(seconds)
  return worded(seconds / unitSeconds[unit], unit, locale)
}

export function daysWords(days: number, locale: Locale): string {
  return worded(days, 'd', locale)
}

function unitOf(seconds: number): Unit {
  if (seconds % unitSeconds.d === 0 && seconds > unitSeconds.d) return 'd'
  if (seconds % unitSeconds.h === 0 && seconds > 0) return 'h'
  return seconds % unitSeconds.m === 0 && seconds > 0 ? 'm' : 's'
}

function worded(value: number, unit: Unit, locale: Locale): string {
  const digits = locale === 'ar' ? 'ar-u-nu-latn' : 'en'
  return new Intl.NumberFormat(digits, { style: 'unit', unit: words[unit], unitDisplay: 'long' }).format(
    value,
  )
}
