import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type AuctionState, statusOf } from '#shared/auctions/engine.ts'
import { Refusal } from '#shared/base/errors.ts'
import { toRiyals } from '#shared/base/money.ts'
import { stateOf } from '../../auctions/row.ts'
import { stepAuction } from '../../auctions/step.ts'
import { listUndecided, lockAuction, lockSessionsOf } from '../../auctions/stepStore.ts'
import { hasPartIn } from '../../auctions/store.ts'
import { insertAudit } from '../store.ts'

/**
 * Stops an auction that is not ordered yet; notifies its seller with the reason, and every bidder who could win
 * (contract, section 8). Stopping is final. Refuses: not_found; forbidden to its seller and bidders;
 * illegal_transition once it is ordered or unsold.
 */
export async function voidAuctionBy(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  if (await hasPartIn(tx, id, caller.id)) throw new Refusal('forbidden')
  await voidHeld(tx, caller, { id, note })
}

async function voidHeld(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const { row, state, effects, now } = await stepAuction(tx, id, { kind: 'void' }, { note })
  if (effects.length === 0) return
  await insertAudit(tx, {
    actorId: caller.id,
    action: 'auction.void',
    record: { type: 'auction', id },
    note,
    before: auditedOf(stateOf(row), now),
    after: auditedOf(state, now),
  })
}

/**
 * Stops every auction of a blocked seller that is neither ordered nor unsold. Each auction is checked again under its
 * lock, since the auction may have changed after it was listed.
 */
export async function voidLotsOf(
  tx: Sql,
  caller: Pick<Caller, 'id'>,
  { id: sellerId, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  const ids = await listUndecided(tx, sellerId)
  await lockSessionsOf(tx, ids)
  for (const id of ids) {
    const row = await lockAuction(tx, id)
    // Whether a tender that has just ended can still be stopped depends on its offers, so they are opened first.
    if (row?.way === 'sealed' && row.closed_at === null) {
      const { state, now } = await stepAuction(tx, id, { kind: 'tick' })
      if (statusOf(state, now) === 'unsold') continue
    }
    const status = row && statusOf(stateOf(row), row.clock.getTime())
    if (!status || status === 'ordered' || status === 'unsold') continue
    await voidHeld(tx, caller, { id, note })
  }
}

function auditedOf(state: AuctionState, now: number) {
  const { leader, bidsCount } = state
  return {
    status: statusOf(state, now),
    current_price: leader && toRiyals(leader.amount),
    bids_count: bidsCount,
  }
}
