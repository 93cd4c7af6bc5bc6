import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seedBehar } from '#demo/behar/behar.ts'
import { openTestBehar, type TestBehar } from '#demo/testing/behar.ts'
import { addMember, setSubscription } from '#demo/testing/beharRows.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { openLog } from '#platform/logs/log.ts'
import { openSession, type Partner } from './contract/asking.ts'
import { brokenRules, contractChecks } from './contractSuite.ts'

// BEHAR_CONTRACT_URL names another host to be held against the same rules (docs/operations.md, "Another integration").
const { BEHAR_CONTRACT_URL: elsewhere } = process.env
const PATIENCE_MS = elsewhere ? 300_000 : 60_000

let ours: TestMarket
let service: TestBehar
let partner: Partner
beforeAll(async () => {
  ours = await openTestMarket()
  await seedBehar({
    databaseUrl: ours.databaseUrl,
    mainDatabaseUrl: ours.databaseUrl,
    startAt: new Date(),
    size: 'test',
    log: openLog({ level: 'error' }),
  })
  service = await openTestBehar(ours)
  partner = elsewhere ? partnerElsewhere(elsewhere) : await partnerHere(service)
})
afterAll(async () => {
  await service.close()
  await ours.close()
})

describe(`the contract of the integration, as ${elsewhere ?? 'our own service'} keeps it`, () => {
  const can = elsewhere ? partnerElsewhere(elsewhere) : { lapsed: 'somebody' }
  it.each(contractChecks(can).map((check) => [check.name, check] as const))(
    '%s',
    async (_, check) => check.run(openSession(partner)),
    PATIENCE_MS,
  )
})

describe('our own service with tokens of two seconds', () => {
  it('knows the end of a token', async () => {
    const short = await openTestBehar(ours, { env: { BEHAR_TOKEN_S: '2' } })
    try {
      const here = { ...(await partnerHere(short)), shortTokens: true }
      const [ending] = contractChecks(here).filter(({ needs }) => needs === 'shortTokens')
      expect(ending).toBeDefined()
      await ending?.run(openSession(here))
    } finally {
      await short.close()
    }
  })
})

describe('what the rules find out', () => {
  it('a host that answers everything, and nothing right', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
      response.end('{"data":{}}')
    })
    const address = await listenOn(server)
    try {
      const fake = { ...partnerTokens, address, lapsed: 'x', shortTokens: true }
      const broken = await brokenRules(fake)
      expect([...broken.keys()]).toEqual(contractChecks(fake).map(({ name }) => name))
    } finally {
      await closed(server)
    }
  })

  it.each(Object.entries(faults))('a host that %s', async (_, { found, ...fault }) => {
    const here = await partnerHere(service)
    const server = createServer((request, response) => {
      void passOn(request, service.url, fault).then(({ status, headers, text }) => {
        response.writeHead(status, headers)
        response.end(text)
      })
    })
    const address = await listenOn(server)
    try {
      const [check, ...more] = contractChecks(here).filter(({ name }) => name.startsWith(found))
      expect([check?.name, more.length], 'one rule is named').toEqual([expect.stringContaining(found), 0])
      await check?.run(openSession(here))
      await expect(check?.run(openSession({ ...here, address }))).rejects.toThrow()
    } finally {
      await closed(server)
    }
  })
})

interface Heard {
  readonly status: number
  readonly headers: Record<string, string>
  readonly text: string
}

interface Fault {
  /** How the rule begins that sees it. */
  readonly found: string
  readonly ask?: (headers: Record<string, string>, body: Record<string, unknown>) => void
  readonly answer?: (heard: Heard) => Heard
}

