import { appendFile, chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findBreaches } from '#demo/invariants.ts'
import { findLostPictures } from '#demo/store.ts'
import { ask, formOf } from '#demo/testing/ask.ts'
import { buildEmbedded } from '#demo/testing/commands.ts'
import { type Config, loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { type Embedded, startEmbedded } from '#platform/database/embedded.ts'
import { openLog } from '#platform/logs/log.ts'
import { openFiles } from '#server/base/storage.ts'
import { startServer } from '#server/main.ts'
import { restoreMarket } from '../steps/backup/restore.ts'
import { saveMarket } from '../steps/backup/save.ts'
import { expectAll } from '../steps/faults/faults.ts'
import { type Acknowledged, makeTraders, tradeUntil } from '../steps/faults/traders.ts'

const log = openLog({ level: 'error' })
let root: string
let running: Embedded
let config: Config
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'samak-test-backup-'))
  // PostgreSQL may run as another user than the tests.
  await chmod(root, 0o755)
  running = await buildEmbedded(join(root, 'market'), true)
  config = configIn('market')
})
afterAll(async () => {
  await running.stop()
  await rm(root, { recursive: true })
})

const configIn = (name: string) =>
  loadConfig({ DATA_DIR: join(root, name), PORT: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'error', DEMO: '0' })
const never = new AbortController().signal
const save = (name: string) =>
  saveMarket(config, { url: running.url, folder: join(root, name), signal: never })
const restore = (from: string, to: string) =>
  restoreMarket(configIn(to), { folder: join(root, from), log, signal: never })

it('a backup under load contains every change that was acknowledged before it, and its restore breaks no invariant', async () => {
  const db = openDatabase(running.url, { log })
  const server = await startServer(config, { databaseUrl: running.url, log })
  const traders = await makeTraders(db, 16)
  const acknowledged: Acknowledged = { orders: [], steps: [] }
  let saved = false
  const trading = tradeUntil(
    traders,
    () => server.url,
    acknowledged,
    () => saved,
  )
  const changing = changePictures(server.url, traders.buyers[0]?.token ?? '', () => saved)
  await expect.poll(() => acknowledged.orders.length).toBeGreaterThan(30)
  const before: Acknowledged = { orders: [...acknowledged.orders], steps: [...acknowledged.steps] }
  const { begun } = await save('backup')
  const during = acknowledged.orders.length - before.orders.length
  saved = true
  const pictures = await changing
  await trading
  await server.close()
  await db.close()
  expect(during).toBeGreaterThan(0)
  expect(pictures).toBeGreaterThan(1)
  expect(await readdir(root)).not.toContain('backup.incomplete')

  expect((await restore('backup', 'restored')).begun).toBe(begun)
  const restored = await startEmbedded({ dataDir: join(root, 'restored'), log })
  const copy = openDatabase(restored.url, { log })
  try {
    await expectAll(copy, before)
    expect(await findBreaches(copy)).toEqual([])
    expect(await findLostPictures(copy, openFiles(configIn('restored')))).toEqual([])
  } finally {
    await copy.close()
    await restored.stop()
  }
}, 240_000)

it('a restore refuses a damaged or incomplete backup and a data folder that is in use', async () => {
  await save('other')
  await expect(restore('other', 'market')).rejects.toThrow('is not empty')
  await mkdir(join(root, 'nothing'))
  await expect(restore('nothing', 'new')).rejects.toThrow('There is no complete backup')
  await appendFile(join(root, 'other', 'postgres', 'data', 'PG_VERSION'), '\n')
  await expect(restore('other', 'new')).rejects.toThrow('PG_VERSION is missing or was changed')
}, 120_000)

it('a backup that is interrupted leaves nothing behind', async () => {
  const stop = new AbortController()
  stop.abort()
  await expect(
    saveMarket(config, { url: running.url, folder: join(root, 'stopped'), signal: stop.signal }),
  ).rejects.toThrow()
  expect((await readdir(root)).filter((name) => name.startsWith('stopped'))).toEqual([])
  expect(await readdir(config.DATA_DIR)).not.toContain('backup-runs')
})

/** Replaces a person's picture again and again; each time, the previous picture is deleted. Returns the number of replacements. */
async function changePictures(url: string, token: string, until: () => boolean): Promise<number> {
  let changed = 0
  while (!until()) {
    const plain = sharp({
      create: { width: 64, height: 64, channels: 3, background: { r: changed % 256, g: 9, b: 9 } },
    })
    const avatar = new Blob([new Uint8Array(await plain.png().toBuffer())], { type: 'image/png' })
    const { status } = await ask({ url }, 'POST profile', { token, body: formOf({ avatar }) })
    // A busy machine refuses a picture with 503, which changes nothing.
    expect([200, 503]).toContain(status)
    if (status === 200) changed += 1
  }
  return changed
}
