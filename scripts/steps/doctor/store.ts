import type { Sql } from '#platform/database/db.ts'

export interface ServerFacts {
  readonly now: Date
  readonly role: string
  readonly superuser: boolean
  /** Whether the role may change the market's tables. */
  readonly owns: boolean
  readonly encoding: string
  readonly collation: boolean
  readonly fsync: boolean
  readonly archive: string
}

export async function serverFacts(sql: Sql): Promise<ServerFacts> {
  const [row] = await sql.query<ServerFacts>({
    text: `select clock_timestamp() as now, current_user as role,
             (select rolsuper from pg_roles where rolname = current_user) as superuser,
             coalesce((select pg_has_role(relowner, 'usage') from pg_class where oid = to_regclass('public.users')),
               has_schema_privilege('public', 'create')) as owns,
             pg_encoding_to_char((select encoding from pg_database where datname = current_database())) as encoding,
             exists (select from pg_collation where collname = 'pg_c_utf8') as collation,
             current_setting('fsync') = 'on' as fsync, current_setting('archive_mode') as archive`,
  })
  if (!row) throw new RangeError('the server answered no row')
  return row
}

export interface ReplicaFacts {
  readonly standby: boolean
  readonly feedback: boolean
}

export async function replicaFacts(sql: Sql): Promise<ReplicaFacts> {
  const [row] = await sql.query<ReplicaFacts>({
    text: `select pg_is_in_recovery() as standby, current_setting('hot_standby_feedback') = 'on' as feedback`,
  })
  if (!row) throw new RangeError('the server answered no row')
  return row
}

/** Minutes since the worker's job of every 5 minutes last ran; undefined when it never ran. */
export async function lastJob(sql: Sql): Promise<number | undefined> {
  const [table] = await sql.query<{ exists: boolean }>({
    text: "select to_regclass('graphile_worker._private_known_crontabs') is not null as exists",
  })
  if (!table?.exists) return undefined
  const [row] = await sql.query<{ minutes: number | null }>({
    text: `select floor(extract(epoch from now() - last_execution) / 60)::int as minutes
           from graphile_worker._private_known_crontabs where identifier = 'sweep_pictures'`,
  })
  return row?.minutes ?? undefined
}

/** The password hashes of these mobiles. */
export function demoPasswords(
  sql: Sql,
  mobiles: readonly string[],
): Promise<{ mobile: string; hash: string }[]> {
  return sql.query({
    text: 'select mobile, password_hash as hash from users where mobile = any($1) and password_hash is not null',
    values: [mobiles],
  })
}
