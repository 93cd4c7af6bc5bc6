import { Refusal } from '#shared/base/errors.ts'

/** Counts uses per key in a window that begins with the first use. The counts are in the memory of this process. */
export class Allowance {
  readonly #most: number
  readonly #windowMs: number
  readonly #now: () => number
  /** The windows, in the order in which they began, oldest first. */
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

  /** Counts one use unless the allowance is used up; returns whether it was counted. */
  takeBelow(key: number | string): boolean {
    const now = this.#now()
    const known = this.#windows.get(key)
    if (known && known.until > now) {
      if (known.used >= this.#most) return false
      known.used += 1
      return true
    }
    this.#windows.delete(key)
    this.#evict(now)
    this.#windows.set(key, { until: now + this.#windowMs, used: 1 })
    return true
  }

  get size(): number {
    return this.#windows.size
  }

  #evict(now: number): void {
    for (const [key, { until }] of this.#windows) {
      if (until > now && this.#windows.size < mostKeys) return
      this.#windows.delete(key)
    }
  }
}

/** The maximum number of windows, which need about 4 MB. Beyond it, the oldest window is evicted. */
const mostKeys = 20_000
