import type { Database } from '#platform/database/db.ts'
import type { Log } from '#platform/logs/log.ts'
import { countFailure } from '#platform/logs/metrics.ts'
import { renewedUntil } from '#shared/behar/plans.ts'
import { isActive } from '#shared/behar/rules.ts'
import type { PaidRenewal } from '#shared/behar/subscriptionContract.ts'
import type { MainPeople, ReportedSubscription } from '../people/mainPeople.ts'
import { findSubscription, insertRenewal, lastRenewal, lockMember, writeSubscription } from './store.ts'

export interface RenewalsDeps {
  readonly db: Database
  readonly people: Pick<MainPeople, 'reportSubscription' | 'reportProlonged'>
  readonly log: Pick<Log, 'warn' | 'info'>
}

/** Applies the renewals that people pay in the main market, and reports subscriptions to it (decision 76). */
export interface Renewals {
  /**
   * Reports a member's subscription with the member's main token. Applies, each once, the paid renewals that the
   * subscription does not contain yet. Logs a failure; the next call then tries again.
   */
  collect(userId: number, token: string): Promise<void>
  /** Reports a subscription that a staff member has prolonged, with the staff member's main token. */
  reportProlonged(userId: number, months: number, token: string): Promise<void>
}

export function openRenewals({ db, people, log }: RenewalsDeps): Renewals {
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      countFailure('subscription_report')
      log.warn({ err: error }, 'a subscription could not be reported to the main market')
    }
  }
  return {
    collect: (userId, token) =>
      attempt(async () => {
        // The market returns a limited number of renewals at once, and the last report contains the final end.
        for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
          const paid = await people.reportSubscription(await reportOf(db, userId), token)
          if (paid.length === 0) return
          for (const renewal of paid) await applyRenewal(db, userId, renewal)
          log.info({ user: userId, renewals: paid.length }, 'applied paid renewals')
        }
      }),
    reportProlonged: (userId, months, token) =>
      attempt(async () => people.reportProlonged(userId, { ...(await reportOf(db, userId)), months }, token)),
  }
}

const MOST_ROUNDS = 10

/** Extends a subscription by the member's next paid renewal. A renewal that was applied before changes nothing. */
function applyRenewal(
  db: Database,
  userId: number,
  { number, length, unit, paid_at }: PaidRenewal,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockMember(tx, userId))) return
    const last = await lastRenewal(tx, userId)
    if (number <= last) return
    if (number !== last + 1) throw new RangeError(`renewal ${last + 1} of member ${userId} is missing`)
    const paidAt = new Date(paid_at)
    const present = await findSubscription(tx, userId)
    const ended_at = present?.expires_at ?? null
    const ends_at = renewedUntil(ended_at, paidAt, { length, unit })
    const runs = present !== undefined && isActive({ expiresAt: present.expires_at }, paidAt)
    await writeSubscription(tx, userId, {
      plan: 'standard',
      starts_at: runs ? present.starts_at : paidAt,
      expires_at: ends_at,
    })
    await insertRenewal(tx, userId, { number, length, unit, paid_at: paidAt, ended_at, ends_at })
  })
}

async function reportOf(db: Database, userId: number): Promise<ReportedSubscription> {
  const [row, renewals] = await Promise.all([findSubscription(db, userId), lastRenewal(db, userId)])
  return {
    plan: row?.plan ?? null,
    starts_at: row?.starts_at.toISOString() ?? null,
    expires_at: row?.expires_at.toISOString() ?? null,
    renewals,
  }
}
