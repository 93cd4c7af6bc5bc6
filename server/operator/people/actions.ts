import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { needsRegister } from '#shared/auth/rules.ts'
import { canBid, userTypes } from '#shared/base/access/permissions.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { PersonChange } from '#shared/operator/people.ts'
import { excludeBidder } from '../../auctions/awarding/actions.ts'
import { deleteFactor } from '../../auth/secondFactor/store.ts'
import { deleteTokens } from '../../auth/signInsStore.ts'
import { deleteLapsed } from '../../auth/store.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import type { Windows } from '../../orders/progress/windows.ts'
import { type AuditAction, insertAudit } from '../store.ts'
import { resumeTrading, stopOffering, stopTrading } from './blocking.ts'
import { type Done, notifyOfChange } from './news.ts'
import {
  type ChangeablePerson,
  deleteCodesOf,
  hasOpenSales,
  lockPeople,
  type PersonColumns,
  updatePersonColumns,
} from './personStore.ts'

export interface PeopleDeps {
  readonly db: Database
  readonly log: Log
  /** Whether unverified accounts are deleted after their deadline (`accountsLapse`). */
  readonly lapse: boolean
  readonly windows: Windows
}

/**
 * Changes a person's account, notifies the person and logs the change (contract, section 8). Equal values change nothing.
 * Refuses: not_found; forbidden for the caller's own account; validation_failed at a mobile or register number that is
 * taken or missing; conflict for a lower type with open sales, and for the last administrator. Also refuses
 * illegal_transition where `verified_from` is out of date.
 */
export async function changePerson(
  { db, log, lapse, windows }: PeopleDeps,
  caller: Caller,
  { id, ...change }: PersonChange & { readonly id: number },
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const locked = await lockPeople(tx, id, change.staff !== undefined || change.blocked === true)
      const person = locked.find((one) => one.id === id)
      if (!person) throw new Refusal('not_found')
      if (id === caller.id) throw new Refusal('forbidden')
      requireSeen(person, change)
      const to = changesOf(person, change)
      requireAdministrator(locked, caller, person, to)
      await requireSeller(tx, person, to)
      if (lapse && to.mobile) await deleteLapsed(tx, { ...noValues, mobile: to.mobile })
      if (Object.keys(to).length > 0) await updatePersonColumns(tx, id, to)
      const now = await timeOf(tx)
      const unhalted = await followTrade(tx, caller, { id, to, note: change.note, now, windows, log })
      if (to.mobile) await deleteCodesOf(tx, id)
      const forgotten = change.second_factor === false && (await deleteFactor(tx, id))
      const signedOut = Boolean(to.blocked || to.mobile || forgotten || change.revoke_sessions)
      if (signedOut) await deleteTokens(tx, id)
      const done: Done = {
        person,
        to,
        forgotten,
        signedOut: change.revoke_sessions === true,
        note: change.note,
      }
      if (namesOf(done).length === 0) return
      await insertAudit(tx, auditActionOf(caller, done, unhalted))
      await notifyOfChange(tx, done)
    })
    .catch((error: unknown) => {
      for (const [index, field] of uniques) {
        if (isDuplicate(error, index))
          throw new Refusal('validation_failed', { [field]: [{ code: 'taken' }] })
      }
      throw error
    })
}

/**
 * Stops or resumes the person's trade after a change of type or a block. Returns the orders that the block could not turn into
 * disputes.
 */
async function followTrade(
  tx: Sql,
  caller: Caller,
  { to, ...rest }: Parameters<typeof stopTrading>[2] & { readonly to: PersonColumns },
): Promise<number[]> {
  const { id } = rest
  if (to.blocked) return stopTrading(tx, caller, rest)
  if (to.blocked === false) await resumeTrading(tx, id)
  if (to.type && !canBid(to.type)) await excludeBidder(tx, id)
  if (to.type) await stopOffering(tx, id, to.type)
  return []
}

const uniques = [
  ['users_mobile_key', 'mobile'],
  ['users_cr_number_key', 'cr_number'],
] as const
const noValues = { email: '', n_id: '', cr_number: undefined }

