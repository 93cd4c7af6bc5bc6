import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { fromRiyals, type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { lockWhole, requireStep } from '../../orders/progress/actions.ts'
import { settleDue } from '../../orders/progress/clock.ts'
import { haltSale, takeStep } from '../../orders/progress/steps.ts'
import type { Windows } from '../../orders/progress/windows.ts'
import type { OrderState } from '../../orders/row.ts'
import { isFrozenByBlock } from '../../wallet/holdsStore.ts'
import { lockWallets } from '../../wallet/ledgerStore.ts'
import { insertAudit } from '../store.ts'

export interface DisputeDecision {
  /** The order's. */
  readonly id: number
  /** SAR that go back to the buyer, from 0 to the total. */
  readonly refund: number
  readonly note: string
  readonly now: Date
  readonly windows: Windows
}

/**
 * Ends a dispute: so much goes back to the buyer, the rest is the seller's (contract, section 8). A delivered order whose money
 * the block of its seller froze becomes a dispute first. The same decision again changes nothing. Refuses: not_found;
 * forbidden, for one's own; validation_failed, for more than the total; illegal_transition, where nothing is disputed or it
 * was decided otherwise.
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
    const bound = toRiyals(halalas(order.total_halalas))
    throw new Refusal('validation_failed', { refund: [{ code: 'at_most', bound }] })
  }
  const after = await takeStep(tx, order, { to, refund, note, at: now, side: 'operator', by: caller.id })
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'order.decide',
    record: { type: 'order', id },
    note,
    before: standing(settled),
    after: { ...standing(after), refund: riyals },
  })
}

async function isFrozen(tx: Sql, { id, buyer_id, seller_id }: OrderState): Promise<boolean> {
  await lockWallets(tx, [buyer_id, seller_id])
  return isFrozenByBlock(tx, id)
}

const standing = ({ status, payment_status }: OrderState) => ({ status, payment_status })
