import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest, type TestRequest } from '#demo/testing/trade/requests.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import type { MatchingRequest, RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket()
const hassan = await addPerson(market.db, { type: 'fisherman', firstName: 'حسن', lastName: 'القطيفي' })
const form = await goodsForm(market.db)
// Marks the requests of the demo as accepted, because the askers of open requests would be notified too.
await market.db.query({ text: "update requests set status = 'accepted' where status = 'open'" })

/** `form` lists 40 kg of medium safi of quality a in Dammam at SAR 32.50, which matches requests with these values. */
const safi = { fish: 'safi', city: 'dammam', quantity: 30, title: 'صافي للمطعم' } as const

const person = (firstName: string) => addPerson(market.db, { firstName })
const wants = (asker: TestPerson, wish: TestRequest = {}) =>
  addRequest(market.db, asker, { ...safi, ...wish })

async function list(body: object = form, { token }: TestPerson = hassan): Promise<OwnProduct> {
  const { status, data } = await ask<OwnProduct>(market, 'POST product/create', { token, body })
  expect(status).toBe(201)
  return data
}

const change = (id: number, body: object) =>
  ask(market, `POST product/update/${id}`, { token: hassan.token, body })
const show = (id: number, status: 'active' | 'hidden') =>
  ask(market, `POST product/status/${id}`, { token: hassan.token, body: { status } })
const matching = (id: number, { token }: Partial<TestPerson> = hassan, locale: 'ar' | 'en' = 'ar') =>
  ask<MatchingRequest[]>(market, `GET requests/matching/${id}`, { token, locale })

async function notificationsOf({ token }: TestPerson, locale: 'ar' | 'en' = 'ar'): Promise<Notification[]> {
  const { data } = await ask<{ data: Notification[] }>(market, 'GET notifications', { token, locale })
  return data.data
}
const unread = async (somebody: TestPerson) =>
  (await notificationsOf(somebody)).filter(({ read_at }) => read_at === null).length
const readAll = ({ token }: TestPerson) => ask(market, 'POST notifications/read', { token, body: {} })

describe('newly listed goods', () => {
  it('are reported to matching askers with a link to their request', async () => {
    const muna = await person('منى')
    const id = await wants(muna)
    await list()
    const [notifications] = await notificationsOf(muna)
    expect(notifications?.data).toMatchObject({
      data_type: 'request_offer',
      data_id: id,
      user: { name: 'حسن القطيفي' },
    })
    expect(notifications?.data.message).toMatch(
      /^عُرض في السوق صافي.* بسعر 32\.50 ريال\/كجم، ويطابق طلبك صافي للمطعم$/,
    )
    expect((await notificationsOf(muna, 'en'))[0]?.data.message).toContain('matches your request')
  })

  it('are reported once to an asker of several requests, for the request that matches best', async () => {
    const saleh = await person('صالح')
    const exact = await wants(saleh, { size: 'medium', quality: 'a', price: 40 })
    await wants(saleh)
    await list()
    expect((await notificationsOf(saleh)).map(({ data }) => data.data_id)).toEqual([exact])
  })

  it('update the unread notification about a request, or create a new notification after it is read', async () => {
    const noura = await person('نورة')
    await wants(noura)
    await list()
    await list({ ...form, price: 31 })
    const notifications = await notificationsOf(noura)
    expect(notifications).toHaveLength(1)
    expect(notifications[0]?.data.message).toContain('31.00')
    await readAll(noura)
    await list()
    expect(await unread(noura)).toBe(1)
  })

  it.each<[string, TestRequest]>([
    ['another fish', { fish: 'hamour' }],
    ['another size', { size: 'large' }],
    ['another quality', { quality: 'b' }],
    ['a lower price', { price: 32.49 }],
  ])('are not reported to askers of %s', async (_what, wish) => {
    const asker = await person('ماجد')
    await wants(asker, wish)
    await list()
    expect(await unread(asker)).toBe(0)
  })

  it('are not reported to their own seller or for requests that are not open', async () => {
    const served = await person('فهد')
    const late = await person('ليلى')
    await wants(hassan)
    await addRequest(market.db, served, { ...safi, status: 'accepted' })
    await ageRequest(market.db, await wants(late), 31)
    await list()
    expect(await Promise.all([hassan, served, late].map(unread))).toEqual([0, 0, 0])
  })

  it('are not reported when they are refused', async () => {
    const asker = await person('هدى')
    await wants(asker)
    const { status } = await ask(market, 'POST product/create', {
      token: hassan.token,
      body: { ...form, quantity: 0 },
    })
    expect([status, await unread(asker)]).toEqual([422, 0])
  })

  it('are reported once for a repeated idempotency key', async () => {
    const asker = await person('سعاد')
    await wants(asker)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => ask(market, 'POST product/create', { token: hassan.token, body: form, headers })
    await send()
    await readAll(asker)
    expect((await send()).status).toBe(201)
    expect(await unread(asker)).toBe(0)
  })

  it('are not reported when they are an auction lot', async () => {
    const seller = await addPerson(market.db, { type: 'local_seller' })
    const asker = await person('بدر')
    await wants(asker)
    const { status, data } = await ask<OwnProduct>(market, 'POST product/auction/create', {
      token: seller.token,
      body: { ...form, minutes: 60 },
    })
    expect([status, await unread(asker)]).toEqual([201, 0])
    expect((await matching(data.id, seller)).data).toEqual([])
  })
})

