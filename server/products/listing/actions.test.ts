import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { asFormData, goodsForm } from '#demo/testing/trade/selling.ts'
import type { Page } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'
import type { OwnProduct, SeasonWarning } from '#shared/products/listing.ts'

const market = await testMarket()
const salem = await addPerson(market.db, { type: 'local_seller', firstName: 'سالم', lastName: 'الحربي' })
const form = await goodsForm(market.db)

type Listed = OwnProduct & { warnings: SeasonWarning[] }
const create = (body: object | FormData, { token }: { token?: string } = salem, locale: 'ar' | 'en' = 'ar') =>
  ask<Listed>(market, 'POST product/create', { ...(token ? { token } : {}), body, locale })

async function idOf(sql: string): Promise<number> {
  const [row] = await market.db.query<{ id: number }>({ text: sql })
  return row?.id ?? 0
}

const rowsOf = (person: TestPerson) =>
  market.db.query<Record<string, unknown>>({
    text: 'select * from products where seller_id = $1 order by id',
    values: [person.id],
  })

const listOf = async (path: string) =>
  (await ask<{ products: Page<Product> }>(market, `GET ${path}`)).data.products

describe('POST product/create', () => {
  it('accepts JSON and returns the product with the seller’s fields', async () => {
    const { status, data } = await create({ ...form, details: { ar: 'صيد اليوم' } })
    expect(status).toBe(201)
    expect(data).toMatchObject({
      sale_type: 'normal',
      origin: 'local',
      farmed: false,
      origin_country: 'SA',
      name: 'صافي القطيف الطازج',
      details: { ar: 'صيد اليوم', en: '' },
      quantity: 40,
      listed_quantity: 40,
      sold_quantity: 0,
      open_orders: 0,
      price: 32.5,
      status: 'active',
      hidden_by_staff: false,
      warnings: [],
      seller: { id: salem.id },
    })
    expect(data.image).toBe(data.fish.image)
    expect(data.images).toEqual([data.image])
  })

  it('drops the preparations of goods whose name says that they are cut', async () => {
    const preparations = { gutted: 2 }
    const whole = await create({ ...form, preparations })
    expect(whole.data.preparations.map(({ code }) => code)).toEqual(['whole', 'gutted'])
    const cut = await create({ ...form, name: { ar: 'فيليه صافي', en: 'Safi fillet' }, preparations })
    expect([cut.status, cut.data.preparations.map(({ code }) => code)]).toEqual([201, ['whole']])
  })

  it('accepts form data with Arabic digits and answers in the requested language', async () => {
    const body = asFormData({ ...form, quantity: '١٢٫٥', price: '٣٠٫٧٥' }, [
      ['details[en]', 'Caught this morning'],
      ['farmed', 'false'],
      ['category', ''],
    ])
    const { status, data } = await create(body, salem, 'en')
    expect(status).toBe(201)
    expect(data).toMatchObject({ name: 'Fresh Qatif safi', quantity: 12.5, price: 30.75 })
    expect(data.details).toEqual({ ar: '', en: 'Caught this morning' })
    expect((await rowsOf(salem)).at(-1)).toMatchObject({
      quantity_grams: 12_500,
      listed_grams: 12_500,
      price_halalas: 3_075,
    })
  })

  it('adds the product at once to its list, the search and its own page', async () => {
    const name = { ar: 'زعنفوش الفجر', en: 'Zaanfoosh of dawn' }
    const { data } = await create({ ...form, name })
    const [newest] = (await listOf('products/local')).data
    expect(newest?.id).toBe(data.id)
    expect((await listOf(`products?s=${encodeURIComponent('زعنفوش')}`)).data.map(({ id }) => id)).toEqual([
      data.id,
    ])
    expect((await ask<Product>(market, `GET products/show/${data.id}`)).data.name).toBe(name.ar)
  })

  it('adds the weight of the product to the available quantity in GET main/fish_traffic', async () => {
    const traffic = async () =>
      (
        await ask<{ trading_traffic: { quantity_available: number } }>(
          market,
          'GET main/fish_traffic?to=2099-01-01',
        )
      ).data.trading_traffic.quantity_available
    const before = await traffic()
    await create({ ...form, quantity: 7.5 })
    await expect.poll(traffic, { timeout: 30_000 }).toBeCloseTo(before + 7.5, 3)
  })
})

