import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openTestBehar } from '#demo/testing/behar.ts'
import { databaseClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { checkPort } from '#platform/listening.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { openPages } from '#server/base/pages/pages.ts'

/**
 * A site for one test on the tests' database. Its integration can be stopped, restarted and made to reject
 * people.
 */
export interface OwnBehar {
  /** Address of the site. */
  readonly url: string
  /** Address of the integration, which refuses connections while it is stopped. */
  readonly beharUrl: string
  /** Whether the integration gets the true profile of a caller. Otherwise every caller is unknown. */
  believes: boolean
  /** Moves the integration's clock forward by this many seconds, so that its tokens expire without waiting. */
  advance(seconds: number): void
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

export async function openOwnBehar(): Promise<OwnBehar> {
  const { SITE_DATABASE_URL, SITE_DATA_DIR, DIST_DIR } = process.env
  const databaseUrl = String(SITE_DATABASE_URL)
  // Site and integration need each other's address before they listen.
  const [sitePort, beharPort] = await Promise.all([freePort('PORT'), freePort('BEHAR_PORT')])
  const url = `http://127.0.0.1:${sitePort}`
  const beharUrl = `http://127.0.0.1:${beharPort}`
  const log = openLog({ level: 'silent' })
  const db = openDatabase(databaseUrl, { log })
  const app = await createApp({
    config: loadConfig({
      DATA_DIR: SITE_DATA_DIR,
      RATE_LIMITS: 'off',
      PUBLIC_URL: url,
      BEHAR_PUBLIC_URL: beharUrl,
    }),
    db,
    log,
    pages: await openPages({ distDir: String(DIST_DIR) }),
  })
  await app.listen({ host: '127.0.0.1', port: sitePort })
  const identity = await openIdentityProxy(url, () => own.believes)
  let aheadMs = 0
  const time = databaseClock(db)
  const clock = async () => new Date((await time()).getTime() + aheadMs)
  const start = () => openTestBehar({ url, databaseUrl }, { clock, port: beharPort, siteUrl: identity.url })
  let behar: Awaited<ReturnType<typeof start>> | null = null
  const own: OwnBehar = {
    url,
    beharUrl,
    believes: true,
    advance(seconds) {
      aheadMs += seconds * 1_000
    },
    async kill() {
      await behar?.close()
      behar = null
    },
    async start() {
      behar = await start()
    },
    async close() {
      await own.kill()
      await identity.close()
      await app.close()
      await db.close()
    },
  }
  await own.start()
  return own
}

function freePort(variable: 'PORT' | 'BEHAR_PORT'): Promise<number> {
  return checkPort({ host: '127.0.0.1', port: 0, variable })
}

/** Opens a proxy between integration and site, which forwards a caller's profile or answers that nobody is known. */
async function openIdentityProxy(siteUrl: string, believes: () => boolean) {
  const answer = async ({ url, headers }: IncomingMessage, response: ServerResponse) => {
    if (!believes()) return response.writeHead(401, json).end('{"code":"unauthenticated","message":""}')
    const reply = await fetch(`${siteUrl}${url}`, { headers: { Authorization: headers.authorization ?? '' } })
    return response.writeHead(reply.status, json).end(await reply.text())
  }
  // A site that closes during a call ends this connection, as a failed host would.
  const server = createServer((request, response) =>
    answer(request, response).catch(() => response.destroy()),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

const json = { 'Content-Type': 'application/json' }
