import type { Caller } from '#node/caller.ts'
import type { Sql } from '#node/db.ts'
import { hashToken } from './tokens.ts'

/**
 * Whose token this is; undefined when it is false, revoked, unused for `idleDays`, or its person is blocked or gone.
 * Its use is noted at most once an hour, so that reading stays reading.
 */
export async function findCaller(
  db: Sql,
  token: string,
  { idleDays, verifyMobile }: { readonly idleDays: number; readonly verifyMobile: boolean },
): Promise<Caller | undefined> {
  const [row] = await db.query<Omit<Caller, 'trades'> & { verified: boolean; noted: boolean }>({
    name: 'auth_find_caller',
    text: `select u.id, u.type, u.staff_role as staff, t.id as "signIn", u.mobile_verified_at is not null as verified,
             t.last_used_at > now() - interval '1 hour' as noted
           from tokens t join users u on u.id = t.user_id
           where t.hash = $1 and t.last_used_at > now() - make_interval(days => $2)
             and not u.blocked and u.deleted_at is null`,
    values: [hashToken(token), idleDays],
  })
  if (!row) return undefined
  if (!row.noted) {
    await db.query({
      name: 'auth_note_use',
      text: 'update tokens set last_used_at = now() where id = $1',
      values: [row.signIn],
    })
  }
  const { id, type, staff, signIn, verified } = row
  return { id, type, staff, signIn, trades: verified || !verifyMobile }
}

/** Deletes sign-ins that expired by lying unused for `idleDays`; returns how many. */
export async function deleteIdleTokens(db: Sql, idleDays: number): Promise<number> {
  const [row] = await db.query<{ deleted: number }>({
    name: 'auth_delete_idle_tokens',
    text: `with gone as (
             delete from tokens where last_used_at <= now() - make_interval(days => $1) returning id
           )
           select count(*)::int as deleted from gone`,
    values: [idleDays],
  })
  return row?.deleted ?? 0
}