describe('the origin of new goods', () => {
  it.each([
    ['fisherman', {}, ['local', 'SA']],
    ['fisherman', { origin: 'imported', origin_country: 'OM' }, ['local', 'SA']],
    ['local_seller', {}, ['local', 'SA']],
    ['local_seller', { origin_country: 'NO' }, ['local', 'SA']],
    ['local_seller', { origin: 'imported', origin_country: 'NO' }, ['imported', 'NO']],
    ['international_seller', {}, ['imported', 'ZZ']],
    ['international_seller', { origin_country: 'IN' }, ['imported', 'IN']],
    ['international_seller', { origin: 'local' }, ['local', 'SA']],
  ] as const)(
    'depends on the seller type and the form, as for a %s who sends %o',
    async (type, said, expected) => {
      const seller = await addPerson(market.db, { type })
      const { status, data } = await create({ ...form, ...said }, seller)
      expect([status, data.origin, data.origin_country]).toEqual([201, ...expected])
    },
  )

  it('cannot be imported with the country Saudi Arabia', async () => {
    const { status, failure } = await create({ ...form, origin: 'imported', origin_country: 'SA' })
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['origin_country']])
  })

  it('includes the landing place: both names of a known place, or the text of an unknown place', async () => {
    const known = await create({ ...form, landing_place: 'ميناء  الدمام' })
    const [port] = await market.db.query<{ name_ar: string; name_en: string }>({
      text: "select name_ar, name_en from markets where kind = 'landing_site' order by id limit 1",
    })
    const named = await create({ ...form, landing_place: port!.name_en.toUpperCase() })
    expect(named.data.landing_place).toBe(port!.name_ar)
    expect((await rowsOf(salem)).at(-1)).toMatchObject({
      landing_place_ar: port!.name_ar,
      landing_place_en: port!.name_en,
    })
    expect(known.status).toBe(201)
    const own = await create({ ...form, landing_place: 'شاطئ النخل' }, salem, 'en')
    expect(own.data.landing_place).toBe('شاطئ النخل')
  })
})

