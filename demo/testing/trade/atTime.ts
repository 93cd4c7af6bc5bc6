import type { Database, Statement } from '#platform/database/db.ts'

/** The database at another time: `timeOf` (platform/clock.ts) returns `now`, also in transactions. */
export function atTime(db: Database, now: Date): Database {
  const atNow =
    (query: Database['query']): Database['query'] =>
    <Row>(statement: Statement) =>
      statement.name === 'clock_time' ? Promise.resolve([{ at: now }] as Row[]) : query<Row>(statement)
  return {
    ...db,
    query: atNow((statement) => db.query(statement)),
    transaction: (work) =>
      db.transaction((tx) => {
        // Code identifies a transaction by its object, so the object must stay the same.
        const query = tx.query.bind(tx)
        return work(Object.assign(tx, { query: atNow(query) }))
      }),
  }
}
