import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryDataDir } from '#demo/testing/fixtures/market.ts'
import { loadConfig } from '#platform/config.ts'
import { pauseDeletion } from './pausedDeletion.ts'
import { openFiles } from './storage.ts'

const DATA_DIR = await temporaryDataDir()
const files = openFiles(loadConfig({ DATA_DIR }))
const path = 'products/a-640.webp'
const exists = async () => (await files.open(path).then((found) => closed(found?.bytes))) !== undefined

/** Consumes a stream, so that its file is closed. */
async function closed(bytes: AsyncIterable<unknown> | Uint8Array | undefined) {
  return bytes instanceof Uint8Array ? bytes : bytes && Array.fromAsync(bytes)
}

it('openFiles deletes no file while a backup runs, and deletes files again afterwards', async () => {
  await files.write(path, Buffer.from('one'))
  const paused = await pauseDeletion(DATA_DIR)
  await files.delete(path)
  expect(await exists()).toBe(true)
  await paused.resume()
  expect(await readdir(DATA_DIR)).toEqual(['uploads'])
  await files.delete(path)
  expect(await exists()).toBe(false)
})

it('openFiles ignores a backup that was killed more than 30 s ago', async () => {
  await files.write(path, Buffer.from('one'))
  const paused = await pauseDeletion(DATA_DIR)
  const before = new Date(Date.now() - 31_000)
  await utimes(join(DATA_DIR, 'backup-runs'), before, before)
  await files.delete(path)
  expect(await exists()).toBe(false)
  await paused.resume()
})
