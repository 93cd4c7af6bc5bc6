import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import type { Profile } from '#shared/auth/profile.ts'

const market = await testMarket({ ownFiles: true })

const profileOf = (token: string) => ask<Profile>(market, 'GET profile', { token })
const change = (token: string, body: object | FormData) =>
  ask<Profile>(market, 'POST profile', { token, body })

async function files(): Promise<string[]> {
  const names = await readdir(join(market.config.DATA_DIR, 'uploads', 'avatars')).catch(() => [])
  return names.sort()
}

const imageRows = async () =>
  (
    await market.db.query<{ path: string }>({ text: "select path from images where path like 'avatars/%'" })
  ).map(({ path }) => path)

describe('the avatar of POST profile', () => {
  it('is served publicly until a new avatar replaces its files', async () => {
    const { token } = await addPerson(market.db)
    const first = await change(token, formOf({ f_name: 'ليلى', avatar: await photograph() }))
    expect(first.status).toBe(200)
    expect(first.data.avatar).toMatch(/^\/uploads\/avatars\/[0-9a-f]{32}-640\.webp$/)
    expect((await fetch(market.url + first.data.avatar)).headers.get('content-type')).toBe('image/webp')
    const second = await change(token, formOf({ avatar: await photograph('#c4321f') }))
    expect(second.data).toMatchObject({ f_name: 'ليلى' })
    expect(second.data.avatar).not.toBe(first.data.avatar)
    expect((await fetch(market.url + first.data.avatar)).status).toBe(404)
    const stem = second.data.avatar?.slice('/uploads/avatars/'.length, -'-640.webp'.length)
    expect(await files()).toEqual([160, 320, 640, 960].map((width) => `${stem}-${width}.webp`))
    expect(await imageRows()).toEqual([`avatars/${stem}-640.webp`])
  })

  it('may be larger than 1.5 MB', async () => {
    const { token } = await addPerson(market.db)
    const noise = sharp(randomBytes(1600 * 1200 * 3), { raw: { width: 1600, height: 1200, channels: 3 } })
    const bytes = await noise.jpeg({ quality: 95 }).toBuffer()
    expect(bytes.length).toBeGreaterThan(1_500_000)
    const { status, data } = await change(token, formOf({ avatar: new Blob([new Uint8Array(bytes)]) }))
    expect([status, data.avatar]).toEqual([200, expect.stringMatching(/-640\.webp$/)])
    await change(token, formOf({ avatar: await photograph() }))
  })

  it('is refused at its field when it is not an image or is too large', async () => {
    const { token } = await addPerson(market.db)
    const [before, rows] = [await files(), await imageRows()]
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    const none = await change(token, formOf({ f_name: 'ليلى', avatar: svg }))
    expect([none.status, none.failure.code]).toEqual([415, 'unsupported_media'])
    expect(none.failure.errors).toEqual({ avatar: ['اختر صورة بصيغة JPEG أو PNG أو WebP أو AVIF'] })
    const large = await change(token, formOf({ avatar: new Blob([new Uint8Array(8 * 1024 * 1024 + 1)]) }))
    expect([large.status, Object.keys(large.failure.errors ?? {})]).toEqual([413, ['avatar']])
    const flood = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const pixels = await change(token, formOf({ avatar: new Blob([new Uint8Array(flood)]) }))
    expect([pixels.status, Object.keys(pixels.failure.errors ?? {})]).toEqual([413, ['avatar']])
    expect((await profileOf(token)).data).toMatchObject({ f_name: 'منى', avatar: null })
    expect([await files(), await imageRows()]).toEqual([before, rows])
  })

  it('is not stored when another field of the form is refused', async () => {
    const [one, other] = [await addPerson(market.db), await addPerson(market.db)]
    const before = await files()
    const refused = await change(one.token, formOf({ email: other.email, avatar: await photograph() }))
    expect(refused.status).toBe(422)
    expect(await files()).toEqual(before)
  })

  it('has only one set of files after concurrent changes', async () => {
    const { token } = await addPerson(market.db)
    const [before, rows] = [await files(), await imageRows()]
    const answers = await Promise.all(
      ['#111111', '#222222', '#333333'].map(async (colour) =>
        change(token, formOf({ avatar: await photograph(colour) })),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const { avatar } = (await profileOf(token)).data
    expect(await imageRows()).toHaveLength(rows.length + 1)
    expect(await files()).toHaveLength(before.length + 4)
    expect(await files()).toContain(avatar?.slice('/uploads/avatars/'.length))
  })
})
