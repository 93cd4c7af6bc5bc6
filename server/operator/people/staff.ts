import { randomInt } from 'node:crypto'
import type { Database } from '#platform/database/db.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import { forgetFactorTries } from '../../auth/limits/limits.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { deleteFactor } from '../../auth/secondFactor/store.ts'
import { deleteTokens } from '../../auth/signInsStore.ts'
import { deleteLapsed, setPassword } from '../../auth/store.ts'
import { insertAudit, insertStaff, lockByMobile, setStaffRole, unnamedStaff } from '../store.ts'
import { notifyFactorOff } from './news.ts'

export interface StaffGrant {
  /** The person's mobile (E.164). */
  readonly mobile: string
  readonly role: StaffRole
  /** Whether mobiles are verified here. */
  readonly verifyMobile: boolean
  /** Whether unverified accounts are deleted after their deadline (`accountsLapse`). */
  readonly lapse: boolean
}

/** The result of a grant. The password is returned once, and only its hash is stored. */
export type GrantedStaff =
  | { readonly outcome: 'given' }
  | { readonly outcome: 'blocked' }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'made' | 'replaced'; readonly password: string }

/**
 * Grants a staff role to the person with this mobile, or creates an account for the person (contract, section 9,
 * "operator"). Refused for blocked accounts, and for accounts with an unverified mobile, because anybody could have
 * opened them. If the market cannot send SMS (`lapse` is false), an account with an unverified mobile gets the role and
 * a new password, which ends every sign-in. The operator of the server then vouches for the mobile.
 */
export async function giveStaffRole(
  db: Database,
  { mobile, role, verifyMobile, lapse }: StaffGrant,
): Promise<GrantedStaff> {
  const password = newPassword()
  const passwordHash = await hashPassword(password, '')
  return db.transaction(async (tx) => {
    if (lapse) await deleteLapsed(tx, { mobile, email: '', n_id: '', cr_number: undefined })
    const person = await lockByMobile(tx, mobile)
    if (person?.blocked) return { outcome: 'blocked' }
    const unverified = person !== undefined && verifyMobile && !person.verified
    if (unverified && lapse) return { outcome: 'unverified' }
    const id = person?.id ?? (await insertStaff(tx, { ...unnamedStaff, mobile, role, passwordHash }))
    if (person) await setStaffRole(tx, id, role)
    if (unverified) {
      await setPassword(tx, id, mobile, passwordHash)
      await deleteTokens(tx, id)
    }
    await insertAudit(tx, {
      actorId: null,
      action: person ? 'staff.give' : 'staff.make',
      record: { type: 'user', id },
      note: null,
      before: person ? { staff_role: person.staff_role } : null,
      after: { staff_role: role, ...(unverified && { mobile_verified: true, sessions: 'ended' }) },
    })
    if (person && !unverified) return { outcome: 'given' }
    return { outcome: person ? 'replaced' : 'made', password }
  })
}

/**
 * Deletes the second factor of the person with this mobile (E.164), for the case that the only administrator has lost
 * both the telephone and the recovery codes. Ends every sign-in; until a new factor is on, the password alone is enough
 * (contract, section 9, "operator"). Returns `none` if no factor was on.
 */
export async function forgetSecondFactor(
  db: Database,
  mobile: string,
): Promise<'forgotten' | 'none' | 'blocked' | 'unknown'> {
  const ended = await db.transaction(async (tx) => {
    const person = await lockByMobile(tx, mobile)
    if (!person) return 'unknown'
    if (person.blocked) return 'blocked'
    if (!(await deleteFactor(tx, person.id))) return 'none'
    await deleteTokens(tx, person.id)
    await insertAudit(tx, {
      actorId: null,
      action: 'user.factor_off',
      record: { type: 'user', id: person.id },
      note: null,
      before: { second_factor: true },
      after: { second_factor: false, sessions: 'ended' },
    })
    await notifyFactorOff(tx, { id: person.id, note: 'npm run operator' })
    return person.id
  })
  if (typeof ended === 'string') return ended
  await forgetFactorTries(db, ended)
  return 'forgotten'
}

/** A password of about 99 random bits, without characters that look alike. */
function newPassword(): string {
  const letter = () => letters[randomInt(letters.length)] ?? ''
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join('')).join('-')
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
