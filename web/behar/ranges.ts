/** The parts of a text, those apart that are ranges or counts of digits: `4–5`, `16/20`, which bidi would turn round. */
export function rangesIn(text: string): { readonly text: string; readonly range: boolean }[] {
  return text
    .split(/(\d[\d.,]*(?:\s?[–—/-]\s?\d[\d.,]*)+)/)
    .map((part, index) => ({ text: part, range: index % 2 === 1 }))
    .filter((part) => part.text !== '')
}
