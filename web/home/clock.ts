import { riyadhTime } from '#shared/base/dates.ts'

/** The time of day in Riyadh on a face of twelve hours: `09:40` and the half of the day. */
export function twelveHours(at: Date): { readonly time: string; readonly half: 'morning' | 'evening' } {
  const [hours = '00', minutes = '00'] = riyadhTime(at).split(':')
  const hour = Number(hours)
  return {
    time: `${String(hour % 12 || 12).padStart(2, '0')}:${minutes}`,
    half: hour < 12 ? 'morning' : 'evening',
  }
}
