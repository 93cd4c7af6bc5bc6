import type { Database, Sql } from '#platform/database/db.ts'
import { reminderMinutes } from '#shared/auctions/sessions/rules.ts'
import { riyadhTime } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { notify } from '../../notifications/actions.ts'
import { insertReminder, takeStarting } from './remindersStore.ts'
import { findSession } from './store.ts'

/** Adds a person's reminder of a session. Refuses: not_found; conflict once the session has begun. */
export async function askReminder(tx: Sql, userId: number, sessionId: number): Promise<void> {
  const session = await findSession(tx, sessionId)
  if (!session) throw new Refusal('not_found')
  if (session.starts_at <= session.clock)
    throw new Refusal('conflict', undefined, { words: 'session_started' })
  await insertReminder(tx, userId, sessionId)
}

/**
 * Sends each requested reminder once before a session starts, and a second one only if the start moves. Returns the number of
 * reminded people. Workers may run concurrently.
 */
export async function remindOfSessions(db: Database): Promise<number> {
  for (let reminded = 0; ; ) {
    const taken = await db.transaction(async (tx) => {
      const sessions = await takeStarting(tx, reminderMinutes, takenAtOnce)
      for (const { id, market_ar, market_en, starts_at, people } of sessions) {
        const facts = { market: { ar: market_ar, en: market_en }, time: riyadhTime(starts_at) }
        const event = `session:${id}:${starts_at.getTime()}`
        await notify(
          tx,
          ...people.map((to) => ({
            to,
            kind: 'session_starting' as const,
            facts,
            about: id,
            by: null,
            event,
          })),
        )
      }
      return sessions.reduce((sum, { people }) => sum + people.length, 0)
    })
    reminded += taken
    if (taken < takenAtOnce) return reminded
  }
}

const takenAtOnce = 500
