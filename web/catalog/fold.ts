import { latinDigits } from '#shared/base/digits.ts'

/**
 * Brings the spellings of an Arabic or English name to one form, for looking it up: letter forms (أإآا, ة/ه, ى/ي),
 * diacritics, tatweel, the digits, the letter case and a leading ال. The raw text stays for display.
 */
export function fold(text: string): string {
  return latinDigits(text.normalize('NFKC').toLowerCase())
    .replace(/[\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ىیئ]/g, 'ي')
    .replace(/ؤ/g, 'و')
    .replace(/ة/g, 'ه')
    .replace(/[کگ]/g, 'ك')
    .replace(/چ/g, 'ج')
    .replace(/ڤ/g, 'ف')
    .replace(/پ/g, 'ب')
    .replace(/ء/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word.length > 4 && word.startsWith('ال') ? word.slice(2) : word))
    .join(' ')
}
