import { describe, expect, it } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { testOffice } from '#demo/testing/fixtures/office.ts'
import { asFormData, goodsForm, photograph } from '#demo/testing/trade/selling.ts'
import { listGoods, makeSeller } from '#demo/testing/trade/trade.ts'
import type { Page } from '#shared/base/page.ts'
import type { Options } from '#shared/catalog/contract.ts'
import type { ListedCity, ListedFish, ListedMarket, ListedOption } from '#shared/operator/lists/lists.ts'
import type { Product } from '#shared/products/contract.ts'

const { market, viewer, call, everywhere } = await testOffice()
const list = async <Row>(name: string, query = '') =>
  (await call<Page<Row>>(`GET operator/${name}?limit=100${query}`)).data.data
const optionsOf = async (process: { url: string }) => (await ask<Options>(process, 'GET main/options')).data

let made = 0
/** Returns a unique name. */
const named = () => ({ ar: `اسم ${++made}`, en: `Name ${made}` })
const anyId = async (table: string, where = 'true') =>
  (
    await market.db.query<{ id: number }>({
      text: `select id from ${table} where ${where} order by id limit 1`,
    })
  )[0]?.id ?? 0

async function addFish(more: object = {}): Promise<ListedFish> {
  const body = { name: named(), category: await anyId('options', "list = 'categories'"), ...more }
  const { status, data } = await call<ListedFish>('POST operator/fish', body)
  expect(status).toBe(201)
  return data
}

const auditOf = (type: string, id: number) =>
  market.db.query<{ actor_id: number; action: string; before: object | null; after: object | null }>({
    text: 'select actor_id, action, before, after from audit where record_type = $1 and record_id = $2 order by id',
    values: [type, id],
  })

