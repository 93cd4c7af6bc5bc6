import { createHmac } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants } from '#demo/testing/trade/trade.ts'
import { openLog } from '#platform/logs/log.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { jobsOf } from '../worker.ts'

type Charged = { charge_id: number; redirect_url?: string; iban?: string; bank_name?: string }
const charge = (
  market: TestMarket,
  { token }: TestPerson,
  body: object,
  headers: Record<string, string> = {},
) => ask<Charged>(market, 'POST wallet/charge', { token, body: { amount: 80, ...body }, headers })
const secret = 'a secret of this test alone'
const walletOf = async (market: TestMarket, { token }: TestPerson) =>
  (await ask<Wallet>(market, 'GET wallet', { token })).data

describe('card charges with a configured gateway', () => {
  let market: TestMarket
  /** The requests that the gateway has received. `answer` sends the answer of the gateway. */
  let requests: string[]
  let answer: (response: ServerResponse, path: string) => Promise<void> | void
  const server = createServer(async (request, response) => {
    requests.push(`${request.method} ${request.url}`)
    await answer(response, request.url ?? '')
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    market = await openTestMarket({
      env: {
        GATEWAY_URL: `http://127.0.0.1:${port}/v1`,
        GATEWAY_KEY: 'sk_test',
        GATEWAY_SECRET: secret,
        SANDBOX: '1',
      },
    })
  })
  beforeEach(() => {
    requests = []
  })
  afterAll(async () => {
    await market.close()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })

  const json = (status: number, body: object) => (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  const invoice = { id: 'inv-1', url: 'https://gateway.example/inv-1', status: 'initiated', currency: 'SAR' }
  const show = async ({ token }: TestPerson, id: number) =>
    (await ask<{ status: string; sandbox: boolean }>(market, `GET wallet/charges/${id}`, { token })).data

  it('open one payment per idempotency key, outside of database transactions', async () => {
    let open: unknown
    answer = async (response) => {
      const [row] = await market.db.query<{ open: number }>({
        text: `select count(*) as open from pg_stat_activity
               where datname = current_database() and state like 'idle in transaction%'`,
      })
      open = row?.open
      json(201, invoice)(response)
    }
    const person = await addPerson(market.db)
    const key = { 'idempotency-key': 'k' }
    const first = await charge(market, person, { method: 'card' }, key)
    expect([first.status, first.data.redirect_url, open]).toEqual([201, invoice.url, 0])
    expect((await charge(market, person, { method: 'card' }, key)).data).toEqual(first.data)
    expect(requests).toEqual(['POST /v1/invoices'])
  })

  it('are continued by a call with the same key after a gateway failure', async () => {
    const person = await addPerson(market.db)
    const key = { 'idempotency-key': 'again' }
    answer = json(500, {})
    const failed = await charge(market, person, { method: 'card' }, key)
    expect([failed.status, failed.failure.code]).toEqual([503, 'unavailable'])
    answer = json(201, invoice)
    const { status, data } = await charge(market, person, { method: 'card' }, key)
    expect([status, data.redirect_url]).toEqual([201, invoice.url])
    const charges = await market.db.query({
      text: 'select id from charges where user_id = $1',
      values: [person.id],
    })
    expect(charges).toEqual([{ id: data.charge_id }])
  })

  it('are settled by the state that the gateway reports, not by the sandbox', async () => {
    const person = await addPerson(market.db)
    answer = json(201, invoice)
    const { charge_id } = (await charge(market, person, { method: 'card' })).data
    const played = await ask(market, 'POST payments/sandbox', {
      token: person.token,
      body: { charge_id, status: 'paid' },
    })
    expect(played.status).toBe(404)
    for (const state of [
      { ...invoice, amount: 8_000 },
      { ...invoice, status: 'paid', amount: 7_999 },
      { ...invoice, status: 'paid', amount: 8_000, currency: 'USD' },
    ]) {
      answer = json(200, state)
      expect(await show(person, charge_id)).toMatchObject({ status: 'pending', sandbox: false })
    }
    answer = json(500, {})
    expect(await show(person, charge_id)).toMatchObject({ status: 'pending' })
    answer = json(200, { ...invoice, status: 'paid', amount: 8_000 })
    const seen = await Promise.all([
      show(person, charge_id),
      show(person, charge_id),
      show(person, charge_id),
    ])
    expect(seen.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid'])
    expect((await walletOf(market, person)).balance).toBe(80)
    expect(requests).toContain('GET /v1/invoices/inv-1')
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  /** Creates a card charge of SAR 80 with the gateway's payment `id`, and lets the payment fail. Returns the id of the charge. */
  const failedCharge = async (person: TestPerson, id: string) => {
    answer = json(201, { ...invoice, id })
    const { charge_id } = (await charge(market, person, { method: 'card' })).data
    const text = JSON.stringify({ charge_id, status: 'failed', amount: 80 })
    const signature = createHmac('sha256', secret).update(text).digest('hex')
    const { status } = await fetch(`${market.url}/api/payments/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': `sha256=${signature}` },
      body: text,
    })
    expect(status).toBe(200)
    requests = []
    return charge_id
  }
  const lateNews = async ({ id }: TestPerson) =>
    (
      await market.db.query({
        text: `select from notifications where user_id = $1 and kind = 'card_paid_late'`,
        values: [id],
      })
    ).length
  const settleCards = () =>
    jobsOf(market.config, market.db, openLog({ level: 'silent' })).settle_cards?.work()

  it('are settled when the owner reads a failed charge that the gateway reports as paid', async () => {
    const person = await addPerson(market.db)
    const id = await failedCharge(person, 'late-1')
    answer = json(200, { ...invoice, id: 'late-1', status: 'paid', amount: 8_000 })
    expect(await show(person, id)).toMatchObject({ status: 'paid' })
    expect([(await walletOf(market, person)).balance, await lateNews(person)]).toEqual([80, 1])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('are queried once a day while they are pending and less than 30 days old', async () => {
    const person = await addPerson(market.db)
    answer = json(201, { ...invoice, id: 'old-1' })
    const { charge_id: id } = (await charge(market, person, { method: 'card' })).data
    const answerWith = (state: object) => {
      answer = (response, path) =>
        json(path.endsWith('/old-1') ? 200 : 404, { ...invoice, id: 'old-1', amount: 8_000, ...state })(
          response,
        )
    }
    const looks = () => requests.filter((path) => path.endsWith('/old-1')).length
    const pass = (days: number) =>
      market.db.query({
        text: `update charges set created_at = created_at - make_interval(days => $2),
                 looked_at = looked_at - make_interval(days => $2) where id = $1`,
        values: [id, days],
      })
    requests = []
    answerWith({})
    await pass(3)
    for (let turn = 0; turn < 3; turn += 1) await settleCards()
    expect(looks()).toBe(1)
    await pass(2)
    await settleCards()
    expect(looks()).toBe(2)
    await pass(26)
    await settleCards()
    expect(looks()).toBe(2)
    await pass(-10)
    await market.db.query({ text: 'update charges set looked_at = null where id = $1', values: [id] })
    answerWith({ status: 'paid' })
    await settleCards()
    expect([looks(), (await walletOf(market, person)).balance]).toEqual([3, 80])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('are queried at most every ten minutes for two days after they failed', async () => {
    const person = await addPerson(market.db)
    const id = await failedCharge(person, 'late-2')
    const looks = () => requests.filter((path) => path.endsWith('/late-2')).length
    const answerWith = (state: object) => {
      answer = (response, path) =>
        json(path.endsWith('/late-2') ? 200 : 404, { ...invoice, id: 'late-2', amount: 8_000, ...state })(
          response,
        )
    }
    const pass = (minutes: number) =>
      market.db.query({
        text: `update charges set looked_at = looked_at - make_interval(mins => $2),
                 failed_at = failed_at - make_interval(mins => $2) where id = $1`,
        values: [id, minutes],
      })
    answerWith({})
    for (let turn = 0; turn < 3; turn += 1) {
      await settleCards()
      expect(await show(person, id)).toMatchObject({ status: 'failed' })
    }
    expect(looks()).toBe(1)
    await pass(11)
    await settleCards()
    expect(looks()).toBe(2)
    answerWith({ status: 'paid' })
    await pass(48 * 60)
    await settleCards()
    expect([looks(), (await walletOf(market, person)).balance]).toEqual([2, 0])
    await pass(-24 * 60)
    await market.db.query({ text: 'update charges set looked_at = null where id = $1', values: [id] })
    await settleCards()
    expect([looks(), (await walletOf(market, person)).balance]).toEqual([3, 80])
    expect(await lateNews(person)).toBe(1)
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('a market without the sandbox', () => {
  it('offers only the configured charge methods', async () => {
    const bare = await openTestMarket({ env: { SANDBOX: '0' } })
    try {
      const person = await addPerson(bare.db)
      expect((await walletOf(bare, person)).methods).toEqual([])
      for (const method of ['card', 'bank_transfer']) {
        const { status, failure } = await charge(bare, person, { method })
        expect([status, failure.code]).toEqual([503, 'unavailable'])
      }
      expect(
        await bare.db.query({ text: 'select id from charges where user_id = $1', values: [person.id] }),
      ).toEqual([])
    } finally {
      await bare.close()
    }
    const named = await openTestMarket({
      env: {
        SANDBOX: '0',
        BANK_NAME: 'بنك الجزيرة',
        BANK_ACCOUNT_HOLDER: 'شركة السوق',
        BANK_IBAN: 'SA03 8000 0000 6080 1016 7519',
      },
    })
    try {
      const person = await addPerson(named.db)
      expect((await walletOf(named, person)).methods).toEqual(['bank_transfer'])
      const { data } = await charge(named, person, { method: 'bank_transfer' })
      expect(data).toMatchObject({ bank_name: 'بنك الجزيرة', iban: 'SA0380000000608010167519' })
    } finally {
      await named.close()
    }
  })
})
