import { createHash, randomInt } from 'node:crypto'
import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import { forgetFactorTries, limitFactor } from '../limits/limits.ts'
import type { Sealing } from './sealing.ts'
import { findFactor, takeRecoveryCode, takeStep } from './store.ts'
import { stepOfCode } from './totp.ts'

export interface FactorDeps {
  readonly db: Sql
  readonly sealing: Sealing
}

/**
 * Spends a second factor: six digits, or a recovery code without dashes. Call it after the password was checked.
 * Refuses: validation_failed at `field`; too_many_requests after five wrong codes in a quarter of an hour, from any
 * address.
 */
export async function takeFactor(
  deps: FactorDeps,
  userId: number,
  { code, field }: { readonly code: string; readonly field: 'otp' | 'code' },
): Promise<void> {
  await limitFactor(deps.db, userId)
  if (!(await isTaken(deps, userId, code))) throw wrongFactor(field)
  await forgetFactorTries(deps.db, userId)
}

export function wrongFactor(field: 'otp' | 'code'): Refusal {
  return new Refusal('validation_failed', { [field]: [{ code: 'code' }] })
}

async function isTaken({ db, sealing }: FactorDeps, userId: number, code: string) {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(db, userId, hashRecoveryCode(code))
  const factor = await findFactor(db, userId)
  const secret = factor && sealing.unseal(factor.sealed, userId)
  const step = secret && stepOfCode(secret, code, await timeOf(db))
  return step !== undefined && (await takeStep(db, userId, step))
}

/** Ten codes of 120 random bits each, without characters that look alike: `abcd-efgh-jkmn-pqrs-tuvw-xyz2`. */
export function newRecoveryCodes(): string[] {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 10 }, () => Array.from({ length: 6 }, group).join('-'))
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** The stored form of a recovery code. A code has 120 random bits (older ones have 80), so a plain hash is enough (ASVS 6.5.2). */
export function hashRecoveryCode(code: string): Buffer {
  return createHash('sha256').update(code.replaceAll('-', '')).digest()
}
