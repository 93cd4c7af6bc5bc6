import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { type Credentials, type IdleRules, isUnexpired } from './store.ts'
import { hashToken } from './tokens.ts'

/** An open sign-in, as its person sees it in the list of their devices. */
export interface SignInRow {
  readonly id: number
  /** The User-Agent header. */
  readonly device: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/**
 * The unexpired sign-ins of a person, at most 100. The sign-in with the id `first` comes first; the others are sorted
 * by last use.
 */
export function listSignIns(
  db: Sql,
  userId: number,
  { first, idleDays, staffIdleHours }: { readonly first: number } & IdleRules,
): Promise<SignInRow[]> {
  return db.query<SignInRow>({
    name: 'auth_sign_ins',
    text: `select t.id, t.device, t.created_at, t.last_used_at from tokens t join users u on u.id = t.user_id
           where t.user_id = $1 and ${isUnexpired('t', 'u', '$3', '$4')}
           order by t.id = $2 desc, t.last_used_at desc, t.id desc limit 100`,
    values: [userId, first, idleDays, staffIdleHours],
  })
}

/** Ends one sign-in of a person; false when it is not theirs. */
export async function endSignIn(db: Sql, userId: number, id: number): Promise<boolean> {
  const ended = await db.query({
    name: 'auth_end_sign_in',
    text: 'delete from tokens where user_id = $1 and id = $2 returning id',
    values: [userId, id],
  })
  return ended.length > 0
}

/** Ends every sign-in of a person except `present`; returns how many. */
export async function endOtherSignIns(db: Sql, userId: number, present: number): Promise<number> {
  const ended = await db.query({
    name: 'auth_end_other_sign_ins',
    text: 'delete from tokens where user_id = $1 and id <> $2 returning id',
    values: [userId, present],
  })
  return ended.length
}

/** Deletes the sign-ins, sent codes, known addresses and second factor of a person. */
export async function forgetSignIns(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'auth_forget_sign_ins',
    text: `with ended as (delete from tokens where user_id = $1),
             unsaid as (delete from codes where user_id = $1),
             unasked as (delete from second_factors where user_id = $1),
             open as (update users set second_factor_at = null where id = $1 and second_factor_at is not null)
           delete from known_addresses where user_id = $1`,
    values: [userId],
  })
}

export interface NewSignIn extends Credentials {
  readonly token: string
  /** The User-Agent header. */
  readonly device: string
  /** A hash of mobile and client address. */
  readonly addressKey: Buffer
}

/**
 * Inserts a sign-in and its known address. Returns false when the person's password, second factor or block changed since
 * they were read. The shared lock serializes the insert with a password reset.
 */
export async function insertSignIn(db: Sql, person: NewSignIn): Promise<boolean> {
  const { id, password_hash, second_factor_at, token, device, addressKey } = person
  const inserted = await db.query({
    name: 'auth_insert_sign_in',
    text: `with person as (
             select id from users
             where id = $1 and password_hash = $2 and (second_factor_at is not null) = $6
               and not blocked and deleted_at is null for share
           ), known as (
             insert into known_addresses (user_id, key) select id, $5 from person
             on conflict (key, user_id) do update set last_at = excluded.last_at
               where known_addresses.last_at < now() - interval '1 day'
           )
           insert into tokens (user_id, hash, device) select id, $3, $4 from person returning id`,
    values: [id, password_hash, hashToken(token), device, addressKey, second_factor_at !== null],
  })
  return inserted.length > 0
}

/** Ends one sign-in. */
export async function deleteToken(db: Sql, signIn: number): Promise<void> {
  await db.query({
    name: 'auth_delete_token',
    text: 'delete from tokens where id = $1',
    values: [signIn],
  })
}

/**
 * Ends every sign-in of a person. Update the person first in the same transaction, so that a concurrent sign-in waits for
 * the person's row.
 */
export async function deleteTokens(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'auth_delete_tokens',
    text: 'delete from tokens where user_id = $1',
    values: [userId],
  })
}

/** Deletes sign-ins that are unused or open for too long; returns how many. */
export async function deleteIdleTokens(db: Sql, { idleDays, staffIdleHours }: IdleRules): Promise<number> {
  const [row] = await db.query<{ deleted: number }>({
    name: 'auth_delete_idle_tokens',
    text: `with gone as (
             delete from tokens t where t.last_used_at <= now() - make_interval(days => $1)
               or t.created_at <= now() - make_interval(days => ${limits.session.days})
               or ((t.last_used_at <= now() - make_interval(hours => $2)
                    or t.created_at <= now() - make_interval(days => ${limits.session.staffDays}))
                   and t.user_id in (select id from users where staff_role is not null))
             returning t.id
           )
           select count(*)::int as deleted from gone`,
    values: [idleDays, staffIdleHours],
  })
  return row?.deleted ?? 0
}