/** Refuses when a colleague decided since `verified_from` was read; repeating a decision changes nothing. */
function requireSeen(person: ChangeablePerson, { verified, verified_from }: PersonChange): void {
  const state = person.verified ? 'verified' : person.refused ? 'refused' : 'waiting'
  const same = state === (verified ? 'verified' : 'refused')
  if (verified === undefined || verified_from === undefined || same || state === verified_from) return
  throw new Refusal('illegal_transition')
}

/** The sent values that differ from the current values. */
function changesOf(person: ChangeablePerson, sent: PersonChange): PersonColumns {
  const { type, cr_number, mobile, mobile_verified, blocked, verified, staff } = sent
  const decided = verified !== undefined && (verified ? !person.verified : person.verified || !person.refused)
  return {
    ...(type !== undefined && type !== person.type && { type }),
    ...(cr_number !== undefined && cr_number !== person.cr_number && { cr_number }),
    ...(mobile !== undefined && mobile !== person.mobile && { mobile }),
    ...(mobile_verified && !person.mobile_verified && { mobile_verified }),
    ...(blocked !== undefined && blocked !== person.blocked && { blocked }),
    ...(decided && { verified, refused: !verified }),
    ...(staff !== undefined && staff !== person.staff_role && { staff_role: staff }),
  }
}

/**
 * Only another administrator may change a person's staff role or block a person, so one administrator always remains.
 */
function requireAdministrator(
  locked: readonly ChangeablePerson[],
  caller: Caller,
  person: ChangeablePerson,
  { staff_role, blocked }: PersonColumns,
): void {
  if (staff_role === undefined && !blocked) return
  const others = locked.filter(({ id, ...one }) => id !== person.id && one.staff_role === 'administrator')
  if (!others.some(({ id }) => id === caller.id))
    throw new Refusal('conflict', undefined, { words: 'last_administrator' })
}

async function requireSeller(tx: Sql, person: ChangeablePerson, { type, cr_number }: PersonColumns) {
  if (type === undefined) return
  if (needsRegister(type) && !(cr_number ?? person.cr_number)) {
    throw new Refusal('validation_failed', { cr_number: [{ code: 'required' }] })
  }
  const lesser = userTypes.indexOf(type) < userTypes.indexOf(person.type)
  if (lesser && (await hasOpenSales(tx, person.id))) {
    throw new Refusal('conflict', undefined, { words: 'open_sales' })
  }
}

/** Audit entries are kept after the account is removed, so only the last digits of numbers are logged. */
function auditActionOf(caller: Caller, done: Done, unhalted: readonly number[]): AuditAction {
  const { person, to, forgotten, signedOut, note } = done
  const names = namesOf(done)
  const before: Record<string, unknown> = {}
  const after: Record<string, unknown> = {}
  for (const name of ['type', 'mobile_verified', 'blocked', 'verified', 'staff_role'] as const) {
    if (to[name] !== undefined) [before[name], after[name]] = [person[name], to[name]]
  }
  for (const name of ['mobile', 'cr_number'] as const) {
    if (to[name] !== undefined) [before[name], after[name]] = [lastDigits(person[name]), lastDigits(to[name])]
  }
  if (forgotten) [before.second_factor, after.second_factor] = [true, false]
  if (signedOut) after.sessions = 'ended'
  if (unhalted.length > 0) after.orders_not_halted = unhalted
  const action = names.length === 1 && names[0] ? names[0] : 'user.change'
  return { actorId: caller.id, action, record: { type: 'user', id: person.id }, before, after, note }
}

/** The names of the changes in the audit log. */
function namesOf({ to, forgotten, signedOut }: Done): string[] {
  return [
    ...(to.type !== undefined ? ['user.type'] : []),
    ...(to.cr_number !== undefined && to.type === undefined ? ['user.register'] : []),
    ...(to.mobile !== undefined ? ['user.mobile'] : []),
    ...(to.mobile_verified ? ['user.confirm_mobile'] : []),
    ...(to.blocked !== undefined ? [to.blocked ? 'user.block' : 'user.unblock'] : []),
    ...(to.verified !== undefined ? [to.verified ? 'user.verify' : 'user.refuse'] : []),
    ...(to.staff_role !== undefined ? ['user.staff'] : []),
    ...(forgotten ? ['user.factor_off'] : []),
    ...(signedOut ? ['user.sessions'] : []),
  ]
}

const lastDigits = (number: string | null | undefined) => (number ? `******${number.slice(-4)}` : null)
