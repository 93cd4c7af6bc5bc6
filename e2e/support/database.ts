import { inOwnSchema } from '#behar/db/schema.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'

// SITE_DATABASE_URL is not set in the process that only lists the tests. The placeholder works there, because a database connects
// only with its first statement.
const url = process.env.SITE_DATABASE_URL ?? 'postgres://not-started'
const options = { log: openLog({ level: 'error' }), max: 2 }

/** The site's database, for people and states that a page alone cannot create. Open as long as the worker process. */
export const db: Database = openDatabase(url, options)

/** The integration's schema in the same database. */
export const behar: Database = openDatabase(inOwnSchema(url), options)
