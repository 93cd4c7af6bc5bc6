import type { AccountPart } from '../base/accountPart.ts'
import { deleteFavorites, favoriteIdsOf } from './store.ts'

/** The account part of favourites. */
export const favoritesPart: AccountPart = {
  name: 'favorites',
  exportOf: async (db, userId) => (await favoriteIdsOf(db, userId)).map((product_id) => ({ product_id })),
  removeOf: async (tx, userId) => {
    await deleteFavorites(tx, userId)
    return []
  },
}
