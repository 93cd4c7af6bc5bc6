import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { openTestMarket } from '#demo/testing/server.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { asFormData, goodsForm, photograph } from '#demo/testing/trade/selling.ts'
import type { LotForm } from '#shared/auctions/selling.ts'
import { nextSession } from '#shared/catalog/prayers.ts'
import type { OwnProduct, SeasonWarning } from '#shared/products/listing.ts'

const market = await testMarket()
const nasser = await addPerson(market.db, { type: 'local_seller', firstName: 'ناصر', lastName: 'الدوسري' })
const form = { ...(await goodsForm(market.db)), quantity: 96, price: 3_200 }

type Listed = OwnProduct & { warnings: SeasonWarning[] }
const create = (body: object | FormData, token: string | undefined = nasser.token, headers = {}) =>
  ask<Listed>(market, 'POST product/auction/create', { token, body, headers })
const lot = (more: object = {}) => ({ ...form, minutes: 30, ...more })

interface Row {
  starts_at: Date
  first_ends_at: Date
  ends_at: Date
  due_at: Date
  starts_after: string | null
  [column: string]: unknown
}
async function rowOf(id: number): Promise<Row> {
  const [row] = await market.db.query<Row>({
    text: 'select * from auctions where product_id = $1',
    values: [id],
  })
  if (!row) throw new Error(`no auction ${id}`)
  return row
}
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const shown = async (id: number) =>
  (await ask<{ status: string; starting_price: number }>(market, `GET auction/show/${id}`)).data

