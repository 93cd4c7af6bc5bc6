import { type ComponentType, createContext } from 'react'

/** Shows the seller's own prices of a species; a later feature provides it (rule 2: import downward only). */
export const PriceAidContext = createContext<ComponentType<{ readonly fishId: number }> | null>(null)
