import { openTestDatabases, temporaryFolder } from './database.ts'

let databases: { close(): Promise<void> } | undefined

/** Vitest's global set-up, which provides one PostgreSQL and one temporary folder for the whole run. */
export async function setup(): Promise<void> {
  databases = await openTestDatabases()
  process.env.TMPDIR = temporaryFolder()
  process.env.ENCODING_PRIORITY = 'inherited'
}

export async function teardown(): Promise<void> {
  await databases?.close()
}
