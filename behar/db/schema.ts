import { fileURLToPath } from 'node:url'

/** The numbered SQL files that make the integration's own schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Its tables stand apart from everything else in the database, whichever that is (contract, section 6). */
export const schema = 'behar'

/**
 * The address of the integration's tables in a database: nothing outside of its schema is found by name. Every statement is
 * planned once, whatever its values are, and never compiled: all are walks of a few index entries (decision 41).
 */
export function inOwnSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set(
    'options',
    `-c search_path=${schema} -c datestyle=iso -c plan_cache_mode=force_generic_plan -c jit=off`,
  )
  return url.href
}
