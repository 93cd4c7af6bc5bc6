/** The market's clock: Asia/Riyadh, UTC+3, no summer time. */
const riyadhOffset = 3 * 3_600_000
const day = 86_400_000

/** `2026-11-20`, the day in Riyadh; the form in which the product shows and stores days. */
export function riyadhDay(at: Date): string {
  return new Date(at.getTime() + riyadhOffset).toISOString().slice(0, 10)
}

/** The moment a Riyadh day begins. */
export function startOfDay(at: Date): Date {
  return new Date(Math.floor((at.getTime() + riyadhOffset) / day) * day - riyadhOffset)
}

/** The moment the Riyadh month of `at` begins. */
export function startOfMonth(at: Date): Date {
  return new Date(Date.parse(`${riyadhDay(at).slice(0, 7)}-01T00:00:00Z`) - riyadhOffset)
}

/** `YYYY-MM-DD` of a Riyadh day to the moment it begins; undefined when there is no such day. */
export function dayStart(text: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const at = new Date(`${text}T00:00:00Z`)
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return undefined
  return new Date(at.getTime() - riyadhOffset)
}

/** Moves by whole days of 24 hours. */
export function addDays(at: Date, days: number): Date {
  return new Date(at.getTime() + days * day)
}

/** Moves by calendar months of Riyadh; where the month is shorter, to its last day. */
export function addMonths(at: Date, months: number): Date {
  const local = new Date(at.getTime() + riyadhOffset)
  const date = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + months)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(date, last))
  return new Date(local.getTime() - riyadhOffset)
}

/** `09:40`, the time of day in Riyadh. */
export function riyadhTime(at: Date): string {
  return new Date(at.getTime() + riyadhOffset).toISOString().slice(11, 16)
}
