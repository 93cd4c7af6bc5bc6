/**
 * Keeps answers for a moment, makes each once for all who ask at the same time (single flight), and holds at most `most`.
 * A flight that takes longer than `flightMs` keeps those who wait for it, and later readers begin another.
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

  /** What is kept of `key`, or what `make` gives now. A failure is given to those who wait and not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = performance.now()
    const kept = this.#entries.get(key)
    if (kept && kept.until > now) return kept.made
    this.#forgetOld(now)
    const entry = { made: make(), until: now + this.#flightMs, done: false }
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

  /** Up to when `key` is kept, on the clock of `performance.now()`; 0 where nothing is, or not yet. */
  until(key: string): number {
    const entry = this.#entries.get(key)
    return entry?.done ? entry.until : 0
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

interface Entry<Value> {
  readonly made: Promise<Value>
  /** On the clock of `performance.now()`. */
  until: number
  done: boolean
}
