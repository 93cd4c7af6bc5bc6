import { randomBytes } from 'node:crypto'
import { readdir, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { uploadedFile } from '#demo/testing/trade/pictures.ts'
import { asFormData, type GoodsForm, goodsForm, photograph } from '#demo/testing/trade/selling.ts'
import { DatabaseUnavailable } from '#platform/database/db.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { NewProduct, OwnProduct } from '#shared/products/listing.ts'
import { type Files, openDisk } from '../../base/files.ts'
import { sweepPictures } from '../../base/images/sweep.ts'
import { createListing } from './actions.ts'

let salem: TestPerson
const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
const form = await goodsForm(market.db)
beforeEach(async () => {
  salem = await addPerson(market.db, { type: 'local_seller' })
})

const sell = (body: object | FormData, headers: Record<string, string> = {}) =>
  ask<OwnProduct>(market, 'POST product/create', { token: salem.token, body, headers })
const change = (id: number, body: object | FormData, { token } = salem) =>
  ask<OwnProduct>(market, `POST product/update/${id}`, { token, body })

const files = async () => (await readdir(join(dataDir, 'uploads', 'products')).catch(() => [])).sort()
const imageRows = async () =>
  (
    await market.db.query<{ path: string }>({
      text: "select path from images where path ~ '^products/[0-9a-f]{32}-640' order by path",
    })
  ).map(({ path }) => path)
const products = async () =>
  (await market.db.query<{ count: number }>({ text: 'select count(*) from products' }))[0]?.count

/** Returns the files, picture rows and number of products, which a refused listing must not change. */
const traces = async () => ({ files: await files(), rows: await imageRows(), products: await products() })

/** Checks that every picture row has a file of each width and no other file exists. */
async function expectWhole(): Promise<void> {
  const stems = (await imageRows()).map((path) => path.slice('products/'.length, -'-640.webp'.length))
  const expected = stems.flatMap((stem) => [160, 320, 640, 960].map((width) => `${stem}-${width}.webp`))
  expect(await files()).toEqual(expected.sort())
}

const colours = [
  '#111111',
  '#333333',
  '#555555',
  '#777777',
  '#999999',
  '#bbbbbb',
  '#dddddd',
  '#eeeeee',
  '#0a5c73',
]
const photos = (count: number, field = 'images') =>
  Promise.all(colours.slice(0, count).map(async (colour) => [field, await photograph(colour)] as const))

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
}

