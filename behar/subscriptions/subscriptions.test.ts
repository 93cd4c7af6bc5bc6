import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { openTestBehar } from '#demo/testing/behar.ts'
import { testBehar } from '#demo/testing/fixtures/behar.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addDays, addMonths } from '#shared/base/dates.ts'
import type { IntegrationToken, Subscription } from '#shared/behar/contract.ts'

const market = await testMarket({ template: 'empty' })
const behar = await testBehar(market)
const finance = await addPerson(market.db, { staff: 'finance' })

const importer = () =>
  addPerson(market.db, { type: 'international_seller', firstName: 'ليلى', lastName: 'الدوسري' })
const tokenOf = async ({ token }: TestPerson, at = behar) =>
  (await ask<IntegrationToken>(at, 'GET platforms/behar-market', { token })).data.token
const subscriptionOf = async (token: string, at = behar) =>
  (await ask<Subscription>(at, 'GET platforms/behar-market/subscription', { token })).data
/** Moves the dates of a subscription this many days into the past. */
const age = ({ id }: TestPerson, days: number) =>
  behar.db.query({
    text: `update subscriptions set starts_at = starts_at - make_interval(days => $2),
             expires_at = expires_at - make_interval(days => $2) where user_id = $1`,
    values: [id, days],
  })
/** Returns the time that is this many calendar months later. */
const monthsAfter = (at: string | null | undefined, months: number) =>
  addMonths(new Date(at ?? Number.NaN), months).toISOString()
const show = (id: number, token: string | undefined = finance.token) =>
  ask<Subscription>(behar, `GET platforms/behar-market/operator/subscriptions/${id}`, { token })
const prolong = (id: number, body: object, token: string | undefined = finance.token) =>
  ask<Subscription>(behar, `POST platforms/behar-market/operator/subscriptions/${id}`, { token, body })

describe('the trial', () => {
  it('begins with the first token and ends after thirty days', async () => {
    const laila = await importer()
    const from = Date.now()
    const token = await tokenOf(laila)
    const trial = await subscriptionOf(token)
    const begun = new Date(trial.starts_at ?? Number.NaN)
    expect(trial).toMatchObject({ active: true, plan: 'trial', expires_at: addDays(begun, 30).toISOString() })
    expect(begun.getTime()).toBeGreaterThan(from - 60_000)
    expect(begun.getTime()).toBeLessThan(Date.now() + 60_000)
    await age(laila, 29)
    expect(await subscriptionOf(token)).toMatchObject({ active: true })
    await age(laila, 1)
    expect(await subscriptionOf(token)).toMatchObject({ active: false, plan: 'trial' })
  })

  it('does not restart when a new token is issued', async () => {
    const laila = await importer()
    const first = await tokenOf(laila)
    await age(laila, 60)
    const before = await subscriptionOf(first)
    const renewed = await ask<IntegrationToken>(behar, 'POST user/login', { token: laila.token })
    expect(renewed.status).toBe(200)
    expect(before).toMatchObject({ active: false })
    expect(await subscriptionOf(renewed.data.token)).toEqual(before)
  })

  it('is created once if first tokens are requested concurrently', async () => {
    const laila = await importer()
    const tokens = await Promise.all(Array.from({ length: 8 }, () => tokenOf(laila)))
    expect(new Set(tokens.map((token) => typeof token))).toEqual(new Set(['string']))
    const rows = await behar.db.query({
      text: 'select m.name, s.plan from members m join subscriptions s using (user_id) where user_id = $1',
      values: [laila.id],
    })
    expect(rows).toEqual([{ name: 'ليلى الدوسري', plan: 'trial' }])
  })

  it('is absent if BEHAR_TRIAL_DAYS is 0, and the token still works', async () => {
    const without = await openTestBehar(market, { env: { BEHAR_TRIAL_DAYS: '0' } })
    const token = await tokenOf(await importer(), without)
    expect(await subscriptionOf(token, without)).toEqual({
      active: false,
      plan: null,
      starts_at: null,
      expires_at: null,
    })
    await without.close()
  })
})

