import { randomInt } from 'node:crypto'
import type { Database } from '#platform/database/db.ts'
import type { StaffRole } from '#shared/base/access/permissions.ts'
import { forgetFactorTries } from '../../auth/limits/limits.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { deleteFactor } from '../../auth/secondFactor/store.ts'
import { deleteLapsed, deleteTokens } from '../../auth/store.ts'
import { insertAudit, insertStaff, lockByMobile, setStaffRole } from '../store.ts'
import { tellOfForgottenFactor } from './news.ts'

export interface StaffGrant {
  /** E.164. */
  readonly mobile: string
  readonly role: StaffRole
  /** Whether mobiles are verified here. */
  readonly verifyMobile: boolean
}

/** What came of it; the password is told once and kept nowhere. */
export type GrantedStaff =
  | { readonly outcome: 'given' }
  | { readonly outcome: 'blocked' }
  | { readonly outcome: 'unverified' }
  | { readonly outcome: 'made'; readonly password: string }

/**
 * Gives a staff role to whoever has this mobile, or makes their account (contract, section 9, "operator"). Not to a
 * blocked account, nor to one that never showed that the mobile is its own: anybody could have opened it.
 */
export async function giveStaffRole(
  db: Database,
  { mobile, role, verifyMobile }: StaffGrant,
): Promise<GrantedStaff> {
  const password = newPassword()
  const passwordHash = await hashPassword(password, '')
  return db.transaction(async (tx) => {
    if (verifyMobile) await deleteLapsed(tx, { mobile, email: '', n_id: '', cr_number: undefined })
    const person = await lockByMobile(tx, mobile)
    if (person?.blocked) return { outcome: 'blocked' }
    if (person && verifyMobile && !person.verified) return { outcome: 'unverified' }
    const id = person?.id ?? (await insertStaff(tx, { ...market, mobile, role, passwordHash }))
    if (person) await setStaffRole(tx, id, role)
    await insertAudit(tx, {
      actorId: null,
      action: person ? 'staff.give' : 'staff.make',
      record: { type: 'user', id },
      note: null,
      before: person ? { staff_role: person.staff_role } : null,
      after: { staff_role: role },
    })
    return person ? { outcome: 'given' } : { outcome: 'made', password }
  })
}

/**
 * Forgets the second factor of whoever has this mobile (E.164), the way in for the only administrator who lost telephone and
 * recovery codes: it ends every sign-in, and the password alone opens the account until a new factor is switched on
 * (contract, section 9, "operator"). Answers `none` where no factor was on: then nothing has changed.
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
    await tellOfForgottenFactor(tx, { id: person.id, note: 'npm run operator' })
    return person.id
  })
  if (typeof ended === 'string') return ended
  await forgetFactorTries(db, ended)
  return 'forgotten'
}

/** Until they write their own name. */
const market = { f_name: 'إدارة', l_name: 'السوق' } as const

/** About 99 bits, without letters and digits that look alike. */
function newPassword(): string {
  const letter = () => letters[randomInt(letters.length)] ?? ''
  return Array.from({ length: 4 }, () => Array.from({ length: 5 }, letter).join('')).join('-')
}

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
