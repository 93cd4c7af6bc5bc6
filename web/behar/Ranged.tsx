import { Isolate } from '../ui/values/Isolate.tsx'

/** A size as the lists name it (`4–5 kg`), with its range isolated against bidi reordering. */
export function Ranged({ children }: { readonly children: string }) {
  return rangesIn(children).map(({ text, range }) => (range ? <Isolate key={text}>{text}</Isolate> : text))
}

/** Splits a text into parts; ranges and counts of digits (`4–5`, `16/20`) are separate, since bidi would reverse them. */
export function rangesIn(text: string): { readonly text: string; readonly range: boolean }[] {
  return text
    .split(/(\d[\d.,]*(?:\s?[–—/-]\s?\d[\d.,]*)+)/)
    .map((part, index) => ({ text: part, range: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
