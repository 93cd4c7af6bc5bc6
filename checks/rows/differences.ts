import type pg from 'pg'
import type { Call, DeclaredColumn, Kind } from './calls.ts'
import { describe, type RealColumn, type Schema } from './describe.ts'

export interface Compared {
  /** The differences, each with its place, such as `server/auctions/store.ts:12 bids can be null`. */
  readonly differences: readonly string[]
  /** Whether PostgreSQL prepared at least one of the statement's texts. */
  readonly isPrepared: boolean
}

/**
 * Compares the row type of a call with the columns, types and nullability that PostgreSQL prepares. A selected column
 * that is not declared is not a difference. If a statement has several texts, PostgreSQL may refuse some of them: these
 * combine conditions that never occur together. If PostgreSQL refuses all texts, the refusal is a difference.
 */
export async function compareCall(
  client: pg.Client,
  schema: Schema,
  { place, columns, sql }: Call,
): Promise<Compared> {
  const found = new Set<string>()
  let refusal: string | undefined
  let isPrepared = false
  for (const text of sql.texts) {
    try {
      const real = await describe(client, text, schema)
      isPrepared = true
      for (const one of compareColumns(columns, real)) found.add(one)
    } catch (error) {
      refusal = `cannot be prepared: ${(error as Error).message}`
    }
  }
  if (!isPrepared && sql.isWhole && refusal) found.add(refusal)
  return { differences: [...found].map((one) => `${place} ${one}`), isPrepared }
}

export function compareColumns(
  declared: readonly DeclaredColumn[],
  real: readonly RealColumn[],
): readonly string[] {
  return declared.flatMap(({ name, kinds, nullable, optional }) => {
    const column = real.find((one) => one.name === name)
    if (!column) return optional ? [] : [`${name} is not selected`]
    const kind = kindOf(column.type)
    const differs = kind !== undefined && kinds.some((one) => one !== kind && !one.startsWith('unknown'))
    return [
      ...(differs ? [`${name} is ${column.type}, a ${kind}, and declared ${kinds.join(' | ')}`] : []),
      ...(column.canBeNull === true && !nullable ? [`${name} can be null`] : []),
      ...(column.canBeNull === false && nullable ? [`${name} is never null and declared nullable`] : []),
    ]
  })
}

/**
 * The JavaScript kind that the driver returns for a PostgreSQL type; undefined for JSON, whose shape the schema does not
 * define.
 */
function kindOf(type: string): Kind | undefined {
  const element = type.endsWith('[]') ? type.slice(0, -2) : undefined
  if (isJson(element ?? type)) return undefined
  if (element === undefined) return scalars[type] ?? 'string'
  // The driver returns the numbers of a 64-bit array as strings, and an array of an unknown type as one string.
  if (['int8', 'text', 'varchar', 'uuid'].includes(element)) return 'string[]'
  const scalar = scalars[element]
  return scalar ? `${scalar}[]` : 'string'
}

const isJson = (type: string) => type === 'json' || type === 'jsonb'

const scalars: Readonly<Record<string, Kind>> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  float4: 'number',
  float8: 'number',
  oid: 'number',
  bool: 'boolean',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  bytea: 'Buffer',
  interval: 'object',
}