describe('operator/fish', () => {
  it('adds a species to the forms and the search of every process', async () => {
    const seller = await makeSeller(market.db)
    const category = await anyId('options', "list = 'categories'")
    const form = asFormData({ name: { ar: 'زمرك', en: 'Zumruk fish' } }, [
      ['category', String(category)],
      ['aliases[ar]', 'قرنبوط، شمطيط'],
      ['aliases[en]', 'Qarnabut'],
      ['image', await photograph()],
    ])
    const { status, data } = await call<ListedFish>('POST operator/fish', form)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      code: 'zumruk-fish',
      name: 'زمرك',
      aliases: { ar: ['قرنبوط', 'شمطيط'], en: ['Qarnabut'] },
      hidden: false,
      category: { id: category },
      image: expect.stringMatching(/^\/uploads\/fish_types\//),
    })
    expect((await fetch(`${market.url}${data.image}`)).status).toBe(200)
    await everywhere(async (process) => (await optionsOf(process)).fish.some(({ id }) => id === data.id))
    const goods = { ...(await goodsForm(market.db)), type_fish_id: data.id }
    const listed = await ask<Product>(market, 'POST product/create', { token: seller.token, body: goods })
    expect(listed.status).toBe(201)
    const find = (s: string) => async (process: { url: string }) => {
      const answer = await ask<{ products: Page<Product> }>(
        process,
        `GET products?s=${encodeURIComponent(s)}`,
      )
      return answer.data.products.data.some(({ id }) => id === listed.data.id)
    }
    await everywhere(find('شمطيط'))
    // A process that has cached the previous aliases also finds the new alias.
    const aliases = { ar: 'قرنبوط، شمطيط، دردموش', en: 'Qarnabut' }
    expect((await call(`POST operator/fish/${data.id}`, { aliases })).status).toBe(200)
    await everywhere(find('دردموش'))
    expect((await auditOf('fish', data.id)).map(({ action, after }) => [action, after])).toEqual([
      ['fish.add', expect.objectContaining({ name_ar: 'زمرك', code: 'zumruk-fish' })],
      ['fish.change', { aliases_ar: ['قرنبوط', 'شمطيط', 'دردموش'] }],
    ])
  })

  it('hides a species from the forms but not from listed goods', async () => {
    const fish = await addFish()
    const seller = await makeSeller(market.db)
    const goods = await listGoods(market.db, seller.id)
    await market.db.query({
      text: 'update products set fish_id = $2 where id = $1',
      values: [goods, fish.id],
    })
    expect((await call<ListedFish>(`POST operator/fish/${fish.id}`, { hidden: true })).data.hidden).toBe(true)
    await everywhere(async (process) => !(await optionsOf(process)).fish.some(({ id }) => id === fish.id))
    const shown = await ask<Product>(market, `GET products/show/${goods}`)
    expect(shown.data.fish).toMatchObject({ id: fish.id, name: fish.name })
    const body = { ...(await goodsForm(market.db)), type_fish_id: fish.id }
    const refused = await ask(market, 'POST product/create', { token: seller.token, body })
    expect([refused.status, Object.keys(refused.failure.errors ?? {})]).toEqual([422, ['type_fish_id']])
  })

  it('deletes a species or changes its code only while no record uses the species', async () => {
    const form = asFormData({ name: named() }, [
      ['category', String(await anyId('options', "list = 'categories'"))],
      ['image', await photograph('#112233')],
    ])
    const { data: fish } = await call<ListedFish>('POST operator/fish', form)
    expect(
      (await call<ListedFish>(`POST operator/fish/${fish.id}`, { code: 'another_code' })).data.code,
    ).toBe('another_code')
    const used = await anyId('fish', 'exists (select from products where fish_id = fish.id)')
    expect((await call(`DELETE operator/fish/${used}`)).failure).toMatchObject({
      code: 'conflict',
      message: 'مستخدم في سجلات السوق: يمكن إخفاؤه ولا يمكن حذفه',
    })
    const [{ goods } = { goods: 0 }] = await market.db.query<{ goods: number }>({
      text: 'select count(*)::int as goods from products where fish_id = $1',
      values: [used],
    })
    const kept = await call<ListedFish>(`POST operator/fish/${used}`, { hidden: false })
    expect([kept.data.uses, fish.uses]).toEqual([goods, 0])
    const recoded = await call(`POST operator/fish/${used}`, { code: 'new-code' })
    expect([recoded.status, recoded.failure.code]).toEqual([409, 'conflict'])
    expect((await call(`DELETE operator/fish/${fish.id}`)).status).toBe(200)
    expect((await call(`DELETE operator/fish/${fish.id}`)).status).toBe(404)
    expect((await fetch(`${market.url}${fish.image}`)).status).toBe(404)
    expect((await auditOf('fish', fish.id)).at(-1)).toMatchObject({ action: 'fish.remove', after: null })
  })

  it('refuses invalid fields', async () => {
    const category = await anyId('options', "list = 'categories'")
    const known = (await list<ListedFish>('fish'))[0]?.code
    const sizes = await anyId('options', "list = 'sizes'")
    for (const [body, fields] of [
      [{ category }, ['name']],
      [{ name: { ar: 'سمك' }, category }, ['name.en']],
      [{ name: named(), category: sizes }, ['category']],
      [{ name: named(), category: 987_654 }, ['category']],
      [{ name: named(), category, code: known }, ['code']],
      [{ name: named(), category, code: 'Ab c' }, ['code']],
      [{ name: named(), category, aliases: { ar: 'س'.repeat(200) } }, ['aliases.ar.0']],
      [{ name: named(), category, order: 0 }, ['order']],
    ] as const) {
      const { status, failure } = await call('POST operator/fish', body)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, fields])
    }
    const paper = asFormData({ name: named() }, [
      ['category', String(category)],
      ['image', new Blob(['<svg onload=alert(1)>'], { type: 'image/png' })],
    ])
    expect((await call('POST operator/fish', paper)).status).toBe(415)
  })

  it('changes the order of the species in every form', async () => {
    const before = await list<ListedFish>('fish')
    expect(before.map(({ order }) => order)).toEqual(before.map((_, place) => place + 1))
    const third = before[2] as ListedFish
    const { total } = (await call<Page<ListedFish>>('GET operator/fish')).data
    const up = await call<ListedFish>(`POST operator/fish/${third.id}`, { order: 2 })
    expect(up.data.order).toBe(2)
    const codes = (await list<ListedFish>('fish')).map(({ code }) => code)
    expect(codes.slice(0, 4)).toEqual([0, 2, 1, 3].map((place) => before[place]?.code))
    await everywhere(async (process) => (await optionsOf(process)).fish[1]?.id === third.id)
    expect((await call<ListedFish>(`POST operator/fish/${third.id}`, { order: 100_000 })).data.order).toBe(
      total,
    )
  })

  it('searches all names of the species and sorts and pages the list', async () => {
    const fish = await addFish({ aliases: ['طرطور البحر', 'Tartur'], scientific_name: 'Tartus maximus' })
    expect(fish.aliases).toEqual({ ar: ['طرطور البحر'], en: ['Tartur'] })
    for (const s of ['طرطور', 'TARTUR', 'maximus', fish.code]) {
      expect((await list<ListedFish>('fish', `&s=${encodeURIComponent(s)}`)).map(({ id }) => id)).toEqual([
        fish.id,
      ])
    }
    const paged = (await call<Page<ListedFish>>('GET operator/fish?sort=code&order=desc&limit=2&page=2')).data
    const codes = (
      await market.db.query<{ code: string }>({ text: 'select code from fish order by code desc limit 4' })
    ).map(({ code }) => code)
    expect([paged.data.map(({ code }) => code), paged.per_page]).toEqual([codes.slice(2), 2])
    expect(await list('fish', '&hidden=true&category=987654')).toEqual([])
  })
})

