import { fileURLToPath } from 'node:url'

/** The numbered SQL files of the main database. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
