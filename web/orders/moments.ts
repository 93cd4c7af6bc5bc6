import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'

/** When something was: the time of day today, else the day. */
export function whenText(at: string, now: number): string {
  const moment = new Date(at)
  const day = riyadhDay(moment)
  return day === riyadhDay(new Date(now)) ? riyadhTime(moment) : day
}

/** Money with its word takes the direction of that word. */
export function isolatedMoney(text: string): string {
  return `\u2068${text}\u2069`
}
