/** A number as people type and paste it: with a decimal comma, in Arabic digits, and as it is copied from Arabic text. */
export function spelled(value: number): string[] {
  const arabic = String(value)
    .replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
    .replace('.', '٫')
  return [String(value).replace('.', ','), arabic, `\u200f\u2067${arabic}\u2069\u200f`]
}

/** What no field of money or weight reads: no number, two decimal signs, less than nothing, too many decimals. */
export const unreadable = ['abc', '1.2.3', '-5', '1.2345'] as const
