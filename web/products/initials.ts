/**
 * The first letters of the first and of the last name. Arabic letters are separated by a space, because they would
 * otherwise join.
 */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  const letters = [first, last].flatMap((word) => (word ? [letterOf(word)] : []))
  const arabic = letters.some((letter) => /\p{Script=Arabic}/u.test(letter))
  return letters.join(arabic ? ' ' : '')
}

/** The first letter of a word without the article: القطيفي gives ق. */
function letterOf(word: string): string {
  const bare = word.length > 4 && word.startsWith('ال') ? word.slice(2) : word
  return [...bare][0]?.toUpperCase() ?? ''
}
