import type { Where } from '../../base/where.ts'

/** The kind of plan (PostgreSQL): `generic` for all values, `custom` for the given ones. */
export type Style = 'generic' | 'custom'

/** Adds a value of a database type to the statement. Sent values may exceed the range of ids. */
export type Value = (given: unknown, type: string) => string

/** Inside a subquery PostgreSQL cannot estimate by value, so one generic plan serves all values. */
export function writerOf(where: Where, style: Style): Value {
  return (given, type) => {
    const value = `${where.put(given)}::${type}`
    return style === 'generic' ? `(select ${value})::${type}` : value
  }
}
