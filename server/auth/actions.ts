import type { Config } from '#platform/config.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Registration, SignedIn, User } from '#shared/auth/contract.ts'
import { type FieldProblems, Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { codeMessages } from './codes/messages.ts'
import { type CodePurpose, type SentCode, saveCode, spendCode, tryCode } from './codes/store.ts'
import { accountsLapse, type LapsingConfig } from './lapsing.ts'
import { addressKey, forgetTries, limitCodes, limitSignIn } from './limits/limits.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { userOf } from './present.ts'
import { takeFactor } from './secondFactor/factor.ts'
import type { Sealing } from './secondFactor/sealing.ts'
import { deleteTokens, insertSignIn } from './signInsStore.ts'
import {
  type Credentials,
  deleteLapsed,
  findCredentials,
  findTaken,
  findUser,
  insertUser,
  setMobileVerified,
  setPassword,
} from './store.ts'
import { newToken } from './tokens.ts'

export interface AuthDeps {
  readonly db: Database
  readonly outgoing: Outgoing
  readonly sealing: Sealing
  readonly config: Pick<Config, 'RATE_LIMITS' | 'RESET_CODE_S' | 'PUBLIC_URL'> & LapsingConfig
}

/** The client of a request, and the language of its answers. */
export interface From {
  readonly address: string
  readonly userAgent: string
  readonly locale: Locale
}

/**
 * Registers a person and signs the person in. Refuses: validation_failed with `taken` at each value that another
 * account has; unavailable.
 */
export async function joinMarket(deps: AuthDeps, form: Registration, from: From): Promise<SignedIn> {
  const { db, config } = deps
  const lapse = accountsLapse(config)
  await refuseTaken(db, form, lapse)
  const password_hash = await hashPassword(form.password, from.address)
  const { userId, token, sent } = await db.transaction(async (tx) => {
    if (lapse) await deleteLapsed(tx, form)
    const userId = await insertUser(tx, {
      ...form,
      type: form.type ?? 'local_buyer',
      address: form.address ?? '',
      password_hash,
      terms_version: form.terms_version ?? null,
      marketing: form.marketing ?? false,
      mobile_verified: !config.VERIFY_MOBILE,
      lapse,
    })
    if (userId === undefined) return { userId, token: undefined, sent: undefined }
    const token = await openSignIn(tx, { ...fresh(userId), password_hash, mobile: form.mobile }, from)
    const sent = config.VERIFY_MOBILE ? await makeCode(tx, deps, form.mobile, 'verify') : undefined
    return { userId, token, sent }
  })
  if (userId === undefined || token === undefined) {
    // A concurrent registration took one of the unique values, so the check now finds which value.
    await refuseTaken(db, form, lapse)
    throw new Refusal('unavailable')
  }
  if (sent) sendCode(deps, form.mobile, 'verify', sent, from.locale)
  return { token, user: await showUser(db, userId) }
}

/**
 * Signs in the account that `insert` creates in the same transaction, and sends a code to a mobile that is not verified.
 */
export async function signInNew(
  deps: AuthDeps,
  {
    mobile,
    passwordHash,
    verified,
  }: { readonly mobile: string; readonly passwordHash: string; readonly verified: boolean },
  from: From,
  insert: (tx: Sql) => Promise<number>,
): Promise<SignedIn> {
  const { userId, token, sent } = await deps.db.transaction(async (tx) => {
    const userId = await insert(tx)
    const token = await openSignIn(tx, { ...fresh(userId), password_hash: passwordHash, mobile }, from)
    return { userId, token, sent: verified ? undefined : await makeCode(tx, deps, mobile, 'verify') }
  })
  if (token === undefined) throw new Refusal('unavailable')
  if (sent) sendCode(deps, mobile, 'verify', sent, from.locale)
  return { token, user: await showUser(deps.db, userId) }
}

/**
 * Signs in. Refuses: too_many_requests; unavailable; unauthenticated for an unknown mobile, a wrong password and a
 * blocked person, with the same answer and timing. The second factor is checked only after the
 * password: second_factor_required where the code is missing, validation_failed at `otp` where the code is wrong.
 */
export async function signIn(
  { db, config, sealing }: AuthDeps,
  { mobile, password, otp }: SignInForm,
  from: From,
): Promise<SignedIn> {
  if (config.RATE_LIMITS) await limitSignIn(db, mobile, from.address)
  const person = await findCredentials(db, mobile, accountsLapse(config))
  const right = await isPassword(password, person?.password_hash, from.address)
  if (right && person?.second_factor_at) {
    if (otp === undefined) throw new Refusal('second_factor_required')
    await takeFactor({ db, sealing }, person.id, { code: otp, field: 'otp' })
  }
  // One statement, so it needs no explicit transaction.
  const token = right && person ? await openSignIn(db, { ...person, mobile }, from) : undefined
  if (!person || token === undefined)
    throw new Refusal('unauthenticated', undefined, { words: 'wrong_sign_in' })
  return { token, user: await showUser(db, person.id) }
}

interface SignInForm {
  readonly mobile: string
  readonly password: string
  /** A code of the second factor or a recovery code, without spaces and dashes. */
  readonly otp?: string | undefined
}

/** Sends a reset code to the mobile if an active account has it. Refuses: unavailable, too_many_requests. */
export async function sendResetCode(deps: AuthDeps, mobile: string, from: From): Promise<void> {
  await requireCode(deps, mobile, from)
  const sent = await makeCode(deps.db, deps, mobile, 'reset')
  sendCode(deps, mobile, 'reset', sent, from.locale)
}

/** Sends a new verification code. Refuses: unavailable, too_many_requests. */
export async function sendMobileCode(deps: AuthDeps, userId: number, from: From): Promise<void> {
  const user = await showUser(deps.db, userId)
  if (user.mobile_verified) return
  await requireCode(deps, user.mobile, from)
  const sent = await makeCode(deps.db, deps, user.mobile, 'verify')
  sendCode(deps, user.mobile, 'verify', sent, from.locale)
}

/** Verifies the mobile of a new account, so that the account may trade. Refuses: validation_failed at `code`. */
export async function verifyMobile({ db }: AuthDeps, userId: number, code: string): Promise<User> {
  const user = await showUser(db, userId)
  if (user.mobile_verified) return user
  const tried = { mobile: user.mobile, purpose: 'verify', code } as const
  if (!(await tryCode(db, tried))) throw wrongCode()
  await db.transaction(async (tx) => {
    if ((await spendCode(tx, tried)) !== userId) throw wrongCode()
    await setMobileVerified(tx, userId)
  })
  return showUser(db, userId)
}

export interface Reset {
  readonly mobile: string
  readonly code: string
  /** If absent, the call only checks the code. */
  readonly password?: string | undefined
}

/**
 * Sets a new password with a code and ends every sign-in. A wrong code counts as an attempt; a right code sent without
 * a password stays valid. Refuses: validation_failed at `code`.
 */
export async function resetPassword(
  { db }: AuthDeps,
  { mobile, code, password }: Reset,
  { address }: From,
): Promise<void> {
  const tried = { mobile, purpose: 'reset', code } as const
  if (!(await tryCode(db, tried))) throw wrongCode()
  if (password === undefined) return
  const passwordHash = await hashPassword(password, address)
  await db.transaction(async (tx) => {
    const userId = await spendCode(tx, tried)
    if (userId === undefined || !(await setPassword(tx, userId, mobile, passwordHash))) throw wrongCode()
    await deleteTokens(tx, userId)
    await forgetTries(tx, mobile, address)
  })
}

async function refuseTaken(db: Sql, form: Registration, lapse: boolean): Promise<void> {
  const taken = await findTaken(db, form, lapse)
  if (taken.length === 0) return
  const fields: FieldProblems = Object.fromEntries(taken.map((field) => [field, [{ code: 'taken' }]]))
  throw new Refusal('validation_failed', fields)
}

interface CheckedPerson extends Credentials {
  readonly mobile: string
}

const fresh = (id: number) => ({ id, second_factor_at: null })

/** Issues a token after the credentials were checked; undefined when they changed meanwhile. */
async function openSignIn(db: Sql, { mobile, ...person }: CheckedPerson, { address, userAgent }: From) {
  const token = newToken()
  const device = userAgent.slice(0, 200)
  const inserted = await insertSignIn(db, {
    ...person,
    token,
    device,
    addressKey: addressKey(mobile, address),
  })
  return inserted ? token : undefined
}

async function showUser(db: Sql, id: number): Promise<User> {
  const row = await findUser(db, id)
  if (!row) throw new Refusal('unauthenticated')
  return userOf(row)
}

async function requireCode({ db, outgoing, config }: AuthDeps, mobile: string, { address }: From) {
  if (!outgoing.sendsSms) throw new Refusal('unavailable', undefined, { words: 'no_codes' })
  if (config.RATE_LIMITS) await limitCodes(db, mobile, address)
}

function makeCode(sql: Sql, { config }: AuthDeps, mobile: string, purpose: CodePurpose): Promise<SentCode> {
  return saveCode(sql, { mobile, purpose, validS: config.RESET_CODE_S, lapse: accountsLapse(config) })
}

/**
 * The message begins with the code. Its last line is the origin-bound code format that browsers autofill.
 */
function sendCode(
  { outgoing, config }: AuthDeps,
  mobile: string,
  purpose: CodePurpose,
  { code, userId }: SentCode,
  locale: Locale,
): void {
  if (userId === undefined) return
  const { hostname } = new URL(config.PUBLIC_URL ?? 'http://localhost')
  outgoing.sms({ to: mobile, text: `${codeMessages[purpose][locale](code)}\n\n@${hostname} #${code}` })
}

function wrongCode(): Refusal {
  return new Refusal('validation_failed', { code: [{ code: 'code' }] })
}
