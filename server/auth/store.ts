import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { StaffRole, UserType } from '#shared/base/access/permissions.ts'
import { limits } from '#shared/base/limits.ts'

/** A person's row; `avatar` is a path below /uploads/. */
export interface UserRow {
  id: number
  type: UserType
  f_name: string
  l_name: string
  avatar: string | null
  mobile: string
  email: string | null
  address: string
  n_id: string | null
  cr_number: string | null
  vat_number: string | null
  staff_role: StaffRole | null
  verified: boolean
  mobile_verified_at: Date | null
  created_at: Date
}

/**
 * An account that did not verify its mobile within a day counts as deleted, whether or not the sweep has run (contract
 * 2, register). Staff are exempt. `verify_by` is infinity where no code can be sent ({@link keepUnverified}).
 */
const isLapsed = (user: string) =>
  `(${user}.verify_by <= now() and ${user}.mobile_verified_at is null and ${user}.staff_role is null)`

/**
 * An account that did not verify its mobile within an hour keeps the mobile for the rest of the day. Its e-mail address and
 * identity numbers, which anybody can enter, are free for the next registration (contract 2, register). If the deadline was set
 * after the registration ({@link startDeadlines}), they are protected until the deadline.
 */
const isReclaimable = (user: string) =>
  `(${user}.verify_by <= now() + case when ${user}.verify_by > ${user}.created_at + ${unverifiedSpan}
      then interval '0' else ${unverifiedSpan} - interval '1 hour' end
    and ${user}.mobile_verified_at is null and ${user}.staff_role is null)`

const unverifiedSpan = `interval '${limits.unverifiedHours} hours'`

/**
 * SQL condition: the account is neither blocked nor deleted. If the parameter `lapse` is true (`accountsLapse`), the
 * account must not have missed the deadline for verification either.
 */
export const isActive = (user: string, lapse: string) =>
  `(not ${user}.blocked and ${user}.deleted_at is null and (not ${lapse}::boolean or ${isLapsed(user)} is not true))`

/** The time after which an unused sign-in expires. */
export interface IdleRules {
  readonly idleDays: number
  /** The limit for staff, which is shorter because staff decide over other people's money. */
  readonly staffIdleHours: number
}

const { days: longestDays, staffDays: longestStaffDays } = limits.session

/**
 * SQL condition: the sign-in has not expired. `days` and `hours` are the SQL parameters with the values of {@link
 * IdleRules}.
 */
export const isUnexpired = (token: string, user: string, days: string, hours: string) =>
  `(${token}.last_used_at > now() - make_interval(days => ${days}::int)
    and ${token}.created_at > now() - make_interval(days => case when ${user}.staff_role is null
      then ${longestDays} else ${longestStaffDays} end)
    and (${user}.staff_role is null or ${token}.last_used_at > now() - make_interval(hours => ${hours}::int)))`

/** The rules that decide which sign-ins are valid here. */
export interface CallerRules extends IdleRules {
  /** Whether only people with a verified mobile may trade. */
  readonly verifyMobile: boolean
  /** Whether unverified accounts are deleted after their deadline (`accountsLapse`). */
  readonly lapse: boolean
}

interface CallerRow extends Omit<Caller, 'trades' | 'lacksFactor'> {
  readonly verified: boolean
  readonly lacks: boolean
}

const callerColumns = `u.id, u.type, u.staff_role as staff, t.id as "signIn",
             u.mobile_verified_at is not null as verified,
             case when u.staff_role is null or u.second_factor_at is not null then false
               else (select second_factor_required from trade_settings) end as lacks`

/** $2 is `idleDays`, $3 is `lapse` and $4 is `staffIdleHours`. */
const isValid = `${isUnexpired('t', 'u', '$2', '$4')} and ${isActive('u', '$3')}`

function callerIn({ verified, lacks, id, type, staff, signIn }: CallerRow, verifyMobile: boolean): Caller {
  return {
    id,
    type,
    staff: lacks ? null : staff,
    signIn,
    trades: verified || !verifyMobile,
    ...(lacks && { lacksFactor: true as const }),
  }
}

