import type { Config } from '#platform/config.ts'
import type { DatabaseUrls } from '#platform/database/embedded.ts'
import { PlainError } from '#platform/plainError.ts'
import type { Session } from './command.ts'

/** The database URL, for commands that require an external server. */
export function requireDatabaseUrl({ config }: Session, command: string): string {
  if (config.DATABASE_URL) return config.DATABASE_URL
  throw new PlainError(`npm run ${command} needs DATABASE_URL; npm start brings a database of its own.`)
}

/** The addresses of the integration's database. Throws if none is set, because this process does not start a database. */
export function requireBeharDatabase({ config }: Session): DatabaseUrls {
  const { DATABASE_URL } = config
  const servingUrl = config.BEHAR_DATABASE_URL ?? DATABASE_URL
  if (servingUrl !== undefined)
    return integrationUrls({ servingUrl, ownerUrl: ownerUrlOf(config) ?? servingUrl }, config)
  throw new PlainError(
    'npm run behar needs DATABASE_URL or BEHAR_DATABASE_URL; npm start brings a database of its own.',
  )
}

/** Throws if the site has no address. The integration identifies people through the site, so nobody could sign in. */
export function requireSite({ PUBLIC_URL, PORT }: Pick<Config, 'PUBLIC_URL' | 'PORT'>): void {
  if (PUBLIC_URL !== undefined || PORT !== 0) return
  throw new PlainError(
    "npm run behar asks the market who somebody is: set PUBLIC_URL, or PORT to the market's.",
  )
}

/** The address for migrations, which must not run through a pooler; undefined without an external server. */
export function ownerUrlOf({
  MIGRATE_DATABASE_URL,
  DATABASE_DIRECT_URL,
  DATABASE_URL,
}: Pick<Config, 'MIGRATE_DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_URL'>): string | undefined {
  return MIGRATE_DATABASE_URL ?? DATABASE_DIRECT_URL ?? DATABASE_URL
}

/**
 * The database of the integration's schema: BEHAR_DATABASE_URL, or the market's. The schema is chosen by the search path
 * of the session, which a pooler in transaction mode does not keep.
 */
export function integrationUrls(
  market: DatabaseUrls,
  { BEHAR_DATABASE_URL, BEHAR_MIGRATE_DATABASE_URL, DATABASE_DIRECT_URL }: Config,
): DatabaseUrls {
  if (BEHAR_DATABASE_URL === undefined)
    return { servingUrl: DATABASE_DIRECT_URL ?? market.servingUrl, ownerUrl: market.ownerUrl }
  return { servingUrl: BEHAR_DATABASE_URL, ownerUrl: BEHAR_MIGRATE_DATABASE_URL ?? BEHAR_DATABASE_URL }
}
