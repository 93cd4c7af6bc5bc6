import { fold } from '#shared/base/text/fold.ts'

/** A species as the filter offers it: the reader's name, the other language's, and what else it is called. */
export type Species = {
  readonly id: number
  readonly name: string
  readonly otherName: string
  readonly aliases: readonly string[]
}

/** Ready to be searched: every name folded once. */
export type FoldedSpecies = Species & { readonly folded: readonly string[] }

export function foldSpecies(species: readonly Species[]): FoldedSpecies[] {
  return species.map((one) => ({ ...one, folded: [one.name, one.otherName, ...one.aliases].map(fold) }))
}

/**
 * The species that a typed text may mean, in either language: first those whose name begins with it, then those
 * with a word that does, then those that contain it. All of them for a blank text.
 */
export function findSpecies<S extends Pick<FoldedSpecies, 'folded'>>(
  species: readonly S[],
  typed: string,
): S[] {
  const wanted = fold(typed)
  if (!wanted) return [...species]
  return species
    .map((one) => ({ one, rank: Math.min(...one.folded.map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < none)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

const none = 4

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  return name.includes(wanted) ? 3 : none
}