describe('operator/markets and operator/cities', () => {
  it('add markets and cities to the forms of every process', async () => {
    const region_id = await anyId('regions')
    const city = await call<ListedCity>('POST operator/cities', {
      name: named(),
      region_id,
      aliases: ['مدينة أخرى'],
    })
    expect([city.status, city.data.region.id, city.data.coastal]).toEqual([201, region_id, false])
    const place = await call<ListedMarket>('POST operator/markets', { name: named(), city_id: city.data.id })
    expect([place.status, place.data.city.id, place.data.primary]).toEqual([201, city.data.id, false])
    await everywhere(async (process) => {
      const { cities, markets } = await optionsOf(process)
      return cities.some(({ id }) => id === city.data.id) && markets.some(({ id }) => id === place.data.id)
    })
    expect((await call(`DELETE operator/cities/${city.data.id}`)).status).toBe(409)
    expect((await call(`DELETE operator/markets/${place.data.id}`)).status).toBe(200)
    expect((await call(`DELETE operator/cities/${city.data.id}`)).status).toBe(200)
    expect(
      (await call('POST operator/cities', { name: named(), region_id: 999 })).failure.errors,
    ).toHaveProperty('region_id')
    expect(
      (await call('POST operator/markets', { name: named(), city_id: 987_654 })).failure.errors,
    ).toHaveProperty('city_id')
  })

  it('keep exactly one primary market after concurrent changes', async () => {
    const primaries = async () => (await list<ListedMarket>('markets')).filter(({ primary }) => primary)
    const [first] = await primaries()
    const others = (await list<ListedMarket>('markets', '&kind=auction_market')).filter(
      ({ id }) => id !== first?.id,
    )
    for (const body of [{ primary: false }, { hidden: true }, { kind: 'landing_site' }]) {
      const { status, failure } = await call(`POST operator/markets/${first?.id}`, body)
      expect([status, failure.message]).toEqual([409, 'هذا هو السوق الرئيسي: اختر سوقًا رئيسيًا غيره أولًا'])
    }
    expect((await call(`DELETE operator/markets/${first?.id}`)).status).toBe(409)
    const answers = await Promise.all(
      others
        .slice(0, 3)
        .map(({ id }) => call<ListedMarket>(`POST operator/markets/${id}`, { primary: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const [chosen, ...more] = await primaries()
    expect([others.map(({ id }) => id).includes(chosen?.id ?? 0), more]).toEqual([true, []])
    await everywhere(async (process) => {
      const found = (await optionsOf(process)).markets.filter(({ primary }) => primary === 1)
      return found.length === 1 && found[0]?.id === chosen?.id
    })
    const landing = (await list<ListedMarket>('markets', '&kind=landing_site'))[0]
    expect(
      (await call(`POST operator/markets/${landing?.id}`, { primary: true })).failure.errors,
    ).toHaveProperty('primary')
    expect((await auditOf('market', chosen?.id ?? 0)).at(-1)).toMatchObject({
      after: { primary_market: chosen?.id },
    })
  })
})

describe('operator/options', () => {
  it('changes the arrival times of a delivery method, and refuses arrival times for other options', async () => {
    const { data: way } = await call<ListedOption>('POST operator/options', {
      list: 'delivery_methods',
      name: named(),
      fee: 5,
    })
    expect(way.arrival).toBeNull()
    const arrival = { lead_hours: 6, from_hour: 8, until_hour: 20 }
    const changed = await call<ListedOption>(`POST operator/options/${way.id}`, { arrival })
    expect([changed.data.arrival, changed.data.fee]).toEqual([arrival, 5])
    const late = await call(`POST operator/options/${way.id}`, { arrival: { ...arrival, until_hour: 8 } })
    expect([late.status, Object.keys(late.failure.errors ?? {})]).toEqual([422, ['arrival.until_hour']])
    const size = await call('POST operator/options', { list: 'sizes', name: named(), arrival })
    expect([size.status, Object.keys(size.failure.errors ?? {})]).toEqual([422, ['arrival']])
  })

  it('adds options, with a fee only for delivery methods', async () => {
    const size = await call<ListedOption>('POST operator/options', {
      list: 'sizes',
      code: 'giant',
      name: named(),
    })
    expect([size.status, size.data.fee, size.data.list]).toEqual([201, null, 'sizes'])
    const way = await call<ListedOption>('POST operator/options', {
      list: 'delivery_methods',
      name: named(),
      fee: 12.5,
    })
    expect(way.data.fee).toBe(12.5)
    await everywhere(async (process) => {
      const { sizes, delivery_methods } = await optionsOf(process)
      const fee = delivery_methods.find(({ id }) => id === way.data.id)?.fee
      return fee === 12.5 && sizes.at(-1)?.code === 'giant'
    })
    expect((await call(`POST operator/options/${size.data.id}`, { fee: 3 })).failure.errors).toHaveProperty(
      'fee',
    )
    expect(
      (await call('POST operator/options', { list: 'sizes', code: 'giant', name: named() })).failure.errors,
    ).toHaveProperty('code')
    // The same code may exist in another list.
    const other = await call('POST operator/options', { list: 'qualities', code: 'giant', name: named() })
    expect(other.status).toBe(201)
  })

  it('orders each list separately', async () => {
    const qualities = async () => (await list<ListedOption>('options', '&list=qualities')).map(({ id }) => id)
    const before = await qualities()
    const sizes = await list<ListedOption>('options', '&list=sizes')
    expect((await call<ListedOption>(`POST operator/options/${sizes[1]?.id}`, { order: 1 })).data.order).toBe(
      1,
    )
    expect((await list<ListedOption>('options', '&list=sizes')).map(({ order }) => order)).toEqual(
      sizes.map((_, place) => place + 1),
    )
    expect(await qualities()).toEqual(before)
  })

  it('refuses to add or delete payment methods and to change their codes', async () => {
    const cod = await anyId('options', "list = 'payments' and code = 'cod'")
    const answers = [
      await call('POST operator/options', { list: 'payments', name: named() }),
      await call(`DELETE operator/options/${cod}`),
      await call(`POST operator/options/${cod}`, { code: 'cash' }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409])
    expect((await call<ListedOption>(`POST operator/options/${cod}`, { hidden: true })).status).toBe(200)
    await everywhere(async (process) => !(await optionsOf(process)).payments.some(({ id }) => id === cod))
    expect((await call(`POST operator/options/${cod}`, { hidden: false })).status).toBe(200)
  })

  it('hides a category but not its species', async () => {
    const category = await anyId(
      'options',
      "list = 'categories' and exists (select from fish where category_id = options.id)",
    )
    const before = (await optionsOf(market)).fish.length
    expect((await call(`POST operator/options/${category}`, { hidden: true })).status).toBe(200)
    await everywhere(async (process) => {
      const { categories, fish } = await optionsOf(process)
      return fish.length === before && !categories.some(({ id }) => id === category)
    })
    expect((await call(`POST operator/options/${category}`, { hidden: false })).status).toBe(200)
  })
})

it('the operator lists ignore repeated changes and refuse changes by viewers', async () => {
  const fish = await addFish()
  const [ar, en] = fish.translations.map(({ name }) => name)
  const same = { name: { ar, en }, hidden: false, order: fish.order, code: fish.code }
  expect((await call(`POST operator/fish/${fish.id}`, same)).status).toBe(200)
  expect(await auditOf('fish', fish.id)).toHaveLength(1)
  for (const name of ['fish', 'markets', 'cities', 'options']) {
    expect((await call(`GET operator/${name}`, undefined, viewer)).status).toBe(200)
    expect((await call(`POST operator/${name}`, { name: named() }, viewer)).status).toBe(403)
    expect((await call(`POST operator/${name}/1`, { hidden: true }, viewer)).status).toBe(403)
    expect((await call(`DELETE operator/${name}/1`, undefined, viewer)).status).toBe(403)
  }
})
