import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { AuthDeps } from './actions.ts'
import { confirmSignIn, findConfirmable, isConfirmed } from './confirmStore.ts'
import { limitSignIn } from './limits/limits.ts'
import { isPassword } from './passwords.ts'
import { takeFactor } from './secondFactor/factor.ts'

export interface Confirmation {
  readonly password?: string | undefined
  readonly otp?: string | undefined
}

/**
 * Confirms the caller's sign-in again, by a code of the second factor if there is one, otherwise by the password
 * (contract 2, Account). Attempts count as sign-ins. Refuses: validation_failed at `password` or `otp`;
 * too_many_requests; unavailable.
 */
export async function confirmAgain(
  { db, sealing, config }: Pick<AuthDeps, 'db' | 'sealing' | 'config'>,
  { id, signIn }: Caller,
  { password, otp }: Confirmation,
  { address }: { readonly address: string },
): Promise<void> {
  const person = await findConfirmable(db, id)
  if (!person) throw new Refusal('unauthenticated')
  if (person.second_factor_at) {
    if (otp === undefined) throw missing('otp')
    await takeFactor({ db, sealing }, id, { code: otp, field: 'otp' })
  } else {
    if (password === undefined) throw missing('password')
    if (config.RATE_LIMITS) await limitSignIn(db, person.mobile, address)
    if (!(await isPassword(password, person.password_hash, address)))
      throw new Refusal('validation_failed', { password: [{ code: 'wrong' }] })
  }
  await confirmSignIn(db, signIn)
}

/**
 * Refuses reauthentication_required unless the sign-in was confirmed recently. Required before a payout is requested
 * and before the e-mail address changes.
 */
export async function requireConfirmed(tx: Sql, { signIn }: Pick<Caller, 'signIn'>): Promise<void> {
  const { windowMs } = limits.confirmed
  if (!(await isConfirmed(tx, signIn, windowMs / 1_000))) throw new Refusal('reauthentication_required')
}

const missing = (field: 'password' | 'otp') =>
  new Refusal('validation_failed', { [field]: [{ code: 'required' }] })
