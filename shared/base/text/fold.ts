/**
 * The normalized form of a text for searching: unifies letter forms, digits and cases, removes diacritics, turns punctuation
 * into spaces, and removes a leading ال from words longer than 4 letters. The database has the same function, `fold(text)`; a
 * test compares the two.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .replace(marks, '')
    .replace(folded, (letter) => letters.get(letter) ?? '')
    .replace(upperCase, (letter) => (letter === 'İ' ? 'i' : letter.toLowerCase()))
    .replace(separators, ' ')
    .trim()
    .replace(article, '$1')
}

/** The folded words of a text, in order. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
}

/** Vowel signs, tatweel, Quranic signs, and characters that control direction, joining and width. */
const marks = anyOf(
  ...[[0x64b, 0x65f], [0x670], [0x640], [0x6d6, 0x6ed], [0x61c]],
  ...[[0x200b, 0x200f], [0x202a, 0x202e], [0x2066, 0x2069], [0xfeff]],
)

/** Unifies letters that have several written forms, and digits of several scripts; ء is removed. */
const letters = new Map([
  ...pairs('أإآٱىیئؤةکگچڤپ', 'اااايييوهككجفب'),
  ...pairs('٠١٢٣٤٥٦٧٨٩', '0123456789'),
  ...pairs('۰۱۲۳۴۵۶۷۸۹', '0123456789'),
])
const folded = /[أإآٱىیئؤةکگچڤپ٠-٩۰-۹ء]/gu

/** Maps each letter alone, as the database does, without context-dependent case mapping. */
const upperCase = /\p{Changes_When_Lowercased}/gu

/**
 * Everything that is neither letter nor digit: ASCII and Arabic signs, symbols, arrows, emoji. The ranges are listed by
 * code point, so that the result does not depend on the version of Unicode.
 */
const separators = anyOf(
  ...[[0x0, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0xbf], [0xd7], [0xf7]],
  ...[[0x600, 0x61f], [0x66a, 0x66d], [0x6d4], [0x6fd, 0x6fe]],
  ...[
    [0x2000, 0x2bff],
    [0x2e00, 0x2e7f],
    [0x3000, 0x303f],
    [0xd800, 0xf8ff],
  ],
  ...[
    [0xfd3e, 0xfd3f],
    [0xfe00, 0xfe6f],
    [0xfff0, 0xffff],
    [0x1f000, 0x1faff],
    [0xe0000, 0x10ffff],
  ],
)

const article = /(^| )ال(?=[^ ]{3})/gu

/** A pattern of runs of characters within these ranges of code points. */
function anyOf(...ranges: number[][]): RegExp {
  const classes = ranges.map((range) => range.map((point) => `\\u{${point.toString(16)}}`).join('-'))
  return new RegExp(`[${classes.join('')}]+`, 'gu')
}

function pairs(from: string, to: string): [string, string][] {
  const targets = [...to]
  return [...from].map((letter, index) => [letter, targets[index] ?? ''])
}
