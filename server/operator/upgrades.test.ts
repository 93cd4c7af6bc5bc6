import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Profile, Upgrade } from '#shared/auth/profile.ts'
import type { Page } from '#shared/base/page.ts'
import type { UserType } from '#shared/base/permissions.ts'
import { ask, formOf } from '#world/testing/ask.ts'
import { addPerson, type TestPerson } from '#world/testing/people.ts'
import { openTestMarket, type TestMarket } from '#world/testing/server.ts'

let market: TestMarket
let dataDir: string
let administrator: TestPerson
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'samak-test-upgrades-'))
  market = await openTestMarket({ env: { DATA_DIR: dataDir } })
  administrator = await addPerson(market.db, { staff: 'administrator' })
})
afterAll(async () => {
  await market.close()
  await rm(dataDir, { recursive: true })
})

let given = 0
/** A register number that nobody has. */
const register = () => `20${String(++given).padStart(8, '0')}`

const request = (person: TestPerson, body: object | FormData, locale?: 'ar' | 'en') =>
  ask<Upgrade>(market, 'POST profile/upgrade', { token: person.token, body, ...(locale ? { locale } : {}) })
const approve = (id: number, by = administrator, body: object = {}) =>
  ask<Upgrade>(market, `POST operator/upgrades/${id}/approve`, { token: by.token, body })
const refuse = (id: number, by = administrator, body: object = { note: 'السجل منتهٍ' }) =>
  ask<Upgrade>(market, `POST operator/upgrades/${id}/refuse`, { token: by.token, body })
const profileOf = async (person: TestPerson) =>
  (await ask<Profile>(market, 'GET profile', { token: person.token })).data

async function waiting(type: UserType = 'local_buyer') {
  const person = await addPerson(market.db, { type })
  const cr_number = register()
  const { data } = await request(person, { type: 'international_seller', cr_number })
  return { person, cr_number, id: data.id }
}

type Logged = { actor_id: number; action: string; before: object; after: object; note: string | null }
const auditOf = (id: number) =>
  market.db.query<Logged>({
    text: `select actor_id, action, before, after, note from audit
           where record_type = 'upgrade' and record_id = $1 order by id`,
    values: [id],
  })
const newsOf = (person: TestPerson) =>
  market.db.query<{ data_type: string; data_id: number; kind: string }>({
    text: 'select data_type, data_id, kind from notifications where user_id = $1 order by number',
    values: [person.id],
  })

const picture = async () => {
  const bytes = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#fafafa' } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(bytes)])
}

describe('asking to become a seller', () => {
  it('waits to be decided and stands in the profile', async () => {
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

  it('takes no register number of a fisherman, and needs one of the others', async () => {
    const person = await addPerson(market.db)
    const missing = await request(person, { type: 'local_seller' })
    expect([missing.status, missing.failure.errors]).toEqual([422, { cr_number: ['هذا الحقل مطلوب'] }])
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
  ] as const)('leads upwards only: a %s does not become a %s', async (type, wanted) => {
    const person = await addPerson(market.db, { type })
    const { status, failure } = await request(person, { type: wanted, cr_number: register() })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['type']])
    for (const none of ['local_buyer', 'administrator', '', null, 7]) {
      expect((await request(person, { type: none, cr_number: register() })).status).toBe(422)
    }
  })

  it('refuses the register number of somebody else, and takes one’s own', async () => {
    const seller = await addPerson(market.db, { type: 'local_seller' })
    const { cr_number } = await profileOf(seller)
    const person = await addPerson(market.db)
    const taken = await request(person, { type: 'local_seller', cr_number })
    expect([taken.status, taken.failure.errors]).toEqual([422, { cr_number: ['مسجّل من قبل'] }])
    expect((await request(seller, { type: 'international_seller', cr_number })).status).toBe(201)
  })

  it('happens once at a time, however many come at once', async () => {
    const person = await addPerson(market.db)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => request(person, { type: 'fisherman' }, 'en')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.failure).toEqual({
      code: 'already_exists',
      message: 'A request of yours is being looked at already',
    })
    const [row] = await market.db.query<{ count: number }>({
      text: 'select count(*) from upgrades where user_id = $1',
      values: [person.id],
    })
    expect(row?.count).toBe(1)
  })

  it('may be done again after a refusal', async () => {
    const { person, id } = await waiting()
    await refuse(id)
    expect((await request(person, { type: 'fisherman' })).status).toBe(201)
  })
})

