import { timeOf } from '#platform/clock.ts'
import type { Database } from '#platform/database/db.ts'
import type { Place } from '#shared/catalog/prayers.ts'
import { type Channel, groupOf, urgentGroups } from '#shared/notifications/groups.ts'
import { sendTime } from '#shared/notifications/sendTime.ts'
import { subjectOf } from '#shared/notifications/subjects.ts'
import { choicesOf } from '../settings/actions.ts'
import {
  listPlanned,
  type PlannedMessage,
  type PlanningRow,
  plannedAtOnce,
  queueMessages,
  takeUnplanned,
} from './store.ts'

/**
 * Queues a job for each message of new notifications. The person's choices, quiet hours and prayer times decide the channels and
 * the time of each job. Returns the number of notifications. Workers may run concurrently.
 */
export async function planMessages(db: Database): Promise<number> {
  for (let planned = 0; ; ) {
    const taken = await db.transaction(async (tx) => {
      const numbers = (await takeUnplanned(tx)).map(({ number }) => number)
      if (numbers.length === 0) return 0
      const now = await timeOf(tx)
      const messages = (await listPlanned(tx, numbers)).flatMap((row) => messagesOf(row, now))
      if (messages.length > 0) await queueMessages(tx, messages)
      return numbers.length
    })
    planned += taken
    if (taken < plannedAtOnce) return planned
  }
}

/** The messages of one notification with the times at which they are sent. */
function messagesOf(row: PlanningRow, now: Date): (PlannedMessage & { readonly at: Date })[] {
  const urgent = urgentGroups.includes(groupOf(row))
  const { quiet_from: from, quiet_until: until } = row
  const quiet = from === null || until === null ? null : { from, until }
  return channelsOf(row).flatMap((channel): (PlannedMessage & { readonly at: Date })[] => {
    const first = channel === 'push' ? afterLastPush(row, now) : now
    const at = sendTime(
      { channel, urgent, quiet, urgentInQuiet: row.urgent_in_quiet, place: placeOf(row) },
      first,
    )
    const message = { notification: row.id, number: row.number, channel, at }
    return channel === 'push'
      ? row.subscriptions.map((subscription) => ({ ...message, subscription }))
      : [{ ...message, subscription: null }]
  })
}

/**
 * The channels of a notification. An alert has its own channels. Otherwise the person's choice for the subject applies, or
 * without one the choice for the group.
 */
export function channelsOf(
  row: Pick<PlanningRow, 'kind' | 'data_type' | 'choices' | 'subjects' | 'alert_channels'>,
): readonly Channel[] {
  const group = groupOf(row)
  if (group === 'alerts') return row.alert_channels ?? []
  const subject = subjectOf(row.kind)
  return (subject && row.subjects[subject]) ?? choicesOf(row.choices)[group]
}

/** The earliest time of the next push message. A notification that is updated often must not send one for every update. */
function afterLastPush({ pushed_at }: PlanningRow, now: Date): Date {
  return new Date(Math.max(now.getTime(), (pushed_at?.getTime() ?? 0) + pushAgainMs))
}

const pushAgainMs = 20_000

/** Riyadh, for people without a city. */
const capital: Place = { latitude: 24.7136, longitude: 46.6753 }

const placeOf = ({ latitude, longitude }: PlanningRow): Place =>
  latitude === null || longitude === null ? capital : { latitude, longitude }
