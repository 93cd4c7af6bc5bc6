import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type Files, openDisk, uploadsFolder } from './files.ts'

let dataDir: string
let files: Files

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samak ملفات-'))
  files = openDisk(dataDir)
})
afterEach(() => rm(dataDir, { recursive: true }))

async function textOf(path: string): Promise<string | undefined> {
  const found = await files.open(path)
  return found && Buffer.concat(await Array.fromAsync(found.bytes as AsyncIterable<Buffer>)).toString()
}

it('openDisk writes, replaces and deletes files in the uploads folder', async () => {
  await files.write('products/a-640.webp', Buffer.from('one'))
  await files.write('products/a-640.webp', Buffer.from('two'))
  expect(await readFile(join(uploadsFolder(dataDir), 'products/a-640.webp'), 'utf8')).toBe('two')
  expect(await textOf('products/a-640.webp')).toBe('two')
  expect(await readdir(join(uploadsFolder(dataDir), 'products'))).toEqual(['a-640.webp'])

  await files.delete('products/a-640.webp')
  expect(await files.open('products/a-640.webp')).toBeUndefined()
  await files.delete('products/a-640.webp')
})

it('openDisk hides private pictures from other users of the machine', async () => {
  await files.write('documents/a-640.webp', Buffer.from('one'))
  await files.write('products/a-640.webp', Buffer.from('one'))
  const modeOf = async (path: string) => (await stat(join(uploadsFolder(dataDir), path))).mode & 0o077
  expect([await modeOf('documents'), await modeOf('documents/a-640.webp')]).toEqual([0, 0])
  expect(await modeOf('.')).not.toBe(0)
  expect(await modeOf('products/a-640.webp')).not.toBe(0)
})

it('openDisk lists files that match a name pattern and are older than a given time', async () => {
  const listed = async (named: RegExp) => {
    const found: string[] = []
    for await (const { path, size } of files.list({ named, before: new Date('2026-01-02') }))
      found.push(`${path} ${size}`)
    return found.sort()
  }
  expect(await listed(/./)).toEqual([])
  for (const path of ['products/a.webp', 'products/b.webp', 'avatars/a.webp', 'avatars/new.webp']) {
    await files.write(path, Buffer.from('one'))
    const changed = new Date(path.endsWith('new.webp') ? '2026-01-03' : '2026-01-01')
    await utimes(join(uploadsFolder(dataDir), path), changed, changed)
  }
  expect(await listed(/./)).toEqual(['avatars/a.webp 3', 'products/a.webp 3', 'products/b.webp 3'])
  expect(await listed(/^b/)).toEqual(['products/b.webp 3'])
})

it('openDisk refuses paths outside of the uploads folder', async () => {
  await writeFile(join(dataDir, 'secret'), 'kept')
  await expect(files.write('../secret', Buffer.from('gone'))).rejects.toThrow()
  await expect(files.write('products/../../secret', Buffer.from('gone'))).rejects.toThrow()
  await expect(files.delete('../secret')).rejects.toThrow()
  expect(await readFile(join(dataDir, 'secret'), 'utf8')).toBe('kept')
})

it('openDisk leaves no draft behind after a failed write', async () => {
  await files.write('products/folder/a.webp', Buffer.from('one'))
  await expect(files.write('products/folder', Buffer.from('two'))).rejects.toThrow()
  expect(await readdir(join(uploadsFolder(dataDir), 'products'))).toEqual(['folder'])
})

it('openDisk lets readers see either the old or the new bytes during a write', async () => {
  const old = Buffer.alloc(2_000_000, 'o')
  const next = Buffer.alloc(2_000_000, 'n')
  await files.write('products/a.webp', old)
  const seen = new Set<string>()
  let writing = true
  const writer = (async () => {
    for (let turn = 0; turn < 20; turn++) await files.write('products/a.webp', turn % 2 ? old : next)
    writing = false
  })()
  while (writing) {
    const bytes = await readFile(join(uploadsFolder(dataDir), 'products/a.webp'))
    seen.add(`${bytes.length} ${bytes[0]} ${bytes.at(-1)}`)
  }
  await writer
  expect([...seen].filter((form) => !['2000000 111 111', '2000000 110 110'].includes(form))).toEqual([])
})
