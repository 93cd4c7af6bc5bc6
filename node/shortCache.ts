/** Keeps what was made for a moment, makes each thing once however many ask, and holds at most `most` of them. */
export class ShortCache<Value> {
  readonly #entries = new Map<string, { made: Promise<Value>; until: number }>()
  readonly #lifeMs: (value: Value) => number
  readonly #most: number
  readonly #worthKeeping: (value: Value) => boolean

  constructor({
    lifeMs = 1_000,
    most = 1_000,
    worthKeeping = () => true,
  }: {
    lifeMs?: number | ((value: Value) => number)
    most?: number
    worthKeeping?: (value: Value) => boolean
  } = {}) {
    this.#lifeMs = typeof lifeMs === 'number' ? () => lifeMs : lifeMs
    this.#most = most
    this.#worthKeeping = worthKeeping
  }

  /** What is kept of `key`, or what `make` gives now. A failure is given to those who wait and not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = performance.now()
    const kept = this.#entries.get(key)
    if (kept && kept.until > now) return kept.made
    this.#forgetOld(now)
    const entry = { made: make(), until: Number.POSITIVE_INFINITY }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    const forget = () => this.#entries.get(key) === entry && this.#entries.delete(key)
    entry.made.then((value) => {
      if (this.#worthKeeping(value)) entry.until = performance.now() + this.#lifeMs(value)
      else forget()
    }, forget)
    return entry.made
  }

  /** Up to when `key` is kept, on the clock of `performance.now()`; 0 where nothing is, or not yet. */
  until(key: string): number {
    const until = this.#entries.get(key)?.until ?? 0
    return Number.isFinite(until) ? until : 0
  }

  get size(): number {
    return this.#entries.size
  }

  /** Entries stand in the order of their making, so that the old ones are in front. */
  #forgetOld(now: number): void {
    for (const [key, { until }] of this.#entries) {
      if (until > now && this.#entries.size < this.#most) return
      this.#entries.delete(key)
    }
  }
}
