import { fileURLToPath } from 'node:url'

/** The folder of the numbered SQL files of the main database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** The folder of the indexes that large tables of the main database got later (decision 87). */
export const indexesFolder = fileURLToPath(new URL('./indexes', import.meta.url))
