import { idsOf } from '../../app/search.ts'

/**
 * `?placed=482,483`: the ids of the orders that were just placed. In a separate file, because the first load contains the
 * search of every page.
 */
export function placedSearch(search: Readonly<Record<string, unknown>>): PlacedSearch {
  return { placed: idsOf(search.placed) }
}

export type PlacedSearch = { readonly placed?: number[] | undefined }

/** The search of the pages that order one product: `?quantity=1.5` kilograms, `&preparation=fillet`. */
export function confirmationSearch(search: Readonly<Record<string, unknown>>): PlacedSearch & {
  readonly quantity?: number | undefined
  readonly preparation?: string | undefined
} {
  const quantity = Number(search.quantity)
  const { preparation } = search
  return {
    ...placedSearch(search),
    quantity: quantity > 0 && quantity <= 1e6 ? quantity : undefined,
    preparation: typeof preparation === 'string' ? preparation : undefined,
  }
}
