import { randomBytes } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cloneDatabase, type TestDatabase } from '#demo/testing/database.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { openLog } from '#platform/logs/log.ts'
import { migrateBehar } from '../db/migrate.ts'
import { inOwnSchema } from '../db/schema.ts'
import { openKeys } from './keys.ts'
import { sealToken } from './sealedToken.ts'
import { openTokens } from './tokens.ts'

const log = openLog({ level: 'error' })
const tokenS = 900
let database: TestDatabase
let db: Database
let now: Date
const clock = () => now
beforeAll(async () => {
  database = await cloneDatabase('empty')
  await migrateBehar(database.url, log)
  db = openDatabase(inOwnSchema(database.url), { log })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})
beforeEach(async () => {
  now = new Date('2026-11-22T06:00:00.400Z')
  await db.query({ text: 'delete from signing_keys' })
})

const lailaCaller: Caller = { id: 7, type: 'international_seller', staff: null, signIn: 0, trades: true }
/** The callers that the main API accepts, by main token, and the number of requests to the main API. */
let known: Map<string, Caller>
let requests: number
beforeEach(() => {
  requests = 0
  known = new Map([
    ['laila', lailaCaller],
    ['omar', { ...lailaCaller, id: 8, trades: false }],
  ])
})

const authenticateMain = async (token: string) => {
  requests += 1
  return known.get(token)
}
/** Opens the tokens of one more process of the service. */
const open = (seconds = tokenS) =>
  openTokens({ keys: openKeys({ db, tokenS: seconds, clock }), authenticateMain, tokenS: seconds, clock })
const laila = [{ id: 7 }, 'laila'] as const
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000)
}
const keys = () =>
  db.query<{ id: string; secret: Buffer; created_at: Date }>({
    text: 'select id, secret, created_at from signing_keys order by created_at',
  })

describe('tokens', () => {
  it('authenticate a person in every process until expires_at', async () => {
    const { token, expires_at } = await open().sign(...laila)
    expect(expires_at).toBe('2026-11-22T06:15:01.000Z')
    const other = open()
    expect(await other.authenticate(token)).toEqual(lailaCaller)
    now = new Date('2026-11-22T06:15:00.999Z')
    expect(await other.authenticate(token)).toEqual(lailaCaller)
    now = new Date('2026-11-22T06:15:01.000Z')
    expect(await other.authenticate(token)).toBeUndefined()
  })

  it('live for at least the configured time, even if the time is one second', async () => {
    for (const seconds of [1, 3]) {
      const { token, expires_at } = await open(seconds).sign({ id: 8 }, 'omar')
      const lives = Date.parse(expires_at) - now.getTime()
      expect(lives).toBeGreaterThanOrEqual(seconds * 1_000)
      expect(lives).toBeLessThan((seconds + 1) * 1_000)
      const before = now
      later(seconds - 0.001)
      expect(await open(seconds).authenticate(token)).toMatchObject({ id: 8, trades: false })
      now = new Date(Date.parse(expires_at))
      expect(await open(seconds).authenticate(token)).toBeUndefined()
      now = before
    }
  })

  it('contain only the documented claims', async () => {
    const { token } = await open().sign(...laila)
    const [header, payload] = token
      .split('.')
      .slice(0, 2)
      .map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()) as object)
    const [key] = await keys()
    expect(header).toEqual({ alg: 'HS256', kid: key?.id, typ: 'JWT' })
    expect(payload).toEqual({
      iss: 'samak-behar',
      aud: 'behar-market',
      sub: '7',
      main: expect.stringMatching(/^[\w-]{44}$/),
      iat: 1_795_327_200,
      exp: 1_795_328_101,
    })
  })
})