describe('pictures of product/create', () => {
  it('are stored as one main picture and seven more, in order', async () => {
    const image = ['image', await photograph('#c4321f')] as const
    const { status, data } = await sell(asFormData(form, [...(await photos(7)), image]))
    expect([status, data.images.length, new Set(data.images).size]).toEqual([201, 8, 8])
    expect(data.image).toBe(data.images[0])
    for (const path of data.images) {
      expect(path).toMatch(/^\/uploads\/products\/[0-9a-f]{32}-640\.webp$/)
      expect((await fetch(market.url + path)).headers.get('content-type')).toBe('image/webp')
    }
    const seen = await Promise.all(
      data.images.map(async (path) => {
        const bytes = new Uint8Array(await (await fetch(market.url + path)).arrayBuffer())
        const { dominant } = await sharp(bytes).stats()
        return dominant.r
      }),
    )
    // The red picture comes first, followed by greys of rising brightness.
    expect(seen.slice(1)).toEqual(seen.slice(1).toSorted((one, other) => one - other))
    expect(seen[0]).toBeGreaterThan(150)
    await expectWhole()
  })

  it('have the first picture as main picture when `image` is missing', async () => {
    const { data } = await sell(asFormData(form, await photos(2)))
    expect([data.images.length, data.image]).toEqual([2, data.images[0]])
    expect(data.image).toContain('/uploads/products/')
  })

  it('are replaced by the picture of the species, or else by the logo, when none is sent', async () => {
    expect((await sell(asFormData(form))).data.image).toMatch(/^\/uploads\/fish_types\/safi-/)
    const plain = await goodsForm(market.db, { fish: 'lobster-spiny' })
    const { status, data } = await sell({ ...plain, farmed: true })
    expect([status, data.image]).toEqual([201, expect.stringMatching(/^\/uploads\/gallery\/samak-/)])
  })

  it('are stored without camera metadata', async () => {
    const located = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#456' } })
      .withExif({ IFD0: { Copyright: 'hassan-secret-place' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer()
    const { data } = await sell(asFormData(form, [['image', new Blob([new Uint8Array(located)])]]))
    for (const width of [160, 320, 640, 960]) {
      const answer = await fetch(market.url + data.image.replace('-640', `-${width}`))
      const bytes = Buffer.from(await answer.arrayBuffer())
      expect(bytes.includes('hassan-secret-place')).toBe(false)
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    }
  })

  it('may be copied only from a product of the same seller', async () => {
    const { data: source } = await sell(asFormData(form, await photos(3)))
    const before = await files()
    const copy = await sell({ ...form, copy_of: source.id })
    expect([copy.status, copy.data.images]).toEqual([201, source.images])
    expect(await files()).toEqual(before)
    const [foreign] = await market.db.query<{ id: number }>({
      text: 'select id from products where seller_id <> $1 order by id limit 1',
      values: [salem.id],
    })
    const there = await traces()
    for (const id of [foreign!.id, 987_654_321]) {
      const refused = await sell(asFormData({ ...form, copy_of: id } as GoodsForm, await photos(1)))
      expect([refused.status, refused.failure.code]).toEqual([404, 'not_found'])
    }
    expect(await traces()).toEqual(there)
  })
})

describe('product/create with pictures', () => {
  it('refuses each invalid picture at its own field and stores no picture', async () => {
    const before = await traces()
    const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'])
    const polyglot = new Blob([
      new Uint8Array([0xff, 0xd8, 0xff, 0xe0]),
      '<html><script>alert(1)</script></html>',
    ])
    const [good] = await photos(1)
    const refused = await sell(
      asFormData(form, [good!, ['images', svg], ['images', polyglot], ['image', new Blob(['%PDF-1.7'])]]),
    )
    expect([refused.status, refused.failure.code]).toEqual([415, 'unsupported_media'])
    expect(Object.keys(refused.failure.errors ?? {}).sort()).toEqual(['image', 'images.1', 'images.2'])
    expect(await traces()).toEqual(before)
  })

  it('refuses pictures that are too large in bytes or pixels', async () => {
    const before = await traces()
    const bytes = new Blob([new Uint8Array(8 * 1024 * 1024 + 1)])
    const large = await sell(
      asFormData(form, [
        ['image', await photograph()],
        ['images', bytes],
      ]),
    )
    expect([large.status, Object.keys(large.failure.errors ?? {})]).toEqual([413, ['images']])
    const flood = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    const pixels = await sell(
      asFormData(form, [...(await photos(2)), ['images', new Blob([new Uint8Array(flood)])]]),
    )
    expect([pixels.status, Object.keys(pixels.failure.errors ?? {})]).toEqual([413, ['images.2']])
    expect(await traces()).toEqual(before)
  })

  it('refuses more than seven pictures in `images`', async () => {
    const before = await traces()
    const eight = await sell(asFormData(form, await photos(8)))
    expect([eight.status, Object.keys(eight.failure.errors ?? {})]).toEqual([422, ['images']])
    expect((await sell(asFormData(form, await photos(9)))).status).toBe(413)
    expect(await traces()).toEqual(before)
  })

  it('leaves no file when another field is refused', async () => {
    const before = await traces()
    expect((await sell(asFormData({ ...form, size: 4_000_000 }, await photos(2)))).status).toBe(422)
    expect((await sell(asFormData({ ...form, price: 0 }, await photos(2)))).status).toBe(422)
    expect(await traces()).toEqual(before)
  })
})

describe('product/create', () => {
  it('leaves no file and no row when the client disconnects', async () => {
    const before = await traces()
    const { port } = new URL(market.url)
    await new Promise<void>((closed) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write(
          [
            'POST /api/product/create HTTP/1.1',
            `host: 127.0.0.1:${port}`,
            `authorization: Bearer ${salem.token}`,
            'content-type: multipart/form-data; boundary=cut',
            'content-length: 5000000',
            '',
            '--cut',
            'content-disposition: form-data; name="image"; filename="me.jpg"',
            'content-type: image/jpeg',
            '',
            '',
          ].join('\r\n'),
        )
        socket.write(randomBytes(300_000), () => socket.destroy())
      })
      socket.once('close', () => closed())
    })
    // The server still answers requests after the refusal.
    expect((await ask(market, 'GET product/my/local/normal', { token: salem.token })).status).toBe(200)
    expect(await traces()).toEqual(before)
  })

  /** Calls createListing with the parsed form and `count` pictures. */
  async function parsedForm(files: Files, count = 2) {
    const images = await Promise.all(
      (await photos(count)).map(async ([, blob]) => uploadedFile(new Uint8Array(await blob.arrayBuffer()))),
    )
    const body = { ...form, quantity: 40_000, price: 3_250, images } as unknown as NewProduct
    const context = { caller: salem.caller, locale: 'ar', repeat: undefined } as const
    return createListing({ db: market.db, files }, context, body)
  }

  it('leaves no file when the disk becomes full while any of the files is written', async () => {
    const before = await traces()
    const working = openDisk(dataDir)
    for (const room of [0, 2, 3, 5]) {
      let writes = 0
      const full: Files = {
        ...working,
        async write(path, bytes) {
          if (writes === room) throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
          writes += 1
          await working.write(path, bytes)
        },
      }
      const refusal = await refusalOf(parsedForm(full))
      expect(refusal).toBeInstanceOf(Refusal)
      expect((refusal as Refusal).code).toBe('storage_full')
      expect(writes).toBe(room)
      expect(await traces()).toEqual(before)
    }
  })

  it('leaves only files that the sweep deletes when the database connection is lost', async () => {
    const before = await traces()
    const away = {
      ...market.db,
      query: market.db.query,
      transaction: () => Promise.reject(new DatabaseUnavailable(new Error('cut'))),
    }
    const body = { ...form, quantity: 40_000, price: 3_250 } as unknown as NewProduct
    const image = uploadedFile(new Uint8Array(await (await photograph()).arrayBuffer()))
    const context = { caller: salem.caller, locale: 'ar', repeat: undefined } as const
    const deps = { db: away, files: openDisk(dataDir) }
    await expect(createListing(deps, context, { ...body, image })).rejects.toThrow(DatabaseUnavailable)
    const left = (await files()).filter((name) => !before.files.includes(name))
    expect(left).toHaveLength(4)
    const old = new Date(Date.now() - 6 * 60_000)
    for (const name of left) await utimes(join(dataDir, 'uploads', 'products', name), old, old)
    await sweepPictures({ files: openDisk(dataDir), db: market.db }, new Date())
    expect(await traces()).toEqual(before)
  })

  it('stores one product with one set of files when a key is repeated', async () => {
    const before = await traces()
    const sent = await photos(2)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sell(asFormData(form, sent), { 'idempotency-key': 'pictures-1' })),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    for (const { data } of answers) expect(data).toEqual(answers[0]?.data)
    const after = await traces()
    expect([after.rows.length, after.products]).toEqual([before.rows.length + 2, (before.products ?? 0) + 1])
    await expectWhole()
    const [, other] = await photos(2)
    const mixed = await sell(asFormData(form, [sent[0]!, [other![0], await photograph('#abcdef')]]), {
      'idempotency-key': 'pictures-1',
    })
    expect([mixed.status, mixed.failure.code]).toEqual([409, 'idempotency_mismatch'])
    expect(await traces()).toEqual(after)
  })
})

