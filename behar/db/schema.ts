import { fileURLToPath } from 'node:url'

/** The folder with the numbered SQL files of the integration's schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The folder of indexes that are added to large tables later. It is created with the first such index (decision 87). */
export const indexesFolder = fileURLToPath(new URL('./indexes', import.meta.url))

/** The schema of the integration's tables, separate from everything else in the database (contract, section 6). */
export const schema = 'behar'

/**
 * Adds options to the database address: the search path has only the integration's schema, and statements use a generic plan
 * and no JIT, because each one scans only a few index entries (decision 41).
 */
export function inOwnSchema(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set(
    'options',
    `-c search_path=${schema} -c datestyle=iso -c plan_cache_mode=force_generic_plan -c jit=off`,
  )
  return url.href
}