/**
 * The callers of these tokens; `hashes` are in hexadecimal digits. Expired and revoked tokens, and blocked and deleted
 * people, are left out. `noted` is true if the use was noted within the last hour, or within the last minute for staff,
 * whose limit is in hours.
 */
export async function findCallers(
  db: Sql,
  hashes: readonly string[],
  { idleDays, staffIdleHours, verifyMobile, lapse }: CallerRules,
): Promise<{ readonly hash: string; readonly noted: boolean; readonly caller: Caller }[]> {
  const rows = await db.query<CallerRow & { readonly hash: string; readonly noted: boolean }>({
    name: 'auth_find_callers',
    text: `select encode(t.hash, 'hex') as hash, ${callerColumns},
             t.last_used_at > now() - case when u.staff_role is null then interval '1 hour' else interval '1 minute' end as noted
           from unnest($1::text[]) as w(hash) join tokens t on t.hash = decode(w.hash, 'hex') join users u on u.id = t.user_id
           where ${isValid}`,
    values: [`{${hashes.join(',')}}`, idleDays, lapse, staffIdleHours],
  })
  return rows.map((row) => ({ hash: row.hash, noted: row.noted, caller: callerIn(row, verifyMobile) }))
}

/** The current callers of these sign-ins, without sign-ins that have ended. */
export async function findCallersOf(
  db: Sql,
  signIns: readonly number[],
  { idleDays, staffIdleHours, verifyMobile, lapse }: CallerRules,
): Promise<ReadonlyMap<number, Caller>> {
  const rows = await db.query<CallerRow>({
    name: 'auth_find_callers_of',
    text: `select ${callerColumns} from tokens t join users u on u.id = t.user_id where t.id = any($1) and ${isValid}`,
    values: [signIns, idleDays, lapse, staffIdleHours],
  })
  return new Map(rows.map((row) => [row.signIn, callerIn(row, verifyMobile)]))
}

/**
 * Stores the time at which these sign-ins were used. Skips rows that another statement has locked, because waiting would delay
 * all callers who share the connection.
 */
export async function noteUse(db: Sql, signIns: readonly number[]): Promise<void> {
  await db.query({
    name: 'auth_note_use',
    text: `update tokens set last_used_at = now()
           where id in (select id from tokens where id = any($1) for no key update skip locked)`,
    values: [signIns],
  })
}

/** A person by id; undefined when they are deleted. */
export async function findUser(db: Sql, id: number): Promise<UserRow | undefined> {
  const [row] = await db.query<UserRow>({
    name: 'auth_find_user',
    text: `select u.id, u.type, u.f_name, u.l_name, i.path as avatar, u.mobile, u.email, u.address, u.n_id, u.cr_number,
             u.vat_number, u.staff_role, u.verified, u.mobile_verified_at, u.created_at
           from users u left join images i on i.id = u.avatar_id
           where u.id = $1 and u.deleted_at is null and u.mobile is not null`,
    values: [id],
  })
  return row
}

export interface Credentials {
  readonly id: number
  readonly password_hash: string | null
  /** The time since which a second factor is required; null means that it is off. */
  readonly second_factor_at: Date | null
}

/** The person who may sign in with this mobile; undefined when nobody may. */
export async function findCredentials(
  db: Sql,
  mobile: string,
  lapse: boolean,
): Promise<Credentials | undefined> {
  const [row] = await db.query<Credentials>({
    name: 'auth_find_credentials',
    text: `select u.id, u.password_hash, u.second_factor_at from users u where u.mobile = $1 and ${isActive('u', '$2')}`,
    values: [mobile, lapse],
  })
  return row
}

/** The values of an account that must be unique. */
export interface UniqueNumbers {
  readonly mobile: string
  readonly email: string
  readonly n_id: string
  readonly cr_number?: string | undefined
}

/** Returns which of these values other accounts have. */
export async function findTaken(
  db: Sql,
  { mobile, email, n_id, cr_number }: UniqueNumbers,
  lapse: boolean,
): Promise<(keyof UniqueNumbers)[]> {
  const rows = await db.query<{ field: keyof UniqueNumbers }>({
    name: 'auth_find_taken',
    text: `select field from (
             select 'mobile' as field, u.* from users u where u.mobile = $1
             union all select 'email', u.* from users u where lower(u.email) = lower($2)
             union all select 'n_id', u.* from users u where u.n_id = $3
             union all select 'cr_number', u.* from users u where u.cr_number = $4
           ) u where not $5::boolean
             or case when field = 'mobile' then ${isLapsed('u')} else ${isReclaimable('u')} end is not true`,
    values: [mobile, email, n_id, cr_number ?? null, lapse],
  })
  return rows.map(({ field }) => field)
}

