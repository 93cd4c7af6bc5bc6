import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import type { Database } from './database/db.ts'
import { serveHealth } from './health.ts'
import { openHttp } from './http/http.ts'
import { openLog } from './logs/log.ts'

it('serveHealth answers an address that has used up the read limit', async () => {
  const app = await openHttp({
    log: openLog({ level: 'silent' }),
    clock: () => new Date(),
    authenticate: async () => undefined,
    rateLimits: true,
    trustProxy: false,
  })
  // A reachable database without tables: its migrations have not run.
  const db = { query: async () => [] } as Partial<Database> as Database
  const migrationsFolder = fileURLToPath(new URL('../server/db/migrations', import.meta.url))
  serveHealth(app, { config: { METRICS_TOKEN: undefined }, db, migrationsFolder })
  const raw = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as never
  for (let count = 0; count < limits.reading.perAddressMinute; count += 1) app.rates?.takeAddress(raw)
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(await statusOf('/api/nothing')).toBe(429)
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([
    200, 503, 200,
  ])
  await app.close()
})
