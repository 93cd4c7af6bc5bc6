/** Arabic-Indic and Persian digits, decimal and thousands signs to their ASCII forms; other text is left alone. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
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
  const text = latinDigits(value.replace(directionMarks, '').trim()).replace(/،/g, ',')
  const number = plainNumber.test(text) ? Number(text.replace(/,/g, '')) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

/** Invisible signs that come along when a number is copied from an Arabic text. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Thousands separated by a comma; exact for every safe integer. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
