import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { makeDeal, showOrder } from '#demo/testing/trade/orderLife.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { askFor } from '#demo/testing/trade/requests.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { LotForm } from '#shared/auctions/selling.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { settingBounds, settingNames } from '#shared/base/settings.ts'
import type { getSettings } from '#shared/operator/settings.ts'
import type { Order } from '#shared/orders/contract.ts'
import { servicesOf } from './services.ts'

type Answer = AnswerOf<typeof getSettings>

const market = await testMarket()
const second = await secondProcess(market)
const administrator = await addPerson(market.db, { staff: 'administrator', firstName: 'سارة' })

const look = () => ask<Answer>(market, 'GET operator/settings', { token: administrator.token })
const store = (body: object, { token } = administrator) =>
  ask<Answer>(market, 'POST operator/settings', { token, body })

/** Waits until the lot form of a process shows the stored settings. */
async function knownTo(process: { readonly url: string }, seller: TestPerson, part: Partial<LotForm>) {
  const form = async () =>
    (await ask<LotForm>(process, 'GET product/auction/create', { token: seller.token })).data
  await expect.poll(form, { timeout: 20_000 }).toMatchObject(part)
}

describe('operator/settings', () => {
  it('returns the value of the environment unless a value is stored', async () => {
    const { status, data } = await look()
    expect([status, data.settings.soft_close_s, data.settings.standard.soft_close_s]).toEqual([
      200,
      null,
      120,
    ])
    expect(data.settings).toMatchObject({ commission_bp: 0, second_factor_required: false, hold_s: null })
    const seller = await makeSeller(market.db)
    const stored = await store({ soft_close_s: '٩٠', auction_min_s: 600, note: 'موسم رمضان' })
    expect(stored.data.settings).toMatchObject({ soft_close_s: 90, auction_min_s: 600 })
    for (const process of [market, second])
      await knownTo(process, seller, { soft_close_s: 90, shortest_s: 600 })
    expect((await store({ soft_close_s: null, auction_min_s: '' })).data.settings.soft_close_s).toBeNull()
    for (const process of [market, second])
      await knownTo(process, seller, { soft_close_s: 120, shortest_s: 300 })
    const [latest, first] = (await look()).data.history.data
    expect(first).toMatchObject({
      actor: { id: administrator.id, name: 'سارة الغامدي' },
      note: 'موسم رمضان',
      changes: expect.arrayContaining([
        { name: 'soft_close_s', from: null, to: 90 },
        { name: 'auction_min_s', from: null, to: 600 },
      ]),
    })
    expect(latest?.changes).toContainEqual({ name: 'soft_close_s', from: 90, to: null })
  })

  it('returns which services are configured, replaced by the sandbox or off', async () => {
    const sandbox = { sms: 'sandbox', mail: 'sandbox', card: 'sandbox', bank_transfer: 'sandbox' }
    expect((await look()).data.services).toEqual(sandbox)
    const off = { ...market.config, SANDBOX: false }
    expect(servicesOf({ ...off, SMS_TOKEN: 'token', GATEWAY_URL: 'https://gateway.example' })).toEqual({
      sms: 'off',
      mail: 'off',
      card: 'on',
      bank_transfer: 'off',
    })
    const sender = { SMS_TOKEN: 'token', SMS_SENDER: 'SAMAK' }
    expect(servicesOf({ ...off, ...sender }).sms).toBe('on')
  })

  it('refuses a hold that ends before the return period', async () => {
    const day = 86_400
    for (const [body, field] of [
      [{ hold_s: day - 1 }, 'hold_s'],
      [{ return_s: day + 1 }, 'return_s'],
      [{ return_s: 3 * day, hold_s: 2 * day }, 'hold_s'],
    ] as const) {
      const { status, failure } = await store(body)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    }
    expect((await store({ return_s: 2 * day, hold_s: 2 * day })).status).toBe(200)
    // Without its stored value, HOLD_S would be less than the stored RETURN_S.
    expect((await store({ hold_s: null })).status).toBe(422)
    expect((await store({ hold_s: null, return_s: null })).status).toBe(200)
  })

  it('refuses invalid fields and changes by staff who are not administrators', async () => {
    for (const body of [
      { commission_bp: 10_001 },
      { pay_s: 0 },
      { request_days: 1.5 },
      { accept_s: 'x' },
      { soft_close_s: -1 },
    ]) {
      const { status, failure } = await store(body)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, Object.keys(body)])
    }
    for (const staff of ['viewer', 'editor', 'finance'] as const) {
      const person = await addPerson(market.db, { staff })
      expect((await ask(market, 'GET operator/settings', { token: person.token })).status).toBe(200)
      expect((await store({ commission_bp: 5 }, person)).status).toBe(403)
    }
    const before = (await look()).data.history.total
    expect((await store({ commission_bp: 0, second_factor_required: false })).status).toBe(200)
    expect((await look()).data.history.total).toBe(before)
  })

  it.each(settingNames)('accepts %s only within its bounds', async (name) => {
    const { least, most } = settingBounds[name]
    for (const value of [least - 1, most + 1, 0, 3, -1, 2 ** 31, 2 ** 53]) {
      if (value >= least && value <= most) continue
      const { status, failure } = await store({ [name]: value })
      expect([status, Object.keys(failure.errors ?? {})], String(value)).toEqual([422, [name]])
    }
    const money = name === 'return_s' ? { hold_s: most } : {}
    // HOLD_S must be at least RETURN_S, so the shortest hold needs the shortest return period.
    const goods = name === 'hold_s' ? { return_s: 3_600 } : {}
    for (const value of [least, most])
      expect((await store({ ...money, ...goods, [name]: value })).status, String(value)).toBe(200)
    expect((await store({ [name]: null, return_s: null, hold_s: null })).status).toBe(200)
  })

  it('names the bounds of a refused value in the reader’s language', async () => {
    const said = async (locale: string) => {
      const answer = await fetch(`${market.url}/api/operator/settings`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${administrator.token}`,
          'accept-language': locale,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ order_accept_s: 3, order_done_s: 1, pay_s: 8 * 86_400, commission_bp: 2_001 }),
      })
      return ((await answer.json()) as { errors: object }).errors
    }
    expect(await said('en')).toEqual({
      order_accept_s: ['The time must be at least 15 minutes'],
      order_done_s: ['The time must be at least 24 hours'],
      pay_s: ['The time must be at most 7 days'],
      commission_bp: ['Must be at most 2,000'],
    })
    expect(await said('ar')).toMatchObject({ order_accept_s: ['المدة لا تقل عن 15 دقيقة'] })
  })

  it('stores the limits of unverified sellers, and clears them with null', async () => {
    for (const [sent, stored] of [
      [0, 0],
      ['٢٥', 25],
      [null, null],
    ] as const) {
      const { status, data } = await store({ unverified_goods: sent })
      expect([status, data.settings.unverified_goods]).toEqual([200, stored])
    }
    for (const wrong of [-1, 1_001, 1.5, 'x']) {
      const { status, failure } = await store({ unverified_goods: wrong })
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['unverified_goods']])
    }
  })

  it('can also be changed in operator/site, but only by administrators', async () => {
    const send = (body: object, { token } = administrator) =>
      ask<{ settings: Answer['settings'] }>(market, 'POST operator/site', { token, body })
    const stored = await send({ settings: { commission_bp: 75, pay_s: 7_200 } })
    expect([stored.status, stored.data.settings]).toEqual([
      200,
      expect.objectContaining({ commission_bp: 75, pay_s: 7_200 }),
    ])
    const editor = await addPerson(market.db, { staff: 'editor' })
    expect((await send({ settings: { commission_bp: 1 } }, editor)).status).toBe(403)
    expect((await send({ settings: { pay_s: 0 } })).failure.errors).toHaveProperty(['settings.pay_s'])
    expect((await send({ settings: { hold_s: 5 } })).failure.errors).toHaveProperty(['settings.hold_s'])
    const { data } = await ask<typeof stored.data>(market, 'GET operator/site', { token: editor.token })
    expect(data.settings).toMatchObject({ commission_bp: 75, standard: { pay_s: 86_400 } })
    await send({ settings: { commission_bp: 0, pay_s: null } })
  })

  it('records the previous value of each concurrent change', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map((n) => store({ commission_bp: n, request_days: 20 + n })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const auditActions = (await look()).data.history.data.slice(0, 4).reverse()
    const steps = auditActions.map(({ changes }) => changes.find(({ name }) => name === 'commission_bp'))
    expect(steps.slice(1).map((step) => step?.from)).toEqual(steps.slice(0, 3).map((step) => step?.to))
    await store({ commission_bp: 0, request_days: null })
  })
})

describe('after a change of settings,', () => {
  it('an existing order keeps its commission and deadlines', async () => {
    await store({ commission_bp: 150 })
    const before = await makeDeal(market)
    await store({ commission_bp: 300, order_accept_s: 7_200, return_s: 3_600, hold_s: 7_200 })
    await knownTo(market, before.seller, {})
    const share = async (deal: typeof before) => (await showOrder(market, deal, deal.seller)).data.commission
    const windowsOf = async ({ id }: Pick<Order, 'id'>) => {
      const [row] = await market.db.query<{ windows: object }>({
        text: 'select windows from orders where id = $1',
        values: [id],
      })
      return row?.windows
    }
    // The goods cost SAR 102.00.
    expect(await share(before)).toBe(1.53)
    expect(await windowsOf(before)).toMatchObject({ accept_s: 86_400, hold_s: 86_400, return_s: 86_400 })
    const times = { accept_s: 7_200, hold_s: 7_200, return_s: 3_600 }
    await expect.poll(async () => windowsOf(await makeDeal(market)), { timeout: 20_000 }).toMatchObject(times)
    expect(await share(await makeDeal(market))).toBe(3.06)
    await store({ commission_bp: 0, order_accept_s: null, return_s: null, hold_s: null })
  })

  it('an existing auction keeps its terms', async () => {
    const seller = await makeSeller(market.db)
    const form = { ...(await goodsForm(market.db)), price: 100, minutes: 30 }
    const putUp = () =>
      ask<{ id: number }>(market, 'POST product/auction/create', { token: seller.token, body: form })
    const termsOf = async (id: number) =>
      (
        await market.db.query({
          text: 'select soft_close_s, accept_s from auctions where product_id = $1',
          values: [id],
        })
      )[0]
    const first = await putUp()
    const asker = await addPerson(market.db)
    const daysOf = async () => {
      const { data } = await askFor(market, asker)
      const [row] = await market.db.query<{ days: number }>({
        text: `select round(extract(epoch from closes_at - created_at) / 86400)::int as days from requests where id = $1`,
        values: [data.id],
      })
      return row?.days
    }
    expect(await daysOf()).toBe(30)
    await store({ soft_close_s: 45, accept_s: 1_800, request_days: 7 })
    await knownTo(market, seller, { soft_close_s: 45 })
    expect(await termsOf((await putUp()).data.id)).toEqual({ soft_close_s: 45, accept_s: 1_800 })
    expect(await termsOf(first.data.id)).toEqual({ soft_close_s: 120, accept_s: 86_400 })
    expect(await daysOf()).toBe(7)
    await store({ soft_close_s: null, accept_s: null, request_days: null })
  })
})
