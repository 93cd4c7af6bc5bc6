import { describe, expect, it } from 'vitest'
import { known, loadIds } from '#demo/store.ts'
import { ask } from '#demo/testing/ask.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest, ageRequest } from '#demo/testing/trade/requests.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { Page } from '#shared/base/page.ts'
import type { Request } from '#shared/requests/contract.ts'

/** Ids of requests by name, and ids of list entries by code. */
const named: Record<string, number> = {}
const codes: Record<string, number> = {}
const inDays = (days: number) => riyadhDay(addDays(new Date(), days))

const market = await testMarket()
// Closes the requests of the demo, because the lists would contain them too.
await market.db.query({
  text: "update requests set status = 'closed', closed_at = now(), closed_by = 'owner' where status = 'open'",
})
const mona = await addPerson(market.db)
const ids = await loadIds(market.db)
for (const fish of ['hamour', 'najil', 'safi']) codes[fish] = known(ids.fish, fish)
for (const city of ['jeddah', 'taif', 'dammam']) codes[city] = known(ids.cities, city)
for (const size of ['large', 'small']) codes[size] = ids.option('sizes', size)
for (const quality of ['a', 'extra']) codes[quality] = ids.option('qualities', quality)
const add = async (name: string, asked: Parameters<typeof addRequest>[2]) => {
  named[name] = await addRequest(market.db, mona, asked)
}
await add('plain', { title: 'هامور للمطعم', quantity: 80 })
await add('wedding', {
  title: 'عشاء زواج',
  fish: 'najil',
  city: 'taif',
  quantity: 300,
  price: 70,
  size: 'large',
})
await add('soon', {
  title: 'Hamour for Friday',
  quantity: 20,
  price: 48.5,
  needed_by: inDays(1),
  quality: 'a',
})
await add('later', {
  title: 'صافي للفندق',
  fish: 'safi',
  city: 'dammam',
  quantity: 150,
  price: 30,
  needed_by: inDays(8),
})
await add('missed', {
  title: 'صافي صغير',
  fish: 'safi',
  city: 'jeddah',
  quantity: 5,
  size: 'small',
  quality: 'extra',
})
await market.db.query({
  text: 'update requests set needed_by = $2 where id = $1',
  values: [named.missed, inDays(-2)],
})
await add('due', { title: 'هامور انتهى وقته' })
await ageRequest(market.db, named.due ?? 0, 30)
for (const status of ['accepted', 'ordered', 'closed'] as const) {
  await add(status, { title: 'هامور للمطعم', status })
}

const list = (query = '', token?: string, locale: 'ar' | 'en' = 'ar') =>
  ask<Page<Request>>(market, `GET requests/list?${query}`, { token, locale })
/** Returns the names of the listed requests. */
const shown = async (query = '') => {
  const { data } = await list(query)
  const names = Object.fromEntries(Object.entries(named).map(([name, id]) => [id, name]))
  expect(data.total).toBe(data.data.length)
  return data.data.map(({ id }) => names[id])
}

