import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Page } from '#shared/base/page.ts'

/**
 * Staff open uploaded pictures. For any upload, the served file is a re-encoded picture that no browser executes or
 * treats as another type.
 */

const market = await testMarket()
const before = new Set(await listStored())
const finance = await addPerson(market.db, { staff: 'finance' })
const photo = await sharp({ create: { width: 48, height: 36, channels: 3, background: '#0a5c73' } })
  .jpeg()
  .toBuffer()

const script = '<script>stolen=1</script>'
const page = `<!doctype html><html><body>${script}</body></html>`
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200" onload="stolen=1">${script}</svg>`

const refused: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['an HTML page', () => Buffer.from(page)],
  ['an SVG with a script', () => Buffer.from(drawing)],
  ['a compressed SVG with a script', async () => (await import('node:zlib')).gzipSync(drawing)],
  [
    'an HTML page that begins like a picture',
    () => Buffer.concat([photo.subarray(0, 24), Buffer.from(page)]),
  ],
  ['a script after the first bytes of a GIF', () => Buffer.from(`GIF89a/*${page}*/=1;stolen=1`)],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n<</JS (stolen=1)>>\nendobj\n')],
]
/** Pictures with additional content. */
const taken: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['a photograph with an HTML page appended', () => Buffer.concat([photo, Buffer.from(page)])],
  [
    'a photograph with a script in its EXIF metadata',
    () =>
      sharp(photo)
        .withExif({ IFD0: { ImageDescription: script, Copyright: page } })
        .jpeg()
        .toBuffer(),
  ],
  ['a JPEG with an HTML page in its comment', async () => commented(await sharp(photo).jpeg().toBuffer())],
]

/** Returns the JPEG with a comment after its first marker. */
function commented(jpeg: Buffer): Buffer {
  const comment = Buffer.from(page)
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2])
  return Buffer.concat([jpeg.subarray(0, 2), head, comment, jpeg.subarray(2)])
}

let reported = 0
const ways = {
  receipt: (person: TestPerson, receipt: File) =>
    ask<{ id: number }>(market, 'POST confirm_bank/create', {
      token: person.token,
      body: formOf({
        amount: '640',
        bank_name: 'مصرف الراجحي',
        account_holder: 'نورة',
        transfer_reference: `UP-${++reported}`,
        transferred_at: '2026-01-05',
        receipt,
      }),
    }),
  document: (person: TestPerson, document: File) =>
    ask<{ id: number }>(market, 'POST profile/upgrade', {
      token: person.token,
      body: formOf({ type: 'fisherman', document }),
    }),
}

describe.each(Object.entries(ways))('the upload of a %s', (field, send) => {
  /** Names and types that the sender may declare. */
  const disguises = [
    ['receipt.jpg', 'image/jpeg'],
    ['receipt.html', 'text/html'],
    ['receipt.svg', 'image/svg+xml'],
  ] as const

  it.each(refused)('refuses %s at its field under any name and type', async (_what, bytes) => {
    for (const [name, type] of disguises) {
      const file = new File([new Uint8Array(await bytes())], name, { type })
      const { status, failure } = await send(await addPerson(market.db), file)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([expect.toBeOneOf([415, 422]), [field]])
    }
  })

  it.each(taken)('re-encodes %s and serves only the picture', async (_what, bytes) => {
    for (const [name, type] of disguises) {
      const sender = await addPerson(market.db)
      const file = new File([new Uint8Array(await bytes())], name, { type })
      const { status, data } = await send(sender, file)
      expect(status).toBe(201)
      const path = await pathOf(field, data.id)
      for (const token of [finance.token, sender.token]) {
        const answer = await fetch(market.url + path, { headers: { authorization: `Bearer ${token}` } })
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
        expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect(answer.headers.get('content-disposition')).toMatch(
          /^attachment; filename="[0-9a-f]{32}-640\.webp"$/,
        )
        expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*\bsandbox$/)
        const body = Buffer.from(await answer.arrayBuffer())
        expect((await sharp(body).metadata()).format).toBe('webp')
        expect(body.includes('stolen')).toBe(false)
      }
      // A link or an embedded picture requests the path without the bearer token.
      expect((await fetch(market.url + path)).status).toBe(404)
    }
  })
})

it('only re-encoded pictures are stored', async () => {
  const names = (await listStored()).filter((name) => !before.has(name))
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) {
    expect(name).toMatch(/-(160|320|640|960)\.webp$/)
    expect((await readFile(name)).includes('stolen')).toBe(false)
  }
})

/** The files of receipts and papers. Other tests on this market store papers in PDF. */
async function listStored(): Promise<string[]> {
  const folders = ['receipts', 'documents'].map((each) => join(market.config.DATA_DIR, 'uploads', each))
  const names = async (folder: string) =>
    (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
  return (await Promise.all(folders.map(names))).flat()
}

async function pathOf(field: string, id: number): Promise<string> {
  const list = field === 'receipt' ? `confirmations?id=${id}` : 'upgrades?limit=100&status=pending'
  const { data } = await ask<Page<Record<string, unknown>>>(market, `GET operator/${list}`, {
    token: finance.token,
  })
  return String(data.data.find((row) => row.id === id)?.[field])
}
