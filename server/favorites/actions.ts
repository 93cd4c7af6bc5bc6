import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { countHearts, isOnShow, lockHeartsOf, putHeart, takeHeart } from './store.ts'

/**
 * Adds or removes a favourite; returns whether the product is one now (specification, section 4). Concurrent toggles
 * of one person run one after the other, so that two cancel out. Refuses: not_found for a product that is hidden or
 * deleted, unless it is a favourite already; conflict beyond {@link limits.favorites}.
 */
export function toggleHeart(db: Database, userId: number, productId: number): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockHeartsOf(tx, userId)
    if (await takeHeart(tx, userId, productId)) return false
    if (!(await isOnShow(tx, productId))) throw new Refusal('not_found')
    if ((await countHearts(tx, userId)) >= limits.favorites) throw new Refusal('conflict')
    await putHeart(tx, userId, productId)
    return true
  })
}