describe('a token', () => {
  interface Forged {
    readonly alg?: string
    readonly kid?: string | undefined
    readonly secret?: Buffer
    readonly claims?: Record<string, unknown>
  }

  /** Returns a token that is valid except for the given changes. */
  async function forge(forged: Forged): Promise<string> {
    const [key] = await keys()
    const { sealingKey } = await openKeys({ db, tokenS, clock }).current()
    const { alg, kid, secret, claims } = {
      alg: 'HS256',
      kid: key?.id,
      secret: key?.secret,
      claims: {},
      ...forged,
    }
    const iat = Math.floor(now.getTime() / 1_000)
    const main = sealToken('laila', 7, sealingKey)
    const good = { sub: '7', main, iss: 'samak-behar', aud: 'behar-market', iat, exp: iat + tokenS }
    const all = Object.entries({ ...good, ...claims }).filter(([, value]) => value !== undefined)
    return new SignJWT(Object.fromEntries(all))
      .setProtectedHeader({ alg, ...(kid === undefined ? {} : { kid }) })
      .sign(secret ?? randomBytes(64))
  }

  it('is accepted if no claim is changed', async () => {
    await open().sign(...laila)
    expect(await open().authenticate(await forge({}))).toEqual(lailaCaller)
  })

  it.each([
    ['of another key', { secret: randomBytes(32) }],
    ['of a missing key', { kid: 'none' }],
    ['without a key', { kid: undefined }],
    ['for another audience', { claims: { aud: 'main' } }],
    ['from another issuer', { claims: { iss: 'partner' } }],
    ['without an expiry', { claims: { exp: undefined } }],
    ['that is valid for too long', { claims: { exp: 9_999_999_999, iat: 1_500_000_000 } }],
    ['issued in the future', { claims: { iat: 1_895_328_100, exp: 1_895_328_900 } }],
    ['without an issue time', { claims: { iat: undefined } }],
    ['without a subject', { claims: { sub: undefined } }],
    ['with an invalid subject', { claims: { sub: '0x7' } }],
    ['of a person to whom its main token does not belong', { claims: { sub: '8' } }],
    ['without a main token', { claims: { main: undefined } }],
    ['with a main token in plain text', { claims: { main: 'laila' } }],
  ] satisfies [string, Forged][])('%s is refused', async (_what, forged) => {
    await open().sign(...laila)
    expect(await open().authenticate(await forge(forged))).toBeUndefined()
  })

  it('signed with another algorithm or unsigned is refused', async () => {
    await open().sign(...laila)
    const [key] = await keys()
    for (const alg of ['HS384', 'HS512']) {
      expect(await open().authenticate(await forge({ alg, secret: randomBytes(64) }))).toBeUndefined()
    }
    const unsigned = new UnsecuredJWT({ sub: '7', main: 'laila' })
      .setIssuer('samak-behar')
      .setAudience('behar-market')
      .setIssuedAt(now)
      .setExpirationTime(new Date(now.getTime() + 60_000))
      .encode()
    const none = { alg: 'none', kid: key?.id }
    const head = Buffer.from(JSON.stringify(none)).toString('base64url')
    for (const token of [unsigned, unsigned.replace(/^[^.]+/, head)]) {
      expect(await open().authenticate(token)).toBeUndefined()
    }
  })

  it('with any changed character is refused', async () => {
    const tokens = open()
    const { token } = await tokens.sign(...laila)
    // The last character contains unused bits, so the last character is not changed.
    const places = Array.from({ length: Math.floor((token.length - 1) / 7) }, (_, place) => place * 7)
    for (const place of places) {
      const other = token[place] === 'B' ? 'C' : 'B'
      const changed = `${token.slice(0, place)}${other}${token.slice(place + 1)}`
      expect(await tokens.authenticate(changed), `letter ${place}`).toBeUndefined()
    }
    for (const text of ['', '.', '..', 'a.b.c', token.slice(0, -2), `${token}.x`]) {
      expect(await tokens.authenticate(text)).toBeUndefined()
    }
  })
})

