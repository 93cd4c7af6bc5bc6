import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { ProfileChange } from '#shared/account/contract.ts'
import { newPasswordProblem } from '#shared/auth/newPassword.ts'
import type { FieldProblems } from '#shared/base/errors.ts'
import { limitSignIn } from '../auth/limits/limits.ts'
import { hashPassword, isPassword } from '../auth/passwords.ts'
import { findPassword } from './store.ts'

export interface PasswordDeps {
  readonly db: Database
  readonly rateLimits: boolean
}

/**
 * Checks the person's password. Returns the hash that matched, or null; a caller can compare the hash to notice a later
 * change. Right and wrong passwords both count towards the limit of sign-in attempts. Refuses: too_many_requests,
 * unavailable.
 */
export async function tryPassword(
  { db, rateLimits }: PasswordDeps,
  { id }: Caller,
  password: string,
  address: string,
): Promise<string | null> {
  const person = await findPassword(db, id)
  if (rateLimits) await limitSignIn(db, person?.mobile ?? String(id), address)
  return (await isPassword(password, person?.password_hash, address)) ? (person?.password_hash ?? null) : null
}

export interface NewPassword {
  /** The hash that the current password matched. */
  readonly seen: string
  readonly hash: string
}

/** Checks both passwords of a profile change. Returns the new password, if one was sent, and the problems by field. */
export async function newPassword(
  deps: PasswordDeps,
  caller: Caller,
  { password, current_password }: ProfileChange,
  address: string,
): Promise<{ readonly password?: NewPassword; readonly problems: FieldProblems }> {
  if (password === undefined) return { problems: {} }
  const weak = newPasswordProblem(password)
  const seen = await tryPassword(deps, caller, current_password ?? '', address)
  if (seen !== null && weak === null) {
    return { password: { seen, hash: await hashPassword(password, address) }, problems: {} }
  }
  return {
    problems: {
      ...(weak && { password: [weak] }),
      ...(seen === null && { current_password: [{ code: 'wrong' } as const] }),
    },
  }
}
