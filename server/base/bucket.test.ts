import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { closing, testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestBucket } from '#demo/testing/storage/bucket.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { loadConfig } from '#platform/config.ts'
import { StorageUnavailable } from './files.ts'
import { sweepPictures } from './images/sweep.ts'
import { openFiles } from './storage.ts'

const bucket = closing(await openTestBucket())
const market = await testMarket({ env: { ...bucket.env } })
const opened = () => openFiles(loadConfig({ ...bucket.env, DATA_DIR: '/nowhere' }))
const files = opened()
afterEach(() => bucket.is('working'))

const textOf = async (path: string) => {
  const found = await files.open(path)
  return found && Buffer.from(found.bytes as Uint8Array).toString()
}
/** s3rver stores several files for each key. */
const keys = async (folder: string) => {
  const names = await readdir(join(bucket.folder, folder)).catch(() => [])
  return [...new Set(names.map((name) => name.split('._S3rver')[0]))]
}
const photo = async () => {
  const plain = sharp({ create: { width: 700, height: 500, channels: 3, background: '#0a5c73' } })
  return new Blob([new Uint8Array(await plain.png().toBuffer())], { type: 'image/png' })
}

describe('the files of a bucket', () => {
  it('are written, replaced, opened, listed and deleted', async () => {
    await files.write('products/a-640.webp', Buffer.from('one'))
    await files.write('products/a-640.webp', Buffer.from('three'))
    await files.write('receipts/b-640.webp', Buffer.from('b'))
    expect(await textOf('products/a-640.webp')).toBe('three')
    expect(await files.open('products/gone-640.webp')).toBeUndefined()
    const listed = await Array.fromAsync(
      files.list({ named: /^[ab]-/, before: new Date(Date.now() + 60_000) }),
    )
    expect(listed).toMatchObject([
      { path: 'products/a-640.webp', size: 5 },
      { path: 'receipts/b-640.webp', size: 1 },
    ])
    expect(await Array.fromAsync(files.list({ before: new Date('2026-01-01') }))).toEqual([])
    for (const { path } of listed) await files.delete(path)
    await files.delete('products/a-640.webp')
    expect(await Array.fromAsync(files.list({ named: /^[ab]-/ }))).toEqual([])
  })

  it('separate public from private pictures, so that a CDN gets access to public ones only', async () => {
    await files.write('products/c-640.webp', Buffer.from('c'))
    await files.write('documents/c-640.webp', Buffer.from('c'))
    expect(await keys('public/products')).toContain('c-640.webp')
    expect(await keys('private/documents')).toContain('c-640.webp')
    expect(await keys('public/documents')).toEqual([])
  })

  it('are listed beyond the 1,000 keys of one answer', async () => {
    const names = Array.from({ length: 1_010 }, (_, at) => `gallery/many${at}-640.webp`)
    for (const path of names) await files.write(path, Buffer.from('x'))
    const listed = await Array.fromAsync(files.list({ named: /^many/ }))
    expect(listed.map(({ path }) => path).sort()).toEqual(names.sort())
  }, 60_000)

  it('refuse paths outside of uploads', async () => {
    await expect(files.write('../secret', Buffer.from('x'))).rejects.toThrow('not a path of uploads')
    await expect(files.open('products/../../secret')).rejects.toThrow('not a path of uploads')
  })

  it('fail within 10 s while S3 is silent, then at once, and work again afterwards', async () => {
    const own = opened()
    bucket.is('silent')
    const started = performance.now()
    await expect(own.open('products/a-640.webp')).rejects.toThrow(StorageUnavailable)
    expect(performance.now() - started).toBeLessThan(10_000)
    const again = performance.now()
    await expect(own.open('products/a-640.webp')).rejects.toThrow(StorageUnavailable)
    expect(performance.now() - again).toBeLessThan(500)
    bucket.is('working')
    await expect
      .poll(() => own.open('products/a-640.webp').catch(() => 'away'), { timeout: 10_000 })
      .toBeUndefined()
  }, 30_000)

  it.each([
    [{ S3_ACCESS_KEY_ID: 'NOBODY' }, 'InvalidAccessKeyId'],
    [{ S3_SECRET_ACCESS_KEY: 'wrong' }, 'SignatureDoesNotMatch'],
  ])('report %o as an error, not as a temporary failure', async (change, name) => {
    const stranger = openFiles(loadConfig({ ...bucket.env, ...change }))
    await expect(stranger.write('products/d-640.webp', Buffer.from('d'))).rejects.toMatchObject({ name })
  })
})

describe('a market with a bucket', () => {
  it('stores an uploaded picture in the bucket and serves it', async () => {
    const { token } = await addPerson(market.db, { type: 'local_buyer' })
    const answer = await ask<{ avatar: string }>(market, 'POST profile', {
      token,
      body: formOf({ avatar: await photo() }),
    })
    expect(answer.status).toBe(200)
    const picture = await fetch(market.url + answer.data.avatar)
    expect([
      picture.status,
      picture.headers.get('content-type'),
      picture.headers.get('cache-control'),
    ]).toEqual([200, 'image/webp', 'public, max-age=31536000, immutable'])
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(640)
    expect(await keys('public/avatars')).toHaveLength(4)
  })

  it('refuses pictures at their field while S3 is unavailable, and still answers calls without pictures', async () => {
    const { token } = await addPerson(market.db, { type: 'local_buyer' })
    bucket.is('refusing')
    const ar = await ask(market, 'POST profile', { token, body: formOf({ avatar: await photo() }) })
    expect([ar.status, ar.headers.get('retry-after')]).toEqual([503, '60'])
    expect(ar.failure.message).toBe('تعذّر حفظ الصور الآن، حاول بعد دقيقة')
    expect(ar.failure.errors).toEqual({ avatar: ['تعذّر حفظ الصورة الآن، حاول بعد دقيقة'] })
    const en = await ask(market, 'POST profile', {
      token,
      locale: 'en',
      body: formOf({ avatar: await photo() }),
    })
    expect(en.failure.errors).toEqual({
      avatar: ['This photo can’t be saved right now. Please try again in a minute'],
    })
    const picture = await fetch(`${market.url}/uploads/avatars/${'0'.repeat(32)}-640.webp`)
    expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '2'])
    const named = await ask(market, 'POST profile', { token, body: { f_name: 'سالم' } })
    expect([named.status, (await ask(market, 'GET main')).status]).toEqual([200, 200])
  })

  it('sweeps pictures of the bucket that have no row', async () => {
    const orphan = `avatars/${'a'.repeat(32)}-640.webp`
    await files.write(orphan, Buffer.from('orphan'))
    await sweepPictures({ files, db: market.db }, new Date())
    expect(await textOf(orphan)).toBe('orphan')
    await sweepPictures({ files, db: market.db }, new Date(Date.now() + 10 * 60_000))
    expect(await files.open(orphan)).toBeUndefined()
  })
})