describe('POST product/auction/create', () => {
  it("starts the lot now by default, with a step of 1 % and the market's terms", async () => {
    const { status, data } = await create(lot())
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sale_type: 'auction',
      price: 3_200,
      quantity: 96,
      warnings: [],
      auction: {
        starting_price: 3_200,
        min_increment: 32,
        reserve_price: null,
        auto_accept: false,
        starts_after: null,
        bids_count: 0,
      },
    })
    const row = await rowOf(data.id)
    expect(row.ends_at.getTime() - row.starts_at.getTime()).toBe(30 * 60_000)
    expect([row.first_ends_at, row.due_at]).toEqual([row.ends_at, row.ends_at])
    expect(row).toMatchObject({ soft_close_s: 120, soft_cap_s: 3_600, accept_s: 86_400, award_s: 86_400 })
    expect(await shown(data.id)).toMatchObject({ status: 'open', starting_price: 3_200 })
  })

  it('stores times as whole milliseconds', async () => {
    const { data } = await create(lot())
    const [row] = await market.db.query<{ whole: boolean }>({
      text: `select starts_at = date_trunc('milliseconds', starts_at) and ends_at = date_trunc('milliseconds', ends_at) as whole
             from auctions where product_id = $1`,
      values: [data.id],
    })
    expect(row?.whole).toBe(true)
  })

  it('accepts form data with pictures, a reserve and a step', async () => {
    const sent = asFormData({ ...form, price: '500' }, [
      ...([
        ['minutes', '45'],
        ['min_increment', '12.5'],
        ['reserve_price', '800'],
      ] as const),
      ['auto_accept', 'true'],
      ['image', await photograph()],
    ])
    const { status, data } = await create(sent)
    expect(status).toBe(201)
    expect(data.auction).toMatchObject({ min_increment: 12.5, reserve_price: 800, auto_accept: true })
    expect(data.image).not.toBe(data.fish.image)
  })

  it('truncates the step of 1 % to halalas, with a minimum of SR 1', async () => {
    expect((await create(lot({ price: 20 }))).data.auction?.min_increment).toBe(1)
    expect((await create(lot({ price: 333.33 }))).data.auction?.min_increment).toBe(3.33)
    const { status, failure } = await create(lot({ min_increment: 0.99 }))
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['min_increment']])
  })

  it.each(['fajr', 'asr'] as const)(
    'starts the lot half an hour after the call to %s prayer in its city',
    async (prayer) => {
      const { data } = await create(lot({ starts_after: prayer }))
      const [place] = await market.db.query<{ latitude: number; longitude: number }>({
        text: 'select latitude, longitude from cities where id = $1',
        values: [form.city_id],
      })
      const { start } = nextSession(prayer, place ?? { latitude: 0, longitude: 0 }, new Date())
      const row = await rowOf(data.id)
      expect(row.starts_after).toBe(prayer)
      expect(row.starts_at).toEqual(start)
      expect(row.ends_at.getTime() - start.getTime()).toBe(30 * 60_000)
      expect((await shown(data.id)).status).toBe('scheduled')
    },
  )

  it.each([
    ['two starts', { starts_at: inMinutes(60), starts_after: 'asr', minutes: 30 }, 'starts_after'],
    ['a start that is over', { starts_at: inMinutes(-10), minutes: 30 }, 'starts_at'],
    ['a start too far ahead', { starts_at: inMinutes(15 * 24 * 60), minutes: 30 }, 'starts_at'],
    ['no end', { minutes: undefined }, 'ends_at'],
    ['two ends', { ends_at: inMinutes(60), minutes: 30 }, 'minutes'],
    ['an end that is over', { minutes: undefined, ends_at: inMinutes(-1) }, 'ends_at'],
    [
      'an end before the start',
      { minutes: undefined, starts_at: inMinutes(90), ends_at: inMinutes(60) },
      'ends_at',
    ],
    ['a duration that is too short', { minutes: 4 }, 'minutes'],
    ['a duration that is too long', { minutes: undefined, ends_at: inMinutes(14 * 24 * 60 + 5) }, 'ends_at'],
    ['a reserve below the starting price', { reserve_price: 3_199.99 }, 'reserve_price'],
    ['a fraction of a minute', { minutes: 7.5 }, 'minutes'],
    ['a prayer without a session', { starts_after: 'isha' }, 'starts_after'],
  ])('refuses %s', async (_name, wrong, field) => {
    const { status, failure } = await create(lot(wrong))
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]])
  })

  it('reports invalid fields of the goods and of the sale together', async () => {
    const { status, failure } = await create(lot({ size: 999_999, reserve_price: 1 }))
    expect([status, Object.keys(failure.errors ?? {}).sort()]).toEqual([422, ['reserve_price', 'size']])
  })

  it('creates one lot for repeated calls with one idempotency key', async () => {
    const headers = { 'idempotency-key': 'lot-of-the-morning-1' }
    const [one, other] = await Promise.all([
      create(lot(), nasser.token, headers),
      create(lot(), nasser.token, headers),
    ])
    expect([one.status, other.status, one.data.id]).toEqual([201, 201, other.data.id])
    const mismatch = await create(lot({ price: 1 }), nasser.token, headers)
    expect([mismatch.status, mismatch.failure.code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('copies pictures only from a lot of the same seller', async () => {
    const first = await create(
      asFormData(form, [
        ['minutes', '30'],
        ['image', await photograph('#123456')],
      ]),
    )
    const again = await create(lot({ copy_of: first.data.id }))
    expect([again.status, again.data.images]).toEqual([201, first.data.images])
    const other = await addPerson(market.db, { type: 'local_seller' })
    expect((await create(lot({ copy_of: first.data.id }), other.token)).status).toBe(404)
  })

  it('refuses account types that may not bid', async () => {
    for (const type of ['fisherman', 'local_buyer'] as const) {
      const { token } = await addPerson(market.db, { type })
      const { status, failure } = await create(lot(), token)
      expect([status, failure.message]).toEqual([403, 'عذرًا، ليس لديك صلاحية لتنفيذ هذا الإجراء'])
    }
    expect((await ask(market, 'POST product/auction/create', { body: lot() })).status).toBe(401)
  })

  it('requires a verified mobile number', async () => {
    const strict = await openTestMarket({ template: 'demo', env: { VERIFY_MOBILE: 'on' } })
    try {
      const person = await addPerson(strict.db, { type: 'local_seller' })
      await strict.db.query({
        text: 'update users set mobile_verified_at = null where id = $1',
        values: [person.id],
      })
      const body = { ...(await goodsForm(strict.db)), minutes: 30 }
      const { status, failure } = await ask(strict, 'POST product/auction/create', {
        token: person.token,
        body,
      })
      expect([status, failure.code]).toEqual([403, 'mobile_unverified'])
    } finally {
      await strict.close()
    }
  })
})

describe('the form of a lot', () => {
  it("contains the rules of auctions and the cities' coordinates", async () => {
    const { data } = await ask<LotForm>(market, 'GET product/auction/create', { token: nasser.token })
    expect(data).toMatchObject({ shortest_s: 300, soft_close_s: 120, soft_cap_s: 3_600 })
    expect(data).toMatchObject({ accept_s: 86_400, award_s: 86_400 })
    expect(data.places.find(({ id }) => id === form.city_id)?.latitude).toBeGreaterThan(25)
    expect(Math.abs(Date.parse(data.server_time) - Date.now())).toBeLessThan(60_000)
  })
})
