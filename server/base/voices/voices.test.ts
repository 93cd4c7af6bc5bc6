import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { asFormData, goodsForm } from '#demo/testing/trade/selling.ts'
import type { OwnLanding } from '#shared/landings/contract.ts'
import { rangeOf } from './serving.ts'
import { voiceKindOf } from './storing.ts'

const bytesOf = (...parts: (string | number)[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'number' ? Buffer.alloc(part) : Buffer.from(part, 'latin1'))),
  )
const webm = bytesOf('\x1a\x45\xdf\xa3', 20, 'B\x82\x84webm', 200)
const ogg = bytesOf('OggS', 24, 'OpusHead', 200)
const mp4 = bytesOf(3, '\x1cftypM4A ', 200)

describe('voiceKindOf', () => {
  it.each([
    ['WebM', webm, 'webm'],
    ['Ogg with Opus', ogg, 'ogg'],
    ['MP4 with AAC', mp4, 'm4a'],
    ['Matroska', bytesOf('\x1a\x45\xdf\xa3', 20, 'B\x82\x88matroska', 99), undefined],
    ['AVIF', bytesOf(3, '\x1cftypavif', 99), undefined],
    ['a page', bytesOf('<html><script>alert(1)</script>'), undefined],
    ['nothing', bytesOf(), undefined],
  ])('reads the kind of %s from the first bytes', (_name, bytes, kind) => {
    expect(voiceKindOf(bytes.subarray(0, 64))).toBe(kind)
  })
})

describe('rangeOf', () => {
  it.each([
    [undefined, undefined],
    ['bytes=0-1', { from: 0, to: 1 }],
    ['bytes=10-', { from: 10, to: 99 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=100-', 'outside'],
    ['bytes=-0', 'outside'],
    ['bytes=5-2', undefined],
    ['bytes=-', undefined],
    ['bytes=0-1,5-6', undefined],
    ['lines=0-1', undefined],
  ])('parses the range header %s', (header, range) => {
    expect(rangeOf(header, 100)).toEqual(range)
  })
})

const market = await testMarket({ ownFiles: true })
const makki = await addPerson(market.db, { type: 'fisherman' })
const { name: _, city_id: __, ...choices } = await goodsForm(market.db)

function announce(voice: Uint8Array, name = 'note.webm') {
  const form = asFormData({ ...choices }, [
    ['lands_at', new Date(Date.now() + 3_600_000).toISOString()],
    ['voice', new File([new Uint8Array(voice)], name, { type: 'audio/webm' })],
  ])
  return ask<OwnLanding>(market, 'POST landings', { token: makki.token, body: form })
}
const stored = () => readdir(join(market.config.DATA_DIR, 'uploads', 'voices')).catch(() => [])

describe('a voice note', () => {
  it('is served as audio with ranges and is not sniffed by browsers', async () => {
    const { status, data, failure } = await announce(webm)
    expect(failure.errors).toBeUndefined()
    expect([status, data.voice]).toEqual([
      201,
      expect.stringMatching(/^\/uploads\/voices\/[0-9a-f]{32}\.webm$/),
    ])
    const whole = await fetch(`${market.url}${data.voice}`)
    expect(whole.status).toBe(200)
    expect(Buffer.from(await whole.arrayBuffer()).equals(webm)).toBe(true)
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'audio/webm',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
    })
    const part = await fetch(`${market.url}${data.voice}`, { headers: { range: 'bytes=0-1' } })
    expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([
      206,
      `bytes 0-1/${webm.length}`,
      2,
    ])
    const outside = await fetch(`${market.url}${data.voice}`, { headers: { range: 'bytes=9999-' } })
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${webm.length}`])
    expect((await fetch(`${market.url}/uploads/voices/${'0'.repeat(32)}.webm`)).status).toBe(404)
    expect((await fetch(`${market.url}/uploads/voices/x.html`)).status).toBe(404)
  })

  it('is stored in the format of its bytes, and is refused in another format or above a megabyte', async () => {
    expect((await announce(mp4)).data.voice).toMatch(/\.m4a$/)
    const before = await stored()
    const page = await announce(bytesOf('<html>'), 'note.webm')
    expect([page.status, page.failure.code]).toEqual([415, 'unsupported_media'])
    const long = await announce(Buffer.concat([webm, Buffer.alloc(1024 * 1024)]))
    expect([long.status, Object.keys(long.failure.errors ?? {})]).toEqual([413, ['voice']])
    expect(await stored()).toEqual(before)
  })

  it('is removed when the catch is cancelled', async () => {
    const before = await stored()
    const { data } = await announce(ogg)
    expect(await stored()).toHaveLength(before.length + 1)
    await ask(market, `POST landings/${data.id}/cancel`, { token: makki.token })
    expect(await stored()).toEqual(before)
    expect((await ask<OwnLanding>(market, `GET landings/${data.id}`)).data.voice).toBeNull()
  })
})
