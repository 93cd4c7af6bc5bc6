import { idsOf } from '../../app/search.ts'

/** `?placed=482,483`: what has just been ordered here. Stands alone, since every page's search is in the first load. */
export function placedSearch(search: Readonly<Record<string, unknown>>): PlacedSearch {
  return { placed: idsOf(search.placed) }
}

export type PlacedSearch = { readonly placed?: number[] | undefined }

/** The same of the pages that confirm one product, with the kilograms that are asked for: `?quantity=1.5`. */
export function confirmationSearch(search: Readonly<Record<string, unknown>>): PlacedSearch & {
  readonly quantity?: number | undefined
} {
  const quantity = Number(search.quantity)
  return { ...placedSearch(search), quantity: quantity > 0 && quantity <= 1e6 ? quantity : undefined }
}
