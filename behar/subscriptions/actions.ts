import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import { addMonths } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { isActive, prolongedFrom } from '#shared/behar/rules.ts'
import { findSubscription, lockMember, type SubscriptionRow, writeSubscription } from './store.ts'

export interface Prolonging {
  readonly userId: number
  readonly plan: 'standard'
  readonly months: number
}

/**
 * Extends a subscription by calendar months, from its end, or from now if it has ended. Refuses: not_found for people who
 * are not members.
 */
export function prolong(db: Database, { userId, plan, months }: Prolonging): Promise<SubscriptionRow> {
  return db.transaction(async (tx) => {
    if (!(await lockMember(tx, userId))) throw new Refusal('not_found')
    const now = await timeOf(tx)
    const present = await findSubscription(tx, userId)
    const active = present !== undefined && isActive({ expiresAt: present.expires_at }, now)
    const row = {
      plan,
      starts_at: active ? present.starts_at : now,
      expires_at: addMonths(prolongedFrom(present?.expires_at ?? null, now), months),
    }
    await writeSubscription(tx, userId, row)
    return row
  })
}
