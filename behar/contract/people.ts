import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { integrationCalls } from '#shared/behar/calls.ts'
import {
  addDemand,
  addSupply,
  getIntegrationToken,
  getSubscription,
  listStatuses,
  prolongSubscription,
  renewIntegrationToken,
} from '#shared/behar/contract.ts'
import { type ContractCheck, forbidden, refused, request, succeed, unauthenticated } from './session.ts'

const tokenCalls = [getIntegrationToken, renewIntegrationToken] as const

/** The checks of tokens and subscriptions. */
export const peopleChecks: readonly ContractCheck[] = [
  {
    name: 'an importer gets a short-lived token, and another one by login',
    async run(session) {
      for (const call of tokenCalls) {
        const { token, expires_at } = await succeed(session, call, { token: session.importer })
        assert.match(token, /^[\w.-]{20,1000}$/, 'a token goes into a header as it is')
        assert.match(expires_at, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/)
        const lives = Date.parse(expires_at) - Date.now()
        assert.ok(lives > 0 && lives < 24 * 3_600_000, `a token lives ${lives} ms`)
        await succeed(session, getSubscription, { token })
      }
    },
  },
  {
    name: 'a token requires a valid main token',
    async run(session) {
      const own = await session.token()
      for (const call of tokenCalls) {
        await refused(session, call, {}, unauthenticated)
        await refused(session, call, { token: 'x'.repeat(43) }, unauthenticated)
        await refused(session, call, { token: own }, unauthenticated)
      }
    },
  },
  {
    name: 'a local seller is refused',
    async run(session) {
      for (const call of tokenCalls) await refused(session, call, { token: session.seller }, forbidden)
    },
  },
  {
    name: 'every call of the integration requires its own token and refuses forged ones',
    async run(session) {
      const own = await session.token()
      for (const call of integrationCalls) {
        await refused(session, call, {}, unauthenticated)
        for (const token of [session.importer, 'x'.repeat(43), ...forgeriesOf(own)]) {
          await refused(session, call, { token }, unauthenticated)
        }
      }
    },
  },
  {
    name: 'an expired token is refused, and login gives a new one',
    needs: 'shortTokens',
    async run(session) {
      const { token, expires_at } = await succeed(session, getIntegrationToken, { token: session.importer })
      const lives = Date.parse(expires_at) - Date.now()
      assert.ok(lives < 60_000, `tokens live ${lives} ms here: too long to be waited for`)
      const until = Date.now() + lives + 5_000
      while ((await request(session, getSubscription, { token })).status === 200 && Date.now() < until)
        await pause(100)
      await refused(session, getSubscription, { token }, unauthenticated)
      const next = await succeed(session, renewIntegrationToken, { token: session.importer })
      await succeed(session, getSubscription, { token: next.token })
    },
  },
  {
    name: 'a subscription shows whether its owner may add, and until when',
    async run(session) {
      const { active, plan, starts_at, expires_at } = await succeed(session, getSubscription, {
        token: await session.token(),
      })
      assert.equal(active, true, 'the importer of these tests has a subscription')
      assert.notEqual(plan, null)
      assert.ok(Date.parse(String(starts_at)) <= Date.now() && Date.parse(String(expires_at)) > Date.now())
    },
  },
  {
    name: 'without an active subscription lists can be read and nothing can be added',
    needs: 'lapsed',
    async run(session) {
      const { token } = await succeed(session, getIntegrationToken, { token: session.lapsed ?? '' })
      const { active } = await succeed(session, getSubscription, { token })
      assert.equal(active, false)
      await succeed(session, listStatuses, { token, query: '?status_type=Demands' })
      const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
      const goods = { category_id: 1, fish_type_id: 1, size_id: 1, quantity: 1_000 }
      const ended = { status: 403, code: 'subscription_ended' }
      const supply = { ...goods, price: 10, origin_country: 'OM', available_from: day }
      await refused(session, addSupply, { token, body: supply }, ended)
      await refused(session, addDemand, { token, body: { ...goods, needed_by: day } }, ended)
    },
  },
  {
    name: 'a paid renewal of the main market extends the subscription, once',
    needs: 'renewed',
    async run(session) {
      const until = Date.parse(session.renewed?.until ?? '')
      for (let times = 0; times < 2; times++) {
        const { token } = await succeed(session, getIntegrationToken, { token: session.renewed?.token ?? '' })
        const { active, plan, expires_at } = await succeed(session, getSubscription, { token })
        assert.deepEqual([active, plan, Date.parse(String(expires_at))], [true, 'standard', until])
      }
    },
  },
  {
    name: 'only an operator may prolong a subscription',
    async run(session) {
      const body = { plan: 'standard', months: 1 }
      await refused(session, prolongSubscription, { body }, unauthenticated)
      await refused(session, prolongSubscription, { body, token: session.importer }, forbidden)
      await refused(session, prolongSubscription, { body, token: await session.token() }, unauthenticated)
    },
  },
]

/** Forgeries of a token: a changed character, other claims under the same signature, and no signature. */
function forgeriesOf(token: string): string[] {
  const last = token.at(-2) === 'A' ? 'B' : 'A'
  const changed = `${token.slice(0, -2)}${last}${token.slice(-1)}`
  const [head, claims, signature] = token.split('.')
  if (!head || !claims || !signature) return [changed]
  const { sub, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>
  const written = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const others = written({ ...rest, sub: `${Number(sub) + 1}` })
  return [changed, `${head}.${others}.${signature}`, `${written({ alg: 'none', typ: 'JWT' })}.${others}.`]
}
