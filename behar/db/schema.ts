import { fileURLToPath } from 'node:url'

/** The numbered SQL files that make the integration's own schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Its tables stand apart from everything else in the database, whichever that is (contract, section 6). */
export const schema = 'behar'

/** The address of the integration's tables in a database: nothing outside of its schema is found by name. */
export function inOwnSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', `-c search_path=${schema}`)
  return url.href
}
