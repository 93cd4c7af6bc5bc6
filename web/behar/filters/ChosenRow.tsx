import { countries } from '#shared/behar/countries.ts'
import type { Option } from '#shared/catalog/contract.ts'
import { isolated } from '../../app/texts/isolate.ts'
import { useLocale, useText } from '../../app/texts/text.ts'
import { FilterChip } from '../../ui/Chip.tsx'
import { filterText } from '../boards/messages.ts'
import { type BoardSearch, changed, withFish } from '../boards/search.ts'
import { useBoardDemands, useBoardSupplies } from '../boards/useBoards.ts'
import type { Masters } from '../integration/useIntegration.ts'

type ChosenRowProps = {
  readonly search: BoardSearch
  readonly masters: Masters
  readonly onChange: (search: BoardSearch) => void
}

/** The active filters, each with a clear button; a swipeable row on a phone. */
export function ChosenRow({ search, masters, onChange }: ChosenRowProps) {
  const t = useText(filterText)
  const supplies = useBoardSupplies(search, masters).data?.data
  const demands = useBoardDemands(search, masters).data?.data
  // The user's own entry whose matches are shown.
  const own = search.demand
    ? demands?.find(({ id }) => id === search.demand)
    : supplies?.find(({ id }) => id === search.supply)
  const chosen = useChosenOnBoards(search, { ...masters, entry: own?.number })
  return (
    <ul
      aria-label={t.chosen}
      className="quiet-scroll -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {chosen.map(({ key, name, without }) => (
        <li key={key} className="flex">
          <FilterChip name={name} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}

/** One active filter: its label, and the search that results when the filter is removed. */
type ChosenOnBoards = { readonly key: string; readonly name: string; readonly without: BoardSearch }

type Known = {
  /** The number of the entry whose matches are shown. */
  readonly entry: string | undefined
  readonly fishTypes: readonly Option[]
  readonly categories: readonly Option[]
  readonly sizes: readonly Option[]
}

/** The active filters in the order of the form. A filter by the user's own entry shows the number of the entry. */
function useChosenOnBoards(
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
  const own = (key: 'demand' | 'supply', name: string) => ({ key, name, without: changed(search, {}) })
  return [
    ...(demand ? [own('demand', entry ? t.meetsDemand(isolated(entry)) : t.meetsYourDemand)] : []),
    ...(supply ? [own('supply', entry ? t.meetsSupply(isolated(entry)) : t.meetsYourSupply)] : []),
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
