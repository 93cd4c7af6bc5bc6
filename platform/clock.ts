import type { Sql } from './database/db.ts'

/** Source of the current time. Rules and actions take the time as an argument, so that a test can set it. */
export type Clock = () => Date | Promise<Date>

/** The wall clock of this machine, for measurements and file times. Money and states never depend on it. */
export const systemClock = (): Date => new Date()

/**
 * The database's current time. It advances within a transaction, unlike `now()`, which is the time at which the
 * transaction began.
 */
export async function timeOf(sql: Sql): Promise<Date> {
  const [row] = await sql.query<{ at: Date }>({
    name: 'clock_time',
    text: `select date_trunc('milliseconds', clock_timestamp()) as at`,
  })
  if (!row) throw new RangeError('the database returned no time')
  return row.at
}

/**
 * The database's clock, extrapolated between two readings by this process's monotonic timer. When the wall clock jumps
 * (also after a suspend), the database is read again before the next result.
 */
export function databaseClock(db: Sql): () => Promise<Date> {
  let read: Reading | undefined
  let reading: Promise<Reading> | undefined

  const readAgain = () => {
    reading ??= readClock(db)
      .then((result) => {
        read = result
        return result
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }

  return async () => {
    const monotonic = performance.now()
    const known = read
    const jumped = known && Math.abs(Date.now() - known.wall - (monotonic - known.monotonic)) > jumpMs
    if (!known || jumped) {
      const { at, monotonic: then } = await readAgain()
      return new Date(at + performance.now() - then)
    }
    // Refreshes in the background; this call does not wait for it.
    if (monotonic - known.monotonic > freshMs) readAgain().catch(() => undefined)
    return new Date(known.at + monotonic - known.monotonic)
  }
}

/** The time of the database and of both clocks of this process at the same moment, in ms. */
interface Reading {
  readonly at: number
  readonly monotonic: number
  readonly wall: number
}

async function readClock(db: Sql): Promise<Reading> {
  const before = performance.now()
  const at = (await timeOf(db)).getTime()
  const after = performance.now()
  // The database read its clock at some time during the round trip, and the middle is the best estimate.
  return { at: at + (after - before) / 2, monotonic: after, wall: Date.now() }
}

const freshMs = 10_000
const jumpMs = 1_000
