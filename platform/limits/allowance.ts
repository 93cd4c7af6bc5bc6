import { Refusal } from '#shared/base/errors.ts'

/** How often each of many may do a thing within a window that begins with its first use; kept in this process. */
export class Allowance {
  readonly #most: number
  readonly #windowMs: number
  readonly #now: () => number
  /** In the order in which the windows began. */
  readonly #windows = new Map<number | string, { readonly until: number; used: number }>()

  constructor(most: number, windowMs: number, now: () => number = () => performance.now()) {
    this.#most = most
    this.#windowMs = windowMs
    this.#now = now
  }

  /** Counts one use. Refuses: too_many_requests, with the seconds until the window ends. */
  take(key: number | string): void {
    if (this.takeBelow(key)) return
    const waitMs = (this.#windows.get(key)?.until ?? 0) - this.#now()
    const retryAfterS = Math.max(1, Math.ceil(waitMs / 1_000))
    throw new Refusal('too_many_requests', undefined, { retryAfterS })
  }

  /** Counts one use where the allowance is not used up, and says whether it did. */
  takeBelow(key: number | string): boolean {
    const now = this.#now()
    const known = this.#windows.get(key)
    if (known && known.until > now) {
      if (known.used >= this.#most) return false
      known.used += 1
      return true
    }
    this.#windows.delete(key)
    this.#forgetEnded(now)
    this.#windows.set(key, { until: now + this.#windowMs, used: 1 })
    return true
  }

  get size(): number {
    return this.#windows.size
  }

  #forgetEnded(now: number): void {
    for (const [key, { until }] of this.#windows) {
      if (until > now && this.#windows.size < mostKeys) return
      this.#windows.delete(key)
    }
  }
}

/** Some 4 MB; beyond it the oldest window is forgotten. */
const mostKeys = 20_000
