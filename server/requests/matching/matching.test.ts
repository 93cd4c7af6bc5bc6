import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { openTestMarket, type TestMarket } from '#demo/testing/server.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest, type TestRequest } from '#demo/testing/trade/requests.ts'
import { type GoodsForm, goodsForm } from '#demo/testing/trade/selling.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import type { OwnProduct } from '#shared/products/listing.ts'
import type { MatchingRequest, RequestDetails } from '#shared/requests/contract.ts'

let market: TestMarket
let hassan: TestPerson
let form: GoodsForm
beforeAll(async () => {
  market = await openTestMarket()
  hassan = await addPerson(market.db, { type: 'fisherman', firstName: 'حسن', lastName: 'القطيفي' })
  form = await goodsForm(market.db)
  // The world's own requests would be told of too.
  await market.db.query({ text: "update requests set status = 'accepted' where status = 'open'" })
})
afterAll(() => market.close())

/** Medium safi of quality a, 40 kg in Dammam at 32.50, fits all that is asked for here. */
const safi = { fish: 'safi', city: 'dammam', quantity: 30, title: 'صافي للمطعم' } as const

const person = (firstName: string) => addPerson(market.db, { firstName })
const wants = (asker: TestPerson, asked: TestRequest = {}) =>
  addRequest(market.db, asker, { ...safi, ...asked })

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

async function toldTo({ token }: TestPerson, locale: 'ar' | 'en' = 'ar'): Promise<Notification[]> {
  const { data } = await ask<{ data: Notification[] }>(market, 'GET notifications', { token, locale })
  return data.data
}
const unread = async (somebody: TestPerson) =>
  (await toldTo(somebody)).filter(({ read_at }) => read_at === null).length
const readAll = ({ token }: TestPerson) => ask(market, 'POST notifications/read', { token, body: {} })

describe('goods that are put up for sale', () => {
  it('are told to who asked for them, in both languages, and lead to the request', async () => {
    const muna = await person('منى')
    const id = await wants(muna)
    await list()
    const [told] = await toldTo(muna)
    expect(told?.data).toMatchObject({
      data_type: 'request_offer',
      data_id: id,
      user: { name: 'حسن القطيفي' },
    })
    expect(told?.data.message).toMatch(/^عُرض في السوق صافي.* بسعر 32\.50 ريال\/كجم يطابق طلبك صافي للمطعم$/)
    expect((await toldTo(muna, 'en'))[0]?.data.message).toContain('it matches your request')
  })

  it('are told once to one who asks for them several times, of the request that they fit best', async () => {
    const saleh = await person('صالح')
    const exact = await wants(saleh, { size: 'medium', quality: 'a', price: 40 })
    await wants(saleh)
    await list()
    expect((await toldTo(saleh)).map(({ data }) => data.data_id)).toEqual([exact])
  })

  it('make one unread word of a request however many are put up; read, it is said anew', async () => {
    const noura = await person('نورة')
    await wants(noura)
    await list()
    await list({ ...form, price: 31 })
    const told = await toldTo(noura)
    expect(told).toHaveLength(1)
    expect(told[0]?.data.message).toContain('31.00')
    await readAll(noura)
    await list()
    expect(await unread(noura)).toBe(1)
  })

  it.each<[string, TestRequest]>([
    ['another fish', { fish: 'hamour' }],
    ['another size', { size: 'large' }],
    ['another quality', { quality: 'b' }],
    ['a lower price', { price: 32.49 }],
  ])('are not told to who asked for %s', async (_what, asked) => {
    const asker = await person('ماجد')
    await wants(asker, asked)
    await list()
    expect(await unread(asker)).toBe(0)
  })

  it('are not told to their own seller, nor to who is served or whose time is over', async () => {
    const served = await person('فهد')
    const late = await person('ليلى')
    await wants(hassan)
    await addRequest(market.db, served, { ...safi, status: 'accepted' })
    await ageRequest(market.db, await wants(late), 31)
    await list()
    expect(await Promise.all([hassan, served, late].map(unread))).toEqual([0, 0, 0])
  })

  it('that are refused tell nobody', async () => {
    const asker = await person('هدى')
    await wants(asker)
    const { status } = await ask(market, 'POST product/create', {
      token: hassan.token,
      body: { ...form, quantity: 0 },
    })
    expect([status, await unread(asker)]).toEqual([422, 0])
  })

  it('are told once where the form is sent again with its key', async () => {
    const asker = await person('سعاد')
    await wants(asker)
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const send = () => ask(market, 'POST product/create', { token: hassan.token, body: form, headers })
    await send()
    await readAll(asker)
    expect((await send()).status).toBe(201)
    expect(await unread(asker)).toBe(0)
  })

  it('as a lot for auction tell nobody: their price is for the whole', async () => {
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

describe('goods that come to fit', () => {
  it('by a lower price are told to those whose price it now is, and to nobody who knew them', async () => {
    const [dear, cheap, any] = [await person('عمر'), await person('سلمى'), await person('ريم')]
    await wants(dear, { price: 35 })
    await wants(any)
    const { id } = await list()
    await wants(cheap, { price: 30 })
    await Promise.all([dear, any].map(readAll))
    await change(id, { price: 30 })
    expect(await Promise.all([dear, cheap, any].map(unread))).toEqual([0, 1, 0])
  })

  it('by a corrected size are told to those who want that size', async () => {
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

  it('restocked after they were sold out, or shown again, are told again', async () => {
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

  it('while they are hidden, dearer or otherwise described tell nobody', async () => {
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

describe('a seller asks for the open requests that their goods fit', () => {
  it('the best first, each with the fields that fit, the asker masked', async () => {
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

  it('hidden or sold out they fit none', async () => {
    const { id } = await list()
    await wants(await person('يوسف'))
    await show(id, 'hidden')
    expect((await matching(id)).data).toEqual([])
  })

  it('of goods that are not theirs there is nothing to know', async () => {
    const { id } = await list()
    const other = await addPerson(market.db, { type: 'local_seller' })
    const [foreign, none] = [await matching(id, other), await matching(999_999_999, other)]
    expect([foreign.status, none.status]).toEqual([404, 404])
    expect(foreign.failure).toEqual(none.failure)
  })

  it('buyers have no goods, and who is not signed in is nobody', async () => {
    const { id } = await list()
    expect((await matching(id, await person('لمى'))).status).toBe(403)
    expect((await matching(id, {})).status).toBe(401)
  })
})

describe('who asked sees the goods on sale that fit', () => {
  const details = (id: number, { token }: Partial<TestPerson> = {}) =>
    ask<RequestDetails>(market, `GET requests/show/${id}`, { token })

  it('with the fields that fit and without their own; nobody else sees any', async () => {
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
