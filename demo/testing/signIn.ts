import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { hashToken, newToken } from '#server/auth/tokens.ts'
import type { UserType } from '#shared/base/access/permissions.ts'

/** Signs in the first person of a type; returns a valid token and its caller. */
export async function signInAs(db: Sql, type: UserType): Promise<{ token: string; caller: Caller }> {
  const [person] = await db.query<{ id: number }>({
    text: `select id from users where type = $1 and staff_role is null and not blocked and deleted_at is null
           order by id limit 1`,
    values: [type],
  })
  if (!person) throw new Error(`the demo has no person of type ${type}`)
  const token = newToken()
  const [signIn] = await db.query<{ id: number }>({
    text: 'insert into tokens (user_id, hash) values ($1, $2) returning id',
    values: [person.id, hashToken(token)],
  })
  return { token, caller: { id: person.id, type, staff: null, signIn: signIn?.id ?? 0, trades: true } }
}
