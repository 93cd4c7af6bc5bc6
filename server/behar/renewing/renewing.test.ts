import { createHmac, randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { brokenInvariants, fillWallet } from '#demo/testing/trade/trade.ts'
import { timeOf } from '#platform/clock.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { addDays, addMonths } from '#shared/base/dates.ts'
import type { renewSubscription, showOwnSubscription } from '#shared/behar/subscriptionContract.ts'
import type { Wallet } from '#shared/wallet/contract.ts'
import { remindOfEnds } from './reminders.ts'

const GATEWAY_SECRET = 'the secret of this test alone'
const market = await testMarket({ template: 'empty', env: { GATEWAY_SECRET } })
const { db } = market
afterEach(async () => expect(await brokenInvariants(db)).toEqual({}))

type Own = AnswerOf<typeof showOwnSubscription>
type Renewed = AnswerOf<typeof renewSubscription>
type Choice = Partial<{ plan_id: number; method: string; expected_price: number; paid_renewals: number }>

const importer = () => addPerson(db, { type: 'international_seller' })
const ownOf = async ({ token }: TestPerson, query = '') =>
  (await ask<Own>(market, `GET subscription${query}`, { token })).data
const addPlan = async (price = 300, { length = 1, unit = 'months', active = true } = {}) => {
  const [row] = await db.query<{ id: number }>({
    text: `insert into plans (name_ar, name_en, length, unit, price_halalas, active)
           values ('شهر', 'Month', $1, $2, $3, $4) returning id`,
    values: [length, unit, price * 100, active],
  })
  return row?.id ?? 0
}
const plan = await addPlan()
const renew = ({ token }: TestPerson, choice: Choice = {}, key?: string) =>
  ask<Renewed>(market, 'POST subscription/renew', {
    token,
    body: { plan_id: plan, method: 'wallet', expected_price: 300, paid_renewals: 0, ...choice },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })
/** Sends a signed callback of the gateway. */
async function callBack(charge_id: number | undefined, status: 'paid' | 'failed', amount = 300) {
  const body = { charge_id, status, amount }
  const signature = createHmac('sha256', GATEWAY_SECRET).update(JSON.stringify(body)).digest('hex')
  return (
    await ask(market, 'POST payments/callback', { body, headers: { 'x-signature': `sha256=${signature}` } })
  ).status
}
/** Reports a subscription as the integration does. */
const report = ({ token }: TestPerson, expires: Date | null, renewals = 0) =>
  ask<{ renewals: { number: number; paid_at: string }[] }>(market, 'POST main/integration/subscription', {
    token,
    body: {
      plan: expires && 'trial',
      starts_at: expires && addDays(expires, -30).toISOString(),
      expires_at: expires?.toISOString() ?? null,
      renewals,
    },
  })
const walletOf = async ({ token }: TestPerson) => (await ask<Wallet>(market, 'GET wallet', { token })).data
const newsOf = async ({ id }: TestPerson) =>
  (
    await db.query<{ kind: string }>({
      text: 'select kind from notifications where user_id = $1 order by number',
      values: [id],
    })
  ).map(({ kind }) => kind)
const soon = (at: string | null) => Math.abs(Date.parse(at ?? '') - Date.now()) < 60_000

describe('a renewal from the wallet', () => {
  it('moves the price to the market, extends the subscription from its end, and notifies its owner', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 500)
    const end = addDays(await timeOf(db), 10)
    await report(laila, end)
    const { status, data } = await renew(laila)
    const until = addMonths(end, 1).toISOString()
    expect(status).toBe(201)
    expect(data.renewal).toMatchObject({
      number: `SUB-${data.renewal.id}`,
      amount: 300,
      method: 'wallet',
      status: 'paid',
      starts_at: end.toISOString(),
      ends_at: until,
    })
    expect([data.subscription, data.pay]).toMatchObject([
      { active: true, plan: 'standard', expires_at: until },
      null,
    ])
    const { available, transactions } = await walletOf(laila)
    expect([available, transactions.data[0]]).toMatchObject([
      200,
      {
        type: 'subscription',
        amount: -300,
        detail: data.renewal.number,
        reference: { type: 'renewal', id: data.renewal.id },
      },
    ])
    expect((await newsOf(laila)).at(-1)).toBe('subscription_renewed')
    const own = await ownOf(laila)
    expect(own).toMatchObject({ paid_renewals: 1, available: 200, methods: ['wallet', 'card'] })
    expect(own.renewals.map(({ id }) => id)).toEqual([data.renewal.id])
  })

  it('begins now if the subscription has ended or never existed', async () => {
    const [ended, fresh] = [await importer(), await importer()]
    await report(ended, addDays(await timeOf(db), -3))
    for (const person of [ended, fresh]) {
      await fillWallet(db, person.id, 300)
      const { renewal, subscription } = (await renew(person)).data
      expect([soon(renewal.starts_at), soon(subscription.starts_at)]).toEqual([true, true])
      expect(renewal.ends_at).toBe(addMonths(new Date(renewal.starts_at ?? ''), 1).toISOString())
    }
  })

  it('happens once for one key, and once for two pages that show the same subscription', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 1_000)
    const key = randomUUID()
    const presses = await Promise.all([renew(laila, {}, key), renew(laila, {}, key)])
    expect(presses.map(({ status }) => status)).toEqual([201, 201])
    expect(presses[0]?.data.renewal.id).toBe(presses[1]?.data.renewal.id)
    const tabs = await Promise.all([1, 2].map(() => renew(laila, { paid_renewals: 1 }, randomUUID())))
    expect(tabs.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await walletOf(laila)).available).toBe(400)
    expect(await ownOf(laila)).toMatchObject({ paid_renewals: 2 })
    expect((await renew(laila, { paid_renewals: 1 }, key)).status).toBe(409)
  })

  it('is refused without enough money, for another price, and for a plan that is not on sale', async () => {
    const laila = await importer()
    expect((await renew(laila)).failure.code).toBe('insufficient_funds')
    await fillWallet(db, laila.id, 1_000)
    const { failure } = await renew(laila, { expected_price: 299 })
    expect([failure.code, Object.keys(failure.errors ?? {})]).toEqual(['price_changed', ['expected_price']])
    expect((await renew(laila, { plan_id: await addPlan(300, { active: false }) })).status).toBe(404)
    expect((await renew(laila, { plan_id: 987_654 })).status).toBe(404)
    expect((await renew(laila, { method: 'cod' })).status).toBe(422)
    expect((await walletOf(laila)).available).toBe(1_000)
    expect(await ownOf(laila)).toMatchObject({ paid_renewals: 0, renewals: [] })
  })

  it('shows and keeps the tax that the price contains if the market has a VAT number', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 300)
    expect((await ownOf(laila)).plans.find(({ id }) => id === plan)?.vat).toBeNull()
    const setVat = (number: string | null) =>
      db.query({ text: 'update trade_settings set vat_number = $1', values: [number] })
    await setVat('310123456700003')
    const vat = { seller_number: '310123456700003', percent: 15, amount: 39.13 }
    expect((await ownOf(laila)).plans.find(({ id }) => id === plan)?.vat).toEqual(vat)
    await renew(laila)
    await setVat(null)
    expect((await ownOf(laila)).renewals[0]?.vat).toEqual(vat)
  })
})

describe('a renewal by card', () => {
  it('is pending until the signed callback, which renews once', async () => {
    const laila = await importer()
    const { status, data } = await renew(laila, { method: 'card' })
    const charge = data.pay?.charge_id
    expect(status).toBe(201)
    expect(data.pay?.redirect_url).toBe(`/profile/wallet/card/${charge}`)
    expect([data.renewal.status, data.subscription.active]).toEqual(['pending', false])
    const shown = await ask<object>(market, `GET wallet/charges/${charge}`, { token: laila.token })
    expect(shown.data).toMatchObject({ renewal: { id: data.renewal.id, number: data.renewal.number } })
    expect(await callBack(charge, 'paid', 299)).toBe(422)
    const both = await Promise.all([callBack(charge, 'paid'), callBack(charge, 'paid')])
    expect([...both, await callBack(charge, 'paid')]).toEqual([200, 200, 200])
    expect(await callBack(charge, 'failed')).toBe(409)
    expect(await ownOf(laila)).toMatchObject({
      paid_renewals: 1,
      subscription: { active: true },
      renewals: [{ status: 'paid', method: 'card' }],
    })
    expect((await walletOf(laila)).balance).toBe(0)
    expect(await newsOf(laila)).toEqual(['subscription_renewed'])
  })

  it('changes nothing when it is declined, and can be tried again', async () => {
    const laila = await importer()
    const first = (await renew(laila, { method: 'card' })).data
    expect(await callBack(first.pay?.charge_id, 'failed')).toBe(200)
    const shown = await ask<{ renewal: object; subscription: object }>(
      market,
      `GET subscription/renewals/${first.renewal.id}`,
      { token: laila.token },
    )
    expect(shown.data).toMatchObject({ renewal: { status: 'failed' }, subscription: { active: false } })
    const again = (await renew(laila, { method: 'card' })).data
    expect(again.renewal.id).not.toBe(first.renewal.id)
    expect(await callBack(again.pay?.charge_id, 'paid')).toBe(200)
    expect(await ownOf(laila)).toMatchObject({ paid_renewals: 1 })
  })

  it('has one payment for two open pages, and another choice replaces the payment', async () => {
    const laila = await importer()
    const [one, two] = await Promise.all([1, 2].map(() => renew(laila, { method: 'card' }, randomUUID())))
    expect(one?.data.pay).toEqual(two?.data.pay)
    await fillWallet(db, laila.id, 300)
    expect((await renew(laila)).data.renewal.status).toBe('paid')
    expect((await ownOf(laila)).renewals.map(({ status }) => status)).toEqual(['paid', 'failed'])
    // The gateway reports a payment of the replaced charge: the money enters the wallet, and nothing is renewed.
    expect(await callBack(one?.data.pay?.charge_id, 'paid')).toBe(200)
    expect((await walletOf(laila)).available).toBe(300)
    expect(await ownOf(laila)).toMatchObject({ paid_renewals: 1 })
  })

  it('and a payment from the wallet at the same time renew the subscription only once', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 300)
    const { pay } = (await renew(laila, { method: 'card' })).data
    const [callback, wallet] = await Promise.all([callBack(pay?.charge_id, 'paid'), renew(laila)])
    expect(callback).toBe(200)
    const { paid_renewals } = await ownOf(laila)
    expect([wallet.status, paid_renewals]).toEqual(wallet.status === 201 ? [201, 1] : [409, 1])
    expect((await walletOf(laila)).available).toBe(300)
  })
})

describe('a renewal', () => {
  it('is not shown to other importers', async () => {
    const [laila, mona] = [await importer(), await importer()]
    await fillWallet(db, laila.id, 300)
    const { id } = (await renew(laila)).data.renewal
    const show = async ({ token }: TestPerson) =>
      (await ask(market, `GET subscription/renewals/${id}`, { token })).status
    expect([await show(laila), await show(mona)]).toEqual([200, 404])
  })

  it('is in the export of its owner and stays after the account is deleted', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 300)
    const { number } = (await renew(laila)).data.renewal
    const exported = await ask<{ subscription: object }>(market, 'GET profile/export', { token: laila.token })
    expect(exported.data.subscription).toMatchObject({
      plan: 'standard',
      renewals: [{ number, amount: 300 }],
    })
    const { password, token } = laila
    expect((await ask(market, 'POST profile/delete', { token, body: { password } })).status).toBe(200)
    const left = await db.query({
      text: `select (select count(*) from subscriptions where user_id = $1) as subscriptions,
               (select count(*) from renewals where user_id = $1) as renewals`,
      values: [laila.id],
    })
    expect(left).toEqual([{ subscriptions: 0, renewals: 1 }])
  })
})

describe('a report of the integration', () => {
  it('is answered with the paid renewals that the integration has not applied, and the market still shows an end that includes them', async () => {
    const laila = await importer()
    await fillWallet(db, laila.id, 600)
    const end = addDays(await timeOf(db), 10)
    await report(laila, end)
    await renew(laila)
    await renew(laila, { paid_renewals: 1 })
    const until = addMonths(addMonths(end, 1), 1)
    expect((await report(laila, end)).data.renewals).toMatchObject([
      { number: 1, length: 1, unit: 'months' },
      { number: 2, length: 1, unit: 'months' },
    ])
    expect(await ownOf(laila)).toMatchObject({ subscription: { expires_at: until.toISOString() } })
    expect((await report(laila, addMonths(end, 1), 1)).data.renewals).toMatchObject([{ number: 2 }])
    expect((await report(laila, until, 2)).data.renewals).toEqual([])
    expect(await ownOf(laila)).toMatchObject({ subscription: { expires_at: until.toISOString() } })
  })
})

describe('reminders', () => {
  it('are sent once 7 days before, 1 day before and after the end, and again for a later end', async () => {
    const laila = await importer()
    const now = await timeOf(db)
    const end = addDays(now, 20)
    await report(laila, end)
    const remind = async (before: number) => {
      await Promise.all([1, 2].map(() => remindOfEnds(db, addDays(end, -before))))
      return newsOf(laila)
    }
    expect(await remind(8)).toEqual([])
    expect(await remind(6.9)).toEqual(['subscription_ends'])
    expect(await remind(3)).toEqual(['subscription_ends'])
    const both = ['subscription_ends', 'subscription_ends_tomorrow']
    expect(await remind(0.9)).toEqual(both)
    expect(await remind(0.5)).toEqual(both)
    const all = [...both, 'subscription_over']
    expect(await remind(-0.1)).toEqual(all)
    expect(await remind(-1)).toEqual(all)
    await report(laila, addDays(end, 1))
    expect(await remind(0.5)).toEqual([...all, 'subscription_ends'])
  })

  it('are not sent for a subscription that ended days ago', async () => {
    const laila = await importer()
    const end = addDays(await timeOf(db), 1)
    await report(laila, end)
    await remindOfEnds(db, addDays(end, 4))
    expect(await newsOf(laila)).toEqual([])
  })

  it('are not sent to blocked people and other account types', async () => {
    const [blocked, local] = [await importer(), await importer()]
    const end = addDays(await timeOf(db), 5)
    for (const person of [blocked, local]) await report(person, end)
    await db.query({ text: 'update users set blocked = true where id = $1', values: [blocked.id] })
    await db.query({ text: `update users set type = 'local_seller' where id = $1`, values: [local.id] })
    await remindOfEnds(db, addDays(end, -1.5))
    expect([await newsOf(blocked), await newsOf(local)]).toEqual([[], []])
  })
})
