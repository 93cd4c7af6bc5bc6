import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet } from '#demo/testing/trade/trade.ts'
import type { Wallet } from '#shared/wallet/contract.ts'

const GATEWAY_SECRET = 'the-secret-of-the-gateway'
const market = await testMarket({ env: { GATEWAY_SECRET } })
const mona = await addPerson(market.db)

type Charged = {
  charge_id: number
  amount: number
  redirect_url?: string
  reference?: string
  iban?: string
}
type Settled = { charge_id: number; status: string }

const walletOf = async ({ token }: TestPerson, query = '') =>
  (await ask<Wallet>(market, `GET wallet${query}`, { token })).data
const charge = ({ token }: TestPerson, body: object, headers: Record<string, string> = {}) =>
  ask<Charged>(market, 'POST wallet/charge', { token, body, headers })
const signed = (body: object) =>
  `sha256=${createHmac('sha256', GATEWAY_SECRET).update(JSON.stringify(body)).digest('hex')}`
const callback = (body: object, signature = signed(body)) =>
  ask<Settled>(market, 'POST payments/callback', { body, headers: { 'x-signature': signature } })
const kindsOf = async ({ id }: TestPerson) =>
  (
    await market.db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 order by number',
      values: [id],
    })
  ).map(({ kind }) => kind)

describe('GET wallet', () => {
  it('returns an empty wallet and the charge methods to a new person', async () => {
    expect(await walletOf(await addPerson(market.db))).toEqual({
      balance: 0,
      held: 0,
      available: 0,
      currency: 'SAR',
      holds: [],
      confirmations: [],
      payouts: [],
      transactions: { data: [], total: 0, per_page: 12, current_page: 1, last_page: 1 },
      methods: ['card', 'bank_transfer'],
    })
  })

  it('requires a sign-in, like the other wallet calls', async () => {
    for (const call of ['GET wallet', 'GET wallet/charges/1'] as const) {
      expect((await ask(market, call)).status).toBe(401)
    }
    for (const path of ['wallet/charge', 'wallet/payout', 'confirm_bank/create', 'payments/sandbox']) {
      expect((await ask(market, `POST ${path}`, { body: {} })).status).toBe(401)
    }
  })
})

