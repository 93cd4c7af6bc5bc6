import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import { type StaffRole, staffRoles, userTypes } from '#shared/base/access/permissions.ts'
import { calls } from '#shared/calls.ts'

/**
 * These tests make the operator calls as every kind of caller and compare the results with section 8 of the contract, not
 * with the declarations of the calls. Viewers read, editors write content, finance decides on money, administrators do all.
 */
const readers = ['viewer', 'editor', 'finance', 'administrator']
const editors = ['editor', 'administrator']
const finance = ['finance', 'administrator']
const administrators = ['administrator']
const notViewers = ['editor', 'finance', 'administrator']

const contract: Readonly<Record<string, readonly string[]>> = {
  'GET operator/overview': readers,
  'GET operator/insight': readers,
  'GET operator/events': readers,
  'GET operator/find': readers,
  'GET operator/confirmations': readers,
  'POST operator/confirmations/{id}/approve': finance,
  'POST operator/confirmations/{id}/refuse': finance,
  'POST operator/confirmations/{id}/reverse': administrators,
  'GET operator/users': readers,
  'GET operator/users/{id}': readers,
  'POST operator/users/{id}': administrators,
  'GET operator/users/{id}/timeline': readers,
  'POST operator/users/{id}/reveal': notViewers,
  'GET operator/invitations': readers,
  'POST operator/invitations': administrators,
  'POST operator/invitations/{id}/send': administrators,
  'POST operator/invitations/{id}/withdraw': administrators,
  'GET operator/upgrades': readers,
  'GET operator/upgrades/{id}/document': readers,
  'POST operator/upgrades/{id}/approve': administrators,
  'POST operator/upgrades/{id}/refuse': administrators,
  'GET operator/payouts': readers,
  'POST operator/payouts/{id}/settle': finance,
  'POST operator/payouts/{id}/refuse': finance,
  'GET operator/batches': readers,
  'GET operator/batches/{id}': readers,
  'POST operator/batches': finance,
  'POST operator/batches/{id}/file': finance,
  'POST operator/batches/{id}/fail': finance,
  'POST operator/batches/{id}/sent': finance,
  'POST operator/batches/{id}/cancel': finance,
  'GET operator/days': readers,
  'GET operator/days/{day}': readers,
  'POST operator/days/{day}/close': finance,
  'POST operator/orders/{id}/decide': finance,
  'GET operator/seasons': readers,
  'POST operator/seasons': editors,
  'POST operator/seasons/{id}': editors,
  'GET operator/halls': readers,
  'POST operator/halls': administrators,
  'POST operator/halls/{id}': administrators,
  'POST operator/halls/{id}/staff': administrators,
  'DELETE operator/halls/{id}/staff/{userId}': administrators,
  'GET operator/blogs': readers,
  'POST operator/blogs': editors,
  'POST operator/blogs/{id}': editors,
  'DELETE operator/blogs/{id}': editors,
  'GET operator/fish': readers,
  'POST operator/fish': editors,
  'POST operator/fish/{id}': editors,
  'DELETE operator/fish/{id}': editors,
  'GET operator/markets': readers,
  'POST operator/markets': editors,
  'POST operator/markets/{id}': editors,
  'DELETE operator/markets/{id}': editors,
  'GET operator/cities': readers,
  'POST operator/cities': editors,
  'POST operator/cities/{id}': editors,
  'DELETE operator/cities/{id}': editors,
  'GET operator/options': readers,
  'POST operator/options': editors,
  'POST operator/options/{id}': editors,
  'DELETE operator/options/{id}': editors,
  'GET operator/gallery': readers,
  'POST operator/gallery': editors,
  'POST operator/gallery/{id}': editors,
  'DELETE operator/gallery/{id}': editors,
  'GET operator/products': readers,
  'POST operator/products/{id}': editors,
  'POST operator/auctions/{id}/void': editors,
  'GET operator/contacts': readers,
  'POST operator/contacts/{id}': editors,
  'POST operator/contacts/{id}/note': editors,
  'GET operator/templates': readers,
  'POST operator/templates': editors,
  'POST operator/templates/{id}': editors,
  'DELETE operator/templates/{id}': editors,
  'GET operator/plans': readers,
  'POST operator/plans': finance,
  'POST operator/plans/{id}': finance,
  'DELETE operator/plans/{id}': finance,
  'GET operator/site': readers,
  'POST operator/site': editors,
  'GET operator/orders': readers,
  'GET operator/auctions': readers,
  'GET operator/auctions/{id}': readers,
  'GET operator/orders/{id}': readers,
  'POST operator/orders/{id}/note': notViewers,
  'GET operator/requests': readers,
  'POST operator/requests/{id}/close': editors,
  'POST operator/statement': finance,
  'GET operator/statement': readers,
  'GET operator/statements': readers,
  'POST operator/statement/{id}/approve': finance,
  'GET operator/audit': readers,
  'GET operator/ledger': readers,
  'GET operator/ledger/proof': readers,
  'GET operator/settings': readers,
  'POST operator/settings': administrators,
}
const rows = Object.entries(contract)
/** The standing of a caller: `unknown` if signed out, `none` if signed in without a role, otherwise the role. */
type Standing = 'unknown' | 'none' | StaffRole

