import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Notification } from '#shared/notifications/contract.ts'

export interface Day {
  /** The day in Riyadh, such as `2026-11-20`. */
  readonly day: string
  readonly when: 'today' | 'yesterday' | 'earlier'
  readonly items: Notification[]
}

/** Groups notifications, sorted newest first, by day. */
export function daysOf(items: readonly Notification[], now: Date): Day[] {
  const [today, yesterday] = [riyadhDay(now), riyadhDay(addDays(now, -1))]
  const days: Day[] = []
  for (const item of items) {
    const day = riyadhDay(new Date(item.data.time))
    const last = days.at(-1)
    if (last?.day === day) last.items.push(item)
    else {
      const when = day === today ? 'today' : day === yesterday ? 'yesterday' : 'earlier'
      days.push({ day, when, items: [item] })
    }
  }
  return days
}
