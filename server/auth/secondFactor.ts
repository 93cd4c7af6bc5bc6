import { createHash, randomInt } from 'node:crypto'
import type { Sql } from '#node/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { forgetFactorTries, limitFactor } from './limits.ts'
import type { Sealing } from './sealing.ts'
import { findFactor, takeRecoveryCode, takeStep } from './secondFactorStore.ts'
import { stepOfCode } from './totp.ts'

export interface FactorDeps {
  readonly db: Sql
  readonly sealing: Sealing
}

/**
 * Takes the second factor that somebody shows who has shown their password: six digits, or a recovery code without its
 * dashes. Each is taken once. Refuses: validation_failed at `field`; too_many_requests after five wrong ones in a quarter of
 * an hour, from wherever they came.
 */
export async function takeFactor(
  deps: FactorDeps,
  userId: number,
  { code, field, now }: { readonly code: string; readonly field: 'otp' | 'code'; readonly now: Date },
): Promise<void> {
  await limitFactor(deps.db, userId)
  if (!(await isTaken(deps, userId, code, now))) throw wrongFactor(field)
  await forgetFactorTries(deps.db, userId)
}

export function wrongFactor(field: 'otp' | 'code'): Refusal {
  return new Refusal('validation_failed', { [field]: [{ code: 'code' }] })
}

async function isTaken({ db, sealing }: FactorDeps, userId: number, code: string, now: Date) {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, userId, hashRecoveryCode(code))
  const factor = await findFactor(db, userId)
  const secret = factor && sealing.unseal(factor.sealed, userId)
  const step = secret && stepOfCode(secret, code, now)
  return step !== undefined && (await takeStep(db, userId, step))
}

/** Ten codes of 80 random bits each, without letters and digits that look alike; `abcd-efgh-jkmn-pqrs`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 10 }, () => Array.from({ length: 4 }, group).join('-'))
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** What of a recovery code is kept; a plain hash is enough for 80 random bits. */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '')).digest()
}
