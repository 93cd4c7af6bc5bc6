import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type SellerStanding, type SellerWish, unverifiedRefusal } from '#shared/products/unverified.ts'
import { findStanding } from './store.ts'

/**
 * Refuses what a seller may not do before verification (contract, section 8, settings): forbidden. Inside a transaction,
 * lock the seller first, so that two concurrent calls cannot both list the last permitted product.
 */
export async function requireVerified(db: Sql, sellerId: number, wish: SellerWish): Promise<void> {
  const standing: SellerStanding | undefined = await findStanding(db, sellerId)
  const said = standing && unverifiedRefusal(standing, wish)
  if (said) throw new Refusal('forbidden', undefined, { said })
}
