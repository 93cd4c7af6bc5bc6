import { riyadhTime } from '#shared/base/dates.ts'

/** The time of day in Riyadh in 12-hour format: `09:40` and the half of the day. */
export function twelveHours(at: Date): { readonly time: string; readonly half: 'morning' | 'evening' } {
  const [hours = '00', minutes = '00'] = riyadhTime(at).split(':')
  const hour = Number(hours)
  return {
    time: `${String(hour % 12 || 12).padStart(2, '0')}:${minutes}`,
    half: hour < 12 ? 'morning' : 'evening',
  }
}

/** The sold share of the sold and offered quantities, in whole percent (truncated). */
export function soldShare(available: number, sold: number): number {
  const total = available + sold
  return total > 0 ? Math.trunc((sold * 100) / total) : 0
}
