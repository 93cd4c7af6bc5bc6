import { inOwnSchema } from '#behar/db/schema.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'

// Not set in the process that only lists the tests; a database connects with its first statement.
const url = process.env.SITE_DATABASE_URL ?? 'postgres://not-started'
const options = { log: openLog({ level: 'error' }), max: 2 }

/** The site's database, for people and states that a page alone cannot create. Open as long as the worker process. */
export const db: Database = openDatabase(url, options)

/** The integration's schema beside it. */
export const behar: Database = openDatabase(inOwnSchema(url), options)
