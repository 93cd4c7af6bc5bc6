import { beforeEach, describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import { signInAs } from '#demo/testing/signIn.ts'
import { limits } from '#shared/base/limits.ts'
import type { Page } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'

const market = await testMarket()
const [one, other] = await Promise.all([
  signInAs(market.db, 'local_buyer'),
  signInAs(market.db, 'local_seller'),
])
const buyer = { token: one.token, id: one.caller.id }
const seller = { token: other.token, id: other.caller.id }
beforeEach(() => run('delete from favorites'))

function run(text: string, values: unknown[] = []): Promise<Record<string, number>[]> {
  return market.db.query({ text, values })
}

async function ask(path: string, token?: string, init: RequestInit = {}) {
  const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), ...init.headers }
  const answer = await fetch(`${market.url}/api/${path}`, { ...init, headers })
  const text = await answer.text()
  return { status: answer.status, headers: answer.headers, text, body: text ? JSON.parse(text) : null }
}

async function somethingOnSale(count = 1, saleType = 'normal'): Promise<number[]> {
  const rows = await run(
    "select id from products where status = 'active' and sale_type = $1 order by id desc limit $2",
    [saleType, count],
  )
  return rows.map(({ id }) => Number(id))
}

async function favorites(token: string, query = ''): Promise<Page<Product>> {
  const { status, body } = await ask(`favorite${query}`, token)
  expect(status).toBe(200)
  return body.data
}

