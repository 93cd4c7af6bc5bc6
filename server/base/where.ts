/** Builds the where clause of a filtered list; values are parameters and never part of the SQL text. */
export class Where {
  readonly values: unknown[] = []
  readonly #conditions: string[] = []

  /** Adds a condition; each `$?` becomes the next parameter. */
  and(condition: string, ...values: unknown[]): this {
    let next = 0
    this.#conditions.push(condition.replace(/\$\?/g, () => this.put(values[next++])))
    return this
  }

  /** Adds the condition unless the value is undefined. */
  andIf(value: unknown, condition: string): this {
    return value === undefined ? this : this.and(condition, value)
  }

  /** Adds a parameter and returns its placeholder. */
  put(value: unknown): string {
    this.values.push(value)
    return `$${this.values.length}`
  }

  get text(): string {
    return this.#conditions.length ? this.#conditions.join(' and ') : 'true'
  }
}
