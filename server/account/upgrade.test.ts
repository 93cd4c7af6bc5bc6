import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { pdfOf, photograph } from '#demo/testing/trade/selling.ts'
import type { Profile, Upgrade } from '#shared/auth/profile.ts'
import type { Page } from '#shared/base/page.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
const administrator = await addPerson(market.db, { staff: 'administrator' })

let given = 0
/** Returns a commercial registration number that no account has. */
const register = () => `20${String(++given).padStart(8, '0')}`

const request = (person: TestPerson, body: object | FormData, locale?: 'ar' | 'en') =>
  ask<Upgrade>(market, 'POST profile/upgrade', { token: person.token, body, ...(locale ? { locale } : {}) })
const profileOf = async (person: TestPerson) =>
  (await ask<Profile>(market, 'GET profile', { token: person.token })).data

describe('POST profile/upgrade', () => {
  it('creates a pending request that the profile shows', async () => {
    const person = await addPerson(market.db)
    const { status, data } = await request(person, { type: 'local_seller', cr_number: '٢٠٥٠١١٢٢٣٣' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      type: 'local_seller',
      cr_number: '2050112233',
      status: 'pending',
      note: null,
    })
    expect(await profileOf(person)).toMatchObject({ type: 'local_buyer', cr_number: null, upgrade: data })
  })

  it('requires a register number for sellers and ignores it for fishermen', async () => {
    const person = await addPerson(market.db)
    const missing = await request(person, { type: 'local_seller' })
    expect([missing.status, missing.failure.errors]).toEqual([
      422,
      { cr_number: ['اكتب رقم السجل التجاري أو الرقم الموحد'] },
    ])
    const wrong = await request(person, { type: 'local_seller', cr_number: '8050112233' })
    expect([wrong.status, Object.keys(wrong.failure.errors ?? {})]).toEqual([422, ['cr_number']])
    const fisherman = await request(person, { type: 'fisherman', cr_number: register() })
    expect([fisherman.status, fisherman.data.cr_number]).toEqual([201, null])
  })

  it.each([
    ['fisherman', 'fisherman'],
    ['local_seller', 'fisherman'],
    ['local_seller', 'local_seller'],
    ['international_seller', 'local_seller'],
    ['international_seller', 'international_seller'],
  ] as const)('refuses a change from %s to %s, which is not an upgrade', async (type, wanted) => {
    const person = await addPerson(market.db, { type })
    await market.db.query({ text: 'update users set verified = true where id = $1', values: [person.id] })
    const { status, failure } = await request(person, { type: wanted, cr_number: register() })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['type']])
    for (const none of ['local_buyer', 'administrator', '', null, 7]) {
      expect((await request(person, { type: none, cr_number: register() })).status).toBe(422)
    }
  })

  it('requests the verification of the seller’s current type with a picture of the papers', async () => {
    const seller = await addPerson(market.db, { type: 'fisherman' })
    const blank = await request(seller, { type: 'fisherman' }, 'en')
    expect([blank.status, blank.failure.errors]).toEqual([
      422,
      { document: ['Add a photo or PDF of the registration or licence'] },
    ])
    const papers = async () => formOf({ type: 'fisherman', document: await photograph() })
    const decide = (id: number, outcome: 'approve' | 'refuse') =>
      ask(market, `POST operator/upgrades/${id}/${outcome}`, {
        token: administrator.token,
        body: { note: 'الرخصة منتهية' },
      })
    const waiting = async () => {
      const { data } = await ask<Page<{ id: number }>>(market, 'GET operator/users?status=waiting', {
        token: administrator.token,
      })
      return data.data.some(({ id }) => id === seller.id)
    }
    const first = await request(seller, await papers())
    expect(first.status).toBe(201)
    expect((await decide(first.data.id, 'refuse')).status).toBe(200)
    expect([(await profileOf(seller)).verified, await waiting()]).toEqual([false, false])
    const second = await request(seller, await papers())
    expect((await decide(second.data.id, 'approve')).status).toBe(200)
    expect(await profileOf(seller)).toMatchObject({ type: 'fisherman', verified: true })
    expect((await request(seller, await papers())).status).toBe(422)
  })

  it('refuses the register number of another account, but not the caller’s own', async () => {
    const seller = await addPerson(market.db, { type: 'local_seller' })
    const { cr_number } = await profileOf(seller)
    const person = await addPerson(market.db)
    const taken = await request(person, { type: 'local_seller', cr_number })
    expect([taken.status, taken.failure.errors]).toEqual([422, { cr_number: ['مسجّل من قبل'] }])
    expect((await request(seller, { type: 'international_seller', cr_number })).status).toBe(201)
  })

  it('creates one pending request from several concurrent calls', async () => {
    const person = await addPerson(market.db)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request(person, { type: 'fisherman' }, 'en')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.failure).toEqual({
      code: 'already_exists',
      message: 'Your request is already under review',
    })
    const [row] = await market.db.query<{ count: number }>({
      text: 'select count(*) from upgrades where user_id = $1',
      values: [person.id],
    })
    expect(row?.count).toBe(1)
  })

  it('accepts a new request after a refusal', async () => {
    const person = await addPerson(market.db)
    const { data } = await request(person, { type: 'local_seller', cr_number: register() })
    const body = { note: 'السجل منتهٍ' }
    await ask(market, `POST operator/upgrades/${data.id}/refuse`, { token: administrator.token, body })
    expect((await request(person, { type: 'fisherman' })).status).toBe(201)
  })
})

