import { countries } from '#shared/behar/countries.ts'
import type { Option } from '#shared/catalog/contract.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { filterText } from '../boards/messages.ts'
import { type BoardSearch, changed, withFish } from '../boards/search.ts'

/** One active filter: its label, and the search without it. */
export type ChosenOnBoards = { readonly key: string; readonly name: string; readonly without: BoardSearch }

type Known = {
  /** The public number of the entry whose matches are shown. */
  readonly entry: string | undefined
  readonly fishTypes: readonly Option[]
  readonly categories: readonly Option[]
  readonly sizes: readonly Option[]
}

/** The active filters in the order of the form. A filter by the user's own entry shows its number. */
export function useChosenOnBoards(
  search: BoardSearch,
  { entry, fishTypes, categories, sizes }: Known,
): ChosenOnBoards[] {
  const t = useText(filterText)
  const locale = useLocale()
  const named = (list: readonly Option[], id: number) =>
    list.find((each) => each.id === id)?.name ?? t.unknown
  const { fish = [], country, category, size, state, demand, supply } = search
  const one = (key: 'country' | 'category' | 'size' | 'state', name: string) => ({
    key,
    name,
    without: changed(search, { [key]: undefined }),
  })
  return [
    ...(demand
      ? [
          {
            key: 'demand',
            name: entry ? t.meetsDemand(isolated(entry)) : t.meetsYourDemand,
            without: changed(search, {}),
          },
        ]
      : []),
    ...(supply
      ? [
          {
            key: 'supply',
            name: entry ? t.meetsSupply(isolated(entry)) : t.meetsYourSupply,
            without: changed(search, {}),
          },
        ]
      : []),
    ...fish.map((id) => ({
      key: `fish-${id}`,
      name: named(fishTypes, id),
      without: withFish(search, id, false),
    })),
    ...(country ? [one('country', countries[country][locale])] : []),
    ...(category ? [one('category', named(categories, category))] : []),
    ...(size ? [one('size', named(sizes, size))] : []),
    ...(state ? [one('state', t[state])] : []),
  ]
}
