import type { LinkProps } from '@tanstack/react-router'
import type { Origin } from '#shared/products/contract.ts'

/** The market in which goods of an origin are. */
export const marketOf = {
  local: '/local-market',
  imported: '/international-market/main',
} as const satisfies Record<Origin, string>

/** In which list a product is shown: its details open below the same address. */
export type Shelf = Origin | 'special'

/** Where a product's details are; from the special products they stay among the special products. */
export function productLink(id: number, shelf: Shelf) {
  return { to: details[shelf], params: { productId: String(id) } } as const satisfies LinkProps
}

const details = {
  local: '/local-market/$productId',
  imported: '/international-market/main/$productId',
  special: '/special-products/$productId',
} as const
