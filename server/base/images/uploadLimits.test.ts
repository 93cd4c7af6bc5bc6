import { readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openSecondProcess } from '#demo/testing/server.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { openLog } from '#platform/logs/log.ts'
import { limits } from '#shared/base/limits.ts'
import { startServer } from '../../main.ts'
import { incomingFolder } from '../files.ts'

const market = await testMarket({ ownFiles: true, env: { RATE_LIMITS: 'on' } })
const dataDir = market.config.DATA_DIR
const photo = await photograph()

const sendAvatar = (person: TestPerson, at: { readonly url: string } = market) =>
  ask(at, 'POST profile', { token: person.token, locale: 'en', body: formOf({ avatar: photo }) })

async function sentBefore(person: TestPerson, sent: { files: number; bytes: number; daysAgo: number }) {
  await market.db.query({
    text: `insert into daily_files (user_id, day, files, bytes)
           values ($1, (now() at time zone 'Asia/Riyadh')::date - $2::int, $3, $4)`,
    values: [person.id, sent.daysAgo, sent.files, sent.bytes],
  })
}

it('POST profile limits the pictures of a person per day across all processes', async () => {
  const hassan = await addPerson(market.db, { type: 'fisherman' })
  const other = await openSecondProcess(market)
  await sentBefore(hassan, { files: limits.upload.daily.files - 2, bytes: 0, daysAgo: 0 })
  expect((await sendAvatar(hassan)).status).toBe(200)
  expect((await sendAvatar(hassan, other)).status).toBe(200)
  for (const at of [market, other]) {
    const { status, headers, failure } = await sendAvatar(hassan, at)
    expect([status, failure.code]).toEqual([429, 'too_many_requests'])
    expect(failure.message).toBe('You’ve reached today’s photo limit, please try again tomorrow')
    const seconds = Number(headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(24 * 60 * 60)
  }
  // Forms without files do not count towards the limit.
  const named = await ask(market, 'POST profile', { token: hassan.token, body: formOf({ name: 'حسن' }) })
  expect(named.status).toBe(200)
  await other.close()
})

it('POST profile limits the bytes of a person’s pictures per day', async () => {
  const salem = await addPerson(market.db, { type: 'local_seller' })
  await sentBefore(salem, { files: 1, bytes: limits.upload.daily.bytes, daysAgo: 0 })
  expect((await sendAvatar(salem)).status).toBe(429)
})

it('the daily limit of pictures resets on the next day', async () => {
  const ahmed = await addPerson(market.db)
  await sentBefore(ahmed, { files: 10_000, bytes: 10 * limits.upload.daily.bytes, daysAgo: 1 })
  expect((await sendAvatar(ahmed)).status).toBe(200)
})

it('/metrics shows waiting pictures, encoder outcomes and uploads in progress', async () => {
  const ahmed = await addPerson(market.db)
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'])
  const refused = await ask(market, 'POST profile', { token: ahmed.token, body: formOf({ avatar: drawing }) })
  expect(refused.status).toBe(415)
  const metrics = await (await fetch(`${market.url}/metrics`)).text()
  expect(metrics).toMatch(/^pictures_waiting 0$/m)
  expect(metrics).toMatch(/^pictures_total\{outcome="encoded"\} [1-9]\d*$/m)
  expect(metrics).toMatch(/^pictures_total\{outcome="refused"\} [1-9]\d*$/m)
  expect(metrics).toMatch(/^upload_bytes 0$/m)
  expect(metrics).toMatch(/^uploads_turned_away_total 0$/m)
})

it('the server deletes the incoming files of a killed process at its start', async () => {
  await sendAvatar(await addPerson(market.db))
  const folder = incomingFolder(dataDir)
  expect(await readdir(folder)).toEqual([])
  const left = join(folder, '0123.part')
  await writeFile(left, 'half a picture')
  const old = new Date(Date.now() - 3 * limits.pace.formMs)
  await utimes(left, old, old)
  const { config, databaseUrl } = market
  const server = await startServer({ ...config, PORT: 0 }, { databaseUrl, log: openLog({ level: 'silent' }) })
  expect(await readdir(folder)).toEqual([])
  await server.close()
})
