import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { requestForm } from '#demo/testing/trade/requests.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

let mona: TestPerson
const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
beforeEach(async () => {
  mona = await addPerson(market.db)
})

async function asForm(image?: Blob, more: Record<string, string> = {}): Promise<FormData> {
  const form = new FormData()
  const fields = { ...(await requestForm(market.db)), ...more }
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  if (image) form.append('image', image, 'photo.jpg')
  return form
}
const post = (body: object, headers = {}) =>
  ask<RequestDetails>(market, 'POST requests/create', { token: mona.token, body, headers })
const change = (id: number, body: object, { token } = mona) =>
  ask<RequestDetails>(market, `POST requests/update/${id}`, { token, body })
const imageOnly = (image: Blob | string): FormData => {
  const form = new FormData()
  form.append('image', image)
  return form
}

const files = async () => (await readdir(join(dataDir, 'uploads', 'requests')).catch(() => [])).sort()
const rows = async () =>
  (
    await market.db.query<{ path: string }>({
      text: "select path from images where path like 'requests/%' order by path",
    })
  ).map(({ path }) => path)
const requests = async () =>
  (await market.db.query<{ count: number }>({ text: 'select count(*) from requests' }))[0]?.count
const traces = async () => ({ files: await files(), rows: await rows(), requests: await requests() })

/** Checks that every picture row has a file of each width and no other file exists. */
async function expectWhole(): Promise<void> {
  const stems = (await rows()).map((path) => path.slice('requests/'.length, -'-640.webp'.length))
  const expected = stems.flatMap((stem) => [160, 320, 640, 960].map((width) => `${stem}-${width}.webp`))
  expect(await files()).toEqual(expected.sort())
}

