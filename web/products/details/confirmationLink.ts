import type { LinkProps } from '@tanstack/react-router'
import type { Shelf } from '../card.ts'

/** Where one product is ordered at once, below the address of its details. */
export function confirmationLink(id: number, shelf: Shelf, kilograms: number) {
  return {
    to: pages[shelf],
    params: { productId: String(id) },
    search: { quantity: kilograms },
  } as const satisfies LinkProps
}

const pages = {
  local: '/local-market/$productId/confirmation',
  imported: '/international-market/main/$productId/confirmation',
  special: '/special-products/$productId/confirmation',
} as const
