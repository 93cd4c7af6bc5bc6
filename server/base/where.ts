/** Gathers the conditions of a filtered list; only parameters carry values, so no value reaches the SQL text. */
export class Where {
  readonly values: unknown[] = []
  readonly #conditions: string[] = []

  /** Adds a condition; each `$?` becomes the next parameter. */
  and(condition: string, ...values: unknown[]): this {
    let next = 0
    this.#conditions.push(condition.replace(/\$\?/g, () => this.put(values[next++])))
    return this
  }

  /** Adds the condition only where there is something to filter by. */
  andIf(value: unknown, condition: string): this {
    return value === undefined ? this : this.and(condition, value)
  }

  /** The parameter that stands for a value. */
  put(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get text(): string {
    return this.#conditions.length ? this.#conditions.join(' and ') : 'true'
  }
}
