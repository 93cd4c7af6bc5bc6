import { beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { staffRoles } from '#shared/base/access/permissions.ts'
import type { Page } from '#shared/base/page.ts'
import type { ListedPerson, PersonFacts } from '#shared/operator/people.ts'

const market = await testMarket()
const administrator = await addPerson(market.db, {
  staff: 'administrator',
  firstName: 'هند',
  lastName: 'القحطاني',
})
const viewer = await addPerson(market.db, { staff: 'viewer' })

type Listed = Page<ListedPerson> & { counts: Record<string, number> }
const list = (query = '', by = viewer) =>
  ask<Listed>(market, `GET operator/users?${query}`, { token: by.token })
const show = (id: number) => ask<PersonFacts>(market, `GET operator/users/${id}`, { token: viewer.token })
const change = (id: number, body: object, by = administrator) =>
  ask<PersonFacts>(market, `POST operator/users/${id}`, { token: by.token, body: { note: 'بطلبه', ...body } })
const idsOf = async (query: string) => (await list(query)).data.data.map(({ id }) => id)
const statusOf = async ({ token }: { token: string }) => (await ask(market, 'GET profile', { token })).status

type Logged = { actor_id: number; action: string; before: object; after: object; note: string | null }
const auditOf = (id: number) =>
  market.db.query<Logged>({
    text: `select actor_id, action, before, after, note from audit
           where record_type = 'user' and record_id = $1 order by id`,
    values: [id],
  })
const newsOf = async (id: number) =>
  (
    await market.db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 order by number',
      values: [id],
    })
  ).map(({ kind }) => kind)

let given = 0
const register = () => `41${String(++given).padStart(8, '0')}`
const freeMobile = () => `05599${String(++given).padStart(5, '0')}`

describe('GET operator/users', () => {
  let person: TestPerson
  beforeAll(async () => {
    person = await addPerson(market.db, {
      type: 'local_seller',
      firstName: 'مُؤسّسة',
      lastName: 'لؤلؤة الجبيل',
    })
  })

  it('finds people by other spellings of the name and by parts of the mobile or register number', async () => {
    const national = `0${person.mobile.slice(4)}`
    const [row] = await market.db.query<{ cr_number: string }>({
      text: 'select cr_number from users where id = $1',
      values: [person.id],
    })
    const number = row?.cr_number ?? ''
    const masked = `${national.slice(0, 4)}****${national.slice(-2)}`
    for (const s of [
      ...['مؤسسه لؤلؤه', 'لولوة', person.mobile, national, national.slice(0, 7), national.slice(-6)],
      ...[`966${person.mobile.slice(4)}`, `${national.slice(0, 3)} ${national.slice(3)}`, masked],
      ...[number, number.slice(0, 6), number.slice(-6)],
      national.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? ''),
    ]) {
      expect(await idsOf(`s=${encodeURIComponent(s)}`), s).toContain(person.id)
    }
    for (const s of ['لا أحد بهذا الاسم', '%', '_', '\\', "' or 1=1 --", '0500000001', '**']) {
      expect(await idsOf(`s=${encodeURIComponent(s)}`), s).not.toContain(person.id)
    }
  })

  it('returns masked contact data', async () => {
    const { data } = await list(`s=${person.mobile.slice(-7)}`)
    const national = `0${person.mobile.slice(4)}`
    expect(data.data).toEqual([
      {
        id: person.id,
        name: 'مُؤسّسة لؤلؤة الجبيل',
        avatar: null,
        type: 'local_seller',
        mobile: `${national.slice(0, 4)}****${national.slice(-2)}`,
        mobile_verified: true,
        status: 'waiting',
        waiting_since: expect.any(String),
        staff_role: null,
        joined_at: expect.any(String),
        orders: 0,
        balance: 0,
      },
    ])
  })

  it('filters by type, state and staff role', async () => {
    const { data } = await list('limit=100')
    const { all = 0, ...states } = data.counts
    expect(Object.values(states).reduce((sum, count) => sum + count, 0)).toBe(all)
    for (const [status, count] of Object.entries(states)) {
      const some = (await list(`status=${status}&limit=100`)).data
      expect(some.total_capped ? 'many' : some.total, status).toBe(some.total_capped ? 'many' : count)
      expect(new Set(some.data.map((one) => one.status)).size).toBeLessThanOrEqual(1)
    }
    expect(await idsOf('staff=any&limit=100')).toEqual(expect.arrayContaining([administrator.id, viewer.id]))
    expect(await idsOf('staff=viewer')).toContain(viewer.id)
    expect(await idsOf('staff=viewer')).not.toContain(administrator.id)
    expect(new Set((await list('type=fisherman')).data.data.map(({ type }) => type))).toEqual(
      new Set(['fisherman']),
    )
  })

  it.each([
    ['joined', ({ joined_at }: ListedPerson): string | number => joined_at],
    ['orders', ({ orders }: ListedPerson): string | number => orders],
    ['balance', ({ balance }: ListedPerson): string | number => balance],
  ] as const)('sorts by %s in both directions across pages', async (sort, of) => {
    const down = (await list(`sort=${sort}&limit=100`)).data.data.map(of)
    expect(down).toEqual([...down].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0)))
    const up = (await list(`sort=${sort}&order=asc&limit=100`)).data.data.map(of)
    expect(up).toEqual([...up].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    const pages = [
      ...(await idsOf(`sort=${sort}&limit=10`)),
      ...(await idsOf(`sort=${sort}&limit=10&page=2`)),
    ]
    expect(pages).toEqual(await idsOf(`sort=${sort}&limit=20`))
  })

  it('exports CSV with masked data and escaped formulas', async () => {
    const evil = await addPerson(market.db, { firstName: '=HYPERLINK("http://evil")', lastName: 'س' })
    const answer = await fetch(`${market.url}/api/operator/users?format=csv&s=hyperlink`, {
      headers: { authorization: `Bearer ${viewer.token}`, 'accept-language': 'en' },
    })
    const text = await answer.text()
    expect(text.split('\r\n')[0]).toContain('Number,Name,Type')
    expect(text).toContain(`${evil.id},"'=HYPERLINK(""http://evil"") س",Local buyer,0`)
    expect(text).not.toContain(evil.mobile.slice(4))
  })
})