describe('pictures of product/update', () => {
  it('replace the main picture with `image` and append `images`', async () => {
    const { data: first } = await sell(asFormData(form, await photos(3)))
    const { status, data } = await change(
      first.id,
      asFormData({}, [
        ['image', await photograph('#c4321f')],
        ['images', await photograph('#21f3c4')],
      ]),
    )
    expect([status, data.images.length]).toEqual([200, 4])
    expect(data.images.slice(1, 3)).toEqual(first.images.slice(1))
    expect((await fetch(market.url + first.image)).status).toBe(404)
    await expectWhole()
  })

  it('follow the order of `pictures`, in which `new` means a new picture', async () => {
    const { data } = await sell(asFormData(form, await photos(3)))
    const [one, two, three] = data.images as [string, string, string]
    const order = [three, 'new', one].map((path) => ['pictures', path] as const)
    const changed = await change(data.id, asFormData({}, [...order, ['images', await photograph('#c4321f')]]))
    expect(changed.data.images).toEqual([three, expect.stringContaining('/uploads/products/'), one])
    expect(changed.data.images[1]).not.toBe(two)
    expect((await fetch(market.url + two)).status).toBe(404)
    const back = await change(data.id, { pictures: [one, three] })
    expect(back.data.images).toEqual([one, three])
    await expectWhole()
  })

  it('stay unchanged when no picture is sent', async () => {
    const { data } = await sell(asFormData(form, await photos(2)))
    const changed = await change(data.id, { details: { ar: 'وصل للتو' } })
    expect(changed.data.images).toEqual(data.images)
  })

  it('are refused when they are repeated, missing or from another product', async () => {
    const { data } = await sell(asFormData(form, await photos(1)))
    const { data: other } = await sell(asFormData(form, await photos(1)))
    const before = await traces()
    const order = [other.image, data.image, data.image, 'new', '../../etc/passwd']
    const refused = await change(data.id, { pictures: order })
    expect([refused.status, Object.keys(refused.failure.errors ?? {}).sort()]).toEqual([
      422,
      ['pictures.0', 'pictures.2', 'pictures.3', 'pictures.4'],
    ])
    expect((await change(data.id, asFormData({}, await photos(8)))).failure.errors).toHaveProperty('images')
    expect((await change(data.id, { pictures: [] })).status).toBe(422)
    expect((await change(data.id, { pictures: Array.from({ length: 9 }, () => 'new') })).status).toBe(422)
    expect(await traces()).toEqual(before)
  })

  it('replace the picture of the species without deleting the file of the species', async () => {
    const { data } = await sell(form)
    const kanad = await goodsForm(market.db, { fish: 'kanad' })
    const other = await change(data.id, { type_fish_id: kanad.type_fish_id })
    expect(other.data.images).toEqual([expect.stringMatching(/fish_types\/kanad-/)])
    const own = await change(data.id, asFormData({}, await photos(2)))
    expect(own.data.images.map((path) => path.split('/')[2])).toEqual(['products', 'products'])
    const [species] = await market.db.query<{ path: string }>({
      text: "select path from images where path like 'fish_types/kanad-%'",
    })
    expect(species?.path).toContain('kanad')
  })

  it('keep their files while a copy or an order references them', async () => {
    const { data: source } = await sell(asFormData(form, await photos(2)))
    const { data: copy } = await sell({ ...form, copy_of: source.id })
    await change(source.id, asFormData({}, [['image', await photograph('#c4321f')]]))
    expect((await fetch(market.url + source.image)).status).toBe(200)
    await change(copy.id, { pictures: [copy.images[1]!] })
    expect((await fetch(market.url + source.image)).status).toBe(404)
    expect((await fetch(market.url + source.images[1]!)).status).toBe(200)
    await market.db.query({
      text: `insert into order_items (order_id, product_id, fish_id, market_id, origin, name_ar, name_en, image_id,
               quantity_grams, ordered_grams, price_halalas, total_halalas)
             select i.order_id, p.id, i.fish_id, i.market_id, i.origin, i.name_ar, i.name_en, p.image_id, 1000, 1000, 100, 100
             from products p, (select * from order_items limit 1) i where p.id = $1`,
      values: [copy.id],
    })
    await change(copy.id, asFormData({}, [['image', await photograph('#21f3c4')]]))
    await change(
      source.id,
      asFormData({}, [
        ['pictures', 'new'],
        ['images', await photograph('#f3c421')],
      ]),
    )
    expect((await fetch(market.url + source.images[1]!)).status).toBe(200)
    await expectWhole()
  })

  it('are refused for a product of another seller', async () => {
    const { data } = await sell(asFormData(form, await photos(1)))
    const before = await traces()
    const hassan = await addPerson(market.db, { type: 'fisherman' })
    const foreign = await change(data.id, asFormData({}, await photos(2)), hassan)
    const none = await change(987_654_321, asFormData({}, await photos(2)), hassan)
    expect([foreign.status, foreign.failure]).toEqual([404, none.failure])
    expect(await traces()).toEqual(before)
  })

  it('have no extra or missing files after concurrent changes', async () => {
    const { data } = await sell(asFormData(form, await photos(1)))
    const answers = await Promise.all(
      colours
        .slice(0, 4)
        .map(async (colour) => change(data.id, asFormData({}, [['image', await photograph(colour)]]))),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await expectWhole()
  })
})
