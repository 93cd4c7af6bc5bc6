import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'

/**
 * Freezes the seller's held money of an order while a return or dispute is open. Returns whether any money is held: false
 * when it was released before or was never held.
 */
export async function freezeHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_freeze_hold',
    text: 'select freeze_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/** Releases the held money of an order now, frozen or not; returns whether anything was held. */
export async function endHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_end_hold',
    text: 'select end_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/**
 * Ends the freeze by a return or dispute of an order. The money is released at its time, but not before `until`; money of
 * a blocked person stays frozen. Returns whether any money is held.
 */
export async function extendHold(tx: Sql, orderId: number, until: Date): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_extend_hold',
    text: 'select extend_hold($1, $2) as held',
    values: [orderId, until],
  })
  return row?.held ?? false
}

/** Freezes all held money of a blocked person, after releasing the holds that are due. */
export async function freezeHoldsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({ name: 'wallet_freeze_person', text: 'select freeze_person($1, true)', values: [userId] })
}

/**
 * Freezes the held money of a person if the person is blocked. The caller has locked the wallet, which serializes this
 * with a block.
 */
export async function freezeIfBlocked(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'wallet_freeze_blocked',
    text: 'select freeze_person(id, true) from users where id = $1 and blocked',
    values: [userId],
  })
}

/**
 * Unfreezes a person's held money after a block, and releases the holds that have become due. Holds with an open return
 * stay frozen.
 */
export async function releaseHoldsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'wallet_unfreeze_person',
    text: 'select freeze_person($1, false)',
    values: [userId],
  })
}

/** Whether the seller's block freezes the held money of an order. The caller has locked the seller's wallet. */
export async function isFrozenByBlock(tx: Sql, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'wallet_frozen_by_block',
    text: 'select from holds where order_id = $1 and ended_at is null and frozen_by_block',
    values: [orderId],
  })
  return rows.length > 0
}

export interface OrderHold {
  readonly amount_halalas: Halalas
  readonly release_at: Date
  readonly frozen_by_return: boolean
  readonly frozen_by_block: boolean
}

/** The current hold on the money of an order; undefined if the money was never held, or if the hold is over or due. */
export async function findOrderHold(db: Sql, orderId: number): Promise<OrderHold | undefined> {
  const [row] = await db.query<OrderHold>({
    name: 'wallet_hold_of_order',
    text: `select amount_halalas, release_at, frozen_by_return, frozen_by_block from holds
           where order_id = $1 and ended_at is null and (frozen or release_at > clock_timestamp())`,
    values: [orderId],
  })
  return row
}