/**
 * Deletes all lapsed accounts, which never traded. With `values`, deletes only the accounts that would block a
 * registration with these values: lapsed accounts with the mobile, and reclaimable accounts with the e-mail address or
 * a number. Returns how many.
 */
export async function deleteLapsed(tx: Sql, values?: UniqueNumbers): Promise<number> {
  const rows = await tx.query({
    text: `delete from users u where u.deleted_at is null and (
             (${isLapsed('u')} and ($1::text is null or u.mobile = $1))
             or (${isReclaimable('u')} and (lower(u.email) = lower($2) or u.n_id = $3 or u.cr_number = $4)))
           returning id`,
    values: values
      ? [values.mobile, values.email, values.n_id, values.cr_number ?? null]
      : [null, null, null, null],
  })
  return rows.length
}

/** Removes the deadlines of unverified accounts, so that they are kept while no code can be sent. */
export async function keepUnverified(db: Sql): Promise<void> {
  await db.query({
    name: 'auth_keep_unverified',
    text: `update users set verify_by = 'infinity' where verify_by < 'infinity' and mobile_verified_at is null`,
    values: [],
  })
}

/** Sets a deadline of a full day for accounts without a deadline, because codes can be sent now. */
export async function startDeadlines(db: Sql): Promise<void> {
  await db.query({
    name: 'auth_start_deadlines',
    text: `update users set verify_by = now() + ${unverifiedSpan} where verify_by = 'infinity'`,
    values: [],
  })
}

export interface NewUser extends UniqueNumbers {
  readonly type: UserType
  readonly f_name: string
  readonly l_name: string
  readonly address: string
  readonly password_hash: string
  readonly terms_version: string | null
  readonly marketing: boolean
  /** True for every account if the market does not verify mobiles. */
  readonly mobile_verified: boolean
  /** Whether the account is deleted when its mobile is not verified in time (`accountsLapse`). */
  readonly lapse: boolean
}

/**
 * Inserts a person; undefined when another account has one of the unique values, even if it registered at the same
 * time.
 */
export async function insertUser(tx: Sql, user: NewUser): Promise<number | undefined> {
  const [row] = await tx.query<{ id: number }>({
    name: 'auth_insert_user',
    text: `insert into users (type, f_name, l_name, mobile, email, address, n_id, cr_number, password_hash,
             terms_version, terms_agreed_at, marketing_at, mobile_verified_at, verify_by)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, case when $10::text is not null then now() end,
             case when $11 then now() end, case when $12 then now() end,
             case when not $12 then case when $13 then now() + ${unverifiedSpan} else 'infinity' end end)
           on conflict do nothing returning id`,
    values: [
      ...[user.type, user.f_name, user.l_name, user.mobile, user.email, user.address, user.n_id],
      ...[
        user.cr_number ?? null,
        user.password_hash,
        user.terms_version,
        user.marketing,
        user.mobile_verified,
        user.lapse,
      ],
    ],
  })
  return row?.id
}

/**
 * Sets a password and verifies the mobile, because the person received its code. False when the person is deleted or
 * blocked, or has another mobile now.
 */
export async function setPassword(tx: Sql, userId: number, mobile: string, passwordHash: string) {
  const rows = await tx.query({
    name: 'auth_set_password',
    text: `update users set password_hash = $3, mobile_verified_at = coalesce(mobile_verified_at, now()),
             verify_by = null
           where id = $1 and mobile = $2 and not blocked and deleted_at is null returning id`,
    values: [userId, mobile, passwordHash],
  })
  return rows.length > 0
}

export async function setMobileVerified(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'auth_set_mobile_verified',
    text: `update users set mobile_verified_at = coalesce(mobile_verified_at, now()), verify_by = null
           where id = $1`,
    values: [userId],
  })
}
