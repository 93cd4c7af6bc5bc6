import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { fromRiyals, type Halalas, halalas, toRiyals } from '#shared/base/money.ts'
import { settleDue } from '../orders/clock.ts'
import { lockWhole, requireStep } from '../orders/lifeActions.ts'
import type { OrderState } from '../orders/row.ts'
import { takeStep } from '../orders/steps.ts'
import type { Windows } from '../orders/windows.ts'
import { insertAudit } from './store.ts'

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
 * Ends a dispute: so much goes back to the buyer, the rest is the seller's (contract, section 8). The same decision again
 * changes nothing. Refuses: not_found; forbidden, for one's own; validation_failed, for more than the total;
 * illegal_transition, where nothing is disputed or it was decided otherwise.
 */
export async function decideDispute(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, refund: riyals, note, now, windows }: DisputeDecision,
): Promise<void> {
  const { order: locked } = await lockWhole(tx, id, { now, windows })
  if (caller.id === locked.buyer_id || caller.id === locked.seller_id) throw new Refusal('forbidden')
  const order = await settleDue(tx, locked, now)
  const refund = fromRiyals(riyals) as Halalas
  if (order.decision_refund_halalas === refund) return
  const to = refund > 0 ? 'returned' : 'completed'
  requireStep(order, to, 'operator', now)
  if (refund > order.total_halalas) {
    const bound = toRiyals(halalas(order.total_halalas))
    throw new Refusal('validation_failed', { refund: [{ code: 'at_most', bound }] })
  }
  const after = await takeStep(tx, order, { to, refund, note, at: now, side: 'operator', by: caller.id })
  await insertAudit(tx, {
    ...{ actorId: caller.id, action: 'order.decide', record: { type: 'order', id }, note },
    before: standing(order),
    after: { ...standing(after), refund: riyals },
  })
}

const standing = ({ status, payment_status }: OrderState) => ({ status, payment_status })
