/**
 * The form of a text that searching compares (domain, section 10): letter forms, digits and cases fall together,
 * marks go, punctuation becomes a space, a leading ال goes from words longer than 4 letters. The database has the
 * same function, `fold(text)`; a test holds the two together.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(marks, '')
    .replace(folded, (letter) => letters.get(letter) ?? '')
    .replace(upper, lowerCase)
    .replace(separators, ' ')
    .trim()
    .replace(article, '$1')
}

/** The words of a text in their folded form, in its order. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** Vowel signs, tatweel, Quranic signs, and characters that only steer direction, joining and width. */
const marks = /[\u064b-\u065f\u0670\u0640\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2066-\u2069\u061c\ufeff]/gu

/** Letters of one sound, and digits, fall together; ء goes. */
const letters = new Map([
  ...pairs('أإآٱىیئؤةکگچڤپ', 'اااايييوهككجفب'),
  ...pairs('٠١٢٣٤٥٦٧٨٩', '0123456789'),
  ...pairs('۰۱۲۳۴۵۶۷۸۹', '0123456789'),
])
const folded = /[أإآٱىیئؤةکگچڤپ٠-٩۰-۹ء]/gu

/** What is neither letter nor digit: listed by range, so that no version of Unicode changes the answer. */
const separators =
  /[\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u0600-\u061f\u066a-\u066d\u06d4\u06fd\u06fe\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ud800-\uf8ff\ufd3e\ufd3f\ufe00-\ufe6f\ufff0-\uffff\u{1f000}-\u{1faff}\u{e0000}-\u{10ffff}]+/gu

const article = /(^| )ال(?=[^ ]{3})/gu

const upper = /[^\u0000-\u0040\u0600-\u06ff]+/gu

/** Letter by letter, as the database does: no rule that looks at the neighbours. */
function lowerCase(text: string): string {
  return [...text].map((letter) => (letter === 'İ' ? 'i' : letter.toLowerCase())).join('')
}

function pairs(from: string, to: string): [string, string][] {
  const targets = [...to]
  return [...from].map((letter, index) => [letter, targets[index] ?? ''])
}
