import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { ListedNews } from '#shared/operator/news.ts'

type Item = Pick<ListedNews, 'published_at' | 'hidden'>

/**
 * The publication time of an item; null for a draft without one. Such a draft has the time at which it was saved, with its
 * seconds, and a typed time has whole minutes.
 */
export function publicationTime({ published_at, hidden }: Item): string | null {
  return hidden && Date.parse(published_at) % 60_000 !== 0 ? null : published_at
}

/** The publication time as Riyadh time in a datetime-local value (`2026-11-22T09:30`); empty if there is none. */
export function typedTimeOf(item: Item | null): string {
  const time = item && publicationTime(item)
  if (!time) return ''
  const at = new Date(time)
  return `${riyadhDay(at)}T${riyadhTime(at)}`
}

type TypedTime = {
  readonly at: string
  /** The value with which the form was opened. */
  readonly before: string
  /** Whether an existing draft is published. */
  readonly publishesDraft: boolean
  readonly now: number
}

/** The field that is sent: the typed time; now for a removed one and for a draft that is published without one. */
export function sentTime({ at, before, publishesDraft, now }: TypedTime): { published_at?: string } {
  if (at === '' && (before !== '' || publishesDraft)) return { published_at: new Date(now).toISOString() }
  return at === before ? {} : { published_at: `${at}:00+03:00` }
}
