import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'

/** A change of the settings from the audit log. */
export interface SettingsAuditActionRow {
  readonly id: number
  readonly at: Date
  readonly actor_id: number | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly before: Readonly<Record<string, number | boolean | string | null>> | null
  readonly after: Readonly<Record<string, number | boolean | string | null>> | null
  readonly note: string | null
}

/** The record type and id under which the audit log stores changes of all settings. */
export const settingsRecord = { type: 'settings', id: 1 } as const

/** Changes of the settings, newest first. */
export async function listSettingsAuditActions(
  db: Sql,
  { page, limit }: Paging,
): Promise<{ rows: SettingsAuditActionRow[]; count: number }> {
  const record = [settingsRecord.type, settingsRecord.id]
  const [rows, [counted]] = await Promise.all([
    db.query<SettingsAuditActionRow>({
      name: 'operator_settings_audit',
      text: `select a.id, a.at, a.actor_id, u.f_name, u.l_name, a.before, a.after, a.note
             from audit a left join users u on u.id = a.actor_id
             where a.record_type = $1 and a.record_id = $2
             order by a.id desc limit $3 offset $4`,
      values: [...record, limit, (page - 1) * limit],
    }),
    db.query<{ count: number }>({
      name: 'operator_settings_audit_count',
      text: 'select count(*) from audit where record_type = $1 and record_id = $2',
      values: record,
    }),
  ])
  return { rows, count: counted?.count ?? 0 }
}
