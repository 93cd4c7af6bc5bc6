/** An action that runs at a given time unless it is cancelled before. */
export interface Deadline {
  /** The time of the action, by the clock of `performance.now()`. */
  readonly at: number
  readonly pass: () => void
}

/** Deadlines that share one timer, because a timer for each would be a measurable part of a request. */
export class Deadlines {
  readonly #open = new Set<Deadline>()
  #timer: NodeJS.Timeout | undefined

  /** Calls `pass` after `ms`, or at most {@link checkMs} later. */
  start(ms: number, pass: () => void): Deadline {
    const deadline = { at: performance.now() + ms, pass }
    this.#open.add(deadline)
    this.#timer ??= setInterval(() => this.#check(), checkMs)
    return deadline
  }

  cancel(deadline: Deadline): void {
    this.#open.delete(deadline)
  }

  #check(): void {
    const now = performance.now()
    for (const deadline of this.#open) {
      if (deadline.at > now) continue
      this.#open.delete(deadline)
      deadline.pass()
    }
    if (this.#open.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

export const checkMs = 50

/** The deadlines of this process's requests. */
export const deadlines = new Deadlines()
