import type { AccountPart } from '../base/accountPart.ts'
import { deleteHearts, listHearts } from './store.ts'

/** The favourites of a person. */
export const favoritesPart: AccountPart = {
  name: 'favorites',
  exportOf: async (db, userId) => (await listHearts(db, userId)).map((product_id) => ({ product_id })),
  removeOf: async (tx, userId) => {
    await deleteHearts(tx, userId)
    return []
  },
}