describe('the picture of POST requests/create', () => {
  it('is stored in public files of each width', async () => {
    const { status, data } = await post(await asForm(await photograph()))
    expect([status, data.has_image]).toEqual([201, true])
    expect(data.image).toMatch(/^\/uploads\/requests\/[0-9a-f]{32}-640\.webp$/)
    for (const width of [160, 320, 640, 960]) {
      const loaded = await fetch(market.url + data.image.replace('-640', `-${width}`))
      expect([loaded.status, loaded.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
    await expectWhole()
  })

  it('is stored without camera metadata', async () => {
    const located = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#456' } })
      .withExif({ IFD0: { Copyright: 'mona-secret-place' } })
      .jpeg()
      .toBuffer()
    const { data } = await post(await asForm(new Blob([new Uint8Array(located)])))
    const bytes = Buffer.from(await (await fetch(market.url + data.image)).arrayBuffer())
    expect([bytes.includes('mona-secret-place'), (await sharp(bytes).metadata()).exif]).toEqual([
      false,
      undefined,
    ])
  })

  it.each([
    ['an HTML page', new Blob(['<html><script>alert(1)</script></html>'])],
    ['an SVG', new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])],
    ['random bytes', new Blob([new Uint8Array(randomBytes(2_000))])],
  ])('is refused at its field, without a request, when it is %s', async (_, image) => {
    const before = await traces()
    const { status, failure } = await post(await asForm(image))
    expect([[415, 422].includes(status), Object.keys(failure.errors ?? {})]).toEqual([true, ['image']])
    expect(await traces()).toEqual(before)
  })

  it('is refused when it is too large in bytes or pixels', async () => {
    const before = await traces()
    const bytes = await post(await asForm(new Blob([new Uint8Array(8 * 1024 * 1024 + 1)])))
    expect([bytes.status, Object.keys(bytes.failure.errors ?? {})]).toEqual([413, ['image']])
    const flood = await sharp({ create: { width: 8_000, height: 5_100, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const pixels = await post(await asForm(new Blob([new Uint8Array(flood)])))
    expect([pixels.status, Object.keys(pixels.failure.errors ?? {})]).toEqual([413, ['image']])
    expect(await traces()).toEqual(before)
  })

  it('is refused when a second picture is sent', async () => {
    const form = await asForm(await photograph())
    form.append('image', await photograph('#111111'))
    const before = await traces()
    expect((await post(form)).status).toBeGreaterThanOrEqual(400)
    expect(await traces()).toEqual(before)
  })

  it('is not encoded when another field is refused', async () => {
    const before = await traces()
    const { status, failure } = await post(await asForm(await photograph(), { fish_id: '9999999' }))
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['fish_id']])
    expect(await traces()).toEqual(before)
  })

  it('is stored once for concurrent calls with one idempotency key', async () => {
    const before = await traces()
    const key = { 'idempotency-key': 'one-picture' }
    const image = await photograph('#c4321f')
    const sent = await Promise.all([1, 2, 3].map(async () => post(await asForm(image), key)))
    const again = await post(await asForm(image), key)
    expect(new Set([...sent, again].map(({ data }) => data.id)).size).toBe(1)
    const after = await traces()
    expect(after.rows).toHaveLength(before.rows.length + 1)
    expect(after.requests).toBe(Number(before.requests) + 1)
    await expectWhole()
    // A request with another picture has different content, so the key is refused.
    expect((await post(await asForm(await photograph('#111111')), key)).status).toBe(409)
    expect(await traces()).toEqual(after)
  })
})

it('a request without a photo shows the drawing of the cut that its title names, until the title changes', async () => {
  const fillet = await requestForm(market.db, { title: 'فيليه هامور للمطعم' })
  const { status, data } = await post(fillet)
  expect([status, data.has_image, data.image]).toEqual([
    ...[201, false],
    expect.stringMatching(/^\/uploads\/fish_types\/fillet-white/),
  ])
  const photographed = await change(data.id, imageOnly(await photograph()))
  expect(photographed.data.has_image).toBe(true)
  const blank = await change(data.id, imageOnly(''))
  expect([blank.data.has_image, blank.data.image]).toEqual([false, data.image])
  const whole = await change(data.id, { title: 'هامور كامل' })
  expect(whole.data.image).toMatch(/^\/uploads\/fish_types\/hamour/)
  const [listed] = (await ask<{ data: RequestDetails[] }>(market, 'GET requests/my', { token: mona.token }))
    .data.data
  expect(listed?.image).toBe(whole.data.image)
})

describe('the picture of POST requests/update', () => {
  it('replaces the old picture, whose files and row are deleted', async () => {
    const { data } = await post(await asForm(await photograph()))
    const changed = await change(data.id, imageOnly(await photograph('#111111')))
    expect([changed.status, changed.data.has_image, changed.data.image === data.image]).toEqual([
      ...[200, true, false],
    ])
    expect((await fetch(market.url + data.image)).status).toBe(404)
    expect((await fetch(market.url + changed.data.image)).status).toBe(200)
    await expectWhole()
  })

  it('can be added and removed again by a blank value', async () => {
    const { data } = await post(await asForm())
    expect([data.has_image, data.image]).toEqual([
      false,
      expect.stringMatching(/^\/uploads\/fish_types\/hamour/),
    ])
    const changed = await change(data.id, imageOnly(await photograph('#222222')))
    expect(changed.data.has_image).toBe(true)
    const blank = await change(data.id, imageOnly(''))
    expect([blank.data.has_image, blank.data.image]).toEqual([false, data.image])
    expect((await fetch(market.url + changed.data.image)).status).toBe(404)
    await expectWhole()
  })

  it('leaves no file when the request is closed or belongs to another person', async () => {
    const { data } = await post(await asForm(await photograph()))
    const before = await traces()
    const other = await addPerson(market.db)
    expect((await change(data.id, imageOnly(await photograph('#333333')), other)).status).toBe(403)
    expect((await change(99_999_999, imageOnly(await photograph('#333333')))).status).toBe(404)
    await ask(market, `POST requests/close/${data.id}`, { token: mona.token })
    expect((await change(data.id, imageOnly(await photograph('#333333')))).status).toBe(409)
    expect(await traces()).toEqual(before)
  })

  it('does not replace the old picture when the file is not an image', async () => {
    const { data } = await post(await asForm(await photograph()))
    const { status, failure } = await change(data.id, imageOnly(new Blob(['<html></html>'])))
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([415, ['image']])
    expect((await fetch(market.url + data.image)).status).toBe(200)
    await expectWhole()
  })
})

it('a request shows the logo of the market when its species has no picture', async () => {
  const form = await requestForm(market.db, { fish: 'lobster-spiny' })
  const { status, data } = await post(form)
  expect([status, data.image, data.fish.image]).toEqual([
    201,
    expect.stringMatching(/^\/uploads\/gallery\/samak-/),
    null,
  ])
})
