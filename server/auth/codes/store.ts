import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { isActive } from '../store.ts'

/** `reset` replaces a forgotten password; `verify` proves a new account's mobile. */
export type CodePurpose = 'reset' | 'verify'

export interface SentCode {
  readonly code: string
  /** Undefined if no active account has this mobile; nothing is sent then. */
  readonly userId: number | undefined
}

export interface NewCode {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly validS: number
  /** Whether unverified accounts are deleted after their deadline (`accountsLapse`). */
  readonly lapse: boolean
}

/** Saves a new code of six digits for this mobile; the new code replaces older codes. */
export async function saveCode(tx: Sql, { mobile, purpose, validS, lapse }: NewCode): Promise<SentCode> {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const salt = randomBytes(16)
  const [row] = await tx.query<{ user_id: number | null }>({
    name: 'auth_save_code',
    text: `insert into codes (mobile, purpose, user_id, salt, hash, expires_at)
           values ($1, $2, (select u.id from users u where u.mobile = $1 and ${isActive('u', '$6')}),
             $3, $4, now() + make_interval(secs => $5))
           on conflict (mobile, purpose) do update set user_id = excluded.user_id, salt = excluded.salt,
             hash = excluded.hash, tries = 0, expires_at = excluded.expires_at
           returning user_id`,
    values: [mobile, purpose, salt, createHash('sha256').update(salt).update(code).digest(), validS, lapse],
  })
  return { code, userId: row?.user_id ?? undefined }
}

export interface TriedCode {
  readonly mobile: string
  readonly purpose: CodePurpose
  readonly code: string
}

const alive = `mobile = $1 and purpose = $2 and tries < ${limits.code.tries} and expires_at > now()`
const right = `hash = sha256(salt || convert_to($3, 'UTF8')) and user_id is not null`

/**
 * Checks a code. Each wrong code counts as an attempt, even if several calls check codes at once. A right code stays
 * valid.
 */
export async function tryCode(db: Sql, { mobile, purpose, code }: TriedCode): Promise<boolean> {
  const [row] = await db.query<{ right: boolean }>({
    name: 'auth_try_code',
    text: `update codes set tries = tries + case when ${right} then 0 else 1 end
           where ${alive} returning (${right}) as right`,
    values: [mobile, purpose, code],
  })
  return row?.right === true
}

/** Spends a right code and returns its user; undefined when the code is no longer valid. */
export async function spendCode(tx: Sql, { mobile, purpose, code }: TriedCode): Promise<number | undefined> {
  const [row] = await tx.query<{ user_id: number }>({
    name: 'auth_spend_code',
    text: `delete from codes where ${alive} and ${right} returning user_id`,
    values: [mobile, purpose, code],
  })
  return row?.user_id
}

/** Deletes expired codes; returns how many. */
export async function deleteExpiredCodes(db: Sql): Promise<number> {
  const rows = await db.query({
    text: 'delete from codes where expires_at <= now() returning mobile',
  })
  return rows.length
}
