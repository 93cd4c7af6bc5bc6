import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { seedBehar } from '#demo/behar/behar.ts'
import { ask } from '#demo/testing/ask.ts'
import { openTestBehar, type TestBehar } from '#demo/testing/behar.ts'
import { addMember, setSubscription } from '#demo/testing/beharRows.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import type { Subscription } from '#shared/behar/contract.ts'
import { openSession, type Partner } from './contract/session.ts'
import { brokenRules, contractChecks } from './contractSuite.ts'

// With BEHAR_CONTRACT_URL, the tests check another host by the same rules (docs/operations.md, "Another integration").
const { BEHAR_CONTRACT_URL: remoteUrl } = process.env
const TIMEOUT_MS = remoteUrl ? 300_000 : 60_000

const ours = await testMarket()
await seedBehar({
  databaseUrl: ours.databaseUrl,
  mainDatabaseUrl: ours.databaseUrl,
  startAt: new Date(),
  size: 'test',
  log: openLog({ level: 'error' }),
})
const service = await testBehar(ours)
const partner = remoteUrl ? remotePartner(remoteUrl) : await localPartner(service)

describe(`the contract of the integration at ${remoteUrl ?? 'our own service'}:`, () => {
  const can = remoteUrl ? remotePartner(remoteUrl) : { lapsed: 'token', renewed: { token: '', until: '' } }
  it.each(contractChecks(can).map((check) => [check.name, check] as const))(
    '%s',
    async (_, check) => check.run(openSession(partner)),
    TIMEOUT_MS,
  )
})

describe('a service whose tokens live two seconds', () => {
  it('refuses an expired token', async () => {
    const short = await openTestBehar(ours, { env: { BEHAR_TOKEN_S: '2' } })
    try {
      const here = { ...(await localPartner(short)), shortTokens: true }
      const [ending] = contractChecks(here).filter(({ needs }) => needs === 'shortTokens')
      expect(ending).toBeDefined()
      await ending?.run(openSession(here))
    } finally {
      await short.close()
    }
  })
})

describe('the contract rules', () => {
  it('all fail for a host that answers every call with an empty object', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end('{"data":{}}')
    })
    const address = await listenOn(server)
    try {
      const fake = {
        ...partnerTokens,
        address,
        lapsed: 'x',
        renewed: { token: 'x', until: '2026-12-31' },
        shortTokens: true,
      }
      const broken = await brokenRules(fake)
      expect([...broken.keys()]).toEqual(contractChecks(fake).map(({ name }) => name))
    } finally {
      await closed(server)
    }
  })

  it.each(Object.entries(faults))('detect a host that %s', async (_, { found, ...fault }) => {
    const here = await localPartner(service)
    const server = createServer((request, response) => {
      void forward(request, service.url, fault).then(({ status, headers, text }) => {
        response.writeHead(status, headers)
        response.end(text)
      })
    })
    const address = await listenOn(server)
    try {
      const [check, ...more] = contractChecks(here).filter(({ name }) => name.startsWith(found))
      expect([check?.name, more.length], 'exactly one rule has this name').toEqual([
        expect.stringContaining(found),
        0,
      ])
      await check?.run(openSession(here))
      await expect(check?.run(openSession({ ...here, address }))).rejects.toThrow()
    } finally {
      await closed(server)
    }
  })
})

interface Answer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}

interface Fault {
  /** The start of the name of the rule that detects the fault. */
  readonly found: string
  readonly request?: (headers: Record<string, string>, body: Record<string, unknown>) => void
  readonly answer?: (received: Answer) => Answer
}

