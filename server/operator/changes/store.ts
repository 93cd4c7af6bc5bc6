import type { Sql } from '#platform/database/db.ts'

/** An entry of the audit log as sent to open pages of the back office. */
export interface ChangeRow {
  readonly id: number
  readonly action: string
  readonly record_type: string
  readonly record_id: number
  readonly actor_id: number | null
}

/** The newest entries of the audit log, newest first. */
export function listNewestChanges(db: Sql, most: number): Promise<ChangeRow[]> {
  return db.query<ChangeRow>({
    name: 'operator_newest_changes',
    text: 'select id, action, record_type, record_id, actor_id from audit order by id desc limit $1',
    values: [most],
  })
}
