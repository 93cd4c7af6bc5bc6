import type { Locale } from '#shared/base/locale.ts'
import type { Options } from '#shared/catalog/contract.ts'
import { api } from '../app/calls/api.ts'
import type { Species } from './species.ts'

export type Choice = { readonly id: number; readonly name: string }

/** The choices of a list's filters; species are loaded on demand. */
export type Choices = {
  readonly [list in
    | 'markets'
    | 'cities'
    | 'sizes'
    | 'qualities'
    | 'categories'
    | 'fishTypes']: readonly Choice[]
} & {
  /** The species that are selected in the filters. */
  readonly chosenFish: readonly Choice[]
}

type LoadOptions = { readonly locale: Locale; readonly signal?: AbortSignal | undefined }

/** Loads the choices of the filters, reduced to id and name, because they are embedded in the page. */
export async function loadChoices(fishIds: readonly number[], given: LoadOptions): Promise<Choices> {
  const options = await loadOptions(given)
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

/** Loads every species with its names in both languages and its aliases. */
export async function loadSpecies(given: LoadOptions): Promise<Species[]> {
  const { fish } = await loadOptions(given)
  return fish.map(({ id, name, translations, aliases }) => ({
    id,
    name,
    aliases,
    otherName: translations.find(({ locale }) => locale !== given.locale)?.name ?? '',
  }))
}

/**
 * Loads all reference lists. They rarely change, so the browser caches one answer per visit; after a failure it loads
 * them again.
 */
export function loadOptions({ locale, signal }: LoadOptions): Promise<Options> {
  if (typeof document === 'undefined') return api('GET main/options', {}, { locale, signal })
  cached ??= api('GET main/options', {}, { locale }).catch((error: unknown) => {
    cached = undefined
    throw error
  })
  return cached
}

let cached: Promise<Options> | undefined
