import type { Config } from '#platform/config.ts'
import type { DatabaseUrls } from '#platform/database/embedded.ts'
import { PlainError } from '#platform/plainError.ts'
import type { Session } from './command.ts'

/** For commands that make no sense without a server of one's own. */
export function requireDatabaseUrl({ config }: Session, command: string): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  throw new PlainError(`npm run ${command} needs DATABASE_URL; npm start brings a database of its own.`)
}

/** Where the integration's own schema is, for a process that brings no database with it. */
export function requireBeharDatabase({ config }: Session): DatabaseUrls {
  const { DATABASE_URL, MIGRATE_DATABASE_URL } = config
  const servingUrl = config.BEHAR_DATABASE_URL ?? DATABASE_URL
  if (servingUrl !== undefined)
    return integrationUrls({ servingUrl, ownerUrl: MIGRATE_DATABASE_URL ?? servingUrl }, config)
  throw new PlainError(
    'npm run behar needs DATABASE_URL or BEHAR_DATABASE_URL; npm start brings a database of its own.',
  )
}

/** It asks the site who somebody is: without an address of it nobody would ever be let in. */
export function requireSite({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): void {
  if (PUBLIC_URL !== undefined || PORT !== 0) return
  throw new PlainError(
    "npm run behar asks the market who somebody is: set PUBLIC_URL, or PORT to the market's.",
  )
}

/** Where the integration's schema is: in BEHAR_DATABASE_URL, or beside the market's. */
export function integrationUrls(
  market: DatabaseUrls,
  { BEHAR_DATABASE_URL, BEHAR_MIGRATE_DATABASE_URL }: Config,
): DatabaseUrls {
  if (BEHAR_DATABASE_URL === undefined) return market
  return { servingUrl: BEHAR_DATABASE_URL, ownerUrl: BEHAR_MIGRATE_DATABASE_URL ?? BEHAR_DATABASE_URL }
}
