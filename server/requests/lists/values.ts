import type { Where } from '../../base/where.ts'

/** The kind of plan in PostgreSQL: `generic` serves all values, `custom` is made for the given values. */
export type Style = 'generic' | 'custom'

/** Adds a value with its database type to the statement. A sent value may be larger than any id. */
export type Value = (given: unknown, type: string) => string

/**
 * Wraps values in a subquery. PostgreSQL cannot estimate by a value in a subquery, so one generic plan serves all values.
 */
export function writerOf(where: Where, style: Style): Value {
  return (given, type) => {
    const value = `${where.put(given)}::${type}`
    return style === 'generic' ? `(select ${value})::${type}` : value
  }
}
