import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import pg from 'pg'
import { createBehar } from '#behar/app.ts'
import { inOwnSchema } from '#behar/db/schema.ts'
import { numberedPeople } from '#demo/testing/behar.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { openPages } from '#server/base/pages/pages.ts'

/** The role of a measured process. */
export type Role =
  | { readonly role: 'bare' | 'fastify'; readonly bytes: string; readonly type: string }
  | { readonly role: 'listen'; readonly databaseUrl: string }
  | { readonly role: 'row'; readonly databaseUrl: string; readonly text: string }
  | { readonly role: 'behar'; readonly databaseUrl: string }
  | {
      readonly role: 'market'
      readonly databaseUrl: string
      readonly dataDir: string
      /** Serves the build in this folder; undefined serves only the API. */
      readonly distDir?: string
      /** The integration's address for browsers. */
      readonly partner?: string
    }

process.once('message', (role: Role) => void open(role).then((port) => process.send?.({ port })))
process.on('message', (question) => {
  if (question === 'usage') process.send?.({ cpu: process.cpuUsage(), rss: process.memoryUsage.rss() })
  if (question === 'retained') process.send?.(retainedBytes())
})
process.once('disconnect', () => process.exit(0))

function retainedBytes(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

async function open(role: Role): Promise<number> {
  if (role.role === 'listen') return openListening(role.databaseUrl)
  if (role.role === 'row') return openRow(role)
  if (role.role === 'behar') return openIntegration(role.databaseUrl)
  if (role.role !== 'market') {
    const bytes = Buffer.from(role.bytes, 'base64')
    return role.role === 'bare' ? openBare(bytes, role.type) : openFastify(bytes, role.type)
  }
  const { dataDir, distDir, partner } = role
  const config = loadConfig({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    ...(partner && { BEHAR_PUBLIC_URL: partner }),
  })
  const log = openLog({ level: config.LOG_LEVEL })
  const db = openDatabase(role.databaseUrl, { log })
  const pages = distDir === undefined ? {} : { pages: await openPages({ distDir }) }
  const app = await createApp({ config, db, log, ...pages })
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Opens the integration without a main market; the tokens identify the callers. */
async function openIntegration(databaseUrl: string): Promise<number> {
  const config = loadConfig({ RATE_LIMITS: 'off', LOG_LEVEL: 'error' })
  const log = openLog({ level: config.LOG_LEVEL })
  const db = openDatabase(inOwnSchema(databaseUrl), { log })
  const app = await createBehar({
    config,
    db,
    log,
    people: numberedPeople,
    siteUrl: () => 'http://127.0.0.1:9',
    origins: () => [],
  })
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}

/** Opens a bare node:http server that answers with the same bytes: the upper bound of the platform. */
function openBare(bytes: Buffer, type: string): Promise<number> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-length': bytes.length })
    response.end(bytes)
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/** Opens a server that writes each message of a LISTEN channel to every socket: the upper bound of the database. */
async function openListening(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('listen bench')
  const server = createServer((_request, response) => {
    response.write('here\n')
    client.on('notification', ({ payload }) => response.write(`${payload}\n`))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/**
 * Opens a server that sends the unchanged rows of one prepared statement: the upper bound of a read. The number in the path
 * is the parameter of the statement.
 */
async function openRow({
  databaseUrl,
  text,
}: {
  readonly databaseUrl: string
  readonly text: string
}): Promise<number> {
  const db = openDatabase(databaseUrl, { log: openLog({ level: 'error' }) })
  const server = createServer(async (request, response) => {
    const value = Number(request.url?.slice(1))
    const rows = await db.query({ name: 'bench_row', text, values: [value] })
    response.setHeader('content-type', 'application/json').end(JSON.stringify(rows))
  })
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  )
}

/** Opens a Fastify route that answers with the same bytes: the upper bound of the framework. */
async function openFastify(bytes: Buffer, type: string): Promise<number> {
  const app = Fastify()
  app.get('/*', (_request, reply) => reply.type(type).send(bytes))
  return Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port)
}
