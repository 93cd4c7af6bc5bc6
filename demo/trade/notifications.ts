import type { Rows } from '../store.ts'

/** A notification of the demo. */
export interface DemoNotification {
  readonly user_id: number
  readonly actor_id: number | null
  readonly data_type: string
  readonly data_id: number
  readonly kind: string
  readonly facts: object
  readonly happened_at: Date
  readonly event_key: string
}

/** Notifications that are older than this, in ms, count as read. */
const unreadMs = 12 * 3_600_000

/** The rows of notifications, numbered in the order of time. */
export function notificationRows(notifications: readonly DemoNotification[]): Rows {
  const newest = Math.max(0, ...notifications.map(({ happened_at }) => happened_at.getTime()))
  return notifications
    .toSorted((one, other) => one.happened_at.getTime() - other.happened_at.getTime())
    .map((row, place) => ({
      id: place + 1,
      number: place + 1,
      ...row,
      read_at: newest - row.happened_at.getTime() > unreadMs ? row.happened_at : null,
    }))
}
