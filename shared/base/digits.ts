/** Arabic-Indic and Persian digits, decimal and thousands signs to their ASCII forms; other text is left alone. */
export function latinDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
}

const plainNumber = /^[+-]?\d+(\.\d+)?$/

/**
 * A number as a person types it: either digit kind, thousands separated by a comma.
 * Undefined for anything else: no exponent, no hex, no blank.
 */
export function typedNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined
  if (typeof value !== 'string') return undefined
  const text = latinDigits(value.trim()).replace(/,(?=\d{3}(\D|$))/g, '')
  return plainNumber.test(text) ? Number(text) : undefined
}

/** Thousands separated by a comma; exact for every safe integer. */
export function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',')
}