describe('prolonging a subscription', () => {
  it('adds calendar months to the end of an active subscription', async () => {
    const laila = await importer()
    const token = await tokenOf(laila)
    const trial = await subscriptionOf(token)
    const prolonged = await prolong(laila.id, { plan: 'standard', months: 1 })
    expect(prolonged).toMatchObject({ status: 200 })
    expect(prolonged.data).toEqual({
      active: true,
      plan: 'standard',
      starts_at: trial.starts_at,
      expires_at: monthsAfter(trial.expires_at, 1),
    })
    expect(await subscriptionOf(token)).toEqual(prolonged.data)
  })

  it('starts a new period now if the subscription has ended or is missing', async () => {
    const laila = await importer()
    const token = await tokenOf(laila)
    await age(laila, 60)
    const { data } = await prolong(laila.id, { plan: 'standard', months: 4 })
    expect(Math.abs(Date.parse(data.starts_at ?? '') - Date.now())).toBeLessThan(60_000)
    expect(data.expires_at).toBe(monthsAfter(data.starts_at, 4))
    await behar.db.query({ text: 'delete from subscriptions where user_id = $1', values: [laila.id] })
    expect(await subscriptionOf(token)).toMatchObject({ active: false, plan: null })
    await prolong(laila.id, { plan: 'standard', months: 24 })
    const again = await subscriptionOf(token)
    expect(again).toMatchObject({ active: true, expires_at: monthsAfter(again.starts_at, 24) })
  })

  it('adds the months of each of two concurrent calls', async () => {
    const laila = await importer()
    const trial = await subscriptionOf(await tokenOf(laila))
    const both = await Promise.all([1, 2].map((months) => prolong(laila.id, { plan: 'standard', months })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const ends = both.map(({ data }) => data.expires_at ?? '').sort()
    const oneByOne = ([first, then]: readonly [number, number]) => {
      const between = monthsAfter(trial.expires_at, first)
      return [between, monthsAfter(between, then)]
    }
    const orders = (
      [
        [1, 2],
        [2, 1],
      ] as const
    ).map(oneByOne)
    expect(orders).toContainEqual(ends)
  })

  it('changes the subscription that staff can read', async () => {
    const laila = await importer()
    const token = await tokenOf(laila)
    expect((await show(laila.id)).data).toEqual(await subscriptionOf(token))
    const { data } = await prolong(laila.id, { plan: 'standard', months: 1 })
    expect((await show(laila.id)).data).toEqual(data)
    await behar.db.query({ text: 'delete from subscriptions where user_id = $1', values: [laila.id] })
    expect((await show(laila.id)).data).toEqual({
      active: false,
      plan: null,
      starts_at: null,
      expires_at: null,
    })
  })

  it('answers 404 for people who are not members', async () => {
    const { id } = await importer()
    for (const user of [id, 987_654_321]) {
      expect(await show(user)).toMatchObject({ status: 404 })
      expect(await prolong(user, { plan: 'standard', months: 1 })).toMatchObject({ status: 404 })
    }
  })

  it('reports invalid input in the operator’s language', async () => {
    const laila = await importer()
    await tokenOf(laila)
    for (const body of [{ plan: 'trial', months: 1 }, { plan: 'standard', months: 0 }, { months: 25 }, {}]) {
      const { status, failure } = await prolong(laila.id, body)
      expect(status).toBe(422)
      expect(failure.code).toBe('validation_failed')
    }
    const { failure } = await prolong(laila.id, { plan: 'standard', months: 25 })
    expect(failure.errors).toEqual({ months: ['لا يزيد على 24'] })
  })

  it('requires the finance or administrator role', async () => {
    const laila = await importer()
    const own = await tokenOf(laila)
    const body = { plan: 'standard', months: 1 }
    const viewer = await addPerson(market.db, { staff: 'viewer' })
    const administrator = await addPerson(market.db, { staff: 'administrator' })
    const statuses = []
    for (const token of [administrator.token, viewer.token, laila.token, own]) {
      statuses.push((await prolong(laila.id, body, token)).status, (await show(laila.id, token)).status)
    }
    expect(statuses).toEqual([200, 200, 403, 403, 403, 403, 401, 401])
  })
})

describe('a member of the behar market', () => {
  it('gets no further token if blocked', async () => {
    const laila = await importer()
    await tokenOf(laila)
    await market.db.query({ text: 'update users set blocked = true where id = $1', values: [laila.id] })
    const status = async () => (await ask(behar, 'POST user/login', { token: laila.token })).status
    await expect.poll(status).toBe(401)
  })

  it('gets no further token if the account type changes to local seller', async () => {
    const laila = await importer()
    await tokenOf(laila)
    await market.db.query({
      text: `update users set type = 'local_seller' where id = $1`,
      values: [laila.id],
    })
    const status = async () => (await ask(behar, 'POST user/login', { token: laila.token })).status
    await expect.poll(status).toBe(403)
  })
})
