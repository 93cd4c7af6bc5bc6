import { Isolate } from '../ui/values/Isolate.tsx'

/** The name of a size as the integration's lists spell it (`4–5 kg`). Its range is isolated against bidi reordering. */
export function Ranged({ children }: { readonly children: string }) {
  return rangesIn(children).map(({ text, range }) => (range ? <Isolate key={text}>{text}</Isolate> : text))
}

/**
 * Splits a text into parts. Ranges and counts of digits (`4–5`, `16/20`) are separate parts, because the bidi algorithm
 * would reverse them.
 */
export function rangesIn(text: string): { readonly text: string; readonly range: boolean }[] {
  return text
    .split(/(\d[\d.,]*(?:\s?[–—/-]\s?\d[\d.,]*)+)/)
    .map((part, index) => ({ text: part, range: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