describe('the document of POST profile/upgrade', () => {
  const load = (path: string, token?: string) =>
    fetch(market.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  it('is served only to its owner and to staff', async () => {
    const [person, other] = [await addPerson(market.db), await addPerson(market.db)]
    const created = await request(person, formOf({ type: 'fisherman', document: await photograph() }))
    expect(created.status).toBe(201)
    const list = await ask<Page<{ id: number; document: string }>>(
      market,
      'GET operator/upgrades?limit=100',
      {
        token: administrator.token,
      },
    )
    const path = list.data.data.find(({ id }) => id === created.data.id)?.document ?? ''
    expect(path).toMatch(/^\/uploads\/documents\/[0-9a-f]{32}-640\.webp$/)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    for (const token of [person.token, viewer.token, administrator.token]) {
      for (const form of [160, 320, 640, 960].map((width) => path.replace('-640', `-${width}`))) {
        const answer = await load(form, token)
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
        expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(50)
      }
    }
    const none = await load('/uploads/documents/00000000000000000000000000000000-640.webp', other.token)
    const nothing = await none.text()
    for (const token of [other.token, undefined]) {
      const answer = await load(path, token)
      expect([answer.status, await answer.text()]).toEqual([404, nothing])
    }
    expect((await load(path, 'dead')).status).toBe(401)
    for (const way of [
      '/uploads/avatars/../documents/',
      '/uploads/products/..%2fdocuments%2f',
      '/uploads//documents/',
    ]) {
      expect((await load(path.replace('/uploads/documents/', way), other.token)).status).toBe(404)
    }
  })

  const asFile = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)
  const documentOf = async (id: number) => {
    const { data } = await ask<Page<{ id: number; document: string }>>(
      market,
      `GET operator/upgrades?id=${id}`,
      {
        token: administrator.token,
      },
    )
    return data.data[0]?.document ?? ''
  }

  it('may be a PDF, which a signed address opens for five minutes in a sandbox', async () => {
    const [person, other] = [await addPerson(market.db), await addPerson(market.db)]
    const pdf = pdfOf()
    const sent = formOf({ type: 'fisherman', document: asFile(pdf, '<script>.html') })
    const { status, data } = await request(person, sent)
    expect(status).toBe(201)
    const path = await documentOf(data.id)
    expect(path).toMatch(/^\/uploads\/documents\/[0-9a-f]{32}\.pdf$/)
    const name = path.split('/').at(-1) ?? ''
    for (const token of [person.token, administrator.token]) {
      const answer = await load(path, token)
      expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*\bsandbox$/),
      })
    }
    for (const token of [other.token, undefined]) expect((await load(path, token)).status).toBe(404)

    const call = `GET operator/upgrades/${data.id}/document` as const
    for (const token of [person.token, other.token])
      expect((await ask(market, call, { token })).status).toBe(403)
    const link = await ask<{ url: string; expires_at: string }>(market, call, { token: administrator.token })
    const left = new Date(link.data.expires_at).getTime() - Date.now()
    expect(left).toBeGreaterThan(4 * 60_000)
    expect(left).toBeLessThanOrEqual(5 * 60_000 + 1_000)
    const opened = await load(link.data.url)
    expect(Buffer.from(await opened.arrayBuffer()).equals(pdf)).toBe(true)
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*\bsandbox$/),
    })
    const [, query = ''] = link.data.url.split('?')
    const until = new URLSearchParams(query).get('until') ?? ''
    for (const wrong of [
      query.replace(until, String(Number(until) + 1)),
      `${query}00`,
      query.replace('&', '&until=1&'),
      `until=${until}&signature=`,
    ])
      expect((await load(`${path}?${wrong}`)).status).toBe(404)
    const picture = await request(other, formOf({ type: 'fisherman', document: await photograph() }))
    const photo = await documentOf(picture.data.id)
    expect((await load(`${photo}?${query}`)).status).toBe(404)
    expect(
      (await ask(market, `GET operator/upgrades/${picture.data.id}/document`, { token: administrator.token }))
        .status,
    ).toBe(404)
  })

  it('is refused if it is a PDF that is cut off, too large or preceded by other bytes', async () => {
    const person = await addPerson(market.db)
    const whole = pdfOf()
    const large = Buffer.concat([whole, Buffer.alloc(8 * 1024 * 1024)])
    const folder = join(dataDir, 'uploads', 'documents')
    const before = await readdir(folder).catch(() => [])
    for (const [bytes, code, text] of [
      [whole.subarray(0, -20), 415, 'This PDF is incomplete or damaged, choose another file'],
      [large, 413, 'The file is too large: at most 8 MB'],
      [
        Buffer.concat([Buffer.from('<html>'), whole]),
        415,
        'Choose a JPEG, PNG, WebP or AVIF image, or a PDF',
      ],
    ] as const) {
      const sent = formOf({ type: 'fisherman', document: asFile(bytes, 'licence.pdf') })
      const { status, failure } = await request(person, sent, 'en')
      expect([status, failure.errors]).toEqual([code, { document: [text] }])
    }
    expect(await readdir(folder).catch(() => [])).toEqual(before)
    expect((await profileOf(person)).upgrade).toBeNull()
  })

  it('is deleted with the account when it is a PDF', async () => {
    const person = await addPerson(market.db)
    const { data } = await request(person, formOf({ type: 'fisherman', document: asFile(pdfOf(), 'a.pdf') }))
    const file = join(dataDir, await documentOf(data.id))
    expect((await readFile(file)).length).toBeGreaterThan(0)
    await ask(market, 'POST profile/delete', { token: person.token, body: { password: person.password } })
    await expect(readFile(file)).rejects.toThrow('ENOENT')
  })

  it('is not stored when it is an incomplete PDF or when another field is refused', async () => {
    const person = await addPerson(market.db)
    const folder = join(dataDir, 'uploads', 'documents')
    const before = await readdir(folder).catch(() => [])
    const pdf = await request(person, formOf({ type: 'fisherman', document: new Blob(['%PDF-1.7 …']) }))
    expect([pdf.status, Object.keys(pdf.failure.errors ?? {})]).toEqual([415, ['document']])
    const second = formOf({ type: 'local_seller', cr_number: '9', document: await photograph() })
    expect((await request(person, second)).status).toBe(422)
    expect(await readdir(folder).catch(() => [])).toEqual(before)
    expect((await profileOf(person)).upgrade).toBeNull()
  })
})
