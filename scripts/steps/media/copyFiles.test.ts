import { beforeEach, expect, it } from 'vitest'
import { closing, temporaryDataDir } from '#demo/testing/fixtures/market.ts'
import { openTestBucket } from '#demo/testing/storage/bucket.ts'
import { loadConfig } from '#platform/config.ts'
import { type Files, openDisk } from '#server/base/files.ts'
import { openFiles } from '#server/base/storage.ts'
import { copyFiles } from './copyFiles.ts'

const bucket = closing(await openTestBucket())
const to = openFiles(loadConfig({ ...bucket.env }))
let from: Files
const paths = Array.from({ length: 30 }, (_, at) => `${at % 2 ? 'products' : 'receipts'}/${at}-640.webp`)
beforeEach(async () => {
  from = openDisk(await temporaryDataDir())
  for (const path of paths) await from.write(path, Buffer.from(`picture ${path}`))
  for (const { path } of await Array.fromAsync(to.list())) await to.delete(path)
})

const run = (target = to, signal = new AbortController().signal) => {
  const counts: string[] = []
  const copied = copyFiles(from, target, { count: (done, all) => counts.push(`${done}/${all}`), signal })
  return copied.then((result) => ({ ...result, last: counts.at(-1) }))
}

it('copyFiles copies every file to a bucket, and copies nothing in a second run', async () => {
  const bytes = paths.reduce((sum, path) => sum + `picture ${path}`.length, 0)
  expect(await run()).toEqual({ copied: 30, present: 0, bytes, last: '30/30' })
  expect((await Array.fromAsync(to.list())).map(({ path }) => path).sort()).toEqual([...paths].sort())
  expect(await run()).toEqual({ copied: 0, present: 30, bytes: 0, last: '30/30' })
})

it('copyFiles continues after an interruption and replaces a copy with other bytes', async () => {
  const stop = new AbortController()
  let written = 0
  const stopping: Files = {
    ...to,
    write: async (path, contents) => {
      written += 1
      if (written === 10) stop.abort(new Error('stopped'))
      await to.write(path, contents)
    },
  }
  await expect(run(stopping, stop.signal)).rejects.toThrow('stopped')
  const partly = await Array.fromAsync(to.list())
  expect(partly.length).toBeLessThan(30)
  const [one] = partly
  await to.write(one?.path ?? '', Buffer.from('damaged'))
  const { copied, present } = await run()
  expect([copied, present]).toEqual([30 - partly.length + 1, partly.length - 1])
})

it('copyFiles refuses a target that lost or changed a file', async () => {
  const losing: Files = {
    ...to,
    write: async (path, contents) => to.write(path, path === paths[3] ? Buffer.from('other') : contents),
  }
  await expect(run(losing)).rejects.toThrow(`The copy of ${paths[3]} is missing or differs.`)
})
