import { type ComponentType, createContext } from 'react'
import type { Listing } from './listing.ts'

type PriceSource = 'caught' | 'farmed' | 'imported'

/**
 * Shows the seller's own prices of a species. Another feature provides the component, because this folder must not
 * import that feature (rule 2: import downward only).
 */
export const PriceAidContext = createContext<ComponentType<{
  readonly fishId: number
  /** The origin of the goods in the form. */
  readonly source: PriceSource | undefined
}> | null>(null)

/** The origin of a listing in the terms of published prices; undefined before it is chosen. */
export function priceSource({ source }: Pick<Listing, 'source'>): PriceSource | undefined {
  return source === 'local' ? 'caught' : (source ?? undefined)
}