const market = await testMarket({ env: { STAFF_IDLE_HOURS: '12' } })
const { db } = market
const everybody: { name: string; token: string | undefined; let: Standing }[] = [
  { name: 'nobody', token: undefined, let: 'unknown' },
  { name: 'a made-up token', token: 'made-up', let: 'unknown' },
]
for (const type of userTypes) {
  everybody.push({ name: type, token: (await addPerson(db, { type })).token, let: 'none' })
  const blocked = await addPerson(db, { type })
  await db.query({ text: 'update users set blocked = true where id = $1', values: [blocked.id] })
  everybody.push({ name: `${type}, blocked`, token: blocked.token, let: 'unknown' })
}
for (const staff of staffRoles) {
  const of = async (name: string, standing: Standing, change?: string) => {
    const person = await addPerson(db, { staff })
    if (change) await db.query({ text: change, values: [person.id] })
    everybody.push({ name: `${staff}${name}`, token: person.token, let: standing })
  }
  await of('', staff)
  // A staff role has the same rights for every account type.
  const trader = await addPerson(db, { staff, type: 'international_seller' })
  everybody.push({ name: `${staff} who trades`, token: trader.token, let: staff })
  await of(', blocked', 'unknown', 'update users set blocked = true where id = $1')
  await of(', signed out', 'unknown', 'delete from tokens where user_id = $1')
  await of(', no more', 'none', 'update users set staff_role = null where id = $1')
  await of(
    ', long unused',
    'unknown',
    `update tokens set last_used_at = now() - interval '12 hours' where user_id = $1`,
  )
}

/** Makes a call with the id of a record that does not exist, so that an admitted call changes nothing. */
async function statusFor(key: string, token: string | undefined): Promise<{ status: number; code: string }> {
  const [method = '', path = ''] = key.split(' ')
  const answer = await fetch(`${market.url}/api/${path.replace('{id}', '987654321')}`, {
    method,
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(method === 'POST' ? { body: JSON.stringify({ note: 'ملاحظة' }) } : {}),
  })
  if (answer.headers.get('content-type')?.startsWith('text/event-stream')) {
    // A stream never ends, so its body is not read.
    await answer.body?.cancel()
    return { status: answer.status, code: '' }
  }
  const { code = '' } = (await answer.json()) as { code?: string }
  return { status: answer.status, code }
}

const auditActions = async () => (await market.db.query({ text: 'select id from audit' })).length

it('the access table contains exactly the operator calls', () => {
  const known = calls.filter(({ path }) => path.startsWith('operator/')).map(({ key }) => key as string)
  expect(known.sort()).toEqual(Object.keys(contract).sort())
})

