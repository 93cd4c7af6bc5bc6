import { fileURLToPath } from 'node:url'

/** The numbered SQL files of the main database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Indexes that large tables of the main database got later; the folder appears with the first one (decision 87). */
export const indexesFolder = fileURLToPath(new URL('./indexes', import.meta.url))
