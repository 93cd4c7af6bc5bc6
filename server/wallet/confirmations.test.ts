import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { brokenInvariants, listGoods, makeBuyer, makeSeller, orderForm } from '#demo/testing/trade/trade.ts'
import type { Order, Pay } from '#shared/orders/contract.ts'
import type { Confirmation, Wallet } from '#shared/wallet/contract.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR
const finance = await addPerson(market.db, { staff: 'finance' })
const receipt = await photograph()

let reports = 0
const report = (
  { token }: TestPerson,
  fields: Record<string, string | Blob> = {},
  headers: Record<string, string> = {},
) => {
  const form = formOf({
    amount: '250',
    bank_name: 'مصرف الراجحي',
    account_holder: 'نورة القحطاني',
    transfer_reference: `FT26325-${++reports}`,
    transferred_at: '2026-01-05',
    receipt,
    ...fields,
  })
  return ask<Confirmation>(market, 'POST confirm_bank/create', { token, body: form, headers })
}
const decide = (
  step: 'approve' | 'refuse',
  id: number,
  by = finance,
  body: object = { note: 'لم تصل الحوالة' },
) => ask<Confirmation>(market, `POST operator/confirmations/${id}/${step}`, { token: by.token, body })
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(market, 'GET wallet', { token })).data
const files = async () => (await readdir(join(dataDir, 'uploads', 'receipts')).catch(() => [])).length
const kindsOf = async ({ id }: TestPerson) =>
  (
    await market.db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 order by number',
      values: [id],
    })
  ).map(({ kind }) => kind)

/** Adds a buyer with an order that is to be paid by bank transfer. */
async function ordered() {
  const seller = await makeSeller(market.db)
  const buyer = await makeBuyer(market.db)
  const product = await listGoods(market.db, seller.id, { price: 25 })
  const form = await orderForm(market.db, { payment: 'bank_transfer' })
  const { status, data } = await ask<Order>(market, `POST orders/create/${product}`, {
    token: buyer.token,
    body: { ...form, quantity: 10 },
  })
  expect(status).toBe(201)
  return { seller, buyer, order: data, pay: data.pay as Pay }
}
const orderOf = async ({ token }: TestPerson, id: number) =>
  (await ask<Order>(market, `GET orders/show/${id}`, { token })).data

describe('POST confirm_bank/create', () => {
  it('stores a pending transfer that the wallet shows', async () => {
    const person = await addPerson(market.db)
    const { status, data } = await report(person, { amount: '٢٥٠٫٧٥' })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      amount: 250.75,
      status: 'pending',
      note: null,
      order_id: null,
      bank_name: 'مصرف الراجحي',
      transferred_at: '2026-01-04T21:00:00.000Z',
    })
    expect(await walletOf(person)).toMatchObject({ balance: 0, confirmations: [data] })
  })

  it('makes the receipt visible only to its owner and to staff', async () => {
    const person = await addPerson(market.db)
    const { data } = await report(person)
    const statusFor = async (token?: string) =>
      (await fetch(market.url + data.receipt, token ? { headers: { authorization: `Bearer ${token}` } } : {}))
        .status
    const stranger = await addPerson(market.db)
    expect([await statusFor(person.token), await statusFor(finance.token)]).toEqual([200, 200])
    expect([await statusFor(stranger.token), await statusFor()]).toEqual([404, 404])
  })

  it('refuses a reference that was already reported, in any notation, and stores no receipt', async () => {
    await report(await addPerson(market.db), { bank_name: 'AlRajhi Bank', transfer_reference: 'FT 26-99 AB' })
    const before = await files()
    for (const [bank_name, transfer_reference] of [
      ['AlRajhi Bank', 'FT 26-99 AB'],
      ['alrajhi  bank', 'ft2699ab'],
      ['AlRajhi-Bank', 'FT ٢٦ ٩٩ ab'],
    ] as const) {
      const again = await report(await addPerson(market.db), { bank_name, transfer_reference })
      expect([again.status, again.failure]).toEqual([
        409,
        { message: 'سبق تسجيل هذا التحويل', code: 'already_exists' },
      ])
    }
    expect(await files()).toBe(before)
    const same = { bank_name: 'SNB', transfer_reference: 'X 1' }
    const person = await addPerson(market.db)
    const race = await Promise.all([report(person, same), report(person, same), report(person, same)])
    expect(race.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await files()).toBe(before + 4)
  })

  it('stores one transfer and one receipt per idempotency key', async () => {
    const person = await addPerson(market.db)
    const before = await files()
    const fields = { transfer_reference: 'KEY 1' }
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => report(person, fields, { 'idempotency-key': 'k' })),
    )
    expect(answers.map(({ data }) => data)).toEqual(Array(3).fill(answers[0]?.data))
    expect(await files()).toBe(before + 4)
    const other = await report(person, { ...fields, amount: '1' }, { 'idempotency-key': 'k' })
    expect(other.failure.code).toBe('idempotency_mismatch')
  })

  it.each([
    ['transferred_at', { transferred_at: '2199-01-01' }, 422],
    ['transferred_at', { transferred_at: 'yesterday' }, 422],
    ['amount', { amount: '-5' }, 422],
    ['amount', { amount: '1e309' }, 422],
    ['amount', { amount: '5.001' }, 422],
    ['transfer_reference', { transfer_reference: ' - ' }, 422],
    ['receipt', { receipt: new Blob(['<svg/>'], { type: 'image/png' }) }, 415],
    ['receipt', { receipt: 'no file' }, 422],
  ] as const)('refuses an invalid %s: %j', async (field, fields, status) => {
    const before = await files()
    const answer = await report(await addPerson(market.db), fields)
    expect([answer.status, Object.keys(answer.failure.errors ?? {})]).toEqual([status, [field]])
    expect(await files()).toBe(before)
  })
})

