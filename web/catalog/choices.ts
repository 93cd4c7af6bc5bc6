import type { Locale } from '#shared/base/locale.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { api } from '../app/calls/api.ts'
import type { Species } from './species.ts'

export type Choice = { readonly id: number; readonly name: string }

/** What the filters of a list offer; the species are looked up when they are asked for. */
export type Choices = {
  readonly [list in
    | 'markets'
    | 'cities'
    | 'sizes'
    | 'qualities'
    | 'categories'
    | 'fishTypes']: readonly Choice[]
} & {
  /** The names of the species that are chosen already. */
  readonly chosenFish: readonly Choice[]
}

type Asked = { readonly locale: Locale; readonly signal?: AbortSignal | undefined }

/** The filters' choices without what a page does not need: they travel inside the page. */
export async function loadChoices(fishIds: readonly number[], asked: Asked): Promise<Choices> {
  const options = await loadOptions(asked)
  const named = (list: readonly Choice[]) => list.map(({ id, name }) => ({ id, name }))
  return {
    markets: named(options.markets),
    cities: named(options.cities),
    sizes: named(options.sizes),
    qualities: named(options.qualities),
    categories: named(options.categories),
    fishTypes: named(options.fish_types),
    chosenFish: named(options.fish.filter(({ id }) => fishIds.includes(id))),
  }
}

/** Every species with all it is called, in both languages. */
export async function loadSpecies(asked: Asked): Promise<Species[]> {
  const { fish } = await loadOptions(asked)
  return fish.map(({ id, name, translations, aliases }) => ({
    id,
    name,
    aliases,
    otherName: translations.find(({ locale }) => locale !== asked.locale)?.name ?? '',
  }))
}

/** Everything that forms choose from. The lists hardly change: in the browser one answer serves the visit, and a failed one is asked for again. */
export function loadOptions({ locale, signal }: Asked): Promise<Options> {
  if (typeof document === 'undefined') return api('GET main/options', {}, { locale, signal })
  kept ??= api('GET main/options', {}, { locale }).catch((error: unknown) => {
    kept = undefined
    throw error
  })
  return kept
}

let kept: Promise<Options> | undefined
