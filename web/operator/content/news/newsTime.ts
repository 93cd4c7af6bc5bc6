import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { ListedNews } from '#shared/operator/news.ts'

type Item = Pick<ListedNews, 'published_at' | 'time_chosen' | 'hidden'>

/** The publication time of an item; null for a draft for which no time was chosen. */
export function publicationTime({ published_at, time_chosen, hidden }: Item): string | null {
  return hidden && !time_chosen ? null : published_at
}

/** The publication time as Riyadh time in a datetime-local value (`2026-11-22T09:30`); empty if there is none. */
export function typedTimeOf(item: Item | null): string {
  const time = item && publicationTime(item)
  if (!time) return ''
  const at = new Date(time)
  return `${riyadhDay(at)}T${riyadhTime(at)}`
}

/**
 * The request field for the typed time; `before` is the time with which the form was opened. Left out if the time is
 * unchanged. A removed time is sent as a blank, which means now.
 */
export function sentTime(at: string, before: string): { published_at?: string } {
  if (at === before) return {}
  return { published_at: at === '' ? '' : `${at}:00+03:00` }
}
