import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { HallRole } from '#shared/hall/rules.ts'
import { insertAudit } from '../store.ts'
import {
  deleteRole,
  findColleague,
  findRole,
  type HallState,
  insertHall,
  isMarket,
  lockHall,
  setRole,
  setTerms,
  updateHall,
} from './store.ts'

export interface HallForm extends Pick<HallState, 'active' | 'hall_bp' | 'say_bp'> {
  readonly id: number
  /** Null: no dallal; undefined: unchanged. */
  readonly dallalMobile: string | null | undefined
  /** Null: not registered; undefined: unchanged. */
  readonly vatNumber: string | null | undefined
}

/** Opens a hall in a market. Refuses: validation_failed; already_exists. */
export function addHallBy(db: Database, caller: Caller, form: HallForm): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, active, hall_bp, say_bp } = form
    if (!(await isMarket(tx, id))) throw new Refusal('validation_failed', { market_id: [{ code: 'choice' }] })
    const now = await timeOf(tx)
    const dallal_id = (await dallalOf(tx, form.dallalMobile)) ?? null
    if (!(await insertHall(tx, { id, active, dallal_id, now }))) throw new Refusal('already_exists')
    const vat_number = form.vatNumber ?? null
    await setTerms(tx, { id, from: riyadhDay(now), hall_bp, say_bp, vat_number })
    await insertAudit(tx, {
      ...about(caller, id, 'hall.open'),
      before: null,
      after: { active, dallal_id, hall_bp, say_bp, vat_number },
    })
  })
}

/** Changes a hall; commissions and VAT number apply from the next day in Riyadh. Equal values change nothing. Refuses: not_found; validation_failed. */
export function changeHallBy(db: Database, caller: Caller, form: HallForm): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, active, hall_bp, say_bp } = form
    const before = await lockHall(tx, id)
    if (!before) throw new Refusal('not_found')
    const dallal = await dallalOf(tx, form.dallalMobile)
    const after: HallState = {
      active,
      dallal_id: dallal === undefined ? before.dallal_id : dallal,
      hall_bp,
      say_bp,
      vat_number: form.vatNumber === undefined ? before.vat_number : form.vatNumber,
    }
    const names = (Object.keys(after) as (keyof HallState)[]).filter((name) => before[name] !== after[name])
    if (names.length === 0) return
    await updateHall(tx, id, after)
    if (names.includes('hall_bp') || names.includes('say_bp') || names.includes('vat_number')) {
      const from = riyadhDay(addDays(await timeOf(tx), 1))
      await setTerms(tx, { ...after, id, from })
    }
    const only = (of: HallState) => Object.fromEntries(names.map((name) => [name, of[name]]))
    await insertAudit(tx, { ...about(caller, id, 'hall.change'), before: only(before), after: only(after) })
  })
}

/**
 * Makes a person a clerk or a chief of a hall. Refuses: not_found; validation_failed for a mobile without a usable
 * account.
 */
export function nameStaffBy(
  db: Database,
  caller: Caller,
  { id, mobile, role }: { readonly id: number; readonly mobile: string; readonly role: HallRole },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockHall(tx, id))) throw new Refusal('not_found')
    const userId = await accountOf(tx, mobile, 'mobile')
    const before = await findRole(tx, id, userId)
    if (before === role) return
    await setRole(tx, { id, userId, role, now: await timeOf(tx) })
    await insertAudit(tx, {
      ...about(caller, id, 'hall.name'),
      before: before ? { user_id: userId, role: before } : null,
      after: { user_id: userId, role },
    })
  })
}

/** Ends the work of a person in a hall. Refuses: not_found. */
export function endStaffBy(
  db: Database,
  caller: Caller,
  { id, userId }: { readonly id: number; readonly userId: number },
): Promise<void> {
  return db.transaction(async (tx) => {
    const role = (await lockHall(tx, id)) && (await findRole(tx, id, userId))
    if (!role) throw new Refusal('not_found')
    await deleteRole(tx, id, userId)
    await insertAudit(tx, {
      ...about(caller, id, 'hall.dismiss'),
      before: { user_id: userId, role },
      after: null,
    })
  })
}

async function dallalOf(tx: Sql, mobile: string | null | undefined): Promise<number | null | undefined> {
  return typeof mobile === 'string' ? accountOf(tx, mobile, 'dallal_mobile') : mobile
}

async function accountOf(tx: Sql, mobile: string, field: string): Promise<number> {
  const userId = await findColleague(tx, mobile)
  if (userId === undefined) throw new Refusal('validation_failed', { [field]: [{ code: 'no_account' }] })
  return userId
}

const about = ({ id: actorId }: Caller, id: number, action: string) => ({
  actorId,
  action,
  record: { type: 'hall', id },
  note: null,
})
