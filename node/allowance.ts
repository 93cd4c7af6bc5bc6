import { Refusal } from '#shared/base/errors.ts'

/** How often each of many may do a thing within a window of time; kept in this process. */
export class Allowance {
  readonly #most: number
  readonly #windowMs: number
  #used = new Map<number | string, number>()
  #until = 0

  constructor(most: number, windowMs: number) {
    this.#most = most
    this.#windowMs = windowMs
  }

  /** Counts one use; refuses what is above the allowance and says when the window ends. */
  take(key: number | string): void {
    const now = performance.now()
    if (now >= this.#until) {
      this.#used = new Map()
      this.#until = now + this.#windowMs
    }
    const used = (this.#used.get(key) ?? 0) + 1
    this.#used.set(key, used)
    if (used <= this.#most) return
    const retryAfterS = Math.max(1, Math.ceil((this.#until - now) / 1_000))
    throw new Refusal('too_many_requests', undefined, { retryAfterS })
  }
}
