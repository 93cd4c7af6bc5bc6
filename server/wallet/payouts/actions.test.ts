import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Payout, Wallet } from '#shared/wallet/contract.ts'

const iban = 'SA0380000000608010167519'
const market = await testMarket()
const finance = await addPerson(market.db, { staff: 'finance' })

async function rich(riyals = 100): Promise<TestPerson> {
  const person = await addPerson(market.db)
  await fillWallet(market.db, person.id, riyals)
  return person
}

const payout = ({ token }: TestPerson, body: object = {}, headers: Record<string, string> = {}) =>
  ask<Payout>(market, 'POST wallet/payout', {
    token,
    headers,
    body: { amount: 40, iban, account_holder: 'منى الغامدي', ...body },
  })
const settle = (id: number, by = finance, body: object = {}) =>
  ask<Payout>(market, `POST operator/payouts/${id}/settle`, {
    token: by.token,
    body: { reference: `TRF-${id}`, ...body },
  })
const refuse = (id: number, by = finance, body: object = { note: 'الحساب مغلق' }) =>
  ask<Payout>(market, `POST operator/payouts/${id}/refuse`, { token: by.token, body })
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(market, 'GET wallet', { token })).data
const count = async (text: string, ...values: unknown[]) =>
  (await market.db.query<{ count: number }>({ text, values }))[0]?.count
const auditOf = (id: number) =>
  market.db.query({
    text: `select actor_id, action, before, after, note from audit where record_type = 'payout' and record_id = $1`,
    values: [id],
  })

