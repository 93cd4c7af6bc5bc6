import type { Database } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { notify } from '../../notifications/actions.ts'
import { takeReminders } from './store.ts'

/** The days before the end of a subscription on which its owner is reminded; 0 stands for the days after the end. */
const reminderDays = [7, 1, 0] as const
const REMINDED_AT_ONCE = 200

/**
 * Reminds the owners of subscriptions that end soon or have just ended, once for each entry of {@link reminderDays}. Returns the
 * number of sent reminders.
 */
export async function remindOfEnds(db: Database, now: Date): Promise<number> {
  for (let reminded = 0; ; ) {
    const due = await db.transaction(async (tx) => {
      const taken = await takeReminders(tx, now, { days: reminderDays, most: REMINDED_AT_ONCE })
      for (const { user_id, expires_at, days } of taken) {
        await notify(tx, {
          to: user_id,
          kind: kindOf(days),
          facts: { until: riyadhDay(expires_at) },
          about: user_id,
          by: null,
          event: `subscription:${expires_at.toISOString()}:${days}`,
        })
      }
      return taken.length
    })
    reminded += due
    if (due < REMINDED_AT_ONCE) return reminded
  }
}

const kindOf = (days: number) =>
  days === 0 ? 'subscription_over' : days === 1 ? 'subscription_ends_tomorrow' : 'subscription_ends'