describe('GET favorite/{id}', () => {
  it('adds a favourite at the first call and removes the favourite at the second call', async () => {
    const [id] = await somethingOnSale()
    expect((await ask(`favorite/${id}`, buyer.token)).body).toEqual({ data: { is_fav: true } })
    expect((await favorites(buyer.token)).data.map((product) => [product.id, product.is_fav])).toEqual([
      [id, true],
    ])
    expect((await favorites(seller.token)).data).toEqual([])
    expect((await ask(`favorite/${id}`, buyer.token, { method: 'POST' })).body.data.is_fav).toBe(false)
    expect((await favorites(buyer.token)).total).toBe(0)
  })

  it('accepts an auction as a favourite', async () => {
    const [id] = await somethingOnSale(1, 'auction')
    await ask(`favorite/${id}`, buyer.token)
    expect((await favorites(buyer.token)).data[0]?.sale_type).toBe('auction')
    expect((await ask(`auction/show/${id}`, buyer.token)).body.data.is_fav).toBe(true)
    expect((await ask(`auction/show/${id}`)).body.data.is_fav).toBe(false)
  })

  it.each([2, 7, 10])('runs %i concurrent toggles one after the other', async (times) => {
    const [id] = await somethingOnSale()
    const answers = await Promise.all(
      Array.from({ length: times }, () => ask(`favorite/${id}`, buyer.token, { method: 'POST' })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const put = answers.filter(({ body }) => body.data.is_fav).length
    expect(put).toBe(Math.ceil(times / 2))
    expect((await favorites(buyer.token)).total).toBe(times % 2)
  })

  it('changes nothing for prefetch and HEAD requests', async () => {
    const [id] = await somethingOnSale()
    const path = `favorite/${id}`
    expect((await ask(path, buyer.token, { headers: { 'sec-purpose': 'prefetch' } })).status).toBe(403)
    expect((await ask(path, buyer.token, { method: 'HEAD' })).status).toBe(405)
    expect((await favorites(buyer.token)).total).toBe(0)
    expect((await ask(path, buyer.token)).headers.get('cache-control')).toBe('no-store')
  })

  it('refuses missing and hidden products, invalid ids and anonymous callers', async () => {
    const [hidden] = await somethingOnSale()
    await run("update products set status = 'hidden' where id = $1", [hidden])
    const gone = await ask('favorite/999999999', buyer.token)
    const away = await ask(`favorite/${hidden}`, buyer.token)
    expect([gone.status, away.status]).toEqual([404, 404])
    expect(away.text).toBe(gone.text)
    for (const id of ['0', '-1', '1.5', 'abc', '%00', '1e309', "1'or'1"]) {
      expect((await ask(`favorite/${id}`, buyer.token)).status, id).toBe(404)
    }
    for (const path of ['favorite', 'favorite/ids', `favorite/${hidden}`]) {
      expect((await ask(path)).status).toBe(401)
    }
    await run("update products set status = 'active' where id = $1", [hidden])
  })

  it('removes a favourite whose product was hidden later', async () => {
    const [id] = await somethingOnSale()
    await ask(`favorite/${id}`, buyer.token)
    await run("update products set status = 'hidden' where id = $1", [id])
    expect(await favorites(buyer.token)).toMatchObject({ data: [], total: 0 })
    expect((await ask('favorite/ids', buyer.token)).body.data.ids).toEqual([id])
    expect((await ask(`favorite/${id}`, buyer.token)).body.data.is_fav).toBe(false)
    expect((await ask(`favorite/${id}`, buyer.token)).status).toBe(404)
    await run("update products set status = 'active' where id = $1", [id])
  })

  it('refuses concurrent calls beyond the limit of favourites per person', async () => {
    await run(
      `insert into favorites (user_id, product_id)
       select $1, id from products where sale_type = 'normal' order by id limit $2`,
      [buyer.id, limits.favorites - 1],
    )
    const missing = limits.favorites - 1 - Number((await run('select count(*) from favorites'))[0]?.count)
    await run(
      `insert into products (sale_type, origin, farmed, origin_country, name_ar, name_en, details_ar, details_en,
         fish_id, market_id, city_id, size_id, quality_id, fish_type_id, quantity_grams, price_halalas, image_id,
         status, seller_id)
       select p.sale_type, p.origin, p.farmed, p.origin_country, p.name_ar, p.name_en, p.details_ar, p.details_en,
         p.fish_id, p.market_id, p.city_id, p.size_id, p.quality_id, p.fish_type_id, p.quantity_grams,
         p.price_halalas, p.image_id, 'active', p.seller_id
       from (select * from products where sale_type = 'normal' order by id limit 1) p, generate_series(1, $1)`,
      [missing + 2],
    )
    await run(
      `insert into favorites (user_id, product_id)
       select $1, id from products where id not in (select product_id from favorites) and sale_type = 'normal'
       order by id limit $2`,
      [buyer.id, missing],
    )
    const free = await run(
      `select id from products where sale_type = 'normal' and status = 'active'
       and id not in (select product_id from favorites) order by id desc limit 2`,
    )
    const answers = await Promise.all(free.map(({ id }) => ask(`favorite/${id}`, buyer.token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await ask('favorite/ids', buyer.token)).body.data.ids).toHaveLength(limits.favorites)
  })
})

describe('GET favorite', () => {
  it('lists favourites in pages, newest first', async () => {
    const ids = await somethingOnSale(5)
    for (const id of ids) await ask(`favorite/${id}`, buyer.token)
    const newest = [...ids].reverse()
    expect((await favorites(buyer.token)).data.map(({ id }) => id)).toEqual(newest)
    const second = await favorites(buyer.token, '?limit=2&page=2')
    expect(second.data.map(({ id }) => id)).toEqual(newest.slice(2, 4))
    expect([second.total, second.last_page]).toEqual([5, 3])
    expect((await favorites(buyer.token, '?page=9')).data).toEqual([])
    expect((await ask('favorite/ids', buyer.token)).body.data.ids).toEqual(newest)
    expect((await ask('favorite?limit=0', buyer.token)).status).toBe(422)
  })

  it('answers in the reader’s language', async () => {
    const [id] = await somethingOnSale()
    await ask(`favorite/${id}`, buyer.token)
    const english = await ask('favorite', buyer.token, { headers: { 'accept-language': 'en' } })
    const arabic = await ask('favorite', buyer.token)
    expect(english.body.data.data[0].city.name).toMatch(/[a-z]/i)
    expect(arabic.body.data.data[0].city.name).toMatch(/\p{Script=Arabic}/u)
  })
})

describe('is_fav', () => {
  it('is true only for the person who added the favourite, in every answer with products', async () => {
    const [special] = await run(
      `select id from products where special_position is not null and status = 'active' and origin = 'local'
       and sale_type = 'normal' order by special_position limit 1`,
    )
    const [imported] = await run(
      "select id from products where origin = 'imported' and status = 'active' and sale_type = 'normal' order by id desc limit 1",
    )
    const [auction] = await run(
      `select product_id as id from auctions join products p on p.id = product_id
       where status = 'active' and ends_at > now() and starts_at < now() order by ends_at limit 1`,
    )
    const hearts = [special, imported, auction].map((row) => Number(row?.id))
    for (const id of hearts) await ask(`favorite/${id}`, buyer.token)
    const [{ name, seller_id } = { name: '', seller_id: 0 }] = (await run(
      'select name_ar as name, seller_id from products where id = $1',
      [hearts[0]],
    )) as unknown as { name: string; seller_id: number }[]
    const lists: [string, (data: never) => Product[], number | undefined][] = [
      [`products/local?limit=100&seller_id=${seller_id}`, (data) => listed(data), hearts[0]],
      ['products/imported?limit=100', (data) => listed(data), hearts[1]],
      ['products/special?limit=100', (data) => listed(data), hearts[0]],
      [`products/list?ids=${hearts.join(',')}`, (data) => listed(data), hearts[0]],
      [`products?limit=100&s=${encodeURIComponent(name)}`, (data) => listed(data), undefined],
      ['auction/local?limit=100', (data) => (data as Page<Product>).data, hearts[2]],
      ['main', (data) => (data as { specials: Product[] }).specials, undefined],
      [`products/show/${hearts[0]}`, (data) => [data as Product], hearts[0]],
    ]
    for (const [path, pick, held] of lists) {
      const mine = pick((await ask(path, buyer.token)).body.data as never)
      expect(mine.length, path).toBeGreaterThan(0)
      for (const { id, is_fav } of mine) expect(is_fav, `${path}: ${id}`).toBe(hearts.includes(id))
      if (held)
        expect(
          mine.map(({ id }) => id),
          path,
        ).toContain(held)
      for (const reader of [undefined, seller.token]) {
        const theirs = pick((await ask(path, reader)).body.data as never)
        expect(
          theirs.some(({ is_fav }) => is_fav),
          path,
        ).toBe(false)
      }
    }
  })
})

function listed(data: never): Product[] {
  return (data as { products: Page<Product> }).products.data
}
