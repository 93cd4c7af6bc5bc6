import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { askFor, makeRequest, requestForm } from '#demo/testing/trade/requests.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { grams } from '#shared/base/quantity.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'
import { openDisk } from '../../base/files.ts'
import { openSettings } from '../../base/settings.ts'
import { submitRequest } from './actions.ts'

const market = await testMarket()

const post = (token: string | undefined, body: object, headers = {}) =>
  ask<RequestDetails>(market, 'POST requests/create', { token, body, headers })

const countOf = async (asker: number) => {
  const [row] = await market.db.query<{ count: number }>({
    text: 'select count(*) from requests where asker_id = $1',
    values: [asker],
  })
  return row?.count
}

describe('POST requests/create', () => {
  it('creates a request of the caller and returns it', async () => {
    const mona = await addPerson(market.db)
    const day = riyadhDay(addDays(new Date(), 3))
    const made = await askFor(market, mona, {
      title: '  هامور للمطعم ',
      body: 'نحتاجه مبردًا',
      size: 'large',
      quality: 'a',
      quantity: 80.5,
      price: 55.25,
      needed_by: day,
    })
    expect(made.status).toBe(201)
    expect(made.data).toMatchObject({
      number: `R-${made.data.id}`,
      status: 'open',
      title: 'هامور للمطعم',
      body: 'نحتاجه مبردًا',
      fish: { code: 'hamour', name: 'هامور' },
      city: { name: 'جدة' },
      size: { code: 'large' },
      quality: { code: 'a' },
      quantity: 80.5,
      weight: null,
      price: 55.25,
      needed_by: day,
      has_image: false,
      is_owner: true,
      offers_count: 0,
      offers: [],
      asker: { name: 'منى الغامدي', type: 'local_buyer' },
      accepted_offer_id: null,
      order_id: null,
    })
    expect(made.data.image).toMatch(/^\/uploads\/fish_types\//)
    const days = (Date.parse(made.data.closes_at) - Date.parse(made.data.created_at)) / 86_400_000
    expect(days).toBe(market.config.REQUEST_DAYS)
  })

  it('accepts a request of a seller without optional fields', async () => {
    const salem = await makeSeller(market.db)
    const made = await makeRequest(market, salem)
    expect(made).toMatchObject({ size: null, quality: null, price: null, needed_by: null, body: '' })
    expect(made.asker).toEqual({ name: 'سالم الدوسري', type: 'local_seller' })
  })

  it('accepts form data and Arabic digits', async () => {
    const { token } = await addPerson(market.db)
    const form = new FormData()
    for (const [name, value] of Object.entries(await requestForm(market.db))) form.append(name, String(value))
    form.set('quantity', '١٢٫٥')
    form.set('weight', '۱٫۲۵')
    form.set('price', '٤٠')
    form.set('size', '')
    const made = await post(token, form)
    expect([made.status, made.data.quantity, made.data.weight, made.data.price, made.data.size]).toEqual([
      ...[201, 12.5, 1.25, 40, null],
    ])
  })

  it('ignores unknown fields', async () => {
    const { token, id } = await addPerson(market.db)
    const more = { id: 1, status: 'ordered', asker_id: id + 1, offers_count: 9, closes_at: '2030-01-01' }
    const made = await post(token, { ...(await requestForm(market.db)), ...more })
    expect(made.data).toMatchObject({ status: 'open', offers_count: 0, is_owner: true })
    expect(made.data.id).toBeGreaterThan(1)
  })

  it('refuses all invalid fields at once', async () => {
    const { token, id } = await addPerson(market.db)
    const empty = await post(token, {})
    expect(empty.status).toBe(422)
    expect(Object.keys(empty.failure.errors ?? {}).sort()).toEqual([
      ...['city_id', 'fish_id', 'quantity', 'title'],
    ])
    const sizes = await optionId('sizes')
    const wrong = { fish_id: 999_999, city_id: 999_999, size: await optionId('qualities'), quality: sizes }
    const day = riyadhDay(addDays(new Date(), -1))
    const lists = await post(token, { ...(await requestForm(market.db)), ...wrong, needed_by: day })
    expect(lists.status).toBe(422)
    expect(Object.keys(lists.failure.errors ?? {}).sort()).toEqual([
      ...['city_id', 'fish_id', 'needed_by', 'quality', 'size'],
    ])
    expect(await countOf(id)).toBe(0)
  })

  it.each([
    ['title', ''],
    ['title', 'س'.repeat(121)],
    ['title', 'هامور\u0000'],
    ['body', 'س'.repeat(1_001)],
    ['body', 'هامور\u0000'],
    ['title', ['هامور']],
    ['quantity', 0],
    ['quantity', -1],
    ['quantity', 1.2345],
    ['quantity', '1e3'],
    ['quantity', 'NaN'],
    ['quantity', true],
    ['quantity', 2_000_000],
    ['weight', 0],
    ['weight', '12..5'],
    ['price', 0],
    ['price', -5],
    ['price', 1.005],
    ['price', 10_000_001],
    ['price', '5e1'],
    ['fish_id', 1.5],
    ['fish_id', '1e1'],
    ['fish_id', Number.MAX_SAFE_INTEGER],
    ['city_id', -1],
    ['size', 'كبير'],
    ['needed_by', '2026-02-30'],
    ['needed_by', 'الخميس'],
    ['image', 'https://example.com/a.jpg'],
  ])('refuses the field %s with the value %j', async (field, value) => {
    const { token, id } = await addPerson(market.db)
    const { status, failure } = await post(token, { ...(await requestForm(market.db)), [field]: value })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
    expect(await countOf(id)).toBe(0)
  })

  it('accepts days from today in Riyadh to a year ahead', async () => {
    const { token } = await addPerson(market.db)
    const form = await requestForm(market.db)
    const now = new Date()
    for (const [days, status] of [
      [0, 201],
      [365, 201],
      [366, 422],
      [-1, 422],
    ] as const) {
      const day = riyadhDay(addDays(now, days))
      expect([days, (await post(token, { ...form, needed_by: day })).status]).toEqual([days, status])
    }
  })

  it.each([
    ['fish', 'fish_id'],
    ['cities', 'city_id'],
    ['options', 'size'],
    ['options', 'quality'],
  ])('refuses a hidden entry of %s in the field %s', async (table, field) => {
    const { token } = await addPerson(market.db)
    const form = await requestForm(market.db, { size: 'jumbo', quality: 'c', fish: 'najil', city: 'taif' })
    const value = Number(form[field as 'size'])
    await hide(table, value, true)
    const { status, failure } = await post(token, form)
    await hide(table, value, false)
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('requires a sign-in', async () => {
    const form = await requestForm(market.db)
    expect((await post(undefined, form)).status).toBe(401)
    expect((await post('false-token', form)).status).toBe(401)
  })

  it('creates one request for concurrent calls with one idempotency key', async () => {
    const { token, id } = await addPerson(market.db)
    const form = await requestForm(market.db)
    const key = { 'idempotency-key': 'one-request' }
    const sent = await Promise.all([post(token, form, key), post(token, form, key), post(token, form, key)])
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(sent.map(({ data }) => data.id)).size).toBe(1)
    expect(await countOf(id)).toBe(1)
    const other = await post(token, { ...form, quantity: 81 }, key)
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('is refused to a removed person, even when the call was authenticated earlier', async () => {
    const gone = await addPerson(market.db)
    const form = await requestForm(market.db)
    const body = { password: gone.password }
    expect((await ask(market, 'POST profile/delete', { token: gone.token, body })).status).toBe(200)
    expect((await post(gone.token, form)).status).toBe(401)
    const late = { caller: gone.caller, locale: 'ar', now: new Date(), repeat: undefined } as const
    const settings = openSettings(market.db, market.config)
    const deps = { db: market.db, files: openDisk(market.config.DATA_DIR), settings }
    const sent = { ...form, quantity: grams(80_000), price: undefined, needed_by: undefined }
    await expect(submitRequest(deps, late, sent)).rejects.toMatchObject({ code: 'unauthenticated' })
    expect(await countOf(gone.id)).toBe(0)
  })

  it('is refused to accounts with an unverified mobile', async () => {
    const waiting = await openTestMarket({ env: { VERIFY_MOBILE: 'on' } })
    try {
      const { token, id } = await addPerson(waiting.db)
      await waiting.db.query({
        text: 'update users set mobile_verified_at = null where id = $1',
        values: [id],
      })
      const { status, failure } = await askFor(waiting, { token })
      expect([status, failure.code]).toEqual([403, 'mobile_unverified'])
    } finally {
      await waiting.close()
    }
  })
})

async function optionId(list: string): Promise<number> {
  const [row] = await market.db.query<{ id: number }>({
    text: 'select min(id) as id from options where list = $1',
    values: [list],
  })
  return row?.id ?? 0
}

async function hide(table: string, id: number, hidden: boolean): Promise<void> {
  await market.db.query({ text: `update ${table} set hidden = $2 where id = $1`, values: [id, hidden] })
}
