import { fold } from '#shared/base/text/fold.ts'

/** A species with its name in the current language, its name in the other language, and its aliases. */
export type Species = {
  readonly id: number
  readonly name: string
  readonly otherName: string
  readonly aliases: readonly string[]
}

/** A species with its folded names, for searching. */
export type FoldedSpecies = Species & { readonly folded: readonly string[] }

export function foldSpecies(species: readonly Species[]): FoldedSpecies[] {
  return species.map((one) => ({ ...one, folded: [one.name, one.otherName, ...one.aliases].map(fold) }))
}

/**
 * The species that match a text in either language. Exact names come first, then names that start with the text, then
 * names with a word that starts with the text, then names that contain the text. A blank text returns all species.
 */
export function findSpecies<S extends Pick<FoldedSpecies, 'folded'>>(
  species: readonly S[],
  typed: string,
): S[] {
  const wanted = fold(typed)
  if (!wanted) return [...species]
  return species
    .map((one) => ({ one, rank: Math.min(...one.folded.map((name) => rankOf(name, wanted))) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ one }) => one)
}

/** The one entry that a typed text means: the only exact name, or else the only match. A blank text means none. */
export function onlyMatch<S extends Pick<FoldedSpecies, 'folded'>>(
  species: readonly S[],
  typed: string,
): S | undefined {
  const wanted = fold(typed)
  if (!wanted) return undefined
  const exact = species.filter(({ folded }) => folded.includes(wanted))
  const [only, ...others] = exact.length > 0 ? exact : findSpecies(species, typed)
  return others.length === 0 ? only : undefined
}

const noMatch = 4

function rankOf(name: string, wanted: string): number {
  if (name === wanted) return 0
  if (name.startsWith(wanted)) return 1
  if (name.includes(` ${wanted}`)) return 2
  return name.includes(wanted) ? 3 : noMatch
}