/** What a host could do wrong, one thing at a time, between somebody who asks and our own service. */
const faults: Readonly<Record<string, Fault>> = {
  'lets everybody in': {
    found: 'every call of the integration wants',
    answer: (heard) => (heard.status === 401 ? { ...heard, status: 200, text: '{"data":{}}' } : heard),
  },
  'calls a local seller signed out': {
    found: 'a local seller is refused',
    answer: (heard) => (heard.status === 403 ? { ...heard, status: 401 } : heard),
  },
  'has no envelope': {
    found: 'a subscription says',
    answer: (heard) => ({ ...heard, text: JSON.stringify(JSON.parse(heard.text).data) }),
  },
  'speaks Arabic alone': {
    found: 'the lists are told in both languages',
    ask: (headers) => {
      headers['accept-language'] = 'ar'
    },
  },
  'does not say which language it speaks': {
    found: 'a subscription says',
    answer: ({ headers: { 'content-language': _, ...headers }, ...heard }) => ({ ...heard, headers }),
  },
  'takes every status_type': {
    found: 'another status_type',
    answer: (heard) =>
      heard.status === 422 ? { ...heard, status: 200, text: '{"data":{"statuses":[]}}' } : heard,
  },
  'has states of its own': {
    found: 'the states of demands and supplies',
    answer: (heard) => ({ ...heard, text: heard.text.replaceAll('"fulfilled"', '"done"') }),
  },
  'looks at no filter': {
    found: 'a list holds only',
    ask: (_, body) => {
      for (const filter of ['mine', 'fish_type_id', 'category_id']) delete body[filter]
    },
  },
  'looks at no page': { found: 'a page holds at most', ask: (_, body) => void delete body.page },
  'knows no limit': { found: 'a page holds at most', ask: (_, body) => void delete body.limit },
  'tells prices as texts': {
    found: 'a supply is added as it was sent',
    answer: (heard) => ({ ...heard, text: heard.text.replace(/"price":([\d.]+)/g, '"price":"$1"') }),
  },
  'answers 200 for what it created': {
    found: 'a demand is added as it was sent',
    answer: (heard) => (heard.status === 201 ? { ...heard, status: 200 } : heard),
  },
  'tells that a demand is another’s': {
    found: 'a demand is added as it was sent',
    answer: (heard) => (heard.status === 404 ? { ...heard, status: 403 } : heard),
  },
  'tells no fields': {
    found: 'what a field needs',
    answer: (heard) => ({ ...heard, text: JSON.stringify({ ...JSON.parse(heard.text), errors: undefined }) }),
  },
  'breaks at what is wrong': {
    found: 'what is no JSON object',
    answer: (heard) => (heard.status >= 400 ? { ...heard, status: 500 } : heard),
  },
  'adds twice what was sent twice': {
    found: 'the same sent again',
    ask: (headers) => void delete headers['idempotency-key'],
  },
  'matches nothing': {
    found: 'a supply and a demand that meet',
    answer: (heard) => ({ ...heard, text: heard.text.replaceAll('"code":"matched"', '"code":"open"') }),
  },
  'lets anybody add whose subscription is over': {
    found: 'without a subscription that is active',
    answer: (heard) => (heard.status === 403 ? { ...heard, status: 422 } : heard),
  },
  'lets every page read': {
    found: 'a page of anybody else',
    answer: (heard) => ({ ...heard, headers: { ...heard.headers, 'access-control-allow-origin': '*' } }),
  },
  'lets pages read nothing but successes': {
    found: 'a page of the site may read every answer',
    answer: ({ headers: { 'access-control-allow-origin': allowed, ...headers }, ...heard }) => ({
      ...heard,
      headers: {
        ...headers,
        ...(allowed && heard.status < 300 && { 'access-control-allow-origin': allowed }),
      },
    }),
  },
  'does not let the header with the token through': {
    found: 'a page of the site may ask',
    answer: (heard) => ({
      ...heard,
      headers: { ...heard.headers, 'access-control-allow-headers': 'content-type' },
    }),
  },
  'lets caches keep what is somebody’s': {
    found: 'no answer with somebody’s data',
    answer: (heard) => ({ ...heard, headers: { ...heard.headers, 'cache-control': 'public, max-age=60' } }),
  },
}

async function passOn(
  request: IncomingMessage,
  to: string,
  { ask, answer }: Omit<Fault, 'found'>,
): Promise<Heard> {
  const sent = await textOf(request)
  const {
    host: _,
    connection: __,
    'content-length': ___,
    ...headers
  } = request.headers as Record<string, string>
  const body = ask && isObject(sent) ? (JSON.parse(sent) as Record<string, unknown>) : undefined
  ask?.(headers, body ?? {})
  const method = String(request.method)
  const heard = await fetch(to + request.url, {
    method,
    headers,
    ...(method === 'POST' && { body: body ? JSON.stringify(body) : sent }),
  })
  const text = await heard.text()
  const told = Object.fromEntries(heard.headers)
  for (const name of ['content-length', 'content-encoding', 'connection', 'keep-alive']) delete told[name]
  const whole = { status: heard.status, headers: told, text }
  return answer ? answer(whole) : whole
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

const isObject = (text: string) => /^\{.*\}$/s.test(text) && !text.includes('1e309')

async function partnerHere({ url, db }: TestBehar): Promise<Partner> {
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
    origin: new URL(ours.url).origin,
    importer: importer.token,
    other: other.token,
    seller: seller.token,
    lapsed: lapsed.token,
  }
}

/** A partner's host, tried with tokens of the market that it asks. */
function partnerElsewhere(address: string): Partner {
  const {
    BEHAR_CONTRACT_TOKEN: importer = '',
    BEHAR_CONTRACT_OTHER_TOKEN: other = '',
    BEHAR_CONTRACT_SELLER_TOKEN: seller = '',
    BEHAR_CONTRACT_ORIGIN: origin = '',
    BEHAR_CONTRACT_LAPSED_TOKEN: lapsed,
    BEHAR_CONTRACT_SHORT_TOKENS: short,
  } = process.env
  return {
    address,
    importer,
    other,
    seller,
    origin,
    ...(lapsed && { lapsed }),
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
