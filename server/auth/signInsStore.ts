import type { Sql } from '#platform/database/db.ts'
import { type IdleRules, isUnexpired } from './store.ts'

/** An open sign-in as its person sees it. */
export interface SignInRow {
  readonly id: number
  /** The User-Agent header. */
  readonly device: string
  readonly created_at: Date
  readonly last_used_at: Date
}

/**
 * The unexpired sign-ins of a person, at most 100. The sign-in `first` comes first; the others are sorted by last use.
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
