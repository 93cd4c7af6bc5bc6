import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import {
  addOffer,
  addRequest,
  ageRequest,
  requestForm,
  type TestRequest,
} from '#demo/testing/trade/requests.ts'
import { brokenInvariants, makeSeller } from '#demo/testing/trade/trade.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { Notification } from '#shared/notifications/contract.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

let id: number
const market = await testMarket()
const mona = await addPerson(market.db)
const huda = await addPerson(market.db, { firstName: 'هدى' })
const salem = await makeSeller(market.db)
beforeEach(async () => {
  id = await addRequest(market.db, mona, { body: 'مبرد', size: 'large', price: 50, needed_by: inDays(4) })
})
afterAll(async () => {
  expect(await brokenInvariants(market.db)).toEqual({})
})

const inDays = (days: number) => riyadhDay(addDays(new Date(), days))
const change = (body: object, { token }: Partial<TestPerson> = mona, of = id) =>
  ask<RequestDetails>(market, `POST requests/update/${of}`, { token, body })
const close = ({ token }: Partial<TestPerson> = mona, of: number | string = id) =>
  ask<RequestDetails>(market, `POST requests/close/${of}`, { token })
const rowOf = async (of = id) => {
  const [row] = await market.db.query<Record<string, unknown>>({
    text: 'select * from requests where id = $1',
    values: [of],
  })
  return row
}
/** Deletes a request that a test inserted directly. */
const forget = (of: number) => market.db.query({ text: 'delete from requests where id = $1', values: [of] })
/** Returns a person's notifications about a request, oldest first. */
const notificationsOf = async ({ token }: TestPerson, of = id, locale: 'ar' | 'en' = 'ar') => {
  const { data } = await ask<Page<Notification>>(market, 'GET notifications?limit=100', { token, locale })
  return data.data
    .filter(({ data }) => data.data_id === of)
    .map(({ data }) => `${data.data_type}: ${data.message}`)
    .reverse()
}

