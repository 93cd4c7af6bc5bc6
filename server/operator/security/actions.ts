import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { SecondFactor } from '#shared/auth/secondFactor.ts'
import { Refusal } from '#shared/base/errors.ts'
import { maskMobile } from '#shared/base/text/masks.ts'
import { tryPassword } from '../../account/password.ts'
import { findPassword, lockPerson } from '../../account/store.ts'
import { forgetFactorTries, limitFactor } from '../../auth/limits/limits.ts'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  takeFactor,
  wrongFactor,
} from '../../auth/secondFactor/factor.ts'
import type { Sealing } from '../../auth/secondFactor/sealing.ts'
import {
  confirmFactor,
  deleteFactor,
  findFactor,
  findFactorState,
  saveFactor,
  takeStep,
} from '../../auth/secondFactor/store.ts'
import { appAddress, inBase32, newSecret, stepOfCode } from '../../auth/secondFactor/totp.ts'
import { endOtherSignIns } from '../../auth/signInsStore.ts'
import { insertAudit } from '../store.ts'

export interface SecurityDeps {
  readonly db: Database
  readonly sealing: Sealing
  readonly rateLimits: boolean
}

/** The state of the caller's second factor. */
export async function showFactor({ db }: SecurityDeps, { id }: Caller): Promise<SecondFactor> {
  const state = await findFactorState(db, id)
  if (!state) throw new Refusal('unauthenticated')
  const { since, required, recovery_left } = state
  return { on: since !== null, since: since?.toISOString() ?? null, required, recovery_left }
}

interface PasswordProof {
  readonly password: string
  readonly address: string
}

/**
 * Creates the secret of a second factor; the factor is off until a code confirms the secret. Refuses: forbidden for
 * people who are not staff; validation_failed at `password`; conflict when a factor is on; too_many_requests.
 */
export async function startFactor(deps: SecurityDeps, caller: Caller, { password, address }: PasswordProof) {
  if (caller.staff === null && !caller.lacksFactor) throw new Refusal('forbidden')
  await requirePassword(deps, caller, password, address)
  const secret = newSecret()
  if (!(await saveFactor(deps.db, caller.id, deps.sealing.seal(secret, caller.id)))) throw isOn()
  const { mobile = '' } = (await findPassword(deps.db, caller.id)) ?? {}
  return {
    secret: inBase32(secret),
    address: appAddress({ secret, issuer: 'Samak Market', account: maskMobile(mobile) }),
  }
}

/**
 * Switches the second factor on with its first code and ends every other sign-in. Returns ten recovery codes, which
 * are stored as hashes only. Refuses: validation_failed at `code`; conflict without an unconfirmed secret;
 * too_many_requests.
 */
export async function turnFactorOn(
  { db, sealing }: SecurityDeps,
  caller: Caller,
  code: string,
): Promise<string[]> {
  await limitFactor(db, caller.id)
  const codes = newRecoveryCodes()
  await db.transaction(async (tx) => {
    await lockPerson(tx, caller.id)
    const factor = await findFactor(tx, caller.id)
    if (!factor || factor.confirmed_at) throw isOn()
    const secret = sealing.unseal(factor.sealed, caller.id)
    const step = secret && stepOfCode(secret, code, await timeOf(tx))
    if (step === undefined || !(await takeStep(tx, caller.id, step))) throw wrongFactor('code')
    await confirmFactor(tx, caller.id, codes.map(hashRecoveryCode))
    await endOtherSignIns(tx, caller.id, caller.signIn)
    await insertAudit(tx, auditActionOf(caller, 'staff.factor_on', false))
  })
  await forgetFactorTries(db, caller.id)
  return codes
}

/**
 * Switches the second factor off. Refuses: validation_failed at `password` or `code`; conflict when the factor is already
 * off; too_many_requests.
 */
export async function turnFactorOff(
  deps: SecurityDeps,
  caller: Caller,
  { code, ...proof }: PasswordProof & { readonly code: string },
): Promise<void> {
  if (!(await showFactor(deps, caller)).on) throw new Refusal('conflict')
  await requirePassword(deps, caller, proof.password, proof.address)
  await takeFactor(deps, caller.id, { code, field: 'code' })
  await deps.db.transaction(async (tx) => {
    await lockPerson(tx, caller.id)
    if (await deleteFactor(tx, caller.id))
      await insertAudit(tx, auditActionOf(caller, 'staff.factor_off', true))
  })
}

async function requirePassword(deps: SecurityDeps, caller: Caller, password: string, address: string) {
  const seen = await tryPassword(deps, caller, password, address)
  if (seen === null) throw new Refusal('validation_failed', { password: [{ code: 'wrong' }] })
}

const isOn = () => new Refusal('conflict')

function auditActionOf({ id }: Caller, action: string, before: boolean) {
  return {
    actorId: id,
    action,
    record: { type: 'user', id },
    note: null,
    before: { second_factor: before },
    after: { second_factor: !before },
  }
}
