import type { Where } from '../../base/where.ts'

/** `walked`: the plan is the same for all values. `planned`: it follows them. */
export type Style = 'walked' | 'planned'

/** Writes a value of a type of the database into a statement. What is sent may be larger than any id. */
export type Value = (given: unknown, type: string) => string

/** Behind a select PostgreSQL takes all values for equally frequent, and keeps one plan for them. */
export function writerOf(where: Where, style: Style): Value {
  return (given, type) => {
    const value = `${where.put(given)}::${type}`
    return style === 'walked' ? `(select ${value})::${type}` : value
  }
}