describe('POST product/create', () => {
  it('refuses every invalid field at once', async () => {
    const { status, failure } = await create(
      {
        name: { ar: 'x'.repeat(121) },
        details: { ar: 'ن\u0000', en: 'y'.repeat(5_001) },
        type_fish_id: 'hamour',
        market_id: -1,
        city_id: 1.5,
        size: null,
        quantity: 0,
        price: '12.345',
        origin: 'somewhere',
        origin_country: 'sau',
        farmed: 'perhaps',
        caught_at: '2026-13-40',
        images: ['no file'],
        image: 'no file',
      },
      salem,
      'en',
    )
    expect([status, failure.code]).toEqual([422, 'validation_failed'])
    expect(Object.keys(failure.errors ?? {}).sort()).toEqual(
      [
        ...[
          'caught_at',
          'city_id',
          'details.ar',
          'details.en',
          'farmed',
          'fish_type',
          'image',
          'images.0',
          'market_id',
        ],
        ...[
          'name.ar',
          'name.en',
          'origin',
          'origin_country',
          'price',
          'quality',
          'quantity',
          'size',
          'type_fish_id',
        ],
      ].sort(),
    )
  })

  it('refuses all choices that are missing, hidden or from another list', async () => {
    const [hidden] = await market.db.query<{ id: number }>({
      text: `insert into cities (code, region_id, name_ar, name_en, hidden) select 'gone', id, 'مدينة', 'Gone', true
             from regions limit 1 returning id`,
    })
    const port = await idOf("select id from markets where kind = 'landing_site' limit 1")
    const before = await rowsOf(salem)
    const { status, failure } = await create({
      ...form,
      type_fish_id: 999_999_999_999,
      market_id: port,
      city_id: hidden!.id,
      size: form.quality,
      quality: form.fish_type,
      fish_type: 4_000_000_000,
      caught_at: new Date(Date.now() + 60_000).toISOString(),
    })
    expect(status).toBe(422)
    expect(failure.errors).toEqual({
      type_fish_id: ['اختر من القائمة'],
      market_id: ['اختر من القائمة'],
      city_id: ['اختر من القائمة'],
      size: ['اختر من القائمة'],
      quality: ['اختر من القائمة'],
      fish_type: ['اختر من القائمة'],
      caught_at: ['التاريخ في المستقبل'],
    })
    expect(await rowsOf(salem)).toEqual(before)
  })

  it('refuses hidden species, categories of other species and old catches', async () => {
    const hidden = await idOf('select id from fish where hidden order by id limit 1')
    const category = await idOf(
      `select id from options where list = 'categories'
         and id <> (select category_id from fish where id = ${form.type_fish_id}) limit 1`,
    )
    const species = await create({ ...form, type_fish_id: hidden })
    expect(Object.keys(species.failure.errors ?? {})).toEqual(['type_fish_id'])
    const other = await create({ ...form, category, caught_at: '2020-01-01' }, salem, 'en')
    expect(other.failure.errors).toEqual({
      category: ['This category does not match the selected species'],
      caught_at: ['The date is more than 730 days ago'],
    })
    const own = await idOf(`select category_id as id from fish where id = ${form.type_fish_id}`)
    expect((await create({ ...form, category: own })).status).toBe(201)
  })

  it.each([
    ['quantity', [0, -1, 0.0005, '1e309', '1e3', true, [], '', 1_000_000.001]],
    ['price', [0, -5, 0.001, 'NaN', '0x10', {}, null, 10_000_000.01]],
  ] as const)('refuses invalid numbers in %s', async (field, values) => {
    for (const value of values) {
      const { status, failure } = await create({ ...form, [field]: value })
      expect([value, status, Object.keys(failure.errors ?? {})]).toEqual([value, 422, [field]])
    }
  })

  it('ignores unknown fields', async () => {
    const { data } = await create({
      ...form,
      seller_id: 1,
      status: 'hidden',
      is_special: true,
      special_position: 1,
      hidden_by_staff: true,
      id: 5,
    })
    expect(data).toMatchObject({ seller: { id: salem.id }, status: 'active', is_special: false })
    expect((await rowsOf(salem)).at(-1)).toMatchObject({ special_position: null, hidden_by_staff: false })
  })
})

describe('POST product/create', () => {
  it('is refused to anonymous callers and buyers, like the other calls for own goods', async () => {
    expect((await create(form, {})).status).toBe(401)
    const buyer = await addPerson(market.db)
    expect([(await create(form, buyer)).status, await rowsOf(buyer)]).toEqual([403, []])
    const calls = ['product/my/local/normal', 'product/update/1', 'product/seasons'] as const
    for (const call of calls) {
      expect((await ask(market, `GET ${call}`)).status).toBe(401)
      expect((await ask(market, `GET ${call}`, { token: buyer.token })).status).toBe(403)
    }
    for (const call of ['product/update/1', 'product/status/1'] as const) {
      expect((await ask(market, `POST ${call}`, { body: { status: 'hidden' } })).status).toBe(401)
      expect(
        (await ask(market, `POST ${call}`, { token: buyer.token, body: { status: 'hidden' } })).status,
      ).toBe(403)
    }
  })
})

describe('POST product/create with an Idempotency-Key', () => {
  const send = (key: string, body: object) =>
    ask<Listed>(market, 'POST product/create', {
      token: salem.token,
      body,
      headers: { 'idempotency-key': key },
    })

  it('creates one product for concurrent calls and repeats the answer', async () => {
    const before = (await rowsOf(salem)).length
    const answers = await Promise.all(Array.from({ length: 12 }, () => send('once-1', form)))
    expect(new Set(answers.map(({ status, data }) => `${status} ${data.id}`)).size).toBe(1)
    expect((await send('once-1', form)).data).toEqual(answers[0]?.data)
    expect((await rowsOf(salem)).length).toBe(before + 1)
  })

  it('is refused with different content, unless the first call was refused', async () => {
    await send('once-2', form)
    const other = await send('once-2', { ...form, price: 33 })
    expect([other.status, other.failure.code]).toEqual([409, 'idempotency_mismatch'])
    expect((await send('once-3', { ...form, size: 4_000_000 })).status).toBe(422)
    expect((await send('once-3', form)).status).toBe(201)
  })
})
