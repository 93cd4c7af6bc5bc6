import type { Sql } from '#platform/database/db.ts'

/**
 * Keeps time from freeing what a seller got for this order (a return or a dispute is open). Whether anything is held:
 * false where it came free before, or where nothing ever was.
 */
export async function freezeHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_freeze_hold',
    text: 'select freeze_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/** Frees what is held for this order now, frozen or not; whether anything was held. */
export async function endHold(tx: Sql, orderId: number): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_end_hold',
    text: 'select end_hold($1) as held',
    values: [orderId],
  })
  return row?.held ?? false
}

/** Lets time run on: what is held for this order comes free at its own time, but not before `until`; whether anything is held. */
export async function extendHold(tx: Sql, orderId: number, until: Date): Promise<boolean> {
  const [row] = await tx.query<{ held: boolean }>({
    name: 'wallet_extend_hold',
    text: 'select extend_hold($1, $2) as held',
    values: [orderId, until],
  })
  return row?.held ?? false
}

/** Keeps time from releasing anything held for a person who is blocked; what is due by now is released first. */
export async function freezeHoldsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({ name: 'wallet_freeze_person', text: 'select freeze_person($1, true)', values: [userId] })
}

/** The same where that person is blocked by now. The caller holds their wallet, so that a block comes before or after it. */
export async function freezeIfBlocked(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'wallet_freeze_blocked',
    text: 'select freeze_person(id, true) from users where id = $1 and blocked',
    values: [userId],
  })
}

/** Releases what was due while a person was blocked and lets time run on for the rest; a return still freezes its own. */
export async function releaseHoldsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'wallet_unfreeze_person',
    text: 'select freeze_person($1, false)',
    values: [userId],
  })
}

/** Whether the block of its seller freezes what is held for an order. The caller holds the seller's wallet. */
export async function isFrozenByBlock(tx: Sql, orderId: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'wallet_frozen_by_block',
    text: 'select from holds where order_id = $1 and ended_at is null and frozen_by_block',
    values: [orderId],
  })
  return rows.length > 0
}

export interface OrderHold {
  readonly amount_halalas: number
  readonly release_at: Date
  readonly frozen_by_return: boolean
  readonly frozen_by_block: boolean
}

/** What is held for an order and not due yet; undefined where nothing is. */
export async function findOrderHold(db: Sql, orderId: number): Promise<OrderHold | undefined> {
  const [row] = await db.query<OrderHold>({
    name: 'wallet_hold_of_order',
    text: `select amount_halalas, release_at, frozen_by_return, frozen_by_block from holds
           where order_id = $1 and ended_at is null and (frozen or release_at > clock_timestamp())`,
    values: [orderId],
  })
  return row
}
