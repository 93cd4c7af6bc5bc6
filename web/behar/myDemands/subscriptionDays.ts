const dayMs = 86_400_000

/** The elapsed part of a subscription in whole days: `passed` days and `left` days add up to `all`. */
export interface SubscriptionDays {
  readonly passed: number
  readonly left: number
  readonly all: number
}

/** Computes the days from two moments (ISO 8601) and `now` (ms). A day that has started counts as left. */
export function subscriptionDays(starts: string, expires: string, now: number): SubscriptionDays {
  const from = Date.parse(starts)
  const all = Math.max(1, Math.round((Date.parse(expires) - from) / dayMs))
  const passed = Math.min(all, Math.max(0, Math.floor((now - from) / dayMs)))
  return { passed, left: all - passed, all }
}
