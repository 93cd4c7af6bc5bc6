import type { Board } from './board.ts'

/** The next prayer of a board and the time until it in ms; undefined if none is known. */
export function nextPrayer(
  prayers: Board['prayers'],
  nowMs: number,
):
  | { readonly name: Board['prayers'][number]['name']; readonly at: number; readonly inMs: number }
  | undefined {
  const next = prayers.find(({ at }) => Date.parse(at) > nowMs)
  if (!next) return undefined
  const at = Date.parse(next.at)
  return { name: next.name, at, inMs: at - nowMs }
}

/**
 * Prints a duration as `1:05:09`, or as `05:09` if it is below an hour. It is rounded up to the second, so that it becomes zero
 * exactly at the end.
 */
export function printCountdown(ms: number): string {
  const total = Math.max(0, Math.ceil(ms / 1_000))
  const [hours, minutes, seconds] = [Math.floor(total / 3_600), Math.floor(total / 60) % 60, total % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${two(minutes)}:${two(seconds)}`
}

/**
 * `pollMs` is the interval between polls of a board. `staleMs` is the age from which the board shows the time of its data; at this age, two polls
 * have failed.
 */
export const boardTimes = {
  pollMs: 15_000,
  staleMs: 35_000,
  languageMs: 15_000,
  reloadMs: 86_400_000,
} as const

/** Whether data of this age are shown with the time at which they were loaded. */
export const isStale = (ageMs: number): boolean => ageMs > boardTimes.staleMs

/** The language of a board changes at fixed times, so that two boards next to each other show the same language. */
export const boardLocale = (nowMs: number): 'ar' | 'en' =>
  Math.floor(nowMs / boardTimes.languageMs) % 2 === 0 ? 'ar' : 'en'
