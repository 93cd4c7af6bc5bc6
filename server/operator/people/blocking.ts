import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { canSell, type UserType } from '#shared/base/access/permissions.ts'
import { excludeBidder } from '../../auctions/awarding/actions.ts'
import { leaveLandings } from '../../landings/ending.ts'
import { haltSalesOf } from '../../orders/progress/halting.ts'
import type { Windows } from '../../orders/progress/windows.ts'
import { hideBlockedGoods, showUnblockedGoods } from '../../products/store.ts'
import { leaveRequests } from '../../requests/asking/leaving.ts'
import { freezeHoldsOf, releaseHoldsOf } from '../../wallet/holdsStore.ts'
import { voidLotsOf } from '../market/voiding.ts'

/** The context of a block; `windows` contains the deadlines for orders without stored deadlines. */
interface Blocking {
  readonly id: number
  readonly note: string
  readonly now: Date
  readonly windows: Windows
  readonly log: Log
}

/**
 * Ends a blocked person's trade (contract, section 8, "Blocked people"). Bids, auctions, arriving catches, goods, requests and offers end.
 * Running sales become disputes, and the money held for the person is frozen. Returns the orders that could not become
 * disputes. Lock the person's row first. Lock order: auctions, catches, products, requests, orders, each by id, then the wallet.
 */
export async function stopTrading(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, note, now, windows, log }: Blocking,
): Promise<number[]> {
  await excludeBidder(tx, id)
  await voidLotsOf(tx, caller, { id, note })
  // Catches end before the goods are hidden, because a catch is locked before its product (lock order).
  await leaveLandings(tx, id)
  await hideBlockedGoods(tx, id)
  await leaveRequests(tx, id, { by: 'operator' })
  const failed = await haltSalesOf(tx, id, { by: caller.id, now, windows, log })
  await freezeHoldsOf(tx, id)
  return failed
}

/**
 * Shows the goods that were hidden only because of the block, and releases the money that the block froze. Everything
 * that the block ended stays ended.
 */
export async function resumeTrading(tx: Sql, id: number): Promise<void> {
  await showUnblockedGoods(tx, id)
  await releaseHoldsOf(tx, id)
}

/** Withdraws the offers of a person whose new type cannot sell. The person's own requests stay open. */
export async function stopOffering(tx: Sql, id: number, type: UserType): Promise<void> {
  if (!canSell(type)) await leaveRequests(tx, id, { by: 'operator', own: false })
}
