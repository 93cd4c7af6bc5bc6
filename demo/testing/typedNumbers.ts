/**
 * Spellings of a number that people type and paste: with a decimal comma, in Arabic digits, and in the form in which it
 * is copied from Arabic text.
 */
export function spelled(value: number): string[] {
  const arabic = String(value)
    .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    .replace('.', '٫')
  return [String(value).replace('.', ','), arabic, `\u200f\u2067${arabic}\u2069\u200f`]
}

/**
 * Texts that every field of money or weight refuses: not a number, two decimal signs, a negative number, too many
 * decimals.
 */
export const unreadable = ['abc', '1.2.3', '-5', '1.2345'] as const