describe('POST wallet/charge by card', () => {
  it('returns the sandbox page and credits the wallet after the payment', async () => {
    const person = await addPerson(market.db)
    const { status, data } = await charge(person, { amount: '١٥٠٫٥٠', method: 'card' })
    expect([status, data]).toEqual([
      201,
      {
        charge_id: data.charge_id,
        amount: 150.5,
        redirect_url: `/profile/wallet/card/${data.charge_id}`,
      },
    ])
    expect((await walletOf(person)).balance).toBe(0)
    const shown = await ask(market, `GET wallet/charges/${data.charge_id}`, { token: person.token })
    expect(shown.data).toEqual({
      id: data.charge_id,
      amount: 150.5,
      method: 'card',
      status: 'pending',
      orders: [],
      renewal: null,
      sandbox: true,
    })
    const paid = await ask(market, 'POST payments/sandbox', {
      token: person.token,
      body: { charge_id: data.charge_id, status: 'paid' },
    })
    expect([paid.status, paid.data]).toEqual([200, { charge_id: data.charge_id, status: 'paid' }])
    const wallet = await walletOf(person)
    expect(wallet).toMatchObject({ balance: 150.5, held: 0, available: 150.5 })
    expect(wallet.transactions.data).toMatchObject([
      {
        id: 1,
        type: 'charge',
        amount: 150.5,
        balance_after: 150.5,
        held_change: 0,
        held_until: null,
        reference: { type: 'charge', id: data.charge_id },
      },
    ])
    expect(wallet.transactions.data[0]?.detail).toMatch(/^SMK-[34679ACDEFGHJKMNPQRTUVWXY]{6}$/)
    expect(await kindsOf(person)).toEqual(['wallet_charged'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('creates a charge that other people cannot find', async () => {
    const { data } = await charge(mona, { amount: 10, method: 'card' })
    const other = await addPerson(market.db)
    for (const id of [data.charge_id, 999_999]) {
      const shown = await ask(market, `GET wallet/charges/${id}`, { token: other.token })
      const played = await ask(market, 'POST payments/sandbox', {
        token: other.token,
        body: { charge_id: id, status: 'paid' },
      })
      expect([shown.status, played.status]).toEqual([404, 404])
    }
  })

  it('creates one charge per idempotency key and refuses the key with another amount', async () => {
    const person = await addPerson(market.db)
    const key = { 'idempotency-key': 'one' }
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => charge(person, { amount: 70, method: 'card' }, key)),
    )
    expect(new Set(answers.map(({ data }) => data.charge_id)).size).toBe(1)
    expect(answers.map(({ data }) => data)).toEqual(Array(5).fill(answers[0]?.data))
    const other = await charge(person, { amount: 71, method: 'card' }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it.each([...[0, -5, 1.005, 10_000_000.01, '1e3', 'NaN', true, [5], null, '', '0x10', {}, '5 5']])(
    'refuses the amount %j',
    async (amount) => {
      const { status, failure } = await charge(mona, { amount, method: 'card' })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['amount']])
    },
  )

  it('refuses a number beyond the safe range', async () => {
    const sent = await fetch(`${market.url}/api/wallet/charge`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${mona.token}` },
      body: '{"amount":1e309,"method":"card"}',
    })
    expect(sent.status).toBe(422)
  })

  it('accepts the largest amount and refuses an unknown method', async () => {
    expect((await charge(mona, { amount: 10_000_000, method: 'card' })).data.amount).toBe(10_000_000)
    const { status, failure } = await charge(mona, { amount: 5, method: 'wallet' })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['method']])
  })
})

describe('POST wallet/charge by bank transfer', () => {
  it('returns the account and a unique reference', async () => {
    const { status, data } = await charge(mona, { amount: 200, method: 'bank_transfer' })
    expect(status).toBe(201)
    expect(data).toMatchObject({ amount: 200, iban: 'SA0380000000608010167519' })
    expect(data).not.toHaveProperty('redirect_url')
    expect(data.reference).toMatch(/^SMK-[34679ACDEFGHJKMNPQRTUVWXY]{6}$/)
    const outcome = { charge_id: data.charge_id, status: 'paid', amount: 200 }
    expect((await callback(outcome)).status).toBe(404)
  })
})

describe('the gateway’s callback', () => {
  const waiting = async (amount = 30) => {
    const person = await addPerson(market.db)
    return { person, id: (await charge(person, { amount, method: 'card' })).data.charge_id }
  }

  it('settles a charge once when it is repeated, also concurrently', async () => {
    const { person, id } = await waiting(1_234.56)
    const outcome = { charge_id: id, status: 'paid', amount: 1_234.56 }
    const answers = await Promise.all(Array.from({ length: 8 }, () => callback(outcome)))
    expect(answers.map(({ status, data }) => [status, data.status])).toEqual(Array(8).fill([200, 'paid']))
    expect((await callback(outcome)).status).toBe(200)
    expect((await walletOf(person)).balance).toBe(1_234.56)
    expect(await kindsOf(person)).toEqual(['wallet_charged'])
    const late = await callback({ ...outcome, status: 'failed' })
    expect([late.status, late.failure.code]).toEqual([409, 'illegal_transition'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('credits the wallet when a payment follows a failure', async () => {
    const { person, id } = await waiting()
    const outcome = { charge_id: id, status: 'failed', amount: 30 }
    expect((await callback(outcome)).data.status).toBe('failed')
    expect((await callback(outcome)).status).toBe(200)
    expect((await walletOf(person)).balance).toBe(0)
    const late = await callback({ ...outcome, status: 'paid' })
    expect([late.status, late.data.status]).toEqual([200, 'paid'])
    expect((await callback({ ...outcome, status: 'paid' })).status).toBe(200)
    expect((await callback(outcome)).failure.code).toBe('illegal_transition')
    expect((await walletOf(person)).balance).toBe(30)
    expect(await kindsOf(person)).toEqual(['card_paid_late'])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('credits the wallet once when payment and failure arrive concurrently', async () => {
    const { person, id } = await waiting()
    const answers = await Promise.all(
      ['paid', 'failed', 'paid', 'failed'].map((status) => callback({ charge_id: id, status, amount: 30 })),
    )
    const { status } = (
      await ask<{ status: string }>(market, `GET wallet/charges/${id}`, { token: person.token })
    ).data
    expect(status).toBe('paid')
    expect([answers[0]?.status, answers[2]?.status]).toEqual([200, 200])
    expect((await walletOf(person)).balance).toBe(30)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is refused with a wrong signature, a wrong amount or an unknown charge', async () => {
    const { person, id } = await waiting()
    const outcome = { charge_id: id, status: 'paid', amount: 30 }
    for (const signature of [
      '',
      'sha256=',
      `sha256=${'0'.repeat(64)}`,
      signed({ ...outcome, amount: 31 }),
      signed(outcome).slice(7),
      `${signed(outcome)}00`,
    ]) {
      expect((await callback(outcome, signature)).status).toBe(401)
    }
    const other = await callback({ ...outcome, amount: 30.01 })
    expect([other.status, Object.keys(other.failure.errors ?? {})]).toEqual([422, ['amount']])
    expect((await callback({ ...outcome, charge_id: 999_999 })).status).toBe(404)
    expect((await callback({ ...outcome, status: 'maybe' })).status).toBe(422)
    expect((await walletOf(person)).balance).toBe(0)
    // The signature covers the exact bytes of the body.
    const spaced = JSON.stringify(outcome, null, 2)
    const signature = `sha256=${createHmac('sha256', GATEWAY_SECRET).update(spaced).digest('hex')}`
    const sent = await fetch(`${market.url}/api/payments/callback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-signature': signature },
      body: spaced,
    })
    expect(sent.status).toBe(200)
  })
})

describe('the statement in GET wallet', () => {
  it('is paged, newest first, and can be filtered by direction and month', async () => {
    const person = await addPerson(market.db)
    for (let riyals = 1; riyals <= 5; riyals++) await fillWallet(market.db, person.id, riyals)
    await ask(market, 'POST wallet/payout', {
      token: person.token,
      body: { amount: 4, iban: 'SA0380000000608010167519', account_holder: 'منى الغامدي' },
    })
    const amounts = async (query: string) => {
      const { transactions } = await walletOf(person, query)
      return { amounts: transactions.data.map(({ amount }) => amount), total: transactions.total }
    }
    expect(await amounts('')).toEqual({ amounts: [-4, 5, 4, 3, 2, 1], total: 6 })
    expect(await amounts('?limit=2&page=2')).toEqual({ amounts: [4, 3], total: 6 })
    expect(await amounts('?limit=4&page=2')).toEqual({ amounts: [2, 1], total: 6 })
    expect(await amounts('?page=9')).toEqual({ amounts: [], total: 6 })
    expect(await amounts('?direction=out')).toEqual({ amounts: [-4], total: 1 })
    expect(await amounts('?direction=in&limit=2&page=2')).toEqual({ amounts: [3, 2], total: 5 })
    const month = new Date(Date.now() + 3 * 3_600_000).toISOString().slice(0, 7)
    expect(await amounts(`?month=${month}`)).toEqual({ amounts: [-4, 5, 4, 3, 2, 1], total: 6 })
    expect(await amounts(`?month=${month}&direction=out`)).toEqual({ amounts: [-4], total: 1 })
    expect(await amounts('?month=2020-02')).toEqual({ amounts: [], total: 0 })
    expect(await amounts('?month=2099-12&direction=in')).toEqual({ amounts: [], total: 0 })
    for (const query of ['month=2026-13', 'month=x', 'direction=up', 'page=0']) {
      expect((await ask(market, `GET wallet?${query}`, { token: person.token })).status).toBe(422)
    }
  })
})
