import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask, formOf } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { type TestPerson, testPassword } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, makeOffer, makeRequest, requestForm } from '#demo/testing/trade/requests.ts'
import { photograph } from '#demo/testing/trade/selling.ts'
import { brokenInvariants, makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import type { RequestDetails } from '#shared/requests/contract.ts'

const market = await testMarket({ ownFiles: true })
const dataDir = market.config.DATA_DIR

const leave = ({ token }: TestPerson) =>
  ask(market, 'POST profile/delete', { token, body: { password: testPassword } })
const exportOf = async ({ token }: TestPerson) =>
  (await ask<Record<string, Record<string, unknown>[]>>(market, 'GET profile/export', { token })).data
const accept = (offerId: number, { token }: TestPerson) =>
  ask<RequestDetails>(market, `GET requests/offers/${offerId}/accept`, { token })
const rowOf = async <Row = Record<string, unknown>>(table: 'requests' | 'offers', id: number) => {
  const [row] = await market.db.query<Row>({ text: `select * from ${table} where id = $1`, values: [id] })
  return row
}
const notificationsOf = async (person: TestPerson, about: number) => {
  const rows = await market.db.query<{ kind: string; actor_id: number | null }>({
    text: 'select kind, actor_id from notifications where user_id = $1 and data_id = $2 order by number',
    values: [person.id, about],
  })
  return rows.map(({ kind, actor_id }) => (actor_id === null ? `${kind} by nobody` : kind))
}
const salem = () => makeSeller(market.db)
const huda = () => makeSeller(market.db, { firstName: 'هدى', lastName: 'العتيبي' })

/** Creates a request of Nora with its own picture. */
async function pictured(nora: TestPerson): Promise<RequestDetails> {
  const { title, body: _, ...form } = await requestForm(market.db)
  const fields = Object.entries(form).map(([name, value]) => [name, String(value)])
  const { data } = await ask<RequestDetails>(market, 'POST requests/create', {
    token: nora.token,
    body: formOf({
      ...(Object.fromEntries(fields) as Record<string, string>),
      title: String(title),
      body: 'لحفل ابنتي',
      image: await photograph(),
    }),
  })
  return data
}
const pictures = async () => (await readdir(join(dataDir, 'uploads', 'requests'))).length

describe('GET profile/export', () => {
  it('contains all requests and offers of the caller with their texts', async () => {
    const [nora, seller] = [await makeBuyer(market.db), await salem()]
    const request = await pictured(nora)
    const first = await makeOffer(market, seller, request.id, { price: 52, body: 'صيد الليلة' })
    const second = await makeOffer(market, seller, request.id, {
      price: 50.5,
      delivery: 'seller_delivery',
      delivery_days: 1,
      fish_type: 'fresh',
    })
    expect((await exportOf(nora)).requests).toEqual([
      expect.objectContaining({
        id: request.id,
        number: `R-${request.id}`,
        status: 'open',
        body: 'لحفل ابنتي',
        quantity: 80,
        fish: { ar: 'هامور', en: 'Hamour' },
        image: request.image,
        offers_count: 1,
        price: null,
        closed_at: null,
        closed_by: null,
        size: null,
      }),
    ])
    expect((await exportOf(nora)).offers).toEqual([])
    expect((await exportOf(seller)).offers).toEqual([
      expect.objectContaining({
        id: second.id,
        product_request_id: request.id,
        status: 'open',
        price: 50.5,
        delivery_days: 1,
        delivery_method: { ar: 'توصيل من البائع', en: expect.any(String) },
        quantity: 80,
      }),
      expect.objectContaining({ id: first.id, status: 'replaced', body: 'صيد الليلة' }),
    ])
    expect((await exportOf(seller)).requests).toEqual([])
  })
})

describe('POST profile/delete', () => {
  it('closes the requests of the person and removes their texts and pictures', async () => {
    const [nora, seller, other] = [await makeBuyer(market.db), await salem(), await huda()]
    const before = await pictures()
    const open = await pictured(nora)
    expect(await pictures()).toBeGreaterThan(before)
    const accepted = await makeRequest(market, nora)
    const offer = await makeOffer(market, seller, open.id)
    const winner = await makeOffer(market, seller, accepted.id)
    const loser = await makeOffer(market, other, accepted.id)
    await accept(winner.id, nora)

    expect((await leave(nora)).status).toBe(200)
    for (const id of [open.id, accepted.id]) {
      expect(await rowOf('requests', id)).toMatchObject({
        status: 'closed',
        closed_by: 'removal',
        title: '',
        body: '',
        image_id: null,
        offers_count: expect.any(Number),
      })
    }
    for (const { id } of [offer, winner, loser]) expect((await rowOf('offers', id))?.status).toBe('declined')
    expect(await notificationsOf(seller, open.id)).toEqual(['request_closed by nobody'])
    expect((await notificationsOf(seller, accepted.id)).at(-1)).toBe('request_closed by nobody')
    const shown = await ask<RequestDetails>(market, `GET requests/show/${open.id}`, { locale: 'en' })
    expect(shown.data).toMatchObject({
      status: 'closed',
      title: 'Hamour',
      body: '',
      asker: { name: 'Removed account' },
    })
    // The offer of this seller was declined before, so the removal sends no notification to this seller.
    expect(await notificationsOf(other, accepted.id)).toEqual(['offer_declined'])
    expect(await pictures()).toBe(before)
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('withdraws the offers of the person and closes the requests that had accepted one of them', async () => {
    const [nora, seller, other] = [await makeBuyer(market.db), await salem(), await huda()]
    const open = await makeRequest(market, nora)
    const accepted = await makeRequest(market, nora)
    const standing = await makeOffer(market, seller, open.id, { body: 'رقمي عندك' })
    await makeOffer(market, other, open.id)
    const winner = await makeOffer(market, seller, accepted.id, { body: 'من قاربي' })
    await accept(winner.id, nora)

    expect((await leave(seller)).status).toBe(200)
    expect(await rowOf('requests', open.id)).toMatchObject({ status: 'open', offers_count: 1 })
    expect(await rowOf('requests', accepted.id)).toMatchObject({ status: 'closed', closed_by: 'removal' })
    for (const { id } of [standing, winner]) {
      expect(await rowOf('offers', id)).toMatchObject({ status: 'withdrawn', body: '' })
    }
    expect((await notificationsOf(nora, open.id)).at(-1)).toBe('offer_withdrawn by nobody')
    expect((await notificationsOf(nora, accepted.id)).at(-1)).toBe('offer_withdrawn by nobody')
    const shown = await ask<RequestDetails>(market, `GET requests/show/${open.id}`, { token: nora.token })
    expect(shown.data.offers.map(({ seller: { id } }) => id)).toEqual([other.id])
    expect(await brokenInvariants(market.db)).toEqual({})
  })

  it('keeps the titles and accepted offers of ordered requests', async () => {
    const [nora, seller] = [await makeBuyer(market.db), await salem()]
    const id = await addRequest(market.db, nora, {
      status: 'accepted',
      title: 'هامور للعشاء',
      body: 'لا تتأخر',
    })
    const offer = await addOffer(market.db, seller, id, { status: 'accepted', body: 'مع الثلج' })
    const over = await addOffer(market.db, seller, id, { status: 'replaced', body: 'بلا ثلج' })
    await market.db.query({ text: `update requests set status = 'ordered' where id = $1`, values: [id] })
    expect([(await leave(nora)).status, (await leave(seller)).status]).toEqual([200, 200])
    expect(await rowOf('requests', id)).toMatchObject({ status: 'ordered', title: 'هامور للعشاء', body: '' })
    expect(await rowOf('offers', offer)).toMatchObject({ status: 'accepted', body: 'مع الثلج' })
    expect(await rowOf('offers', over)).toMatchObject({ status: 'replaced', body: '' })
    await market.db.query({ text: 'delete from offers where request_id = $1', values: [id] })
    await market.db.query({ text: 'delete from requests where id = $1', values: [id] })
  })
})
