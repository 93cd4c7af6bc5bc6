import { readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, it, vi } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { storeImage } from '#demo/testing/trade/pictures.ts'
import { openLog } from '#platform/logs/log.ts'
import { startWorker } from '../../worker.ts'
import { openDisk, uploadsFolder } from '../files.ts'
import { sweepPictures } from './sweep.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
beforeEach(() => rm(uploadsFolder(dataDir), { recursive: true, force: true }))

const minute = 60_000
const files = () => openDisk(dataDir)
const sweep = () => sweepPictures({ files: files(), db: market.db }, new Date())
const left = async (folder: string) => (await readdir(join(uploadsFolder(dataDir), folder))).sort()

async function newPicture(folder: 'avatars' | 'documents' = 'avatars') {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#0a5c73' } })
    .png()
    .toBuffer()
  return storeImage({ files: files(), sql: market.db }, { folder, bytes })
}

const nameOf = (path: string, width = 640) => path.split('/')[1]?.replace('-640', `-${width}`) ?? ''

/** Sets the age of a picture's files, in milliseconds. */
async function ageFiles(path: string, ms: number): Promise<void> {
  const at = new Date(Date.now() - ms)
  for (const width of [160, 320, 640, 960]) {
    await utimes(join(uploadsFolder(dataDir), path.replace('-640', `-${width}`)), at, at)
  }
}

async function ageRow(id: number, ms: number): Promise<void> {
  await market.db.query({
    text: 'update images set created_at = now() - make_interval(secs => $2) where id = $1',
    values: [id, ms / 1_000],
  })
}

async function hasRow(id: number): Promise<boolean> {
  return (await market.db.query({ text: 'select id from images where id = $1', values: [id] })).length > 0
}

it('sweepPictures deletes only the rows and files of unreferenced pictures that are not recent', async () => {
  const [unused, avatar, document, young] = [
    await newPicture(),
    await newPicture(),
    await newPicture(),
    await newPicture(),
  ]
  const person = await addPerson(market.db)
  await market.db.query({
    text: 'update users set avatar_id = $2 where id = $1',
    values: [person.id, avatar.id],
  })
  await market.db.query({
    text: "insert into upgrades (user_id, type, document_id) values ($1, 'fisherman', $2)",
    values: [person.id, document.id],
  })
  for (const { id, path } of [unused, avatar, document]) {
    await ageRow(id, 6 * minute)
    await ageFiles(path, 6 * minute)
  }
  expect(await sweep()).toEqual({ rows: 1, files: 0 })
  expect(await hasRow(unused.id)).toBe(false)
  for (const { id } of [avatar, document, young]) expect(await hasRow(id)).toBe(true)
  const remaining = [avatar, document, young].flatMap(({ path }) =>
    [160, 320, 640, 960].map((width) => nameOf(path, width)),
  )
  expect(await left('avatars')).toEqual(remaining.sort())
})

it('sweepPictures deletes drafts and files without a row, except recent files', async () => {
  const [orphan, young, whole] = [await newPicture(), await newPicture(), await newPicture()]
  await market.db.query({ text: 'delete from images where id = any($1)', values: [[orphan.id, young.id]] })
  await ageFiles(orphan.path, 6 * minute)
  await ageFiles(whole.path, 6 * minute)
  const draft = join(uploadsFolder(dataDir), 'avatars', '.0123456789abcdef.part')
  await writeFile(draft, 'half a picture')
  await utimes(draft, new Date(Date.now() - 6 * minute), new Date(Date.now() - 6 * minute))
  expect(await sweep()).toEqual({ rows: 0, files: 5 })
  const remaining = [young, whole].flatMap(({ path }) =>
    [160, 320, 640, 960].map((width) => nameOf(path, width)),
  )
  expect(await left('avatars')).toEqual(remaining.sort())
  expect(await sweep()).toEqual({ rows: 0, files: 0 })
})

it('sweepPictures deletes a PDF without a row, and keeps the PDF of a request', async () => {
  const person = await addPerson(market.db)
  const [kept, unused, orphan] = ['a', 'b', 'c'].map((digit) => `documents/${digit.repeat(32)}.pdf`) as [
    string,
    string,
    string,
  ]
  for (const path of [kept, unused, orphan]) {
    await files().write(path, new Uint8Array([1]))
    const old = new Date(Date.now() - 6 * minute)
    await utimes(join(uploadsFolder(dataDir), path), old, old)
  }
  await market.db.query({
    text: `with i as (insert into images (path, created_at) select path, now() - interval '6 minutes'
             from unnest($2::text[]) path returning id, path)
           insert into upgrades (user_id, type, document_id) select $1, 'fisherman', id from i where path = $3`,
    values: [person.id, [kept, unused], kept],
  })
  expect(await sweep()).toEqual({ rows: 1, files: 1 })
  expect(await left('documents')).toEqual([kept.split('/')[1]])
  await market.db.query({ text: 'delete from upgrades where user_id = $1', values: [person.id] })
  expect(await sweep()).toEqual({ rows: 1, files: 0 })
  expect(await left('documents')).toEqual([])
})

it('sweepPictures keeps the pictures of the demo', async () => {
  expect(await sweep()).toEqual({ rows: 0, files: 0 })
  const folder = join(uploadsFolder(dataDir), 'products')
  await files().write('products/hamour-0123456789-640.webp', new Uint8Array([1]))
  const old = new Date(Date.now() - 24 * 60 * minute)
  await utimes(join(folder, 'hamour-0123456789-640.webp'), old, old)
  await market.db.query({ text: "update images set created_at = now() - interval '1 day'" })
  const demoPictures = () =>
    market.db.query<{ id: number }>({
      text: "select id from images where path !~ '/[0-9a-f]{32}-640' order by id",
    })
  const before = await demoPictures()
  expect(before.length).toBeGreaterThan(10)
  expect((await sweep()).files).toBe(0)
  expect(await demoPictures()).toEqual(before)
  expect(await left('products')).toEqual(['hamour-0123456789-640.webp'])
})

it('the worker runs sweepPictures as the job sweep_pictures', async () => {
  const orphan = await newPicture('documents')
  await market.db.query({ text: 'delete from images where id = $1', values: [orphan.id] })
  await ageFiles(orphan.path, 6 * minute)
  const { databaseUrl, config, db } = market
  const worker = await startWorker(config, { databaseUrl, log: openLog({ level: 'silent' }) })
  await vi.waitFor(() => db.query({ text: `select graphile_worker.add_job('sweep_pictures')` }), {
    timeout: 30_000,
  })
  await vi.waitFor(async () => expect(await left('documents')).toEqual([]), { timeout: 30_000 })
  await worker.close()
})
