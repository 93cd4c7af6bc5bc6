import type { Sql } from '#platform/database/db.ts'
import { sessionLimits } from '#shared/auctions/sessions/rules.ts'
import { exportedRows } from '../../base/accountPart.ts'

/** The sessions that have not begun and of which the person requested a reminder. */
export async function listReminded(db: Sql, userId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    name: 'sessions_reminded',
    text: `select r.session_id as id from session_reminders r join auction_sessions s on s.id = r.session_id
           where r.user_id = $1 and s.starts_at > now() order by s.starts_at, s.id limit ${sessionLimits.listed}`,
    values: [userId],
  })
  return rows.map(({ id }) => id)
}

export async function insertReminder(tx: Sql, userId: number, sessionId: number): Promise<void> {
  await tx.query({
    name: 'sessions_remind',
    text: `insert into session_reminders (session_id, user_id, at) values ($1, $2, now())
           on conflict (session_id, user_id) do nothing`,
    values: [sessionId, userId],
  })
}

export async function deleteReminder(db: Sql, userId: number, sessionId: number): Promise<void> {
  await db.query({
    name: 'sessions_forget',
    text: 'delete from session_reminders where session_id = $1 and user_id = $2',
    values: [sessionId, userId],
  })
}

/** A session that starts soon, and the people who still wait for the reminder of this start. */
export interface StartingRow {
  readonly id: number
  readonly market_ar: string
  readonly market_en: string
  readonly starts_at: Date
  readonly people: readonly number[]
}

/** Marks at most `most` unsent reminders of sessions that start within `minutes`, and returns the sessions with the people. */
export function takeStarting(tx: Sql, minutes: number, most: number): Promise<StartingRow[]> {
  return tx.query<StartingRow>({
    name: 'sessions_take_starting',
    text: `with due as (
             select r.session_id, r.user_id, s.starts_at
             from session_reminders r join auction_sessions s on s.id = r.session_id join markets m on m.id = s.market_id
             where s.starts_at > now() and s.starts_at <= now() + make_interval(mins => $1) and not m.hidden
               and r.sent_for is distinct from s.starts_at
             order by s.starts_at, r.session_id, r.user_id limit $2 for update of r skip locked),
           marked as (
             update session_reminders r set sent_for = d.starts_at from due d
             where r.session_id = d.session_id and r.user_id = d.user_id returning r.session_id, r.user_id)
           select s.id, m.name_ar as market_ar, m.name_en as market_en, s.starts_at,
             to_json(array_agg(k.user_id order by k.user_id)) as people
           from marked k join auction_sessions s on s.id = k.session_id join markets m on m.id = s.market_id
           group by s.id, m.id order by s.starts_at, s.id`,
    values: [minutes, most],
  })
}

/** A reminder in the export of an account. */
export interface ReminderRow {
  readonly session_id: number
  readonly at: Date
}

export function listRemindersOf(db: Sql, userId: number): Promise<ReminderRow[]> {
  return db.query<ReminderRow>({
    name: 'sessions_reminders_of',
    text: `select session_id, at from session_reminders where user_id = $1 order by at desc limit ${exportedRows}`,
    values: [userId],
  })
}

export async function deleteRemindersOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'sessions_delete_reminders_of',
    text: 'delete from session_reminders where user_id = $1',
    values: [userId],
  })
}
