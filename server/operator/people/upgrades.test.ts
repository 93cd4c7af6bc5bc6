import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { Profile, Upgrade } from '#shared/auth/profile.ts'
import type { UserType } from '#shared/base/access/permissions.ts'
import type { Page } from '#shared/base/page.ts'
import { maskMobile } from '#shared/base/text/masks.ts'

const market = await testMarket()
const administrator = await addPerson(market.db, { staff: 'administrator' })

let given = 0
/** Returns a register number that no account has. */
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

describe('POST operator/upgrades/{id}', () => {
  it('changes the type of an approved person at once', async () => {
    const { person, cr_number, id } = await waiting()
    const { status, data } = await approve(id, administrator, { note: 'مطابق' })
    expect(status).toBe(200)
    expect(data).toMatchObject({ id, status: 'approved', note: 'مطابق' })
    expect(await profileOf(person)).toMatchObject({
      type: 'international_seller',
      cr_number,
      can_bid: true,
      upgrade: { id, status: 'approved' },
      counts: { notifications: 1 },
    })
    expect(await newsOf(person)).toEqual([{ data_type: 'account', data_id: id, kind: 'upgrade_approved' }])
    const masked = `******${cr_number.slice(-4)}`
    expect(await auditOf(id)).toEqual([
      {
        actor_id: administrator.id,
        action: 'upgrade.approve',
        note: 'مطابق',
        before: { status: 'pending', type: 'local_buyer', cr_number: null, verified: false },
        after: { status: 'approved', type: 'international_seller', cr_number: masked, verified: true },
      },
    ])
  })

  it('sends the reason of a refusal in the reader’s language', async () => {
    const { person, id } = await waiting('fisherman')
    expect((await refuse(id, administrator, {})).failure.errors).toEqual({ note: ['اكتب السبب'] })
    expect((await refuse(id)).data).toMatchObject({ status: 'refused', note: 'السجل منتهٍ' })
    expect(await profileOf(person)).toMatchObject({
      type: 'fisherman',
      cr_number: null,
      upgrade: { status: 'refused', note: 'السجل منتهٍ' },
    })
    for (const [locale, words] of [
      ['ar', 'بائع دولي'],
      ['en', 'an international seller'],
    ] as const) {
      const notifications = await ask<Page<{ data: { message: string } }>>(market, 'GET notifications', {
        token: person.token,
        locale,
      })
      expect(notifications.data.data[0]?.data.message).toContain(words)
      expect(notifications.data.data[0]?.data.message).toContain('السجل منتهٍ')
    }
    expect(await auditOf(id)).toMatchObject([
      {
        action: 'upgrade.refuse',
        before: { status: 'pending' },
        after: { status: 'refused' },
        note: 'السجل منتهٍ',
      },
    ])
  })

  it('changes nothing when repeated and refuses a different decision', async () => {
    const { person, id } = await waiting()
    const first = await approve(id, administrator, { note: 'one' })
    const again = await approve(id, administrator, { note: 'two' })
    expect([again.status, again.data]).toEqual([200, first.data])
    const late = await refuse(id)
    expect([late.status, late.failure.code]).toEqual([409, 'illegal_transition'])
    expect(await newsOf(person)).toHaveLength(1)
    expect(await auditOf(id)).toHaveLength(1)
  })

  it('takes effect once for concurrent calls', async () => {
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

  it.each([
    ['approved', approve],
    ['refused', refuse],
  ])('names the administrator who decided first when the request is %s twice', async (_outcome, decide) => {
    const { id } = await waiting()
    const other = await addPerson(market.db, {
      staff: 'administrator',
      firstName: 'هند',
      lastName: 'القحطاني',
    })
    const decided_by = { id: other.id, name: 'هند القحطاني' }
    expect((await decide(id, other)).data).toMatchObject({ decided_by })
    expect((await decide(id)).data).toMatchObject({ decided_by })
  })

  it('is refused to other staff roles, and to administrators for their own request', async () => {
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

  it('refuses approval when another account has the register number', async () => {
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

  it('refuses approval when the person already has a higher type', async () => {
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

describe('GET operator/upgrades', () => {
  it('lists pending requests first and is allowed to all staff', async () => {
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
      status: 'pending',
      cr_number: two.cr_number,
      document: null,
      user: {
        id: two.person.id,
        name: 'منى الغامدي',
        type: 'local_buyer',
        mobile: maskMobile(two.person.mobile),
      },
    })
    const refused = (await list('?status=refused')).data
    expect(refused.data[0]?.id).toBe(one.id)
    expect(new Set(refused.data.map(({ status }) => status))).toEqual(new Set(['refused']))
    const first = (await list('?status=pending&limit=1&page=2')).data
    expect([first.per_page, first.current_page]).toEqual([1, 2])
    expect((await list('?status=lost')).status).toBe(422)
    const alone = (await list(`?id=${two.id}`)).data
    expect([alone.total, alone.data.map(({ id }) => id)]).toEqual([1, [two.id]])
  })

  it('finds requests by the name, the mobile and the register number', async () => {
    const person = await addPerson(market.db, { firstName: 'غنّام', lastName: 'الشمروخ' })
    const cr_number = register()
    const { data } = await request(person, { type: 'local_seller', cr_number })
    const find = async (words: string, status = 'pending') => {
      const query = `s=${encodeURIComponent(words)}&status=${status}&limit=100` as const
      const list = await ask<Page<Upgrade>>(market, `GET operator/upgrades?${query}`, {
        token: administrator.token,
      })
      return list.data.data.map(({ id }) => id)
    }
    expect(await find('غنام')).toEqual([data.id])
    expect(await find('الشمروخ غنام')).toEqual([data.id])
    expect(await find(person.mobile)).toEqual([data.id])
    expect(await find(cr_number)).toEqual([data.id])
    expect(await find('غنام', 'approved')).toEqual([])
    expect(await find('لا أحد بهذا الاسم')).toEqual([])
  })
})

describe('the audit log', () => {
  it('is append-only in the database', async () => {
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