describe('POST wallet/payout', () => {
  it('debits the wallet at once', async () => {
    const person = await rich()
    const { status, data } = await payout(person, {
      amount: '٤٠٫٢٥',
      iban: ' sa03 8000 0000 6080 1016 7519 ',
    })
    expect(status).toBe(201)
    expect(data).toMatchObject({ amount: 40.25, status: 'pending', note: null, iban: 'SA03 **** 7519' })
    const wallet = await walletOf(person)
    expect(wallet).toMatchObject({ balance: 59.75, available: 59.75, payouts: [data] })
    expect(wallet.transactions.data[0]).toMatchObject({
      type: 'payout',
      amount: -40.25,
      detail: 'SA03 **** 7519',
      reference: { type: 'payout', id: data.id },
    })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('accepts only one of two concurrent payouts of the whole balance', async () => {
    const person = await rich(50)
    const answers = await Promise.all([payout(person, { amount: 50 }), payout(person, { amount: 50 })])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect(answers.find(({ status }) => status === 409)?.failure.code).toBe('insufficient_funds')
    expect(await walletOf(person)).toMatchObject({ balance: 0, payouts: [{ amount: 50 }] })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('can name an earlier payout of the person in place of an account number', async () => {
    const [person, stranger] = [await rich(), await rich()]
    const { data: first } = await payout(person)
    const again = (of: TestPerson, id: number) =>
      ask<Payout>(market, 'POST wallet/payout', { token: of.token, body: { amount: 10, payout_id: id } })
    const { status, data } = await again(person, first.id)
    expect([status, data.iban, data.account_holder]).toEqual([201, 'SA03 **** 7519', 'منى الغامدي'])
    const foreign = await again(stranger, first.id)
    expect([foreign.status, Object.keys(foreign.failure.errors ?? {})]).toEqual([422, ['payout_id']])
  })

  it('creates one payout per idempotency key', async () => {
    const person = await rich()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => payout(person, {}, { 'idempotency-key': 'once' })),
    )
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill(answers[0]?.data))
    expect((await walletOf(person)).balance).toBe(60)
  })

  it.each([
    ['iban', { iban: 'SA0380000000608010167518' }],
    ['iban', { iban: 'GB82WEST12345698765432' }],
    ['iban', { iban: '' }],
    ['amount', { amount: -1 }],
    ['amount', { amount: 0 }],
    ['amount', { amount: 0.001 }],
    ['account_holder', { account_holder: ' ' }],
  ])('refuses an invalid %s: %j', async (field, body) => {
    const { status, failure } = await payout(await rich(), body)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })
})

describe('payouts in the back office', () => {
  it('are settled once, with one notification and one audit entry', async () => {
    const person = await rich()
    const { id } = (await payout(person)).data
    const listed = (
      await ask<Page<Payout & { user: { id: number } }>>(market, 'GET operator/payouts?limit=100', {
        token: finance.token,
      })
    ).data.data
    expect(listed.find((row) => row.id === id)).toMatchObject({ iban, user: { id: person.id } })
    const first = await settle(id)
    expect([first.status, first.data.status]).toEqual([200, 'settled'])
    expect((await settle(id, finance, { note: 'again' })).data).toEqual(first.data)
    expect((await refuse(id)).failure.code).toBe('illegal_transition')
    expect(await walletOf(person)).toMatchObject({ balance: 60, payouts: [{ status: 'settled' }] })
    expect(await auditOf(id)).toEqual([
      {
        actor_id: finance.id,
        action: 'payout.settle',
        note: null,
        before: { status: 'pending' },
        after: {
          status: 'settled',
          amount_halalas: 4_000,
          iban: 'SA03 **** 7519',
          bank_reference: `TRF-${id}`,
        },
      },
    ])
    const sent = "select count(*) from notifications where user_id = $1 and kind = 'payout_settled'"
    expect(await count(sent, person.id)).toBe(1)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('return the money when they are refused', async () => {
    const person = await rich()
    const { id } = (await payout(person)).data
    expect((await refuse(id, finance, {})).status).toBe(422)
    const refused = await refuse(id)
    expect(refused.data).toMatchObject({ status: 'refused', note: 'الحساب مغلق' })
    expect((await refuse(id)).data).toEqual(refused.data)
    expect((await settle(id)).status).toBe(409)
    const wallet = await walletOf(person)
    expect(wallet).toMatchObject({ balance: 100, available: 100 })
    expect(wallet.transactions.data[0]).toMatchObject({ type: 'refund', amount: 40 })
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('are either settled or refused by concurrent calls', async () => {
    const person = await rich()
    const { id } = (await payout(person)).data
    const answers = await Promise.all([settle(id), refuse(id), settle(id), refuse(id)])
    const { payouts, balance } = await walletOf(person)
    const settled = payouts[0]?.status === 'settled'
    expect(answers.map(({ status }) => status)).toEqual(settled ? [200, 409, 200, 409] : [409, 200, 409, 200])
    expect(balance).toBe(settled ? 60 : 100)
    expect(await auditOf(id)).toHaveLength(1)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('can be decided only by finance staff, and never by the owner of the payout', async () => {
    await fillWallet(market.db, finance.id, 100)
    const own = (await payout(finance)).data.id
    expect([(await settle(own)).status, (await refuse(own)).status]).toEqual([403, 403])
    const { id } = (await payout(await rich())).data
    for (const staff of ['viewer', 'editor'] as const) {
      const reader = await addPerson(market.db, { staff })
      expect([(await settle(id, reader)).status, (await refuse(id, reader)).status]).toEqual([403, 403])
      expect((await ask(market, 'GET operator/payouts', { token: reader.token })).status).toBe(200)
    }
    const nobody = await addPerson(market.db)
    expect((await settle(id, nobody)).status).toBe(403)
    expect((await ask(market, 'GET operator/payouts', { token: nobody.token })).status).toBe(403)
    expect((await ask(market, 'GET operator/payouts')).status).toBe(401)
    expect((await ask(market, `POST operator/payouts/${id}/settle`, { body: {} })).status).toBe(401)
    expect((await settle(999_999)).status).toBe(404)
    expect((await refuse(999_999)).status).toBe(404)
  })

  it('are listed with pending payouts first, oldest first', async () => {
    const list = async (query: string) =>
      (await ask<Page<Payout>>(market, `GET operator/payouts?limit=${query}`, { token: finance.token })).data
    const all = (await list('100')).data
    const states = all.map(({ status }) => status === 'pending')
    expect(states).toEqual([...states].sort((one, other) => Number(other) - Number(one)))
    const waiting = all.filter(({ status }) => status === 'pending').map(({ id }) => id)
    expect(waiting).toEqual([...waiting].sort((one, other) => one - other))
    const decided = all.filter(({ status }) => status !== 'pending').map(({ id }) => id)
    expect(decided).toEqual([...decided].sort((one, other) => other - one))
    for (const status of ['pending', 'settled', 'refused'] as const) {
      const some = await list(`100&status=${status}`)
      expect(some.data.map(({ id }) => id)).toEqual(
        all.filter((row) => row.status === status).map(({ id }) => id),
      )
      expect(some.total).toBe(some.data.length)
    }
    const second = (await list('1&page=2')).data
    expect(second.map(({ id }) => id)).toEqual([all[1]?.id])
    expect((await ask(market, 'GET operator/payouts?status=lost', { token: finance.token })).status).toBe(422)
  })
})

describe('the bank’s reference of a payout', () => {
  it('is stored, shown to the person and refused for another payout', async () => {
    const person = await rich()
    const { id } = (await payout(person)).data
    const settled = await settle(id, finance, { reference: 'TRF-2026 9001' })
    expect(settled.data).toMatchObject({ status: 'settled', reference: 'TRF-2026 9001' })
    expect((await walletOf(person)).payouts[0]?.reference).toBe('TRF-2026 9001')
    expect((await settle(id, finance, { reference: 'trf20269001' })).status).toBe(200)
    expect((await settle(id, finance, { reference: 'TRF-9002' })).failure.code).toBe('illegal_transition')
    const other = (await payout(await rich())).data.id
    const taken = await settle(other, finance, { reference: 'trf 2026-9001' })
    expect([taken.status, Object.keys(taken.failure.errors ?? {})]).toEqual([422, ['reference']])
    expect((await walletOf(person)).payouts[0]?.status).toBe('settled')
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it.each([{ reference: undefined }, { reference: '' }, { reference: ' - ' }])(
    'is required to settle the payout, so %j is refused',
    async (body) => {
      const person = await rich()
      const { id } = (await payout(person)).data
      const { status, failure } = await settle(id, finance, body)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['reference']])
      expect((await walletOf(person)).payouts[0]?.status).toBe('pending')
      expect(await auditOf(id)).toEqual([])
    },
  )

  it('can be added to a payout that was settled without a reference', async () => {
    const { id } = (await payout(await rich())).data
    await settle(id)
    await market.db.query({
      text: 'update payouts set bank_reference = null, folded_bank_reference = null where id = $1',
      values: [id],
    })
    expect(Object.keys(await brokenInvariants(market.db))).toEqual([
      'a settled payout names the bank transfer that sent it',
    ])
    expect((await settle(id, finance, { reference: 'LATE-1' })).data.reference).toBe('LATE-1')
    expect(await auditOf(id)).toHaveLength(2)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is accepted for only one of two concurrent settlements', async () => {
    const ids = [(await payout(await rich())).data.id, (await payout(await rich())).data.id]
    const answers = await Promise.all(ids.map((id) => settle(id, finance, { reference: 'ONE-1' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})
