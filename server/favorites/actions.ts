import type { Database } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { countHearts, isOnShow, lockHeartsOf, putHeart, takeHeart } from './store.ts'

/**
 * Puts a person's heart on a product or takes it away; answers whether it has one now (specification, section 4).
 * One person's toggles happen one after the other, so that two at once cancel each other out. Refuses `not_found` for
 * what is hidden or gone, unless it has the heart already: then it may be taken away; `conflict` beyond
 * {@link limits.favorites}.
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
