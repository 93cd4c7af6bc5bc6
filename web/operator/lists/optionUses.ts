import type { OptionList } from '#shared/operator/lists/optionLists.ts'

/** The text for each kind of record that uses a list. */
export const useWords = {
  products: 'usedByProducts',
  fish: 'usedByFish',
  markets: 'usedByMarkets',
  orders: 'usedByOrders',
} as const

/** The kind of record that uses each short list. */
export const optionUses = {
  sizes: 'products',
  qualities: 'products',
  fish_types: 'products',
  categories: 'fish',
  payments: 'orders',
  delivery_methods: 'orders',
} as const satisfies Record<OptionList, keyof typeof useWords>