/** Each fault is added by a proxy in front of our own service. Exactly one rule detects each fault. */
const faults: Readonly<Record<string, Fault>> = {
  'admits everybody': {
    found: 'every call of the integration requires',
    answer: (received) =>
      received.status === 401 ? { ...received, status: 200, text: '{"data":{}}' } : received,
  },
  'answers a local seller with 401': {
    found: 'a local seller is refused',
    answer: (received) => (received.status === 403 ? { ...received, status: 401 } : received),
  },
  'has no envelope': {
    found: 'a subscription shows',
    answer: (received) => ({ ...received, text: JSON.stringify(JSON.parse(received.text).data) }),
  },
  'answers in Arabic only': {
    found: 'the lists have names in both languages',
    request: (headers) => {
      headers['accept-language'] = 'ar'
    },
  },
  'does not declare its language': {
    found: 'a subscription shows',
    answer: ({ headers: { 'content-language': _, ...headers }, ...received }) => ({ ...received, headers }),
  },
  'accepts every status_type': {
    found: 'another status_type',
    answer: (received) =>
      received.status === 422 ? { ...received, status: 200, text: '{"data":{"statuses":[]}}' } : received,
  },
  'has other states': {
    found: 'the states of demands and supplies',
    answer: (received) => ({ ...received, text: received.text.replaceAll('"fulfilled"', '"done"') }),
  },
  'ignores filters': {
    found: 'a list contains only',
    request: (_, body) => {
      for (const filter of ['mine', 'fish_type_id', 'category_id']) delete body[filter]
    },
  },
  'ignores the page': { found: 'a page has at most', request: (_, body) => void delete body.page },
  'ignores the limit': { found: 'a page has at most', request: (_, body) => void delete body.limit },
  'answers prices as strings': {
    found: 'a supply is added as sent',
    answer: (received) => ({ ...received, text: received.text.replace(/"price":([\d.]+)/g, '"price":"$1"') }),
  },
  'answers 200 for created entries': {
    found: 'a demand is added as sent',
    answer: (received) => (received.status === 201 ? { ...received, status: 200 } : received),
  },
  'reveals that a demand belongs to another': {
    found: 'a demand is added as sent',
    answer: (received) => (received.status === 404 ? { ...received, status: 403 } : received),
  },
  'names no fields': {
    found: 'all fields with errors',
    answer: (received) => ({
      ...received,
      text: JSON.stringify({ ...JSON.parse(received.text), errors: undefined }),
    }),
  },
  'fails on invalid input': {
    found: 'a body that is no JSON object',
    answer: (received) => (received.status >= 400 ? { ...received, status: 500 } : received),
  },
  'ignores idempotency keys': {
    found: 'a repeated add',
    request: (headers) => void delete headers['idempotency-key'],
  },
  'sells a part again when the call is repeated': {
    found: 'a supply is edited, reserved',
    request: (headers) => void delete headers['idempotency-key'],
  },
  'keeps a sold supply available': {
    found: 'a supply without a rest',
    answer: (received) => ({
      ...received,
      text: received.text.replace('"code":"sold"', '"code":"available"'),
    }),
  },
  'does not count what was fulfilled': {
    found: 'a demand is edited and fulfilled',
    answer: (received) => ({
      ...received,
      text: received.text.replace(/"fulfilled":[\d.]+/g, '"fulfilled":0'),
    }),
  },
  'sells by a deal again when the call is repeated': {
    found: 'a sale by a deal',
    request: (headers) => void delete headers['idempotency-key'],
  },
  'shows no contact': {
    found: 'an interest reaches',
    answer: (received) => ({
      ...received,
      text: received.text.replace(/"contact":\{[^}]*\}/g, '"contact":null'),
    }),
  },
  'forgets why an interest was declined': {
    found: 'an interest is declined',
    answer: (received) => ({ ...received, text: received.text.replace(/"reason":"[^"]*"/g, '"reason":""') }),
  },
  'matches nothing': {
    found: 'a supply and a demand that match',
    answer: (received) => ({
      ...received,
      text: received.text.replaceAll('"code":"matched"', '"code":"open"'),
    }),
  },
  'does not refuse a lapsed subscription with 403': {
    found: 'without an active subscription',
    answer: (received) => (received.status === 403 ? { ...received, status: 422 } : received),
  },
  'does not apply paid renewals': {
    found: 'a paid renewal',
    answer: (received) => ({ ...received, text: received.text.replace('"standard"', '"trial"') }),
  },
  'admits every origin': {
    found: 'a page of another origin',
    answer: (received) => ({
      ...received,
      headers: { ...received.headers, 'access-control-allow-origin': '*' },
    }),
  },
  'sends CORS headers with successes only': {
    found: 'a page of the site may read every answer',
    answer: ({ headers: { 'access-control-allow-origin': allowed, ...headers }, ...received }) => ({
      ...received,
      headers: {
        ...headers,
        ...(allowed && received.status < 300 && { 'access-control-allow-origin': allowed }),
      },
    }),
  },
  'does not allow the authorization header': {
    found: 'a page of the site may send requests',
    answer: (received) => ({
      ...received,
      headers: { ...received.headers, 'access-control-allow-headers': 'content-type' },
    }),
  },
  'lets caches store personal answers': {
    found: 'no personal answer',
    answer: (received) => ({
      ...received,
      headers: { ...received.headers, 'cache-control': 'public, max-age=60' },
    }),
  },
}

async function forward(
  request: IncomingMessage,
  to: string,
  { request: change, answer }: Omit<Fault, 'found'>,
): Promise<Answer> {
  const sent = await textOf(request)
  const {
    host: _,
    connection: __,
    'content-length': ___,
    ...headers
  } = request.headers as Record<string, string>
  const body = change && isObject(sent) ? (JSON.parse(sent) as Record<string, unknown>) : undefined
  change?.(headers, body ?? {})
  const method = String(request.method)
  const received = await fetch(to + request.url, {
    method,
    headers,
    ...(method === 'POST' && { body: body ? JSON.stringify(body) : sent }),
  })
  const text = await received.text()
  const passed = Object.fromEntries(received.headers)
  for (const name of ['content-length', 'content-encoding', 'connection', 'keep-alive']) delete passed[name]
  const whole = { status: received.status, headers: passed, text }
  return answer ? answer(whole) : whole
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const isObject = (text: string) => /^\{.*\}$/s.test(text) && !text.includes('1e309')

async function localPartner(behar: TestBehar): Promise<Partner> {
  const { url, db } = behar
  const [importer, other, lapsed] = [
    await addPerson(ours.db, { type: 'international_seller' }),
    await addPerson(ours.db, { type: 'international_seller' }),
    await addPerson(ours.db, { type: 'international_seller' }),
  ]
  const seller = await addPerson(ours.db, { type: 'local_seller' })
  await addMember(db, lapsed)
  const day = 86_400_000
  await setSubscription(db, lapsed, {
    startsAt: new Date(Date.now() - 40 * day),
    expiresAt: new Date(Date.now() - day),
  })
  return {
    address: url,
    renewed: await renewedImporter(behar),
    origin: new URL(ours.url).origin,
    importer: importer.token,
    other: other.token,
    seller: seller.token,
    lapsed: lapsed.token,
  }
}

/** Creates an importer with a running trial who has paid a renewal since the last request to the integration. */
async function renewedImporter({ url }: TestBehar): Promise<NonNullable<Partner['renewed']>> {
  const { id, token } = await addPerson(ours.db, { type: 'international_seller' })
  await ask({ url }, 'GET platforms/behar-market', { token })
  await fillWallet(ours.db, id, 300)
  const [plan] = await ours.db.query<{ id: number }>({
    text: `insert into plans (name_ar, name_en, length, unit, price_halalas, active)
           values ('شهر', 'Month', 1, 'months', 30000, true) returning id`,
  })
  const body = { plan_id: plan?.id, method: 'wallet', expected_price: 300, paid_renewals: 0 }
  const { data } = await ask<{ subscription: Subscription }>(ours, 'POST subscription/renew', { token, body })
  return { token, until: data.subscription.expires_at ?? '' }
}

/** Returns a partner's host with tokens of the market to which the host is connected. */
function remotePartner(address: string): Partner {
  const {
    BEHAR_CONTRACT_TOKEN: importer = '',
    BEHAR_CONTRACT_OTHER_TOKEN: other = '',
    BEHAR_CONTRACT_SELLER_TOKEN: seller = '',
    BEHAR_CONTRACT_ORIGIN: origin = '',
    BEHAR_CONTRACT_LAPSED_TOKEN: lapsed,
    BEHAR_CONTRACT_RENEWED_TOKEN: renewed,
    BEHAR_CONTRACT_RENEWED_UNTIL: until,
    BEHAR_CONTRACT_SHORT_TOKENS: short,
  } = process.env
  return {
    address,
    importer,
    other,
    seller,
    origin,
    ...(lapsed && { lapsed }),
    ...(renewed && until && { renewed: { token: renewed, until } }),
    shortTokens: short === '1',
  }
}

const partnerTokens = { importer: 'a', other: 'b', seller: 'c', origin: 'http://localhost:3000' }

async function listenOn(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
}
