const dayMs = 86_400_000

/** The elapsed part of a subscription in whole days: `passed` of `all`, and `left`; passed + left = all. */
export interface SubscriptionDays {
  readonly passed: number
  readonly left: number
  readonly all: number
}

/** From two moments (ISO 8601) and `now` (ms). A started day counts as left. */
export function subscriptionDays(starts: string, expires: string, now: number): SubscriptionDays {
  const from = Date.parse(starts)
  const all = Math.max(1, Math.round((Date.parse(expires) - from) / dayMs))
  const passed = Math.min(all, Math.max(0, Math.floor((now - from) / dayMs)))
  return { passed, left: all - passed, all }
}
