/** A folded word of a name, and its consonants (`name_sounds` of the database). */
export interface SoundingWord {
  readonly word: string
  readonly sound: string
}

/**
 * Rates how well a name fits typed words with the same consonants. Returns the number of typed words that end with a
 * vowel if and only if the word of the name does. Null if a word begins with a vowel in only one of the two, as in
 * العمري and Maria.
 */
export function nameCloseness(typed: readonly SoundingWord[], name: readonly SoundingWord[]): number | null {
  let sum = 0
  for (const { word, sound } of typed) {
    const own = vowelsOf(word)
    const same = name.filter((each) => each.sound === sound).map((each) => vowelsOf(each.word))
    // Compound names such as عبد الله have a common sound, which none of their words has.
    if (same.length === 0) continue
    const fitting = same.filter(({ first }) => first === own.first)
    if (fitting.length === 0) return null
    if (fitting.some(({ last }) => last === own.last)) sum += 1
  }
  return sum
}

function vowelsOf(word: string) {
  const bare = word.replace(/^[ae]l(?=[a-z]{4})/, '')
  return {
    first: /^[aeiouاع]/.test(bare),
    last: /(?:[aeiouyاويه]|[ae]h)$/.test(bare),
  }
}
