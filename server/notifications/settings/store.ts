import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Channel, Group } from '#shared/notifications/groups.ts'
import type { Subject } from '#shared/notifications/subjects.ts'

/** The stored choices may lack groups that were added later. */
export type StoredChoices = Readonly<Partial<Record<Group, readonly Channel[]>>>

/** The subjects whose channels differ from those of their group. */
export type SubjectChoices = Readonly<Partial<Record<Subject, readonly Channel[]>>>

export interface SettingsRow {
  readonly language: Locale
  readonly choices: StoredChoices
  readonly subjects: SubjectChoices
  /** The start and the end of the quiet hours, in minutes of the day in Riyadh. */
  readonly quiet_from: number | null
  readonly quiet_until: number | null
  readonly urgent_in_quiet: boolean
}

/** The settings of a person; undefined if the person has chosen nothing. */
export async function findSettings(db: Sql, userId: number): Promise<SettingsRow | undefined> {
  const [row] = await db.query<SettingsRow>({
    name: 'notification_settings_find',
    text: `select language, choices, subjects, quiet_from, quiet_until, urgent_in_quiet
           from notification_settings where user_id = $1`,
    values: [userId],
  })
  return row
}

/** Creates the settings of a person, unless they exist. `language` is the language of messages. */
export async function addSettings(tx: Sql, userId: number, language: Locale): Promise<void> {
  await tx.query({
    name: 'notification_settings_add',
    text: `insert into notification_settings (user_id, language, choices, urgent_in_quiet)
           values ($1, $2, '{}', true) on conflict do nothing`,
    values: [userId, language],
  })
}

/** Locks and returns the settings of a person. The settings must exist. */
export async function lockSettings(tx: Sql, userId: number): Promise<SettingsRow> {
  const row = await findLockedSettings(tx, userId)
  if (!row) throw new RangeError('the settings of notifications do not exist')
  return row
}

/** Locks and returns the settings of a person; undefined if the person has chosen nothing. */
export async function findLockedSettings(tx: Sql, userId: number): Promise<SettingsRow | undefined> {
  const [row] = await tx.query<SettingsRow>({
    name: 'notification_settings_lock',
    text: `select language, choices, subjects, quiet_from, quiet_until, urgent_in_quiet
           from notification_settings where user_id = $1 for update`,
    values: [userId],
  })
  return row
}

export async function updateSettings(tx: Sql, userId: number, settings: SettingsRow): Promise<void> {
  const { language, choices, subjects, quiet_from, quiet_until, urgent_in_quiet } = settings
  await tx.query({
    name: 'notification_settings_change',
    text: `update notification_settings set language = $2, choices = $3, subjects = $4, quiet_from = $5,
             quiet_until = $6, urgent_in_quiet = $7 where user_id = $1`,
    values: [
      ...[userId, language, JSON.stringify(choices), JSON.stringify(subjects)],
      ...[quiet_from, quiet_until, urgent_in_quiet],
    ],
  })
}

/** The addresses of a person that messages may use, and the number of subscribed browsers. */
export interface ReachRow {
  readonly email: boolean
  readonly mobile: boolean
  readonly devices: number
}

export async function findReach(db: Sql, userId: number): Promise<ReachRow> {
  const [row] = await db.query<ReachRow>({
    name: 'notification_settings_reach',
    text: `select u.email is not null as email, u.mobile_verified_at is not null as mobile,
             (select count(*)::int from push_subscriptions p where p.user_id = u.id) as devices
           from users u where u.id = $1`,
    values: [userId],
  })
  return row ?? { email: false, mobile: false, devices: 0 }
}

export async function deleteSettingsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'notification_settings_delete',
    text: 'delete from notification_settings where user_id = $1',
    values: [userId],
  })
}