describe('GET operator/users/{id}', () => {
  it('returns masked personal data and past audit actions', async () => {
    const person = await addPerson(market.db, {
      type: 'local_seller',
      firstName: 'وحيد',
      lastName: 'الاسم هنا',
    })
    await change(person.id, { verified: true, note: 'الاسم مطابق للسجل' })
    const { status, data } = await show(person.id)
    expect(status).toBe(200)
    expect(data).toMatchObject({
      id: person.id,
      status: 'verified',
      verified: true,
      blocked: false,
      second_factor: false,
      email: expect.stringMatching(/^per\*+@example\.com$/),
      n_id: expect.stringMatching(/^1\*{7}00$/),
      cr_number: expect.stringMatching(/^4\d{9}$/),
      sessions: { count: 1, last_used_at: expect.any(String) },
      bought: 0,
      sold: 0,
      held: 0,
      upgrades: [],
      audit_actions: [{ action: 'user.verify', note: 'الاسم مطابق للسجل', actor: { name: 'هند القحطاني' } }],
    })
    expect(JSON.stringify(data)).not.toContain(person.mobile.slice(4))
    expect((await show(987654321)).status).toBe(404)
  })

  it('reports invalid identity numbers and values that another person shares', async () => {
    const cr_number = register()
    const [one, other] = [
      await addPerson(market.db, { firstName: 'سالم', lastName: 'المكرر' }),
      await addPerson(market.db, { firstName: 'سالم', lastName: 'المكرّر' }),
    ]
    await market.db.query({ text: `update users set n_id = '1000000008' where id = $1`, values: [one.id] })
    for (const { token } of [one, other]) {
      const body = { type: 'local_seller', cr_number }
      expect((await ask(market, 'POST profile/upgrade', { token, body })).status).toBe(201)
    }
    const { data } = await show(one.id)
    expect(data.checks).toEqual({ n_id: 'right', register: 'shared', name: 'shared' })
    expect(data.upgrades).toMatchObject([
      { type: 'local_seller', cr_number, status: 'pending', document: null },
    ])
    expect((await show(other.id)).data.checks.n_id).toBe('wrong')
  })
})

