import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { type Report, storeReport } from '../../behar/renewing/actions.ts'
import { listPresent } from '../../behar/store.ts'
import { insertAudit } from '../store.ts'
import { deletePlan, insertPlan, isPlanUsed, lockPlan, type PlanValues, updatePlan } from './store.ts'

/** Adds a plan; returns its id. */
export function addPlanBy(db: Database, caller: Caller, values: PlanValues): Promise<number> {
  return db.transaction(async (tx) => {
    const id = await insertPlan(tx, values)
    await insertAudit(tx, { ...about(caller, id, 'plan.add'), before: null, after: values })
    return id
  })
}

/** Changes a plan for new renewals. Equal values change nothing. Refuses: not_found. */
export function changePlanBy(
  db: Database,
  caller: Caller,
  { id, ...values }: PlanValues & { readonly id: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPlan(tx, id)
    if (!row) throw new Refusal('not_found')
    const names = (Object.keys(values) as (keyof PlanValues)[]).filter((name) => row[name] !== values[name])
    if (names.length === 0) return
    await updatePlan(tx, id, values)
    const only = (of: PlanValues) => Object.fromEntries(names.map((name) => [name, of[name]]))
    await insertAudit(tx, { ...about(caller, id, 'plan.change'), before: only(row), after: only(values) })
  })
}

/** Deletes a plan. Refuses: not_found; conflict for a plan to which a renewal refers. */
export function removePlanBy(db: Database, caller: Caller, id: number): Promise<void> {
  return db.transaction(async (tx) => {
    const row = await lockPlan(tx, id)
    if (!row) throw new Refusal('not_found')
    if (await isPlanUsed(tx, id)) throw new Refusal('conflict', undefined, { words: 'in_use' })
    await deletePlan(tx, id)
    await insertAudit(tx, { ...about(caller, id, 'plan.remove'), before: row, after: null })
  })
}

/** Stores and audits that a staff member has prolonged a subscription in the integration. Refuses: not_found. */
export function recordProlonged(
  db: Database,
  caller: Caller,
  { userId, months, ...report }: Report & { readonly userId: number; readonly months: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    if ((await listPresent(tx, [userId])).length === 0) throw new Refusal('not_found')
    const { before } = await storeReport(tx, userId, report)
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'user.prolong',
      record: { type: 'user', id: userId },
      before: { subscription_ends: before.expires_at },
      after: { subscription_ends: report.expires_at, months },
      note: null,
    })
  })
}

const about = ({ id: actorId }: Caller, id: number, action: string) => ({
  actorId,
  action,
  record: { type: 'plan', id },
  note: null,
})
