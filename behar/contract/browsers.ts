import assert from 'node:assert/strict'
import { getIntegrationToken, getSubscription, listSupplies } from '#shared/behar/contract.ts'
import { type ContractCheck, notFound, refused, request } from './session.ts'

const otherOrigin = 'https://not-the-market.example'

/** The checks of requests that browsers may or may not send (CORS). */
export const browserChecks: readonly ContractCheck[] = [
  {
    name: 'a page of the site may send requests: preflights allow them',
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
    name: 'a page of the site may read every answer, refusals included',
    async run(session) {
      const headers = { origin: session.origin }
      const answers = [
        await request(session, getIntegrationToken, { token: session.importer, headers }),
        await request(session, getIntegrationToken, { token: session.seller, headers }),
        await request(session, getSubscription, { headers }),
        await request(session, listSupplies, { token: await session.token(), body: { page: 0 }, headers }),
        await request(session, 'GET no/such/call', { headers }),
      ]
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 403, 401, 422, 404],
      )
      for (const { status, headers: received } of answers) {
        assert.equal(received.get('access-control-allow-origin'), session.origin, `of ${status}`)
        assert.ok(allows(received.get('vary'), 'origin'), `answers with ${status} vary by origin`)
      }
    },
  },
  {
    name: 'a page of another origin may not read answers',
    async run(session) {
      const { headers } = await preflight(session.address, 'platforms/behar-market', 'GET', otherOrigin)
      const read = await request(session, getIntegrationToken, {
        token: session.importer,
        headers: { origin: otherOrigin },
      })
      for (const allowed of [headers, read.headers].map((received) =>
        received.get('access-control-allow-origin'),
      ))
        assert.ok(allowed !== '*' && allowed !== otherOrigin && allowed !== 'null', `allows ${allowed}`)
    },
  },
  {
    name: 'no personal answer may be stored by a cache',
    async run(session) {
      for (const [call, token] of [
        [getIntegrationToken, session.importer],
        [getSubscription, await session.token()],
      ] as const) {
        const { headers } = await request(session, call, { token })
        assert.match(String(headers.get('cache-control')), /no-store|private/)
      }
    },
  },
  {
    name: 'an unknown call is not found',
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

/** Whether the value of a header lists a name; `*` stands for every name but authorization. */
function allows(list: string | null, name: string): boolean {
  const named = (list ?? '').split(',').map((one) => one.trim().toLowerCase())
  return named.includes(name.toLowerCase()) || (named.includes('*') && name !== 'authorization')
}
