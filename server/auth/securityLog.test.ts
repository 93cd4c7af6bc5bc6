import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { cloneDatabase } from '#demo/testing/database.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '../app.ts'

/** Collects the security log of sign-ins and refused permissions (docs/security.md, V16). */
const lines: string[] = []
let market: { readonly url: string; readonly db: ReturnType<typeof openDatabase>; close(): Promise<void> }
beforeAll(async () => {
  const database = await cloneDatabase('empty')
  const log = openLog({ level: 'info', to: { write: (line) => void lines.push(line) } })
  const db = openDatabase(database.url, { log })
  const config = loadConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.url, RATE_LIMITS: 'off' })
  const app = await createApp({ config, db, log })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  market = {
    url,
    db,
    async close() {
      await app.close()
      await db.close()
      await database.drop()
    },
  }
})
afterAll(() => market.close())

const events = () =>
  lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'security')
    .map(({ event, outcome, user, address }) => ({ event, outcome, user, address }))

it('the security log records sign-ins, failures and refused permissions without the sent values', async () => {
  const { id, mobile, password } = await addPerson(market.db)
  const address = '127.0.0.1'
  await ask(market, 'POST login', { body: { mobile, password: 'not-the-password' } })
  const { data } = await ask<{ token: string }>(market, 'POST login', { body: { mobile, password } })
  await ask(market, 'GET operator/overview', { token: data.token })
  await ask(market, 'POST profile/second-factor/start', { token: data.token, body: { password } })
  await ask(market, 'POST logout', { token: data.token, body: {} })
  expect(events()).toEqual([
    { event: 'POST login', outcome: 'unauthenticated', user: undefined, address },
    { event: 'POST login', outcome: 'done', user: id, address },
    { event: 'GET operator/overview', outcome: 'forbidden', user: id, address },
    { event: 'POST profile/second-factor/start', outcome: 'forbidden', user: id, address },
    { event: 'POST logout', outcome: 'done', user: id, address },
  ])
  for (const line of lines) {
    expect(line).not.toContain(password)
    expect(line).not.toContain(mobile.slice(4))
    expect(line).not.toContain(data.token)
  }
})
