import type { Sql } from '#platform/database/db.ts'

export interface KeyRow {
  readonly id: string
  readonly secret: Buffer
  readonly created_at: Date
}

/** Prevents other processes from creating or deleting keys until the transaction ends. */
export async function lockKeys(tx: Sql): Promise<void> {
  await tx.query({ text: `select pg_advisory_xact_lock(hashtextextended('behar.signing_keys', 0))` })
}

/** All keys, newest first. */
export function listKeys(sql: Sql): Promise<KeyRow[]> {
  return sql.query<KeyRow>({
    name: 'behar_list_keys',
    text: 'select id, secret, created_at from signing_keys order by created_at desc limit 100',
  })
}

export async function insertKey(tx: Sql, { id, secret, created_at }: KeyRow): Promise<void> {
  await tx.query({
    text: 'insert into signing_keys (id, secret, created_at) values ($1, $2, $3)',
    values: [id, secret, created_at],
  })
}

export async function deleteKeysBefore(tx: Sql, moment: Date): Promise<void> {
  await tx.query({ text: 'delete from signing_keys where created_at < $1', values: [moment] })
}

export interface Member {
  readonly id: number
  readonly name: string
}

/** Records a member with the current name from the main market. */
export async function writeMember(tx: Sql, { id, name }: Member, now: Date): Promise<void> {
  await tx.query({
    name: 'behar_write_member',
    text: `insert into members (user_id, name, seen_at) values ($1, $2, $3)
           on conflict (user_id) do update set name = excluded.name, seen_at = excluded.seen_at`,
    values: [id, name, now],
  })
}
