import { randomBytes } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPersonOptions } from '#demo/testing/trade/people.ts'
import { type Caller, mayCall } from '#platform/http/caller.ts'
import { staffRoles, userTypes } from '#shared/base/access/permissions.ts'
import type { Call } from '#shared/base/call.ts'
import type { Failure } from '#shared/base/errors.ts'
import { beharCalls, integrationCalls, mainTokenCalls } from '#shared/behar/calls.ts'
import type { IntegrationToken } from '#shared/behar/contract.ts'

/** These tests make every call of the integration as every kind of caller, and compare the results with the declarations. */

const env = { VERIFY_MOBILE: '1' }
const market = await testMarket({ template: 'empty', env })
const behar = await testBehar(market, { env })
const main = (await addPerson(market.db, { type: 'international_seller' })).token
const own = await tokenFor(main)
const { id, token } = await addPerson(market.db, { type: 'international_seller' })
await market.db.query({
  text: `update users set mobile_verified_at = null, verify_by = now() + interval '1 day' where id = $1`,
  values: [id],
})
const ownUnverified = await tokenFor(token)

async function tokenFor(token: string): Promise<string> {
  return (await ask<IntegrationToken>(behar, 'GET platforms/behar-market', { token })).data.token
}

/** Makes a call with the id of a missing record, so that ownership does not matter. */
async function outcome({ method, path }: Call, token?: string, locale = 'ar') {
  const answer = await fetch(`${behar.url}/api/${path.replace(/\{\w+\}/g, '987654321')}`, {
    method,
    headers: {
      'accept-language': locale,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  })
  const { code, message } = (await answer.json()) as Partial<Failure>
  expect(answer.status).toBeLessThan(500)
  const refused = answer.status === 401 || answer.status === 403
  return { status: answer.status, admitted: refused ? code : 'yes', message }
}

const each = (calls: readonly Call[]) => calls.map((call) => ({ key: call.key, call }))

describe.each(each(mainTokenCalls))('$key with the main token', ({ call }) => {
  it('admits exactly the callers that the call declares', async () => {
    const kinds: TestPersonOptions[] = [
      ...userTypes.map((type) => ({ type })),
      ...staffRoles.map((staff) => ({ staff })),
    ]
    const declared: Record<string, unknown> = { nobody: mayCall(call, undefined) }
    const found: Record<string, unknown> = { nobody: (await outcome(call)).admitted }
    for (const kind of kinds) {
      const { token, caller } = await addPerson(market.db, kind)
      const name = String(kind.staff ?? kind.type)
      declared[name] = mayCall(call, caller)
      found[name] = (await outcome(call, token)).admitted
    }
    expect(found).toEqual(declared)
    expect(new Set(Object.values(found))).toEqual(new Set(['unauthenticated', 'forbidden', 'yes']))
  })

  it('refuses a token of the integration, a revoked token and invalid tokens', async () => {
    const { token, id } = await addPerson(market.db, { type: 'international_seller', staff: 'administrator' })
    await market.db.query({ text: 'delete from tokens where user_id = $1', values: [id] })
    for (const invalid of [own, token, 'made-up', 'a.b.c']) {
      expect(await outcome(call, invalid)).toMatchObject({ status: 401, admitted: 'unauthenticated' })
    }
  })
})

describe.each(each(integrationCalls))('$key with the integration’s token', ({ call }) => {
  it('admits an unverified importer only if the call does not require a verified mobile', async () => {
    const unverified: Caller = {
      id: 1,
      type: 'international_seller',
      staff: null,
      signIn: 0,
      trades: false,
    }
    expect((await outcome(call, own)).admitted).toBe('yes')
    expect((await outcome(call, ownUnverified)).admitted).toBe(mayCall(call, unverified))
  })

  it('refuses a main token and a token of another service', async () => {
    const foreign = await new SignJWT({ trades: true })
      .setProtectedHeader({ alg: 'HS256', kid: 'partner' })
      .setSubject('1')
      .setIssuer('samak-behar')
      .setAudience('behar-market')
      .setIssuedAt()
      .setExpirationTime('10m')
      .sign(randomBytes(32))
    for (const token of [undefined, main, foreign, 'made-up']) {
      expect(await outcome(call, token)).toMatchObject({ status: 401, admitted: 'unauthenticated' })
    }
  })
})

describe.each(each(beharCalls))('$key', ({ call }) => {
  it('refuses an invalid token in the requested language', async () => {
    expect((await outcome(call, 'made-up', 'en')).message).toBe('You need to be logged in to continue')
    expect((await outcome(call, 'made-up', 'ar')).message).toBe('يلزمك تسجيل الدخول للمتابعة')
  })

  it('refuses another method with 405', async () => {
    const answer = await fetch(`${behar.url}/api/${call.path.replace(/\{\w+\}/g, '1')}`, { method: 'PATCH' })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toHaveProperty('code', 'method_not_allowed')
  })
})

describe('the integration service', () => {
  it('serves health checks and its OpenAPI document', async () => {
    const statuses = ['/healthz', '/readyz', '/metrics'].map(
      async (path) => (await fetch(behar.url + path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 200, 200])
    const document = (await (await fetch(`${behar.url}/api/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>
    }
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api/', '')}`),
    )
    expect(listed.sort()).toEqual(beharCalls.map(({ key }) => key as string).sort())
  })

  it('shares no call with the main market', async () => {
    for (const path of ['profile', 'main', 'orders']) {
      expect((await fetch(`${behar.url}/api/${path}`)).status).toBe(404)
    }
    for (const { method, path } of beharCalls) {
      const answer = await fetch(`${market.url}/api/${path.replace(/\{\w+\}/g, '1')}`, { method })
      expect(answer.status).toBe(404)
    }
  })

  it('is named with its default address http://localhost:3001 by GET main/integration', async () => {
    expect((await ask(market, 'GET main/integration')).data).toEqual({ behar_url: 'http://localhost:3001' })
  })
})
