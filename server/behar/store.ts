import type { Sql } from '#platform/database/db.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import { limits } from '#shared/base/limits.ts'

/** The existing, unblocked people among these ids, with their types. */
export function listPresent(
  db: Sql,
  ids: readonly number[],
): Promise<{ readonly id: number; readonly type: UserType }[]> {
  return db.query({
    name: 'behar_present_people',
    text: `select id, type from users where id = any($1::bigint[]) and not blocked and deleted_at is null
           order by id limit ${limits.behar.tradersAtOnce}`,
    values: [ids],
  })
}
