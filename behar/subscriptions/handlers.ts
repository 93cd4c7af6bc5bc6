import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { Log } from '#platform/logs/log.ts'
import { Refusal } from '#shared/base/errors.ts'
import {
  getSubscription,
  prolongSubscription,
  type Subscription,
  showSubscription,
} from '#shared/behar/contract.ts'
import { isActive } from '#shared/behar/rules.ts'
import type { MainPeople } from '../people/mainPeople.ts'
import type { Tokens } from '../people/tokens.ts'
import { prolong } from './actions.ts'
import type { Renewals } from './renewals.ts'
import { findSubscription, isMember, type SubscriptionRow } from './store.ts'

export interface SubscriptionDeps {
  readonly db: Database
  readonly log: Log
  readonly renewals: Renewals
  readonly people: Pick<MainPeople, 'sessionOf'>
  readonly tokens: Pick<Tokens, 'mainCallerOf'>
}

export const subscriptionHandlers = ({ db, log, renewals, people, tokens }: SubscriptionDeps) => [
  handle(getSubscription, async (_input, { caller, now }) => {
    await renewals.collect(caller.id, people.sessionOf(tokens.mainCallerOf(caller)).token)
    return present(await findSubscription(db, caller.id), now)
  }),

  handle(showSubscription, async ({ params: { userId } }, { now }) => {
    if (!(await isMember(db, userId))) throw new Refusal('not_found')
    return present(await findSubscription(db, userId), now)
  }),

  handle(prolongSubscription, async ({ params: { userId }, body: { plan, months } }, { caller, now }) => {
    const row = await prolong(db, { userId, plan, months })
    await renewals.reportProlonged(userId, months, people.sessionOf(caller).token)
    log.info({ by: caller?.id, user: userId, plan, months }, 'prolonged a subscription')
    return present(row, now)
  }),
]

function present(row: SubscriptionRow | undefined, now: Date): Subscription {
  if (!row) return { active: false, plan: null, starts_at: null, expires_at: null }
  return {
    active: isActive({ expiresAt: row.expires_at }, now),
    plan: row.plan,
    starts_at: row.starts_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }
}