describe('an issued token', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('ends in every process within 30 s of a block, a sign-out or a role change', async () => {
    const [one, two] = [open(), open()]
    const { token } = await one.sign(...laila)
    expect(await one.authenticate(token)).toEqual(lailaCaller)
    expect(await two.authenticate(token)).toEqual(lailaCaller)
    known.set('laila', { ...lailaCaller, type: 'local_seller' })
    vi.advanceTimersByTime(25_000)
    expect(await one.authenticate(token)).toHaveProperty('type', 'local_seller')
    known.delete('laila')
    vi.advanceTimersByTime(25_000)
    expect(await one.authenticate(token)).toBeUndefined()
    expect(await two.authenticate(token)).toBeUndefined()
  })

  it('is checked for many calls with one request to the main API', async () => {
    const tokens = open()
    const { token } = await tokens.sign(...laila)
    await Promise.all(Array.from({ length: 20 }, () => tokens.authenticate(token)))
    vi.advanceTimersByTime(10_000)
    await tokens.authenticate(token)
    expect(requests).toBe(1)
  })

  it('is refused if the main API assigns its main token to another person', async () => {
    const tokens = open()
    const { token } = await tokens.sign(...laila)
    known.set('laila', { ...lailaCaller, id: 9 })
    expect(await tokens.authenticate(token)).toBeUndefined()
  })
})

describe('the signing keys', () => {
  it('are created once for processes that sign concurrently, initially and after a day', async () => {
    const processes = Array.from({ length: 4 }, () => open())
    const signAll = () => Promise.all(processes.flatMap((one) => [one.sign(...laila), one.sign(...laila)]))
    const first = await signAll()
    expect(await keys()).toHaveLength(1)
    later(86_400)
    const second = await signAll()
    expect(await keys()).toHaveLength(2)
    for (const { token } of second) expect(await processes[0]?.authenticate(token)).toEqual(lailaCaller)
    for (const { token } of first) expect(await processes[0]?.authenticate(token)).toBeUndefined()
  })

  it('rotate without ending the tokens of the old key', async () => {
    const [one, two] = [open(), open()]
    await one.sign(...laila)
    later(86_399)
    const { token: last } = await one.sign(...laila)
    later(2)
    const { token: first } = await two.sign(...laila)
    expect(await keys()).toHaveLength(2)
    for (const process of [one, two, open()]) {
      expect(await process.authenticate(last)).toEqual(lailaCaller)
      expect(await process.authenticate(first)).toEqual(lailaCaller)
    }
  })

  it('are deleted when none of their tokens can be valid', async () => {
    await open().sign(...laila)
    const [old] = await keys()
    later(2 * 86_400 + 1_000)
    await open().sign(...laila)
    const left = await keys()
    expect(left).toHaveLength(1)
    expect(left[0]?.id).not.toBe(old?.id)
  })

  it('are loaded at most once a second, even if many forged tokens arrive', async () => {
    let statements = 0
    const counting: Database = {
      ...db,
      query: (statement) => {
        statements += 1
        return db.query(statement)
      },
    }
    const keys = openKeys({ db: counting, tokenS, clock })
    const tokens = openTokens({ keys, authenticateMain, tokenS, clock })
    const { token } = await open().sign(...laila)
    const [, ...rest] = token.split('.')
    const from = performance.now()
    for (let each = 0; each < 200; each++) {
      const head = Buffer.from(JSON.stringify({ alg: 'HS256', kid: `none-${each}` })).toString('base64url')
      expect(await tokens.authenticate([head, ...rest].join('.'))).toBeUndefined()
    }
    expect(statements).toBeLessThanOrEqual(1 + Math.ceil((performance.now() - from) / 1_000))
  })

  it('are cached, so that tokens are checked while the database is unavailable', async () => {
    const closed = openDatabase(inOwnSchema(database.url), { log: openLog({ level: 'silent' }) })
    const keys = openKeys({ db: closed, tokenS, clock })
    const tokens = openTokens({ keys, authenticateMain, tokenS, clock })
    const { token } = await tokens.sign(...laila)
    await closed.close()
    expect(await tokens.authenticate(token)).toEqual(lailaCaller)
    const { token: again } = await tokens.sign(...laila)
    expect(await tokens.authenticate(again)).toEqual(lailaCaller)
  })
})
