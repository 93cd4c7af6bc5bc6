import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '#node/config.ts'
import { openDatabase } from '#node/db.ts'
import type { Log } from '#node/log.ts'
import { PlainError } from '#node/plainError.ts'
import { createApp } from './app.ts'
import type { PageServer } from './base/pages.ts'

/** One web process: the main API and the pages. */
export interface RunningServer {
  /** Where people reach it: PUBLIC_URL, or the address it listens on. */
  readonly url: string
  /** Refuses new connections, lets running requests finish, then ends. */
  close(): Promise<void>
}

export interface ServerOptions {
  readonly databaseUrl: string
  readonly log: Log
  readonly pages?: PageServer
  /** Holds every answer against its call's schema: in development. */
  readonly checkAnswers?: boolean
}

/** Listens on HOST:PORT. The database may come later: until then the answers are 503. */
export async function startServer(config: Config, options: ServerOptions): Promise<RunningServer> {
  const { databaseUrl, log, ...rest } = options
  const db = openDatabase(databaseUrl, { log })
  const app = await createApp({ config, db, log, ...rest })
  const running = countRequests(app.server)
  try {
    await app.listen({ host: config.HOST, port: config.PORT })
  } catch (error) {
    await app.close()
    await db.close()
    throw asPortError(error, config)
  }
  if (!config.RATE_LIMITS) log.warn('RATE_LIMITS is off: callers are not limited')
  return {
    url: config.PUBLIC_URL ?? addressOf(app.server, config.HOST),
    async close() {
      app.server.close()
      app.endStreams()
      for (const started = Date.now(); running() > 0 && Date.now() - started < FINISH_MS; ) {
        app.server.closeIdleConnections()
        await pause(20)
      }
      await app.close()
      await db.close()
    },
  }
}

/** Throws the one clear line when HOST:PORT cannot be listened on, before anything expensive is done. */
export function checkPort({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(asPortError(error, { HOST, PORT })))
    probe.listen({ host: HOST, port: PORT, exclusive: true }, () => probe.close(() => resolve()))
  })
}

/** Within the 10 s that a stop may take (contract.md, section 9), the database needs some too. */
const FINISH_MS = 5_000

function countRequests(server: Server): () => number {
  let running = 0
  server.on('request', (_request, response) => {
    running += 1
    response.once('close', () => {
      running -= 1
    })
  })
  return () => running
}

function asPortError(error: unknown, { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): unknown {
  const { code } = error as { code?: string }
  if (code === 'EADDRINUSE') {
    return new PlainError(`Port ${PORT} on ${HOST} is taken: stop what uses it, or choose another PORT.`)
  }
  if (code === 'EACCES')
    return new PlainError(`Port ${PORT} on ${HOST} is not allowed: choose a PORT above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new PlainError(`HOST ${HOST} is no address of this machine.`)
  }
  return error
}

function addressOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const everywhere = host === '127.0.0.1' || host === '0.0.0.0' || host === '::' || host === '::1'
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${port}`
}
