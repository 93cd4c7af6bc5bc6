import { useText } from '../base/text.ts'
import type { Choice, Choices } from '../catalog/choices.ts'
import { changed, type Filters, type ListFilter, listFilters, toggled } from './filters.ts'
import { productsText } from './messages.ts'

/** One active filter: what it says, and the address without it. */
export type ChosenFilter = { readonly key: string; readonly name: string; readonly without: Filters }

/** Every active filter in words, in the order of the form. */
export function useChosenFilters(filters: Filters, choices: Choices, sellerName: string | undefined) {
  const t = useText(productsText)
  const lists: Record<ListFilter, readonly Choice[]> = {
    fishId: choices.chosenFish,
    marketId: choices.markets,
    cityId: choices.cities,
    size: choices.sizes,
    fishType: choices.fishTypes,
    quality: choices.qualities,
    category: choices.categories,
  }
  const chosen: ChosenFilter[] = listFilters.flatMap((list) =>
    (filters[list] ?? []).map((id) => ({
      key: `${list}-${id}`,
      name: lists[list].find((choice) => choice.id === id)?.name ?? t.unknownChoice,
      without: toggled(filters, list, id, false),
    })),
  )
  const add = (key: 'priceMin' | 'priceMax' | 'sellerId', name: string) =>
    chosen.push({ key, name, without: changed(filters, { [key]: undefined }) })
  if (filters.priceMin) add('priceMin', t.priceMinChip(filters.priceMin))
  if (filters.priceMax) add('priceMax', t.priceMaxChip(filters.priceMax))
  if (filters.sellerId) add('sellerId', sellerName ? t.sellerChip(sellerName) : t.oneSeller)
  return chosen
}
