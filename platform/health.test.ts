import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { limits } from '#shared/base/limits.ts'
import type { Database } from './database/db.ts'
import { serveHealth } from './health.ts'
import { openHttp } from './http/http.ts'
import { testOptions } from './http/testing/apiOptions.ts'

async function open(rateLimits = false) {
  const app = await openHttp({ ...testOptions, rateLimits })
  // A reachable database without tables: its migrations have not run.
  const db = { query: async () => [] } as Partial<Database> as Database
  const migrationsFolder = fileURLToPath(new URL('../server/db/migrations', import.meta.url))
  serveHealth(app, { config: { METRICS_TOKEN: undefined }, db, migrationsFolder })
  return app
}

it('serveHealth answers an address that has used up the read limit', async () => {
  const app = await open(true)
  const raw = { headers: {}, socket: { remoteAddress: '127.0.0.1' } } as never
  for (let count = 0; count < limits.reading.perAddressMinute; count += 1) app.rates?.takeAddress(raw)
  const statusOf = async (url: string) => (await app.inject(url)).statusCode
  expect(await statusOf('/api/nothing')).toBe(429)
  expect([await statusOf('/healthz'), await statusOf('/readyz'), await statusOf('/metrics')]).toEqual([
    200, 503, 200,
  ])
  await app.close()
})

it('drain waits for the third readiness check that the load balancer makes after the start of the drain', async () => {
  const app = await open()
  for (let check = 0; check < 4; check += 1) await app.inject('/readyz')
  let ended = false
  const drained = app.drain?.().then((balanced) => {
    ended = true
    return balanced
  })
  for (let check = 0; check < 2; check += 1) await app.inject('/readyz')
  // This is longer than the 2.5 s that drain always waits, so only the missing third check delays the end.
  await pause(2_900)
  expect(ended).toBe(false)
  await app.inject('/readyz')
  expect(await drained).toBe(true)
  await app.close()
})
