import pg from 'pg'
import { PlainError } from '../plainError.ts'

/** The oldest supported PostgreSQL; older servers do not have the collation of the migrations. */
export const oldestServer = 17

/** Refuses a PostgreSQL that is too old; the message is one line. */
export async function requireSupportedServer(databaseUrl: string): Promise<void> {
  const version = await serverVersion(databaseUrl)
  if (isSupported(version)) return
  const { host, pathname } = new URL(databaseUrl)
  throw new PlainError(
    `The database ${pathname.slice(1)} at ${host} is on PostgreSQL ${version}; the market needs PostgreSQL ${oldestServer} or newer.`,
  )
}

export function isSupported(version: string): boolean {
  return Number.parseInt(version, 10) >= oldestServer
}

/** The version that the server reports when a connection is opened, such as `17.2 (Debian 17.2-1)`. */
export async function serverVersion(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  let version = ''
  client.connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
    if (parameterName === 'server_version') version = parameterValue
  })
  await client.connect()
  await client.end()
  return version
}

interface ParameterStatus {
  readonly parameterName: string
  readonly parameterValue: string
}