describe('POST operator/users/{id}', () => {
  it('ends every sign-in of a blocked person and allows sign-ins again after unblocking', async () => {
    const person = await addPerson(market.db)
    await addSignIn(market.db, person.id)
    expect((await change(person.id, { blocked: true, note: 'بلاغات' })).data).toMatchObject({
      status: 'blocked',
      sessions: { count: 0 },
    })
    expect(await statusOf(person)).toBe(401)
    const entering = { body: { mobile: person.mobile, password: person.password } }
    expect((await ask(market, 'POST login', entering)).status).toBe(401)
    expect((await change(person.id, { blocked: false })).data.status).toBe('active')
    expect((await ask(market, 'POST login', entering)).status).toBe(200)
    expect(await newsOf(person.id)).toEqual(['account_blocked', 'account_unblocked'])
    expect(await auditOf(person.id)).toEqual([
      {
        actor_id: administrator.id,
        action: 'user.block',
        note: 'بلاغات',
        before: { blocked: false },
        after: { blocked: true },
      },
      {
        actor_id: administrator.id,
        action: 'user.unblock',
        note: 'بطلبه',
        before: { blocked: true },
        after: { blocked: false },
      },
    ])
  })

  it('changes nothing for equal values', async () => {
    const person = await addPerson(market.db)
    expect((await change(person.id, { blocked: false, type: 'local_buyer', staff: '' })).status).toBe(200)
    expect([await auditOf(person.id), await newsOf(person.id)]).toEqual([[], []])
  })

  it.each([true, false])('names the administrator who first set verified to %s', async (verified) => {
    const { id } = await addPerson(market.db, { type: 'local_seller' })
    const first = await addPerson(market.db, { staff: 'administrator', firstName: 'هند', lastName: 'الأولى' })
    const second = await addPerson(market.db, { staff: 'administrator' })
    const decided_by = { id: first.id, name: 'هند الأولى' }
    expect((await change(id, { verified }, first)).data).toMatchObject({ decided_by })
    expect((await change(id, { revoke_sessions: true }, second)).data).toMatchObject({ decided_by: null })
    expect((await change(id, { verified }, second)).data).toMatchObject({ decided_by })
    expect((await change(id, { verified: !verified, blocked: true }, second)).data).toMatchObject({
      decided_by: { id: second.id },
    })
  })

  it('notifies a seller of the decision on the verification and ends the pending state', async () => {
    const [one, other] = [
      await addPerson(market.db, { type: 'local_seller' }),
      await addPerson(market.db, { type: 'fisherman' }),
    ]
    expect((await show(one.id)).data.status).toBe('waiting')
    expect((await change(one.id, { verified: false, note: 'السجل منتهٍ' })).data.status).toBe('active')
    expect((await change(other.id, { verified: true })).data.status).toBe('verified')
    expect([await newsOf(one.id), await newsOf(other.id)]).toEqual([
      ['account_unverified'],
      ['account_verified'],
    ])
  })

  it('changes the mobile to a free number and ends every sign-in', async () => {
    const [person, other] = [await addPerson(market.db), await addPerson(market.db)]
    const taken = await change(person.id, { mobile: other.mobile })
    expect([taken.status, taken.failure.errors]).toEqual([422, { mobile: ['مسجّل من قبل'] }])
    const mobile = freeMobile()
    expect((await change(person.id, { mobile })).status).toBe(200)
    expect(await statusOf(person)).toBe(401)
    const enter = (as: string) =>
      ask(market, 'POST login', { body: { mobile: as, password: person.password } })
    expect([(await enter(person.mobile)).status, (await enter(mobile)).status]).toEqual([401, 200])
    const [logged] = await auditOf(person.id)
    expect(logged).toMatchObject({ action: 'user.mobile', after: { mobile: `******${mobile.slice(-4)}` } })
    expect(await newsOf(person.id)).toEqual(['account_mobile'])
  })

  it('confirms a mobile by hand once, and lets its owner trade', async () => {
    const person = await addPerson(market.db)
    await market.db.query({
      text: `update users set mobile_verified_at = null, verify_by = now() + interval '1 hour' where id = $1`,
      values: [person.id],
    })
    const finance = await addPerson(market.db, { staff: 'finance' })
    expect(await idsOf('mobile_verified=false')).toContain(person.id)
    expect(await idsOf('mobile_verified=true')).not.toContain(person.id)
    const body = { mobile_verified: true, note: 'حضر بهويته واتصلنا بالرقم' }
    expect((await change(person.id, body, finance)).status).toBe(403)
    expect((await change(person.id, { ...body, note: '' })).status).toBe(422)
    expect((await change(person.id, { mobile_verified: false })).status).toBe(422)
    expect((await show(person.id)).data.mobile_verified).toBe(false)
    expect((await change(person.id, body)).data.mobile_verified).toBe(true)
    expect(await idsOf('mobile_verified=false')).not.toContain(person.id)
    expect((await change(person.id, body)).status).toBe(200)
    expect(await auditOf(person.id)).toMatchObject([
      {
        actor_id: administrator.id,
        action: 'user.confirm_mobile',
        before: { mobile_verified: false },
        after: { mobile_verified: true },
        note: body.note,
      },
    ])
    expect(await newsOf(person.id)).toEqual(['account_mobile_confirmed'])
    const [row] = await market.db.query({
      text: 'select verify_by, mobile_verified_at is not null as confirmed from users where id = $1',
      values: [person.id],
    })
    expect([row, await statusOf(person)]).toEqual([{ verify_by: null, confirmed: true }, 200])
  })

  it('changes the type only with a unique register number and without open sales', async () => {
    const [person, other] = [await addPerson(market.db), await addPerson(market.db, { type: 'local_seller' })]
    const missing = await change(person.id, { type: 'local_seller' })
    expect([missing.status, Object.keys(missing.failure.errors ?? {})]).toEqual([422, ['cr_number']])
    const { data } = await show(other.id)
    const taken = await change(person.id, { type: 'local_seller', cr_number: data.cr_number })
    expect([taken.status, taken.failure.errors]).toEqual([422, { cr_number: ['مسجّل من قبل'] }])
    const cr_number = register()
    expect((await change(person.id, { type: 'local_seller', cr_number })).data).toMatchObject({
      type: 'local_seller',
      cr_number,
    })
    expect(await auditOf(person.id)).toMatchObject([
      {
        action: 'user.type',
        before: { type: 'local_buyer', cr_number: null },
        after: { type: 'local_seller', cr_number: `******${cr_number.slice(-4)}` },
      },
    ])
    await openLot(market.db, person)
    const held = await change(person.id, { type: 'local_buyer' })
    expect([held.status, held.failure.message]).toEqual([409, 'لديه بضاعة معروضة أو طلبات لم تنتهِ بعد'])
  })

  it('ends all sign-ins of a person on request', async () => {
    const person = await addPerson(market.db)
    expect((await change(person.id, { revoke_sessions: true })).data.sessions.count).toBe(0)
    expect(await statusOf(person)).toBe(401)
    expect(await auditOf(person.id)).toMatchObject([
      { action: 'user.sessions', after: { sessions: 'ended' } },
    ])
  })

  it('is refused to other staff roles, without a note, and for the caller’s own account', async () => {
    const person = await addPerson(market.db)
    for (const staff of staffRoles.filter((role) => role !== 'administrator')) {
      const by = await addPerson(market.db, { staff })
      expect((await change(person.id, { blocked: true }, by)).status, staff).toBe(403)
    }
    expect((await change(person.id, { blocked: true, note: ' ' })).failure.errors).toEqual({
      note: ['اكتب السبب'],
    })
    for (const body of [{ blocked: true }, { staff: 'viewer' }, { staff: null }, { verified: true }]) {
      expect((await change(administrator.id, body)).status).toBe(403)
    }
    expect((await change(987654321, { blocked: true })).status).toBe(404)
    for (const body of [{ type: 'king' }, { staff: 'root' }, { mobile: '123' }, { second_factor: true }]) {
      expect((await change(person.id, body)).status, JSON.stringify(body)).toBe(422)
    }
    expect(await auditOf(person.id)).toEqual([])
  })

  it('leaves one administrator when two administrators revoke each other’s role concurrently', async () => {
    const person = await addPerson(market.db)
    expect((await change(person.id, { staff: 'administrator' })).data.staff_role).toBe('administrator')
    expect((await list('', person)).status).toBe(200)
    const both = await Promise.all([
      change(person.id, { staff: null }),
      change(administrator.id, { staff: null }, person),
    ])
    // The later call is refused, because of the rule or because the caller's role is already revoked.
    const [done, refused] = both.map(({ status }) => status).toSorted((one, other) => one - other)
    expect(done).toBe(200)
    expect([403, 409]).toContain(refused)
    const stays = both[0]?.status === 200 ? administrator : person
    const gone = stays === administrator ? person : administrator
    expect((await list('', gone)).status).toBe(403)
    expect((await change(gone.id, { staff: 'administrator' }, stays)).status).toBe(200)
  })
})

it('POST profile/delete is refused to the last administrator', async () => {
  const alone = await addPerson(market.db, { staff: 'administrator' })
  const others = await market.db.query<{ id: number }>({
    text: `update users set staff_role = 'editor' where staff_role = 'administrator' and id <> $1 returning id`,
    values: [alone.id],
  })
  const remove = () =>
    ask(market, 'POST profile/delete', { token: alone.token, body: { password: alone.password } })
  const refused = await remove()
  expect([refused.status, refused.failure.message]).toEqual([409, 'يجب أن يبقى للسوق مدير واحد على الأقل'])
  await market.db.query({
    text: `update users set staff_role = 'administrator' where id = any($1)`,
    values: [others.map(({ id }) => id)],
  })
  expect((await remove()).status).toBe(200)
})
