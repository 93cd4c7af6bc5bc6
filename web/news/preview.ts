import { limits } from '#shared/base/limits.ts'

/** Shortens a text to `most` graphemes and adds an ellipsis (specification, section 9: 50 characters). */
export function preview(text: string, most: number = limits.newsPreview): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  const letters = [...graphemes.segment(plain)]
  const next = letters[most]
  if (!next) return plain
  return `${plain.slice(0, next.index).trimEnd()}…`
}

const graphemes = new Intl.Segmenter('ar', { granularity: 'grapheme' })
