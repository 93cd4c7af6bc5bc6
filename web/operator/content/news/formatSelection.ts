/** The formats of the text of a news item (`shared/news/formatted.ts`). */
export const formats = ['bold', 'heading', 'bullets', 'link'] as const
export type Format = (typeof formats)[number]

interface Replacement {
  /** The part of the text that `insert` replaces. */
  readonly from: number
  readonly to: number
  readonly insert: string
  /** The selection after the replacement. */
  readonly select: readonly [start: number, end: number]
}

/**
 * Adds the marks of a format to the selection (a heading and a list mark whole lines), or removes them if they are
 * already there. A link is only added.
 */
export function formatSelection(text: string, start: number, end: number, format: Format): Replacement {
  const chosen = text.slice(start, end)
  if (format === 'bold') return formatBold(text, start, end)
  if (format === 'link') {
    const address = start + chosen.length + 3
    return {
      from: start,
      to: end,
      insert: `[${chosen}](https://)`,
      // Without selected text, the cursor moves between the brackets, for the text of the link. Otherwise the address is
      // selected, so that typing replaces it.
      select: chosen === '' ? [start + 1, start + 1] : [address, address + 'https://'.length],
    }
  }
  const mark = format === 'heading' ? '## ' : '- '
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', end)
  const to = lineEnd < 0 ? text.length : lineEnd
  const lines = text.slice(from, to).split('\n')
  const marked = lines.every((line) => line.startsWith(mark))
  const insert = lines
    .map((line) => (marked ? line.slice(mark.length) : `${mark}${line.replace(/^(?:## |- )/, '')}`))
    .join('\n')
  return { from, to, insert, select: [from + insert.length, from + insert.length] }
}

function formatBold(text: string, start: number, end: number): Replacement {
  const chosen = text.slice(start, end)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**') {
    return { from: start - 2, to: end + 2, insert: chosen, select: [start - 2, end - 2] }
  }
  return { from: start, to: end, insert: `**${chosen}**`, select: [start + 2, end + 2] }
}