describe('POST requests/update/{id}', () => {
  it('changes only the fields that are sent', async () => {
    const { status, data } = await change({ quantity: 120.5, price: 48.75 })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      quantity: 120.5,
      price: 48.75,
      title: 'هامور طازج للمطعم',
      body: 'مبرد',
      size: { code: 'large' },
      needed_by: inDays(4),
      status: 'open',
      is_owner: true,
    })
    expect(Date.parse(data.updated_at)).toBeGreaterThan(Date.parse(data.created_at))
    // The closing time does not change.
    expect((await rowOf())?.closes_at).toEqual(new Date(data.closes_at))
  })

  it('clears optional fields that are sent blank', async () => {
    const blank = { body: '', size: '', quality: '', weight: '', price: '', needed_by: '', image: '' }
    const { data } = await change(blank)
    expect(data).toMatchObject({
      body: '',
      size: null,
      quality: null,
      weight: null,
      price: null,
      needed_by: null,
      has_image: false,
    })
    // Blank values do not clear required fields.
    const unchanged = await change({ title: '', fish_id: '', city_id: '', quantity: '' })
    expect(unchanged.data).toMatchObject({
      title: 'هامور طازج للمطعم',
      quantity: 80,
      fish: { code: 'hamour' },
    })
  })

  it('notifies only sellers with open offers, and names the changed fields', async () => {
    const [sara, gone] = [await makeSeller(market.db), await makeSeller(market.db)]
    await addOffer(market.db, salem, id)
    await addOffer(market.db, sara, id)
    await addOffer(market.db, gone, id, { status: 'withdrawn' })
    const form = await requestForm(market.db, { fish: 'najil', city: 'taif', size: 'small', quality: 'a' })
    const changed = await change({
      ...form,
      title: 'ناجل للمطعم',
      needed_by: inDays(9),
      weight: 2,
      body: 'x',
    })
    expect(changed.status).toBe(200)
    await change({ price: 44 })
    const both = [
      'request: تغيّر طلب ناجل للمطعم الذي قدّمت عليه عرضًا: العنوان والتفاصيل ونوع السمك والمدينة والحجم والجودة ووزن السمكة والموعد المطلوب',
      'request: تغيّر طلب ناجل للمطعم الذي قدّمت عليه عرضًا: السعر المقترح',
    ]
    expect(await notificationsOf(salem)).toEqual(both)
    expect(await notificationsOf(sara, id, 'en')).toEqual([
      'request: The request ناجل للمطعم you made an offer on has changed: title, details, fish, city, size, quality, weight per fish and needed by',
      'request: The request ناجل للمطعم you made an offer on has changed: suggested price',
    ])
    expect([await notificationsOf(gone), await notificationsOf(mona)]).toEqual([[], []])
    // Sellers see only the first letters of the asker's name.
    const { data } = await ask<Page<Notification>>(market, 'GET notifications', { token: salem.token })
    expect(data.data[0]?.data.user.name).toBe('م* ا*')
    expect((await rowOf())?.offers_count).toBe(2)
  })

  it('notifies nobody when no value changes', async () => {
    await addOffer(market.db, salem, id)
    const before = await rowOf()
    const same = { ...(await requestForm(market.db, { size: 'large', price: 50 })), image: '', weight: '' }
    expect((await change(same)).status).toBe(200)
    expect((await change({})).status).toBe(200)
    expect(await rowOf()).toEqual(before)
    expect(await notificationsOf(salem)).toEqual([])
  })

  it('accepts an unchanged past day and an unchanged hidden entry', async () => {
    await market.db.query({
      text: "update requests set needed_by = current_date - 3, created_at = created_at - interval '5 days' where id = $1",
      values: [id],
    })
    const [size] = await market.db.query<{ id: number }>({
      text: "update options set hidden = true where list = 'sizes' and code = 'large' returning id",
    })
    const corrected = await change({ title: 'هامور طازج', size: size?.id })
    expect([corrected.status, corrected.data.title]).toEqual([200, 'هامور طازج'])
    const other = await addRequest(market.db, mona)
    expect((await change({ size: size?.id }, mona, other)).failure.errors).toHaveProperty('size')
    await market.db.query({ text: 'update options set hidden = false where id = $1', values: [size?.id] })
    expect((await change({ needed_by: inDays(-2) })).failure.errors).toHaveProperty('needed_by')
  })

  it('refuses all invalid fields at once and changes nothing', async () => {
    const before = await rowOf()
    const { status, failure } = await change({
      title: 'س'.repeat(121),
      fish_id: '1e1',
      quantity: 0,
      weight: -1,
      price: 1.234,
      needed_by: 'غدًا',
      size: 'كبير',
      image: 'x',
    })
    expect([status, Object.keys(failure.errors ?? {}).sort()]).toEqual([
      422,
      ['fish_id', 'image', 'needed_by', 'price', 'quantity', 'size', 'title', 'weight'],
    ])
    const [quality] = await market.db.query<{ id: number }>({
      text: "select min(id) as id from options where list = 'qualities'",
    })
    const foreign = { fish_id: 9_999_999, city_id: 9_999_999, size: quality?.id, needed_by: inDays(400) }
    expect(Object.keys((await change(foreign)).failure.errors ?? {}).sort()).toEqual([
      ...['city_id', 'fish_id', 'needed_by', 'size'],
    ])
    expect(await rowOf()).toEqual(before)
  })

  it('is refused to everyone but the asker and after the request has ended', async () => {
    const before = await rowOf()
    expect((await change({ price: 1 }, {})).status).toBe(401)
    expect((await change({ price: 1 }, huda)).status).toBe(403)
    expect((await change({ price: 1 }, salem)).status).toBe(403)
    expect((await change({ price: 1 }, mona, 99_999_999)).status).toBe(404)
    expect((await change({ price: 1 }, mona, 0)).status).toBe(404)
    expect(await rowOf()).toEqual(before)
    for (const status of ['accepted', 'ordered', 'closed'] as const) {
      const over = await addRequest(market.db, mona, { status })
      const { status: code, failure } = await change({ price: 1 }, mona, over)
      expect([status, code, failure.message]).toEqual([status, 409, 'لم يعد هذا الطلب مفتوحًا'])
      await forget(over)
    }
    await ageRequest(market.db, id, 30)
    expect((await change({ price: 1 })).status).toBe(409)
  })

  it('applies both concurrent changes of different fields', async () => {
    const answers = await Promise.all([change({ price: 61 }), change({ quantity: 77 })])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await rowOf()).toMatchObject({ price_halalas: 6_100, quantity_grams: 77_000 })
  })
})

