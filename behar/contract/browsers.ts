import assert from 'node:assert/strict'
import { getIntegrationToken, getSubscription, listSupplies } from '#shared/behar/contract.ts'
import { type ContractCheck, hear, notFound, refused } from './asking.ts'

const strange = 'https://not-the-market.example'

/** What browsers need to be let through, and what they must not be. */
export const browserChecks: readonly ContractCheck[] = [
  {
    name: 'a page of the site may ask: the browser is told so before',
    async run({ address, origin }) {
      for (const [method, path] of [
        ['GET', 'platforms/behar-market'],
        ['POST', 'platforms/behar-market/supply/list'],
      ] as const) {
        const { status, headers } = await preflight(address, path, method, origin)
        assert.ok(status >= 200 && status < 300, `a preflight is answered ${status}`)
        assert.equal(headers.get('access-control-allow-origin'), origin)
        assert.ok(allows(headers.get('access-control-allow-methods'), method), `allows ${method}`)
        for (const name of ['authorization', 'content-type', 'accept-language', 'idempotency-key'])
          assert.ok(allows(headers.get('access-control-allow-headers'), name), `allows the header ${name}`)
      }
    },
  },
  {
    name: 'a page of the site may read every answer, refusals among them',
    async run(session) {
      const headers = { origin: session.origin }
      const answers = [
        await hear(session, getIntegrationToken, { token: session.importer, headers }),
        await hear(session, getIntegrationToken, { token: session.seller, headers }),
        await hear(session, getSubscription, { headers }),
        await hear(session, listSupplies, { token: await session.token(), body: { page: 0 }, headers }),
        await hear(session, 'GET no/such/call', { headers }),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 403, 401, 422, 404],
      )
      for (const { status, headers: told } of answers) {
        assert.equal(told.get('access-control-allow-origin'), session.origin, `of ${status}`)
        assert.ok(allows(told.get('vary'), 'origin'), `caches keep the answers of ${status} apart by origin`)
      }
    },
  },
  {
    name: 'a page of anybody else may not',
    async run(session) {
      const { headers } = await preflight(session.address, 'platforms/behar-market', 'GET', strange)
      const read = await hear(session, getIntegrationToken, {
        token: session.importer,
        headers: { origin: strange },
      })
      for (const allowed of [headers, read.headers].map((told) => told.get('access-control-allow-origin')))
        assert.ok(allowed !== '*' && allowed !== strange && allowed !== 'null', `allows ${allowed}`)
    },
  },
  {
    name: 'no answer with somebody’s data is kept by a cache',
    async run(session) {
      for (const [call, token] of [
        [getIntegrationToken, session.importer],
        [getSubscription, await session.token()],
      ] as const) {
        const { headers } = await hear(session, call, { token })
        assert.match(String(headers.get('cache-control')), /no-store|private/)
      }
    },
  },
  {
    name: 'what is no call is not found',
    async run(session) {
      await refused(session, 'GET no/such/call', {}, notFound)
      await refused(session, 'GET platforms/behar-market/none', { token: await session.token() }, notFound)
    },
  },
]

function preflight(address: string, path: string, method: string, origin: string): Promise<Response> {
  return fetch(`${address.replace(/\/+$/, '')}/api/${path}`, {
    method: 'OPTIONS',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'accept-language,authorization,content-type,idempotency-key',
    },
  })
}

/** Whether a list in a header names something; a star names everything but the header that carries tokens. */
function allows(list: string | null, name: string): boolean {
  const named = (list ?? '').split(',').map((one) => one.trim().toLowerCase())
  return named.includes(name.toLowerCase()) || (named.includes('*') && name !== 'authorization')
}
