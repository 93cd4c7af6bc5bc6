/** The market's time zone: Asia/Riyadh, UTC+3, without daylight saving time. */
const riyadhOffset = 3 * 3_600_000
const day = 86_400_000

/** The day in Riyadh as `2026-11-20`, the format in which the product shows and stores days. */
export function riyadhDay(at: Date): string {
  return new Date(at.getTime() + riyadhOffset).toISOString().slice(0, 10)
}

/** The moment at which the Riyadh day of `at` begins. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + riyadhOffset) / day) * day - riyadhOffset)
}

/** The moment at which the Riyadh month of `at` begins. */
export function startOfMonth(at: Date): Date {
  return new Date(Date.parse(`${riyadhDay(at).slice(0, 7)}-01T00:00:00Z`) - riyadhOffset)
}

/** Parses a day `YYYY-MM-DD` in Riyadh and returns the moment at which the day begins; undefined for an invalid day. */
export function dayStart(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return undefined
  return new Date(at.getTime() - riyadhOffset)
}

/** Adds days of 24 hours. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * day)
}

/** Adds calendar months in Riyadh time. If the resulting month is shorter, returns its last day. */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + riyadhOffset)
  const date = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(date, last))
  return new Date(local.getTime() - riyadhOffset)
}

/** The date and time in Riyadh as `2026-11-20T09:40:05`. */
export function riyadhDateTime(at: Date): string {
  return new Date(at.getTime() + riyadhOffset).toISOString().slice(0, 19)
}

/** The time of day in Riyadh as `09:40`. */
export function riyadhTime(at: Date): string {
  return new Date(at.getTime() + riyadhOffset).toISOString().slice(11, 16)
}