describe('POST requests/close/{id}', () => {
  it('closes the request once, declines open offers and notifies their sellers', async () => {
    const [offer, withdrawn] = [
      await addOffer(market.db, salem, id),
      await addOffer(market.db, await makeSeller(market.db), id, { status: 'withdrawn' }),
    ]
    const closed = await close()
    expect([closed.status, closed.data.status, closed.data.offers_count]).toEqual([200, 'closed', 1])
    expect(closed.data.offers.map(({ id: of, status }) => [of, status])).toEqual([[offer, 'declined']])
    const row = await rowOf()
    expect(row).toMatchObject({ status: 'closed', closed_by: 'owner' })
    expect((await close()).status).toBe(200)
    expect(await rowOf()).toEqual(row)
    expect(await notificationsOf(salem)).toEqual(['request: أُغلق طلب هامور طازج للمطعم الذي قدّمت عليه عرضًا'])
    const states = await market.db.query<{ id: number; status: string }>({
      text: 'select id, status from offers where request_id = $1 order by id',
      values: [id],
    })
    expect(states).toEqual([
      { id: offer, status: 'declined' },
      { id: withdrawn, status: 'withdrawn' },
    ])
  })

  it('is refused to everyone but the asker', async () => {
    expect((await close({})).status).toBe(401)
    expect((await close(huda)).status).toBe(403)
    expect((await close(salem)).status).toBe(403)
    expect((await close(mona, 99_999_999)).status).toBe(404)
    expect((await close(mona, '1e1')).status).toBe(404)
    expect(await rowOf()).toMatchObject({ status: 'open' })
  })

  it('is refused after an acceptance and changes nothing after the closing time', async () => {
    for (const status of ['accepted', 'ordered'] as const) {
      const taken = await addRequest(market.db, mona, { status })
      expect((await close(mona, taken)).status).toBe(409)
      expect(await rowOf(taken)).toMatchObject({ status })
      await forget(taken)
    }
    await ageRequest(market.db, id, 31)
    const due = await close()
    expect([due.status, due.data.status]).toEqual([200, 'closed'])
    expect((await rowOf())?.closed_by).not.toBe('owner')
  })
})

it('a concurrent change and closing of a request each cause at most one notification', async () => {
  for (let round = 0; round < 3; round++) {
    const of = await addRequest(market.db, mona, { price: 50 })
    const offer = await addOffer(market.db, salem, of)
    const [changed, first, second] = await Promise.all([
      change({ price: 40 }, mona, of),
      close(mona, of),
      close(mona, of),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await rowOf(of)).toMatchObject({
      status: 'closed',
      closed_by: 'owner',
      offers_count: 1,
      price_halalas: changed.status === 200 ? 4_000 : 5_000,
    })
    expect([200, 409]).toContain(changed.status)
    const closings = (await notificationsOf(salem, of)).map((message) => message.includes('أُغلق'))
    expect(closings).toEqual(changed.status === 200 ? [false, true] : [true])
    const [state] = await market.db.query<{ status: string }>({
      text: 'select status from offers where id = $1',
      values: [offer],
    })
    expect(state?.status).toBe('declined')
  }
})

it('a request can be changed with form data', async () => {
  const form = new FormData()
  form.append('quantity', '٩٠')
  form.append('price', '')
  const { status, data } = await change(form)
  expect([status, data.quantity, data.price]).toEqual([200, 90, null])
  const created: TestRequest = { quantity: 90 }
  expect((await requestForm(market.db, created)).quantity).toBe(data.quantity)
})
