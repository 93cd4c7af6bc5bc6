import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { addFavorite, countFavorites, isOnShow, lockFavoritesOf, removeFavorite } from './store.ts'

/**
 * Adds or removes a favourite; returns whether the product is now a favourite (specification, section 4). Concurrent
 * toggles of one person run one after the other, so that two toggles cancel each other. Refuses: not_found for a hidden
 * or deleted product, unless it is a favourite already; conflict beyond {@link limits.favorites}.
 */
export function toggleFavoriteOf(db: Database, userId: number, productId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockFavoritesOf(tx, userId)
    if (await removeFavorite(tx, userId, productId)) return false
    if (!(await isOnShow(tx, productId))) throw new Refusal('not_found')
    if ((await countFavorites(tx, userId)) >= limits.favorites) throw new Refusal('conflict')
    await addFavorite(tx, userId, productId)
    return true
  })
}
