import { fold } from '#shared/base/text/fold.ts'
import type { FoldedSpecies } from '../../../catalog/species.ts'

/**
 * The species with a similar name, the nearest first. A name or a word of a name may differ from the text
 * by one letter, or by two if the text has seven letters or more. A text of one or two letters finds none.
 * Used if no name contains the text.
 */
export function nearSpecies<S extends Pick<FoldedSpecies, 'folded'>>(
  species: readonly S[],
  typed: string,
): S[] {
  const wanted = fold(typed)
  const most = wanted.length < 3 ? 0 : wanted.length < 7 ? 1 : 2
  return species
    .map((one) => ({ one, away: Math.min(...one.folded.map((name) => awayFrom(name, wanted))) }))
    .filter(({ away }) => away <= most && away > 0)
    .sort((a, b) => a.away - b.away)
    .map(({ one }) => one)
}

function awayFrom(name: string, wanted: string): number {
  return Math.min(...[name, ...name.split(' ')].map((part) => editDistance(part, wanted)))
}

/** The Levenshtein distance, in which two swapped neighbours count once (optimal string alignment). */
function editDistance(from: string, to: string): number {
  let before: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1]
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      next[column] = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return last[to.length] ?? 0
}
