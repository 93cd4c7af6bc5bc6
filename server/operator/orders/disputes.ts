import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { fromRiyals, type Halalas, toRiyals } from '#shared/base/money.ts'
import { lockWhole, requireStep } from '../../orders/progress/actions.ts'
import { settleDue } from '../../orders/progress/clock.ts'
import { haltSale, takeStep } from '../../orders/progress/steps.ts'
import type { Windows } from '../../orders/progress/windows.ts'
import type { OrderState } from '../../orders/row.ts'
import { isFrozenByBlock } from '../../wallet/holdsStore.ts'
import { lockWallets } from '../../wallet/ledgerStore.ts'
import { insertAudit } from '../store.ts'

export interface DisputeDecision {
  /** The id of the order. */
  readonly id: number
  /** Refund to the buyer in SAR, from 0 to the total. */
  readonly refund: number
  readonly note: string
  readonly now: Date
  readonly windows: Windows
}

/**
 * Decides a dispute: refunds an amount to the buyer, and the rest goes to the seller (contract, section 8). A completed
 * order whose hold was frozen by the seller's block becomes disputed first. Repeating a decision changes nothing.
 * Refuses: not_found; forbidden for the caller's own order; validation_failed for a refund above the total;
 * illegal_transition without a dispute or after a different decision.
 */
export async function decideDispute(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, refund: riyals, note, now, windows }: DisputeDecision,
): Promise<void> {
  const { order: locked } = await lockWhole(tx, id, { now, windows })
  if (caller.id === locked.buyer_id || caller.id === locked.seller_id) throw new Refusal('forbidden')
  const settled = await settleDue(tx, locked, now)
  const refund = fromRiyals(riyals) as Halalas
  if (settled.decision_refund_halalas === refund) return
  const frozen = settled.status === 'completed' && (await isFrozen(tx, settled))
  const order = frozen ? await haltSale(tx, settled, { by: caller.id, now }) : settled
  const to = refund > 0 ? 'returned' : 'completed'
  requireStep(order, to, 'operator', now)
  if (refund > order.total_halalas) {
    const bound = toRiyals(order.total_halalas)
    throw new Refusal('validation_failed', { refund: [{ code: 'at_most', bound }] })
  }
  const after = await takeStep(tx, order, { to, refund, note, at: now, side: 'operator', by: caller.id })
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'order.decide',
    record: { type: 'order', id },
    note,
    before: statesOf(settled),
    after: { ...statesOf(after), refund: riyals },
  })
}

async function isFrozen(tx: Sql, { id, buyer_id, seller_id }: OrderState): Promise<boolean> {
  await lockWallets(tx, [buyer_id, seller_id])
  return isFrozenByBlock(tx, id)
}

const statesOf = ({ status, payment_status }: OrderState) => ({ status, payment_status })