describe('GET requests/list', () => {
  it('lists open requests to everyone, newest first', async () => {
    expect(await shown()).toEqual(['missed', 'later', 'soon', 'wedding', 'plain'])
    const { data } = await list()
    expect(data).toMatchObject({ total: 5, per_page: 12, current_page: 1, last_page: 1 })
    expect(data.data.every(({ status }) => status === 'open')).toBe(true)
  })

  it('masks the name of the asker for everyone else', async () => {
    const names = async (token?: string) => {
      const { data } = await list('', token)
      return [...new Set(data.data.map(({ asker, is_owner }) => `${asker.name} ${is_owner}`))]
    }
    expect(await names()).toEqual(['م* ا* false'])
    expect(await names((await addPerson(market.db)).token)).toEqual(['م* ا* false'])
    expect(await names(mona.token)).toEqual(['منى الغامدي true'])
    const bytes = await (await fetch(`${market.url}/api/requests/list`)).text()
    for (const secret of [mona.mobile.slice(-7), mona.email, 'الغامدي']) expect(bytes).not.toContain(secret)
  })

  it('answers in the reader’s language', async () => {
    const { data } = await list(`fish_id=${codes.najil}`, undefined, 'en')
    expect(data.data[0]).toMatchObject({
      city: { name: 'Taif' },
      size: { code: 'large', name: 'Large' },
      title: 'عشاء زواج',
    })
  })

  it.each([
    ['fish_id', 'hamour', ['soon', 'plain']],
    ['fish_id', 'hamour,najil', ['soon', 'wedding', 'plain']],
    ['city_id', 'taif', ['wedding']],
    ['city_id', 'taif,dammam', ['later', 'wedding']],
    ['size', 'large', ['wedding']],
    ['size', 'large,small', ['missed', 'wedding']],
    ['quality', 'a', ['soon']],
    ['quality', 'a,extra', ['missed', 'soon']],
  ])('filters by %s with the values %s', async (field, wanted, names) => {
    const ids = wanted.split(',').map((code) => codes[code])
    expect(await shown(`${field}=${ids.join(',')}`)).toEqual(names)
    // A repeated parameter means the same as a list of values.
    expect(await shown(ids.map((id) => `${field}=${id}`).join('&'))).toEqual(names)
  })

  it('filters by category, also together with species', async () => {
    const [row] = await market.db.query<{ category_id: number; other: number }>({
      text: `select category_id, (select category_id from fish where id = $2) as other from fish where id = $1`,
      values: [codes.hamour, codes.safi],
    })
    const all = await shown(`category=${row?.category_id},${row?.other}`)
    expect(all).toEqual(expect.arrayContaining(['soon', 'plain', 'later', 'missed']))
    expect(await shown(`category=${row?.category_id}&fish_id=${codes.hamour}`)).toEqual(['soon', 'plain'])
    expect(await shown('category=999999')).toEqual([])
  })

  it('filters by the price of the asker', async () => {
    expect(await shown('price_min=48.5')).toEqual(['soon', 'wedding'])
    expect(await shown('price_max=48.5')).toEqual(['later', 'soon'])
    expect(await shown('price_min=31&price_max=69.99')).toEqual(['soon'])
  })

  it('combines all filters', async () => {
    const query = `fish_id=${codes.hamour},${codes.safi}&city_id=${codes.jeddah}&quality=${codes.a}&price_min=40&price_max=50&s=friday`
    expect(await shown(query)).toEqual(['soon'])
    expect(await shown(`${query}&size=${codes.large}`)).toEqual([])
  })

  it.each([
    ['newest', ['missed', 'later', 'soon', 'wedding', 'plain']],
    // Requests for future days come first, then requests without a day, then requests for past days.
    ['needed', ['soon', 'later', 'wedding', 'plain', 'missed']],
    ['quantity_desc', ['wedding', 'later', 'plain', 'soon', 'missed']],
    ['price_desc', ['wedding', 'soon', 'later', 'missed', 'plain']],
  ])('sorts by %s', async (sort, names) => {
    expect(await shown(`sort=${sort}`)).toEqual(names)
    const pages = []
    for (const page of [1, 2, 3]) {
      const { data } = await list(`sort=${sort}&limit=2&page=${page}`)
      pages.push(...data.data.map(({ id }) => id))
      expect(data).toMatchObject({ total: 5, per_page: 2, current_page: page, last_page: 3 })
    }
    expect(pages).toEqual(names.map((name) => named[name]))
  })

  it.each([
    ['a word of the title', 'للمطعم', ['plain']],
    ['the beginning of the last word', 'عشاء زو', ['wedding']],
    ['other forms of letters and marks', 'لِلفُندُقْ', ['later']],
    ['capital letters', 'FRIDAY', ['soon']],
    ['the name of the fish', 'هامور', ['soon', 'plain']],
    ['the English name of the fish', 'grouper', ['soon', 'plain']],
    ['an alias of the fish', 'hamor', ['soon', 'plain']],
    ['fish and city', 'صافي الدمام', ['later']],
    ['fish and size', 'صافي صغير', ['missed']],
    ['a spelling mistake', 'هاموور', ['soon', 'plain']],
    ['two words of different titles', 'زواج للفندق', []],
    ['an unknown word', 'زلابيةقق', []],
    ['a blank text', '  ', ['missed', 'later', 'soon', 'wedding', 'plain']],
    ['only punctuation', '؟!', ['missed', 'later', 'soon', 'wedding', 'plain']],
  ])('searches by %s: %s', async (_, text, names) => {
    expect(await shown(`s=${encodeURIComponent(text)}`)).toEqual(names)
  })

  it('interprets a text by names of species and places but not by words of product names', async () => {
    const text = `s=${encodeURIComponent('هامور زعبول')}`
    const rename = (name: string) =>
      market.db.query<{ name: string }>({
        text: `update products p set name_ar = $1 from (
                 select id, name_ar from products where status = 'active' and sale_type = 'normal' order by id limit 1) old
               where p.id = old.id returning old.name_ar as name`,
        values: [name],
      })
    const [old] = await rename('هامور زعبول')
    const goods = await ask<{ products: Page<unknown> }>(
      market,
      `GET products?s=${encodeURIComponent('زعبول')}`,
    )
    expect(goods.data.products.total).toBe(1)
    expect(await shown(text)).toEqual(['soon', 'plain'])
    await rename(old?.name ?? '')
  })

  it('finds an open request only by its current title', async () => {
    const id = await addRequest(market.db, mona, { title: 'قرقور العيد' })
    const found = async (text: string) =>
      // Answers to signed-in callers are not cached.
      (await list(`s=${encodeURIComponent(text)}`, mona.token)).data.data.map(({ id: one }) => one)
    expect(await found('قرقور')).toEqual([id])
    await ask(market, `POST requests/update/${id}`, { token: mona.token, body: { title: 'شبكة العيد' } })
    expect([await found('قرقور'), await found('شبكة')]).toEqual([[], [id]])
    await ask(market, `POST requests/close/${id}`, { token: mona.token })
    expect(await found('شبكة')).toEqual([])
    const words = await market.db.query({
      text: 'select from request_words where request_id = $1',
      values: [id],
    })
    expect(words).toEqual([])
  })

  it('contains new names of places and new species at once', async () => {
    const nameOf = async () => {
      const { data } = await list(`fish_id=${codes.najil}`, mona.token)
      return data.data.map(({ city }) => city.name)
    }
    const rename = (name: string) =>
      market.db.query({ text: 'update cities set name_ar = $2 where id = $1', values: [codes.taif, name] })
    expect(await nameOf()).toEqual(['الطائف'])
    await rename('طائف الورد')
    expect(await nameOf()).toEqual(['طائف الورد'])
    await rename('الطائف')
    const [fish] = await market.db.query<{ id: number }>({
      text: `insert into fish (code, name_ar, name_en, category_id)
             select 'new-here', 'سمك جديد هنا', 'New here', category_id from fish order by id limit 1 returning id`,
    })
    const id = await addRequest(market.db, mona)
    await market.db.query({ text: 'update requests set fish_id = $2 where id = $1', values: [id, fish?.id] })
    const { data } = await list(`fish_id=${fish?.id}`, mona.token)
    expect(data.data).toMatchObject([{ id, fish: { name: 'سمك جديد هنا', image: null } }])
    expect(data.data[0]?.image).toMatch(/^\/uploads\/gallery\/samak-/)
    await market.db.query({ text: 'delete from requests where id = $1', values: [id] })
    await market.db.query({ text: 'delete from fish where id = $1', values: [fish?.id] })
  })

  it('is empty after the last page and reduces limit to 100', async () => {
    const past = await list('page=2')
    expect([past.data.data, past.data.total, past.data.last_page]).toEqual([[], 5, 1])
    expect((await list('page=1000000&limit=100')).data.data).toEqual([])
    expect((await list('limit=5000')).data.per_page).toBe(100)
    expect((await list('page=٢&limit=٢')).data.current_page).toBe(2)
  })

  it.each([
    'page=0',
    'page=1.5',
    'page=1e1',
    'limit=0',
    'limit=x',
    'fish_id=x',
    'fish_id=1e3',
    'fish_id=0',
    'city_id=-1',
    `size=${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`,
    'quality=1.5',
    'category=a',
    'price_min=-1',
    'price_max=1.234',
    'price_max=20000000',
    'sort=cheapest',
    'sort=id;drop table requests',
    `s=${'س'.repeat(121)}`,
    's=%00',
  ])('refuses %s', async (query) => {
    const { status, failure } = await list(query)
    expect([status, failure.code]).toEqual([422, 'validation_failed'])
  })

  it('accepts special characters and unknown ids but refuses impossible ids', async () => {
    for (const text of ["' or 1=1 --", '%', '_', '\\', '{}', '$1', '<script>', '(((', '𝒉𝒂𝒎']) {
      expect((await list(`s=${encodeURIComponent(text)}`)).status).toBe(200)
    }
    for (const name of ['fish_id', 'city_id', 'size', 'quality', 'category']) {
      expect(await shown(`${name}=2147483647`)).toEqual([])
      const { status, failure } = await list(`${name}=2147483647,3000000000`)
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [name]])
    }
    expect(await shown(`size=${codes.a}`)).toEqual([])
  })

  it('has no rows on pages beyond the cap of the total', async () => {
    await market.db.query({
      text: `insert into requests (asker_id, title, fish_id, city_id, quantity_grams, created_at, updated_at, closes_at)
             select $1, 'شعري كثير', (select id from fish where code = 'sheri'), $2, 1000 * n, now(), now(), now() + interval '9 days'
             from generate_series(1, 1100) n`,
      values: [mona.id, codes.jeddah],
    })
    const { data } = await list('limit=100&page=10')
    expect(data).toMatchObject({ total: 1_000, total_capped: true, last_page: 10 })
    expect(data.data).toHaveLength(100)
    for (const sort of ['newest', 'needed', 'quantity_desc', 'price_desc']) {
      expect((await list(`limit=100&page=11&sort=${sort}`)).data.data).toEqual([])
    }
    for (const query of ['s=كثير', 's=شعري', `city_id=${codes.jeddah}`]) {
      expect((await list(query)).data).toMatchObject({ total: 1_000, total_capped: true })
    }
  })
})
