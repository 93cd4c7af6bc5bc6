import { expect, it, vi } from 'vitest'
import { Refusal } from '#shared/base/errors.ts'
import { DatabaseUnavailable } from '../database/db.ts'
import { openHttp } from '../http/http.ts'
import { testOptions } from '../http/testing/apiOptions.ts'
import { openLog } from './log.ts'

it('openHttp logs the cause of a 503 once a second, except for the readiness check', async () => {
  const lines: string[] = []
  const log = openLog({ level: 'warn', to: { write: (line) => void lines.push(line) } })
  const app = await openHttp({ ...testOptions, log, rateLimits: true })
  const cause = Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' })
  app.get('/crates/:id', () => {
    throw new DatabaseUnavailable(cause)
  })
  app.get('/readyz', () => {
    throw new Refusal('unavailable')
  })
  const ask = async (url = '/crates/7') => expect((await app.inject({ url })).statusCode).toBe(503)
  vi.useFakeTimers({ toFake: ['performance'] })

  await ask('/readyz')
  await ask()
  await ask()
  await ask()
  vi.advanceTimersByTime(1_000)
  await ask()

  vi.useRealTimers()
  await app.close()
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toMatchObject([
    { level: 40, route: '/crates/:id', more: 0, err: { code: '55P03', message: cause.message } },
    { level: 40, route: '/crates/:id', more: 2, msg: 'a request was answered with 503' },
  ])
})
