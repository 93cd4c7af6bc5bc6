/**
 * Returns the consonants of a name, which are equal for حبار, "habbar" and "hbar". They allow a search for an Arabic name in
 * Latin letters, and for a Latin name in Arabic letters. Null for short words, which would match too many names.
 */
export function soundOf(word: string): string | null {
  const latin = /^[a-z0-9]+$/.test(word)
  if (!latin && !/^[ء-ي]+$/.test(word)) return null
  const sounds = latin ? latinSounds(word) : arabicSounds(word)
  return sounds.length >= (word.length < 4 ? 3 : 2) ? sounds : null
}

const arabic = new Map(
  [
    ['ب', 'b'],
    ['تطث', 't'],
    ['جقك', 'k'],
    ['حه', 'h'],
    ['خ', 'x'],
    ['دضذظ', 'd'],
    ['ر', 'r'],
    ['ز', 'z'],
    ['سص', 's'],
    ['ش', 'S'],
    ['غ', 'G'],
    ['ف', 'f'],
    ['ل', 'l'],
    ['م', 'm'],
    ['ن', 'n'],
  ].flatMap(([letters = '', sound = '']) => [...letters].map((letter) => [letter, sound] as const)),
)

function arabicSounds(word: string): string {
  const first = opening.get(word.charAt(0)) ?? ''
  const rest = word.slice(first ? 1 : 0).replace(/ه$/, '')
  return withoutDoubles(first + [...rest].map((letter) => arabic.get(letter) ?? '').join(''))
}

/** Letters that are kept only at the beginning of a word. */
const opening = new Map([
  ['ا', 'a'],
  ['ع', 'a'],
  ['ي', 'y'],
  ['و', 'w'],
])

function latinSounds(word: string): string {
  const plain = word
    .replace(/[235]/g, (digit) => ({ 2: '', 3: '', 5: 'kh' })[digit] ?? '')
    .replace(/7/g, 'h')
    .replace(/6/g, 't')
    .replace(/9/g, 's')
  const first = /^[aeiou]/.test(plain) ? 'a' : /^[yw]/.test(plain) ? plain.charAt(0) : ''
  const rest = plain
    .slice(first ? 1 : 0)
    .replace(/kh/g, 'X')
    .replace(/gh/g, 'G')
    .replace(/sh|ch/g, 'S')
    .replace(/th/g, 't')
    .replace(/dh/g, 'd')
    .replace(/ph|v/g, 'f')
    .replace(/[cgjq]/g, 'k')
    .replace(/p/g, 'b')
    .replace(/h$/, '')
    .replace(/x/g, 'ks')
    .replace(/X/g, 'x')
    .replace(/[aeiouyw\d]/g, '')
  return withoutDoubles(first + rest)
}

function withoutDoubles(sounds: string): string {
  return sounds.replace(/(.)\1+/g, '$1')
}
