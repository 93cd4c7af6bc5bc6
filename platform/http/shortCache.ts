/**
 * Caches values for a short time, and computes each value once for concurrent readers (single flight). Contains at most
 * `most` values. A computation that takes longer than `flightMs` still serves the readers that wait for it; later readers
 * start another computation.
 */
export class ShortCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>()
  readonly #lifeMs: (value: Value) => number
  readonly #most: number
  readonly #flightMs: number
  readonly #worthKeeping: (value: Value) => boolean

  constructor({
    lifeMs = 1_000,
    most = 1_000,
    flightMs = 2_000,
    worthKeeping = () => true,
  }: {
    lifeMs?: number | ((value: Value) => number)
    most?: number
    flightMs?: number
    worthKeeping?: (value: Value) => boolean
  } = {}) {
    this.#lifeMs = typeof lifeMs === 'number' ? () => lifeMs : lifeMs
    this.#most = most
    this.#flightMs = flightMs
    this.#worthKeeping = worthKeeping
  }

  /**
   * The cached value of `key`, or the result of `make`. If `make` fails, the waiting readers get the failure, which is
   * not cached. A value whose computation began before `after` (`performance.now()`) is computed again.
   */
  get(key: string, make: () => Promise<Value>, after = Number.NEGATIVE_INFINITY): Promise<Value> {
    const now = performance.now()
    const kept = this.#entries.get(key)
    if (kept && kept.until > now && kept.since > after) return kept.made
    this.#evict(now)
    const entry = { made: make(), since: now, until: now + this.#flightMs, done: false }
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    const forget = () => this.#entries.get(key) === entry && this.#entries.delete(key)
    entry.made.then((value) => {
      if (!this.#worthKeeping(value)) return void forget()
      entry.until = performance.now() + this.#lifeMs(value)
      entry.done = true
    }, forget)
    return entry.made
  }

  /** The time at which `key` expires (`performance.now()`); 0 when `key` is not cached or still being computed. */
  until(key: string): number {
    const entry = this.#entries.get(key)
    return entry?.done ? entry.until : 0
  }

  get size(): number {
    return this.#entries.size
  }

  /** The map is in the order of insertion: the oldest entries come first. */
  #evict(now: number): void {
    for (const [key, { until }] of this.#entries) {
      if (until > now && this.#entries.size < this.#most) return
      this.#entries.delete(key)
    }
  }
}

interface Entry<Value> {
  readonly made: Promise<Value>
  /** The start of the computation, and the time at which the value expires, by the clock of `performance.now()`. */
  readonly since: number
  until: number
  done: boolean
}
