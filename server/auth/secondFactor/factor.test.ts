import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { appCode, beginStep } from '#demo/testing/authenticator.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, addSignIn, type TestPerson } from '#demo/testing/trade/people.ts'
import type { SecondFactor } from '#shared/auth/secondFactor.ts'

const market = await testMarket()

const post = <Data>(path: string, { token }: { token: string }, body: object) =>
  ask<Data>(market, `POST profile/second-factor/${path}`, { token, body })
const stateOf = async ({ token }: { token: string }) =>
  (await ask<SecondFactor>(market, 'GET profile/second-factor', { token })).data
const enter = ({ mobile, password }: TestPerson, otp?: string) =>
  ask<{ token: string }>(market, 'POST login', { body: { mobile, password, ...(otp && { otp }) } })
const statusOf = async (token: string) => (await ask(market, 'GET profile', { token })).status

/** Returns a code that is valid neither in the current time step nor in the three steps before and after it. */
function wrongCode(secret: string): string {
  const right = [-3, -2, -1, 0, 1, 2, 3].map((away) => appCode(secret, away))
  return ['111111', '222222', '333333', '444444', '555555', '666666', '777777', '888888'].find(
    (code) => !right.includes(code),
  ) as string
}

/** Adds a person whose second factor is on. The code of the previous step is already used. */
async function withFactor() {
  await beginStep()
  const person = await addPerson(market.db, { staff: 'finance' })
  const { data } = await post<{ secret: string; address: string }>('start', person, {
    password: person.password,
  })
  const { data: on } = await post<{ recovery_codes: string[] }>('confirm', person, {
    code: appCode(data.secret, -1),
  })
  return { person, ...data, recovery: on.recovery_codes }
}

describe('POST profile/second-factor', () => {
  it('requires password and code, then ends other sign-ins and returns recovery codes', async () => {
    const person = await addPerson(market.db, { staff: 'viewer' })
    const other = await addSignIn(market.db, person.id)
    expect(await stateOf(person)).toEqual({ on: false, since: null, required: false, recovery_left: 0 })
    const wrong = await post('start', person, { password: 'wrong' })
    expect([wrong.status, wrong.failure.errors]).toEqual([422, { password: ['كلمة المرور غير صحيحة'] }])
    const { data } = await post<{ secret: string; address: string }>('start', person, {
      password: person.password,
    })
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.address).toMatch(
      /^otpauth:\/\/totp\/Samak%20Market:05\d\d\*{4}\d\d\?secret=[A-Z2-7]{32}&issuer=/,
    )
    expect((await stateOf(person)).on).toBe(false)
    expect((await enter(person)).status).toBe(200)
    const bad = await post('confirm', person, { code: wrongCode(data.secret) })
    expect([bad.status, Object.keys(bad.failure.errors ?? {})]).toEqual([422, ['code']])
    const { data: on } = await post<{ recovery_codes: string[] }>('confirm', person, {
      code: appCode(data.secret),
    })
    expect(new Set(on.recovery_codes).size).toBe(10)
    expect(on.recovery_codes[0]).toMatch(/^([a-z2-9]{4}-){5}[a-z2-9]{4}$/)
    expect(await stateOf(person)).toMatchObject({ on: true, recovery_left: 10 })
    expect([await statusOf(person.token), await statusOf(other.token)]).toEqual([200, 401])
    expect((await post('start', person, { password: person.password })).status).toBe(409)
    expect((await post('confirm', person, { code: appCode(data.secret, 1) })).status).toBe(409)
  })

  it('is refused to people who are not staff', async () => {
    const person = await addPerson(market.db)
    expect((await post('start', person, { password: person.password })).status).toBe(403)
    expect((await stateOf(person)).on).toBe(false)
  })

  it('stores neither the secret nor a recovery code in plain text', async () => {
    const { person, secret, recovery } = await withFactor()
    const [row] = await market.db.query<{ sealed: Buffer; hashes: Buffer[] }>({
      text: `select f.sealed, array(select hash from recovery_codes where user_id = f.user_id) as hashes
             from second_factors f where user_id = $1`,
      values: [person.id],
    })
    expect(row?.sealed.length).toBe(12 + 16 + 20)
    expect(row?.sealed.toString('latin1')).not.toContain(secret)
    for (const code of recovery) {
      for (const hash of row?.hashes ?? []) expect(hash.toString('latin1')).not.toContain(code.slice(0, 4))
    }
  })
})