describe('changed goods', () => {
  it('are reported only to newly matching askers when the price is lower', async () => {
    const [dear, cheap, any] = [await person('عمر'), await person('سلمى'), await person('ريم')]
    await wants(dear, { price: 35 })
    await wants(any)
    const { id } = await list()
    await wants(cheap, { price: 30 })
    await Promise.all([dear, any].map(readAll))
    await change(id, { price: 30 })
    expect(await Promise.all([dear, cheap, any].map(unread))).toEqual([0, 1, 0])
  })

  it('are reported to askers of the new size when the size is corrected', async () => {
    const asker = await person('طلال')
    await wants(asker, { size: 'large' })
    const { id } = await list()
    expect(await unread(asker)).toBe(0)
    const large = await goodsForm(market.db)
    const [{ size = 0 } = {}] = await market.db.query<{ size: number }>({
      text: "select id as size from options where list = 'sizes' and code = 'large'",
    })
    await change(id, { ...large, size })
    expect(await unread(asker)).toBe(1)
  })

  it('are reported again when they are restocked or shown again', async () => {
    const { id } = await list()
    await change(id, { quantity: 0 })
    const asker = await person('عادل')
    await wants(asker)
    await change(id, { quantity: 25 })
    expect(await unread(asker)).toBe(1)
    await readAll(asker)
    await show(id, 'hidden')
    expect(await unread(asker)).toBe(0)
    await show(id, 'active')
    expect(await unread(asker)).toBe(1)
  })

  it('are not reported when they are hidden, more expensive or described differently', async () => {
    const { id } = await list()
    await show(id, 'hidden')
    const asker = await person('أمل')
    await wants(asker, { price: 40 })
    await change(id, { price: 20 })
    expect(await unread(asker)).toBe(0)
    await show(id, 'active')
    await readAll(asker)
    await change(id, { price: 25 })
    await change(id, { details: { ar: 'مثلج' }, quantity: 60 })
    expect(await unread(asker)).toBe(0)
  })
})

describe('GET requests/matching/{id}', () => {
  it('lists matching open requests with their matched fields, best match first', async () => {
    const jubail = await goodsForm(market.db, { city: 'jubail' })
    const { id } = await list({ ...jubail, quantity: 10, price: 12 })
    const asker = await addPerson(market.db, { firstName: 'خالد', lastName: 'العمري' })
    const near = await wants(asker, { city: 'jubail', quantity: 10, size: 'medium', price: 12 })
    const { status, data } = await matching(id)
    expect(status).toBe(200)
    expect(data[0]).toMatchObject({
      request: { id: near, is_owner: false, asker: { name: 'خ* ا*' } },
      matched: ['fish', 'city', 'size', 'quantity', 'price'],
    })
    expect(data.length).toBeLessThanOrEqual(6)
    const counts = data.map(({ matched }) => matched.length)
    expect(counts).toEqual(counts.toSorted((one, other) => other - one))
    expect((await matching(id, hassan, 'en')).data[0]?.request.fish.name).toMatch(/^[A-Za-z -]+$/)
  })

  it('lists no request for hidden goods', async () => {
    const { id } = await list()
    await wants(await person('يوسف'))
    await show(id, 'hidden')
    expect((await matching(id)).data).toEqual([])
  })

  it('answers not_found for goods of others', async () => {
    const { id } = await list()
    const other = await addPerson(market.db, { type: 'local_seller' })
    const [foreign, none] = [await matching(id, other), await matching(999_999_999, other)]
    expect([foreign.status, none.status]).toEqual([404, 404])
    expect(foreign.failure).toEqual(none.failure)
  })

  it('is refused to buyers and anonymous callers', async () => {
    const { id } = await list()
    expect((await matching(id, await person('لمى'))).status).toBe(403)
    expect((await matching(id, {})).status).toBe(401)
  })
})

describe('matches in GET requests/show/{id}', () => {
  const details = (id: number, { token }: Partial<TestPerson> = {}) =>
    ask<RequestDetails>(market, `GET requests/show/${id}`, { token })

  it('are goods of other sellers, which only the asker receives', async () => {
    const asker = await addPerson(market.db, { type: 'local_seller' })
    const khobar = await goodsForm(market.db, { city: 'khobar' })
    const near = await list({ ...khobar, quantity: 500, price: 9 })
    const own = await list({ ...khobar, quantity: 600, price: 8 }, asker)
    const id = await wants(asker, { city: 'khobar', quantity: 500, price: 9 })
    const { matches } = (await details(id, asker)).data
    expect(matches[0]).toMatchObject({
      product: { id: near.id },
      matched: ['fish', 'city', 'quantity', 'price'],
    })
    expect(matches.map(({ product }) => product.id)).not.toContain(own.id)
    expect((await details(id, hassan)).data.matches).toEqual([])
    expect((await details(id)).data.matches).toEqual([])
  })
})
