import type { OptionList } from '#shared/operator/lists/optionLists.ts'

/** How what has a record is called where it is counted. */
export const useWords = {
  products: 'usedByProducts',
  fish: 'usedByFish',
  markets: 'usedByMarkets',
  orders: 'usedByOrders',
} as const

/** What an entry of each list is chosen for. */
export const optionUses = {
  ...({ sizes: 'products', qualities: 'products', fish_types: 'products', categories: 'fish' } as const),
  ...({ payments: 'orders', delivery_methods: 'orders' } as const),
} as const satisfies Record<OptionList, keyof typeof useWords>
