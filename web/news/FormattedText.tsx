import { type Block, formattedBlocks, type Span } from '#shared/news/formatted.ts'

/** The text of a news item with its headings, lists, bold words and links. */
export function FormattedText({ text }: { readonly text: string }) {
  return (
    <div className="mt-5 flex max-w-text flex-col gap-4 text-article">
      {formattedBlocks(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no state, and two may have the same text.
        <BlockParts key={place} block={block} />
      ))}
    </div>
  )
}

function BlockParts({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 dir="auto" className="mt-2 text-h2">
          <Spans spans={block.spans} />
        </h2>
      )
    case 'paragraph':
      return (
        <p dir="auto">
          <Spans spans={block.spans} />
        </p>
      )
    case 'bullets':
      return (
        <ul className="list-disc space-y-1 ps-6">
          <Items items={block.items} />
        </ul>
      )
    case 'numbers':
      return (
        <ol className="list-decimal space-y-1 ps-6">
          <Items items={block.items} />
        </ol>
      )
  }
}

function Items({ items }: { readonly items: readonly (readonly Span[])[] }) {
  return items.map((spans, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: items have no state, and two may have the same text.
    <li key={place}>
      <Spans spans={spans} />
    </li>
  ))
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map(({ text, bold, link }, place) =>
    link !== undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: spans have no state, and two may have the same text.
      <a key={place} href={link} className="text-primary underline">
        {text}
      </a>
    ) : bold ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above.
      <b key={place}>{text}</b>
    ) : (
      text
    ),
  )
}
