import { addDays, startOfDay } from '../base/dates.ts'
import { type Place, prayerEnd } from '../catalog/prayers.ts'
import type { Channel } from './groups.ts'

/** The quiet hours, from one minute of the day in Riyadh until another, possibly over midnight. */
export interface Quiet {
  readonly from: number
  readonly until: number
}

export interface Sending {
  readonly channel: Channel
  readonly urgent: boolean
  readonly quiet: Quiet | null
  /** Whether urgent messages are sent in the quiet hours too. */
  readonly urgentInQuiet: boolean
  /** The coordinates for the computation of prayer times. */
  readonly place: Place
}

/**
 * The time at which a message is sent: now, or the end of the quiet hours and of a prayer time. E-mail makes no sound, so
 * it never waits.
 */
export function sendTime({ channel, urgent, quiet, urgentInQuiet, place }: Sending, now: Date): Date {
  if (channel === 'email') return now
  const ends = (at: Date): Date | null =>
    (quiet && !(urgent && urgentInQuiet) ? quietEnd(quiet, at) : null) ??
    (urgent ? null : prayerEnd(place, at))
  let at = now
  // Quiet hours may end in a prayer time, and a prayer time may end in quiet hours.
  for (let end = ends(at); end; end = ends(at)) at = end
  return at
}

/** The end of the quiet hours in which `at` is; null outside of them. */
function quietEnd({ from, until }: Quiet, at: Date): Date | null {
  const start = startOfDay(at)
  const minute = (at.getTime() - start.getTime()) / minuteMs
  const endOn = (day: Date) => new Date(day.getTime() + until * minuteMs)
  if (from < until) return minute >= from && minute < until ? endOn(start) : null
  if (minute >= from) return endOn(addDays(start, 1))
  return minute < until ? endOn(start) : null
}

const minuteMs = 60_000
