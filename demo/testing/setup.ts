import { openTestDatabases } from './database.ts'

let databases: { close(): Promise<void> } | undefined

/** Vitest's global set-up: one PostgreSQL for the whole run. */
export async function setup(): Promise<void> {
  databases = await openTestDatabases()
}

export async function teardown(): Promise<void> {
  await databases?.close()
}
