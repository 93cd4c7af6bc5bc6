import { isSafeLink } from '../base/text/links.ts'

/** A part of a line: plain, bold, or a link to a page of the site or an `https` address. */
export interface Span {
  readonly text: string
  readonly bold?: true
  readonly link?: string
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'bullets' | 'numbers'; readonly items: readonly (readonly Span[])[] }

/**
 * The blocks of a text in a subset of Markdown: `## heading`, `- item`, `1. item`, `**bold**` and `[text](link)`. Any other
 * line is a paragraph. All other markup is text, so the result never contains HTML.
 */
export function formattedBlocks(text: string): Block[] {
  const blocks: Block[] = []
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '') continue
    const [kind, content] = lineOf(line)
    if (kind === 'heading' || kind === 'paragraph') {
      blocks.push({ kind, spans: spansOf(content) })
      continue
    }
    const last = blocks.at(-1)
    const before = last?.kind === kind ? last.items : []
    if (before.length > 0) blocks.pop()
    blocks.push({ kind, items: [...before, spansOf(content)] })
  }
  return blocks
}

/** The text without its markup, for previews and descriptions. */
export function plainOf(text: string): string {
  return formattedBlocks(text)
    .flatMap((block) => ('items' in block ? block.items : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(''))
    .join('\n')
}

/** The kind of a line, and its content without the markup. */
function lineOf(line: string): readonly [Block['kind'], string] {
  const mark = /^(#{2,3}|[-*•]|[0-9٠-٩]{1,3}[.)])\s+(?=\S)/.exec(line)
  if (!mark?.[1]) return ['paragraph', line]
  const content = line.slice(mark[0].length)
  if (mark[1].startsWith('#')) return ['heading', content]
  return [/^[-*•]$/.test(mark[1]) ? 'bullets' : 'numbers', content]
}

function spansOf(line: string): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const found of line.matchAll(/\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, bold, text, link] = found
    if (link !== undefined && !isSafeLink(link)) continue
    if (found.index > from) spans.push({ text: line.slice(from, found.index) })
    if (bold !== undefined) spans.push({ text: bold, bold: true })
    else if (text !== undefined && link !== undefined) spans.push({ text, link })
    from = found.index + whole.length
  }
  if (from < line.length) spans.push({ text: line.slice(from) })
  return spans
}