describe('the document', () => {
  const load = (path: string, token?: string) =>
    fetch(market.url + path, { headers: token ? { authorization: `Bearer ${token}` } : {} })

  it('is seen by its person and by the market’s people, and is not there for anybody else', async () => {
    const [person, other] = [await addPerson(market.db), await addPerson(market.db)]
    const asked = await request(person, formOf({ type: 'fisherman', document: await picture() }))
    expect(asked.status).toBe(201)
    const list = await ask<Page<{ id: number; document: string }>>(
      market,
      'GET operator/upgrades?limit=100',
      {
        token: administrator.token,
      },
    )
    const path = list.data.data.find(({ id }) => id === asked.data.id)?.document ?? ''
    expect(path).toMatch(/^\/uploads\/documents\/[0-9a-f]{32}-640\.webp$/)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    for (const token of [person.token, viewer.token, administrator.token]) {
      for (const form of [path, path.replace('-640', '-320'), path.replace('-640', '-960')]) {
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

  it('that is no picture is refused at its field and leaves nothing behind', async () => {
    const person = await addPerson(market.db)
    const folder = join(dataDir, 'uploads', 'documents')
    const before = await readdir(folder).catch(() => [])
    const pdf = await request(person, formOf({ type: 'fisherman', document: new Blob(['%PDF-1.7 …']) }))
    expect([pdf.status, Object.keys(pdf.failure.errors ?? {})]).toEqual([415, ['document']])
    const second = formOf({ type: 'local_seller', cr_number: '9', document: await picture() })
    expect((await request(person, second)).status).toBe(422)
    expect(await readdir(folder).catch(() => [])).toEqual(before)
    expect((await profileOf(person)).upgrade).toBeNull()
  })
})

describe('deciding', () => {
  it('by approval makes the person a seller at once, tells them and is written down', async () => {
    const { person, cr_number, id } = await waiting()
    const { status, data } = await approve(id, administrator, { note: 'مطابق' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, status: 'approved', note: 'مطابق' })
    expect(await profileOf(person)).toMatchObject({
      ...{ type: 'international_seller', cr_number, can_bid: true, upgrade: { id, status: 'approved' } },
      counts: { notifications: 1 },
    })
    expect(await newsOf(person)).toEqual([{ data_type: 'account', data_id: id, kind: 'upgrade_approved' }])
    const kept = `******${cr_number.slice(-4)}`
    expect(await auditOf(id)).toEqual([
      {
        ...{ actor_id: administrator.id, action: 'upgrade.approve', note: 'مطابق' },
        before: { status: 'pending', type: 'local_buyer', cr_number: null },
        after: { status: 'approved', type: 'international_seller', cr_number: kept },
      },
    ])
  })

  it('by refusal changes nothing and says why, in the reader’s language', async () => {
    const { person, id } = await waiting('fisherman')
    expect((await refuse(id, administrator, {})).failure.errors).toEqual({ note: ['هذا الحقل مطلوب'] })
    expect((await refuse(id)).data).toMatchObject({ status: 'refused', note: 'السجل منتهٍ' })
    expect(await profileOf(person)).toMatchObject({
      ...{ type: 'fisherman', cr_number: null, upgrade: { status: 'refused', note: 'السجل منتهٍ' } },
    })
    for (const [locale, words] of [
      ['ar', 'بائع دولي'],
      ['en', 'an international seller'],
    ] as const) {
      const told = await ask<Page<{ data: { message: string } }>>(market, 'GET notifications', {
        token: person.token,
        locale,
      })
      expect(told.data.data[0]?.data.message).toContain(words)
      expect(told.data.data[0]?.data.message).toContain('السجل منتهٍ')
    }
    expect(await auditOf(id)).toMatchObject([
      { action: 'upgrade.refuse', after: { status: 'refused', type: 'fisherman' }, note: 'السجل منتهٍ' },
    ])
  })

  it('again in the same way answers as the first time and does nothing more; otherwise it is too late', async () => {
    const { person, id } = await waiting()
    const first = await approve(id, administrator, { note: 'one' })
    const again = await approve(id, administrator, { note: 'two' })
    expect([again.status, again.data]).toEqual([200, first.data])
    const late = await refuse(id)
    expect([late.status, late.failure.code]).toEqual([409, 'illegal_transition'])
    expect(await newsOf(person)).toHaveLength(1)
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('by two at once happens once', async () => {
    const { person, id } = await waiting()
    const other = await addPerson(market.db, { staff: 'administrator' })
    const answers = await Promise.all([approve(id), refuse(id, other), approve(id, other), refuse(id)])
    const { status } = (await profileOf(person)).upgrade ?? {}
    expect(answers.map((answer) => answer.status)).toEqual(
      (['approved', 'refused', 'approved', 'refused'] as const).map((outcome) =>
        outcome === status ? 200 : 409,
      ),
    )
    expect(await auditOf(id)).toHaveLength(1)
    expect(await newsOf(person)).toHaveLength(1)
  })

  it('is for administrators, and never one’s own', async () => {
    const { id } = await waiting()
    for (const staff of ['viewer', 'editor', 'finance'] as const) {
      const colleague = await addPerson(market.db, { staff })
      expect([(await approve(id, colleague)).status, (await refuse(id, colleague)).status]).toEqual([
        403, 403,
      ])
    }
    const own = await request(administrator, { type: 'fisherman' })
    for (const decided of [await approve(own.data.id), await refuse(own.data.id)]) {
      expect([decided.status, decided.failure.code]).toEqual([403, 'forbidden'])
    }
    expect(await profileOf(administrator)).toMatchObject({
      type: 'local_buyer',
      upgrade: { status: 'pending' },
    })
    expect((await approve(999_999_999)).status).toBe(404)
  })

  it('finds the register number gone to somebody else', async () => {
    const { id, cr_number } = await waiting()
    const quicker = await waiting()
    await market.db.query({
      text: 'update users set cr_number = $2 where id = $1',
      values: [quicker.person.id, cr_number],
    })
    const { status, failure } = await approve(id)
    expect([status, failure]).toEqual([
      409,
      { code: 'conflict', message: 'رقم السجل التجاري مسجّل لحساب آخر' },
    ])
    expect(await auditOf(id)).toEqual([])
  })

  it('never leads downwards when the person rose meanwhile', async () => {
    const person = await addPerson(market.db)
    const { data } = await request(person, { type: 'fisherman' })
    await market.db.query({
      text: "update users set type = 'local_seller' where id = $1",
      values: [person.id],
    })
    expect((await approve(data.id)).failure.code).toBe('illegal_transition')
    expect((await refuse(data.id)).status).toBe(200)
  })
})

describe('the list of requests', () => {
  it('is read by all of the market’s people, those that wait first', async () => {
    const [one, two] = [await waiting(), await waiting()]
    await refuse(one.id)
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    const list = (query: string) =>
      ask<Page<Upgrade & { user: object }>>(market, `GET operator/upgrades${query}`, {
        token: viewer.token,
      })
    const all = (await list('?limit=100')).data.data
    const states = all.map(({ status }) => status)
    expect(states.lastIndexOf('pending')).toBeLessThan(states.findIndex((status) => status !== 'pending'))
    expect(all.find(({ id }) => id === two.id)).toMatchObject({
      ...{ status: 'pending', cr_number: two.cr_number, document: null },
      user: { id: two.person.id, name: 'منى الغامدي', type: 'local_buyer', mobile: two.person.mobile },
    })
    const refused = (await list('?status=refused')).data
    expect(refused.data[0]?.id).toBe(one.id)
    expect(new Set(refused.data.map(({ status }) => status))).toEqual(new Set(['refused']))
    const first = (await list('?status=pending&limit=1&page=2')).data
    expect([first.per_page, first.current_page]).toEqual([1, 2])
    expect((await list('?status=lost')).status).toBe(422)
  })
})

describe('the audit log', () => {
  it('only grows: nobody changes or deletes what stands there', async () => {
    const { id } = await waiting()
    await approve(id)
    for (const text of [
      "update audit set note = 'x'",
      'delete from audit',
      'update audit set note = note where false',
    ]) {
      await expect(market.db.query({ text })).rejects.toThrow('only ever added')
    }
    expect(await auditOf(id)).toHaveLength(1)
  })
})
