import { useText } from '../../app/texts/text.ts'
import type { Choice, Choices } from '../../catalog/choices.ts'
import { productsText } from '../messages.ts'
import { changed, type GoodsFilters, type ListFilter, listFilters, toggled } from './filters.ts'

/** One active filter: its label, and the filters without it. */
export type ChosenFilter<F> = { readonly key: string; readonly name: string; readonly without: F }

/** The labels of the active filters, in the order of the form. */
export function useChosenFilters<F extends GoodsFilters>(
  filters: F,
  choices: Choices,
  sellerName: string | undefined,
): ChosenFilter<F>[] {
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
  const chosen: ChosenFilter<F>[] = listFilters.flatMap((list) =>
    (filters[list] ?? []).map((id) => ({
      key: `${list}-${id}`,
      name: lists[list].find((choice) => choice.id === id)?.name ?? t.unknownChoice,
      without: toggled(filters, list, id, false),
    })),
  )
  const add = (key: 's' | 'priceMin' | 'priceMax' | 'sellerId', name: string) =>
    chosen.push({ key, name, without: changed(filters, { [key]: undefined }) })
  if (filters.s) add('s', t.wordsChip(filters.s))
  if (filters.priceMin) add('priceMin', t.priceMinChip(filters.priceMin))
  if (filters.priceMax) add('priceMax', t.priceMaxChip(filters.priceMax))
  if (filters.sellerId) add('sellerId', sellerName ? t.sellerChip(sellerName) : t.oneSeller)
  return chosen
}