describe.each(rows)('%s', (key, admitted) => {
  it(`admits only ${admitted.join(', ')} and writes nothing for anyone else`, async () => {
    const before = await auditActions()
    const answers: Record<string, unknown> = {}
    const wanted: Record<string, unknown> = {}
    for (const { name, token, let: standing } of everybody) {
      const { status, code } = await statusFor(key, token)
      expect(status).toBeLessThan(500)
      answers[name] = status === 401 || status === 403 ? [status, code] : 'let through'
      wanted[name] =
        standing === 'unknown'
          ? [401, 'unauthenticated']
          : admitted.includes(standing)
            ? 'let through'
            : [403, 'forbidden']
    }
    expect(answers).toEqual(wanted)
    expect(await auditActions()).toBe(before)
  })
})

describe('a person without the required second factor', () => {
  beforeAll(() =>
    market.db.query({ text: 'update trade_settings set second_factor_required = true' }).then(() => {}),
  )
  afterAll(() =>
    market.db.query({ text: 'update trade_settings set second_factor_required = false' }).then(() => {}),
  )

  it.each(staffRoles)(
    'is refused every call of the role %s until the factor is switched on',
    async (staff) => {
      const without = await addPerson(market.db, { staff })
      const having = await addPerson(market.db, { staff })
      await market.db.query({
        text: 'update users set second_factor_at = now() where id = $1',
        values: [having.id],
      })
      const found: Record<string, unknown> = {}
      const wanted: Record<string, unknown> = {}
      for (const [key, admitted] of rows) {
        const passes = admitted.includes(staff)
        const refused = await statusFor(key, without.token)
        const { status } = await statusFor(key, having.token)
        found[key] = [refused.status, refused.code, status === 401 || status === 403 ? status : 'let through']
        wanted[key] = [403, 'second_factor_off', passes ? 'let through' : 403]
      }
      expect(found).toEqual(wanted)
      // The calls with which a person switches the factor on remain allowed.
      expect((await ask(market, 'GET profile/second-factor', { token: without.token })).status).toBe(200)
    },
  )
})

describe('staff access', () => {
  let administrator: TestPerson
  beforeAll(async () => {
    administrator = await addPerson(market.db, { staff: 'administrator' })
  })
  const look = async ({ token }: Pick<TestPerson, 'token'>) =>
    (await ask(market, 'GET operator/overview', { token })).status
  const change = async ({ id }: TestPerson, body: object) => {
    const answer = await ask(market, `POST operator/users/${id}`, {
      token: administrator.token,
      body: { ...body, note: 'انتهى العمل' },
    })
    expect(answer.status).toBe(200)
  }

  it.each(staffRoles)('ends immediately for a %s whose role is removed', async (staff) => {
    const person = await addPerson(market.db, { staff })
    expect(await look(person)).toBe(200)
    await change(person, { staff: null })
    expect(await look(person)).toBe(403)
  })

  it('ends immediately, after a change to a lower role, for the calls that this role may not make', async () => {
    const person = await addPerson(market.db, { staff: 'administrator' })
    const settings = async () => (await statusFor('POST operator/settings', person.token)).status
    expect(await settings()).not.toBe(403)
    await change(person, { staff: 'viewer' })
    expect([await settings(), await look(person)]).toEqual([403, 200])
  })

  it.each([
    ['is blocked', { blocked: true }],
    ['has every sign-in ended', { revoke_sessions: true }],
    ['gets a new mobile', { mobile: '0589999123' }],
  ])('ends immediately on every device of a person who %s', async (_what, body) => {
    const person = await addPerson(market.db, { staff: 'editor' })
    const other = await addSignIn(market.db, person.id)
    expect([await look(person), await look(other)]).toEqual([200, 200])
    await change(person, body)
    expect([await look(person), await look(other)]).toEqual([401, 401])
  })
})