describe('a transfer for an order', () => {
  it('pays the order into escrow when approved', async () => {
    const { buyer, order, pay } = await ordered()
    expect(pay).toMatchObject({ amount: 250, iban: 'SA0380000000608010167519' })
    const { data } = await report(buyer, { order_id: String(order.id) })
    expect(data).toMatchObject({ order_id: order.id, status: 'pending' })
    const approved = await decide('approve', data.id, finance, {})
    expect([approved.status, approved.data.status]).toEqual([200, 'approved'])
    expect(await orderOf(buyer, order.id)).toMatchObject({
      status: 'pending',
      payment_status: 'paid',
      pay: null,
    })
    const wallet = await walletOf(buyer)
    expect(wallet.balance).toBe(0)
    expect(wallet.transactions.data).toMatchObject([
      { type: 'purchase', amount: -250, detail: order.number, reference: { type: 'order', id: order.id } },
      { type: 'charge', amount: 250, detail: pay.reference },
    ])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is refused for the order of another person, a wrong amount and a paid order', async () => {
    const { seller, buyer, order } = await ordered()
    const order_id = String(order.id)
    for (const stranger of [await addPerson(market.db), seller]) {
      expect((await report(stranger, { order_id })).status).toBe(404)
    }
    expect((await report(buyer, { order_id: '999999' })).status).toBe(404)
    const other = await report(buyer, { order_id, amount: '249.99' })
    expect([other.status, other.failure.errors]).toEqual([
      422,
      { amount: ['المبلغ لا يطابق المبلغ المطلوب'] },
    ])
    const { data } = await report(buyer, { order_id })
    await decide('approve', data.id, finance, {})
    expect((await report(buyer, { order_id })).failure.code).toBe('illegal_transition')
  })

  it('is credited to the wallet when the order has been cancelled', async () => {
    const { buyer, order } = await ordered()
    const { data } = await report(buyer, { order_id: String(order.id) })
    const called = await ask<Order>(market, `GET orders/show/${order.id}/status/cancelled`, {
      token: buyer.token,
    })
    expect([called.status, called.data.status]).toEqual([200, 'cancelled'])
    await decide('approve', data.id, finance, {})
    expect(await orderOf(buyer, order.id)).toMatchObject({ status: 'cancelled' })
    expect((await walletOf(buyer)).available).toBe(250)
    expect(await kindsOf(buyer)).toEqual(expect.arrayContaining(['confirmation_approved', 'wallet_received']))
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is credited to the wallet when another transfer has paid the order', async () => {
    const { buyer, order } = await ordered()
    const [one, two] = [
      (await report(buyer, { order_id: String(order.id) })).data,
      (await report(buyer, { order_id: String(order.id) })).data,
    ]
    const answers = await Promise.all([
      decide('approve', one.id, finance, {}),
      decide('approve', two.id, finance, {}),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await orderOf(buyer, order.id)).toMatchObject({ payment_status: 'paid' })
    expect((await walletOf(buyer)).available).toBe(250)
    expect(await brokenInvariants(market.db)).toEqual({})
  })
})

describe('the decision of a reported transfer', () => {
  it('credits the wallet once, settles the charge and writes one audit entry', async () => {
    const person = await addPerson(market.db)
    const charge = await ask<{ charge_id: number }>(market, 'POST wallet/charge', {
      token: person.token,
      body: { amount: 250, method: 'bank_transfer' },
    })
    const { data } = await report(person)
    const first = await decide('approve', data.id, finance, { note: 'وصلت' })
    expect(first.data).toMatchObject({ status: 'approved', note: 'وصلت' })
    expect((await decide('approve', data.id, finance, {})).data).toEqual(first.data)
    expect((await decide('refuse', data.id)).failure.code).toBe('illegal_transition')
    expect(await walletOf(person)).toMatchObject({ balance: 250, confirmations: [{ status: 'approved' }] })
    const shown = await ask<{ status: string }>(market, `GET wallet/charges/${charge.data.charge_id}`, {
      token: person.token,
    })
    expect(shown.data.status).toBe('paid')
    expect(await kindsOf(person)).toEqual(['confirmation_approved'])
    const audit = await market.db.query({
      text: `select actor_id, action, before, after, note from audit where record_type = 'confirmation' and record_id = $1`,
      values: [data.id],
    })
    expect(audit).toEqual([
      {
        actor_id: finance.id,
        action: 'confirmation.approve',
        note: 'وصلت',
        before: { status: 'pending' },
        after: { status: 'approved', amount_halalas: 25_000, charge_id: charge.data.charge_id },
      },
    ])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('notifies the person of the reason of a refusal and allows another report', async () => {
    const person = await addPerson(market.db)
    const fields = { transfer_reference: 'AGAIN 1' }
    const { data } = await report(person, fields)
    expect((await decide('refuse', data.id, finance, {})).failure.errors).toEqual({
      note: ['اكتب السبب'],
    })
    const refused = await decide('refuse', data.id)
    expect(refused.data).toMatchObject({ status: 'refused', note: 'لم تصل الحوالة' })
    expect((await decide('refuse', data.id)).data).toEqual(refused.data)
    expect((await decide('approve', data.id, finance, {})).status).toBe(409)
    expect((await walletOf(person)).balance).toBe(0)
    expect(await kindsOf(person)).toEqual(['confirmation_refused'])
    expect((await report(person, fields)).status).toBe(201)
  })

  it('has only one outcome when approvals and refusals arrive concurrently', async () => {
    const person = await addPerson(market.db)
    const { id } = (await report(person)).data
    const answers = await Promise.all(
      (['approve', 'refuse', 'approve', 'refuse'] as const).map((step) => decide(step, id)),
    )
    const wallet = await walletOf(person)
    const approved = wallet.confirmations[0]?.status === 'approved'
    expect(answers.map(({ status }) => status)).toEqual(
      approved ? [200, 409, 200, 409] : [409, 200, 409, 200],
    )
    expect(wallet.balance).toBe(approved ? 250 : 0)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('is refused to everybody but finance staff and administrators, and for their own transfers', async () => {
    const own = (await report(finance)).data
    expect((await decide('approve', own.id)).status).toBe(403)
    expect((await decide('refuse', own.id)).status).toBe(403)
    const { id } = (await report(await addPerson(market.db))).data
    for (const staff of ['viewer', 'editor'] as const) {
      const reader = await addPerson(market.db, { staff })
      expect((await decide('approve', id, reader)).status).toBe(403)
      expect((await ask(market, 'GET operator/confirmations', { token: reader.token })).status).toBe(200)
    }
    const nobody = await addPerson(market.db)
    expect((await decide('approve', id, nobody)).status).toBe(403)
    expect((await ask(market, 'GET operator/confirmations', { token: nobody.token })).status).toBe(403)
    expect((await ask(market, 'GET operator/confirmations')).status).toBe(401)
    expect((await ask(market, `POST operator/confirmations/${id}/approve`, { body: {} })).status).toBe(401)
    expect((await decide('approve', 999_999)).status).toBe(404)
    expect((await decide('refuse', 999_999)).status).toBe(404)
    const administrator = await addPerson(market.db, { staff: 'administrator' })
    expect((await decide('approve', id, administrator, {})).status).toBe(200)
  })
})