describe('the second factor in POST login', () => {
  it('is required only after the right password', async () => {
    const { person, secret } = await withFactor()
    const without = await enter(person)
    expect([without.status, without.failure.code]).toEqual([401, 'second_factor_required'])
    for (const otp of [undefined, appCode(secret)]) {
      const wrong = await enter({ ...person, password: 'wrong' }, otp)
      expect([wrong.status, wrong.failure.code]).toEqual([401, 'unauthenticated'])
    }
    expect((await enter(person, appCode(secret))).status).toBe(200)
  })

  it('accepts each code only once', async () => {
    const { person, secret } = await withFactor()
    const code = appCode(secret)
    const both = await Promise.all([enter(person, code), enter(person, code)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await enter(person, code)).failure.errors).toEqual({ otp: ['الرمز غير صحيح أو انتهت صلاحيته'] })
    expect((await enter(person, appCode(secret, -1))).status).toBe(422)
    // A device whose clock is ahead shows the code of the next step.
    const ahead = appCode(secret, 1)
    expect((await enter(person, `${ahead.slice(0, 3)} ${ahead.slice(3)}`)).status).toBe(200)
  })

  it('accepts each recovery code once, with or without dashes', async () => {
    const { person, recovery } = await withFactor()
    const [one = '', other = ''] = recovery
    expect((await enter(person, one.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
    expect((await enter(person, one)).status).toBe(422)
    const { data } = await enter(person, other)
    expect((await stateOf(data)).recovery_left).toBe(8)
  })

  it('is refused even with the right code after five wrong codes', async () => {
    const { person, secret } = await withFactor()
    const tries = await Promise.all(Array.from({ length: 7 }, () => enter(person, wrongCode(secret))))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5)
    const late = await enter(person, appCode(secret))
    expect([late.status, late.failure.code]).toEqual([429, 'too_many_requests'])
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('switching the second factor off', () => {
  it('requires password and code', async () => {
    const { person, secret } = await withFactor()
    const { password } = person
    const end = (body: object) => post<SecondFactor>('end', person, body)
    expect((await end({ password: 'wrong', code: appCode(secret) })).failure.errors).toHaveProperty(
      'password',
    )
    expect((await end({ password, code: wrongCode(secret) })).failure.errors).toHaveProperty('code')
    expect((await end({ password, code: appCode(secret) })).data).toMatchObject({
      on: false,
      recovery_left: 0,
    })
    expect((await enter(person)).status).toBe(200)
    expect((await end({ password, code: appCode(secret, 1) })).status).toBe(409)
    const auditActions = await market.db.query<{ action: string }>({
      text: `select action from audit where record_type = 'user' and record_id = $1 order by id`,
      values: [person.id],
    })
    expect(auditActions.map(({ action }) => action)).toEqual(['staff.factor_on', 'staff.factor_off'])
  })

  it('is possible for an administrator on behalf of another person', async () => {
    const { person } = await withFactor()
    const { token } = await addPerson(market.db, { staff: 'administrator' })
    const body = { second_factor: false, note: 'فقد جهازه' }
    expect((await ask(market, `POST operator/users/${person.id}`, { token, body })).status).toBe(200)
    expect(await statusOf(person.token)).toBe(401)
    expect((await enter(person)).status).toBe(200)
  })

  it('is part of deleting the account', async () => {
    const { person } = await withFactor()
    const gone = await ask(market, 'POST profile/delete', {
      token: person.token,
      body: { password: person.password },
    })
    expect(gone.status).toBe(200)
    const left = await market.db.query({
      text: 'select from second_factors where user_id = $1',
      values: [person.id],
    })
    expect(left).toEqual([])
  })
})

describe('a required second factor', () => {
  it('blocks GET operator/overview until the person switches it on', async () => {
    const person = await addPerson(market.db, { staff: 'viewer' })
    const buyer = await addPerson(market.db)
    const require = (on: boolean) =>
      market.db.query({ text: 'update trade_settings set second_factor_required = $1', values: [on] })
    const look = () => ask(market, 'GET operator/overview', { token: person.token })
    const factorOf = async ({ token }: { token: string }) =>
      (await ask<{ second_factor: string }>(market, 'GET profile', { token })).data.second_factor
    expect((await look()).status).toBe(200)
    await require(true)
    const refused = await look()
    expect([refused.status, refused.failure.code]).toEqual([403, 'second_factor_off'])
    expect((await ask(market, 'GET operator/overview', { token: buyer.token })).failure.code).toBe(
      'forbidden',
    )
    expect([await factorOf(person), await factorOf(buyer)]).toEqual(['missing', 'off'])
    expect(await stateOf(person)).toMatchObject({ on: false, required: true })
    const { data } = await post<{ secret: string }>('start', person, { password: person.password })
    await post('confirm', person, { code: appCode(data.secret) })
    expect([(await look()).status, await factorOf(person)]).toEqual([200, 'on'])
    await require(false)
  })
})
