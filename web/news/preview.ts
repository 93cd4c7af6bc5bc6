import { limits } from '#shared/base/limits.ts'

/** Truncates a text at a word, never inside a grapheme, and adds an ellipsis (specification, section 9: 50 characters). */
export function preview(text: string, most: number = limits.newsPreview): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const letters = [...graphemes.segment(plain)]
  const next = letters[most]
  if (!next) return plain
  const cut = plain.slice(0, next.index)
  const wordsEnd = plain[next.index] === ' ' ? cut.length : cut.lastIndexOf(' ')
  return `${(wordsEnd > 0 ? cut.slice(0, wordsEnd) : cut).replace(/[\s.,،؛:;!؟?-]+$/u, '')}…`
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })
