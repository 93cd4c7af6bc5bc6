import { describe, expect, it } from 'vitest'
import { findUnpaidExtensions } from '#demo/behar/renewalInvariants.ts'
import { ask } from '#demo/testing/ask.ts'
import { openTestBehar } from '#demo/testing/behar.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { addMonths } from '#shared/base/dates.ts'
import type { IntegrationToken, Subscription } from '#shared/behar/contract.ts'

const market = await testMarket({ template: 'empty' })
const behar = await testBehar(market)
const finance = await addPerson(market.db, { staff: 'finance' })
await market.db.query({
  text: `insert into plans (id, name_ar, name_en, length, unit, price_halalas, active)
         values (1, 'شهر', 'Month', 1, 'months', 30000, true)`,
})

const importer = () => addPerson(market.db, { type: 'international_seller' })
const tokenOf = async ({ token }: TestPerson, at = behar) =>
  (await ask<IntegrationToken>(at, 'GET platforms/behar-market', { token })).data.token
const read = (token: string, at = behar) =>
  ask<Subscription>(at, 'GET platforms/behar-market/subscription', { token })
/** Pays a renewal of a month in the main market; returns the end that the main market shows. */
async function pay(person: TestPerson, paid_renewals = 0) {
  await fillWallet(market.db, person.id, 300)
  const body = { plan_id: 1, method: 'wallet', expected_price: 300, paid_renewals }
  const { data } = await ask<{ subscription: Subscription }>(market, 'POST subscription/renew', {
    token: person.token,
    body,
  })
  return data.subscription
}
const shownInMain = async ({ token }: TestPerson) =>
  (await ask<{ subscription: Subscription }>(market, 'GET subscription', { token })).data.subscription

describe('a renewal that was paid in the main market', () => {
  it('extends the subscription once, and both sides show the same end', async () => {
    const laila = await importer()
    const token = await tokenOf(laila)
    const trial = (await read(token)).data
    expect(await shownInMain(laila)).toEqual(trial)
    const paid = await pay(laila)
    expect(paid.expires_at).toBe(addMonths(new Date(trial.expires_at ?? ''), 1).toISOString())
    const reads = await Promise.all(Array.from({ length: 5 }, () => read(token)))
    expect(reads.map(({ data }) => data)).toEqual(Array(5).fill(paid))
    expect(await shownInMain(laila)).toEqual(paid)
    const next = await pay(laila, 1)
    expect((await read(await tokenOf(laila))).data).toEqual(next)
    expect(await findUnpaidExtensions(market.db, behar.db)).toEqual([])
  })

  it('is added to the trial if it was paid before the first visit', async () => {
    const laila = await importer()
    await pay(laila)
    const { data } = await read(await tokenOf(laila))
    expect(data).toMatchObject({ active: true, plan: 'standard' })
    expect(data.expires_at).toBe(
      addMonths(new Date(Date.parse(data.starts_at ?? '') + 30 * 86_400_000), 1).toISOString(),
    )
    expect(await shownInMain(laila)).toEqual(data)
  })

  it('is applied later if the main market does not answer, and the subscription can still be read', async () => {
    const laila = await importer()
    const token = await tokenOf(laila)
    const trial = (await read(token)).data
    const paid = await pay(laila)
    await market.db.query({ text: 'alter table subscriptions rename to gone' })
    try {
      expect((await read(token)).data).toEqual(trial)
    } finally {
      await market.db.query({ text: 'alter table gone rename to subscriptions' })
    }
    expect((await read(token)).data).toEqual(paid)
  })

  it('is refused if an earlier renewal is missing', async () => {
    const laila = await importer()
    const skipping = await openTestBehar(market, {
      people: {
        authenticate: async () => ({
          ...{ id: laila.id, type: 'international_seller', staff: null },
          ...{ signIn: 0, trades: true },
        }),
        tradersAmong: async (ids) => ids,
        notify: async () => undefined,
        reportProlonged: async () => undefined,
        reportSubscription: async () => [
          { number: 2, length: 1, unit: 'months', paid_at: new Date().toISOString() },
        ],
        sessionOf: () => ({ name: 'ليلى', mobile: '', email: null, token: laila.token }),
      },
    })
    const { data } = await read(await tokenOf(laila, skipping), skipping)
    expect(data.plan).toBe('trial')
    await skipping.close()
  })
})

describe('a subscription that staff prolonged', () => {
  it('is known to the main market at once, with an entry in the audit log', async () => {
    const laila = await importer()
    await tokenOf(laila)
    const { data } = await ask<Subscription>(
      behar,
      `POST platforms/behar-market/operator/subscriptions/${laila.id}`,
      { token: finance.token, body: { plan: 'standard', months: 2 } },
    )
    expect(await shownInMain(laila)).toEqual(data)
    const audit = await market.db.query({
      text: `select action, actor_id, after from audit where record_type = 'user' and record_id = $1`,
      values: [laila.id],
    })
    expect(audit).toEqual([
      {
        action: 'user.prolong',
        actor_id: finance.id,
        after: { subscription_ends: data.expires_at, months: 2 },
      },
    ])
  })
})
