const dayMs = 86_400_000

/** How far a subscription has got, in whole days: `passed` of `all`, and how many are `left`; the three always add up. */
export interface SubscriptionDays {
  readonly passed: number
  readonly left: number
  readonly all: number
}

/** Of two moments (ISO 8601) at `now` (ms). A day that has begun counts as one that is left. */
export function subscriptionDays(starts: string, expires: string, now: number): SubscriptionDays {
  const from = Date.parse(starts)
  const all = Math.max(1, Math.round((Date.parse(expires) - from) / dayMs))
  const passed = Math.min(all, Math.max(0, Math.floor((now - from) / dayMs)))
  return { passed, left: all - passed, all }
}
