export interface Part {
  readonly text: string
  readonly strong: boolean
}

/**
 * Splits a message into its strong words and the text between them. Each strong word is found at its first occurrence
 * after the previous one.
 */
export function partsOf(message: string, strong: readonly string[]): Part[] {
  const left = strong.filter(Boolean)
  const parts: Part[] = []
  let from = 0
  while (left.length > 0) {
    const found = left
      .map((word) => ({ word, at: message.indexOf(word, from) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.word.length - one.word.length)[0]
    if (!found) break
    if (found.at > from) parts.push({ text: message.slice(from, found.at), strong: false })
    parts.push({ text: found.word, strong: true })
    from = found.at + found.word.length
    left.splice(left.indexOf(found.word), 1)
  }
  if (from < message.length) parts.push({ text: message.slice(from), strong: false })
  return parts
}
