import { describe, expect, it } from 'vitest'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { Page } from '#shared/base/page.ts'
import type { Product, ProductDetails } from '#shared/products/contract.ts'

const market = await testMarket()

async function get(path: string, language = 'ar') {
  const answer = await fetch(`${market.url}/api/${path}`, { headers: { 'accept-language': language } })
  return {
    status: answer.status,
    body: (await answer.json()) as { data: never; errors?: Record<string, string[]> },
  }
}

async function list(query = '', language = 'ar'): Promise<Page<Product>> {
  const { status, body } = await get(`products/local?${query}`, language)
  expect(status).toBe(200)
  return (body.data as { products: Page<Product> }).products
}

async function everyPage(query: string): Promise<Product[]> {
  const first = await list(`${query}&limit=100`)
  const rest = Array.from({ length: first.last_page - 1 }, (_, index) =>
    list(`${query}&limit=100&page=${index + 2}`),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ data }) => data)
}

async function one(sql: string): Promise<Record<string, never>> {
  const [row] = await market.db.query<Record<string, never>>({ text: sql })
  if (!row) throw new Error(`no row: ${sql}`)
  return row
}

describe('GET products/local', () => {
  it('lists each active local product once, newest first', async () => {
    const all = await everyPage('')
    const { count } = await one(
      "select count(*) from products where origin = 'local' and sale_type = 'normal' and status = 'active'",
    )
    expect(all.length).toBe(count)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
    expect(new Set(all.map(({ origin, sale_type, status }) => `${origin} ${sale_type} ${status}`))).toEqual(
      new Set(['local normal active']),
    )
  })

  it('returns the same total on each page, and an empty page after the last page', async () => {
    const page = await list('limit=5&page=2')
    expect([page.data.length, page.per_page, page.current_page]).toEqual([5, 5, 2])
    expect(page.last_page).toBe(Math.ceil(page.total / 5))
    const past = await list('limit=5&page=9999')
    expect([past.data, past.total]).toEqual([[], page.total])
    expect((await list('limit=1000')).per_page).toBe(100)
    expect((await list()).per_page).toBe(12)
  })

  it.each([
    ['price_asc', (product: Product) => product.price, 1],
    ['price_desc', (product: Product) => product.price, -1],
    ['quantity_desc', (product: Product) => product.quantity, -1],
  ] as const)('sorts by %s', async (sort, value, direction) => {
    const values = (await everyPage(`sort=${sort}`)).map(value)
    expect(values).toEqual([...values].sort((a, b) => (a - b) * direction))
  })

  it.each([
    ['fish_id', (product: Product) => product.type_fish_id],
    ['market_id', (product: Product) => product.market_id],
    ['city_id', (product: Product) => product.city_id],
    ['size', (product: Product) => product.size.id],
    ['quality', (product: Product) => product.quality.id],
    ['category', (product: Product) => product.category.id],
    ['fish_type', (product: Product) => product.fish_type.id],
    ['seller_id', (product: Product) => product.seller.id],
  ] as const)('filters by %s', async (name, value) => {
    const all = await everyPage('')
    const wanted = value(all[0]!)
    const expected = all.filter((product) => value(product) === wanted).map(({ id }) => id)
    expect((await everyPage(`${name}=${wanted}`)).map(({ id }) => id)).toEqual(expected)
  })

  it('combines filters with several values in Latin or Arabic digits', async () => {
    const all = await everyPage('')
    const fish = [...new Set(all.map(({ type_fish_id }) => type_fish_id))].slice(0, 2)
    const arabic = fish.map((id) => String(id).replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!))
    const found = await everyPage(`fish_id=${encodeURIComponent(arabic.join(','))}&price_min=20&price_max=60`)
    const expected = all.filter(
      ({ type_fish_id, price }) => fish.includes(type_fish_id) && price >= 20 && price <= 60,
    )
    expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
  })

  it('refuses invalid numbers at their fields', async () => {
    const { status, body } = await get(
      'products/local?price_min=1.234&price_max=NaN&limit=0&page=1.5&fish_id=1e3&sort=cheap',
    )
    expect(status).toBe(422)
    expect(Object.keys(body.errors ?? {}).sort()).toEqual([
      'fish_id',
      'limit',
      'page',
      'price_max',
      'price_min',
      'sort',
    ])
  })

  it('answers in the requested language with both names', async () => {
    const [arabic] = (await list('limit=1')).data
    const [english] = (await list('limit=1', 'en')).data
    expect(arabic?.id).toBe(english?.id)
    expect(arabic?.translations).toEqual([
      { locale: 'ar', name: arabic?.name },
      { locale: 'en', name: english?.name },
    ])
  })
})

describe('GET products/show/{id}', () => {
  const show = async (id: number, language = 'ar') => {
    const { status, body } = await get(`products/show/${id}`, language)
    return { status, product: body.data as ProductDetails }
  }

  it('returns details, pictures, similar goods and the seller’s masked contact data', async () => {
    const [first] = (await list('limit=1')).data
    const { product } = await show(first!.id)
    expect(product.details.length).toBeGreaterThan(10)
    expect(product.similar.map(({ id }) => id)).not.toContain(product.id)
    expect(product.similar.length).toBeGreaterThan(0)
    expect(product.seller.mobile).toMatch(/^05\d\d\*{4}\d\d$/)
    expect(product.seller.email).toContain('*')
    for (const image of product.images) {
      for (const width of [160, 320, 640, 960]) {
        const answer = await fetch(market.url + image.replace('-640', `-${width}`))
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
        await answer.arrayBuffer()
      }
    }
  })

  it('returns the price range of the same species', async () => {
    const rows = await market.db.query<{
      id: number
      low: number
      high: number
      n: number
      market_id: number
    }>({
      text: `select min(p.id) as id, min(price_halalas) as low, max(price_halalas) as high, count(*) as n, market_id
             from products p where origin = 'local' and sale_type = 'normal' and status = 'active' and quantity_grams > 0
             group by fish_id, market_id having count(*) > 1 order by count(*) desc limit 3`,
    })
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) {
      const { product } = await show(row.id)
      expect(product.price_range).toMatchObject({ min: row.low / 100, max: row.high / 100, listings: row.n })
      expect(product.price_range?.market?.id).toBe(row.market_id)
      const { min = 0, max = 0, average = 0 } = product.price_range ?? {}
      expect(average).toBeGreaterThanOrEqual(min)
      expect(average).toBeLessThanOrEqual(max)
    }
  })

  it('returns sold out goods but not hidden goods', async () => {
    const { id } = await one(
      "select min(id) as id from products where sale_type = 'normal' and status = 'active'",
    )
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [id] })
    // Answers are cached for a second, so the new state appears after this time.
    await expect.poll(async () => (await show(Number(id))).status).toBe(404)
    const hidden = await fetch(`${market.url}/api/products/show/${id}`)
    const never = await fetch(`${market.url}/api/products/show/987654321`)
    expect([hidden.status, never.status]).toEqual([404, 404])
    expect(await hidden.text()).toBe(await never.text())
    await market.db.query({
      text: "update products set status = 'sold_out', quantity_grams = 0 where id = $1",
      values: [id],
    })
    await expect.poll(async () => (await show(Number(id))).product?.status).toBe('sold_out')
  })
})

describe('the lists of imported, special and given products', () => {
  const pageOf = async (path: string) => {
    const { status, body } = await get(path)
    expect(status, path).toBe(200)
    return (body.data as { products: Page<Product> }).products
  }

  it('contain only imported goods in products/imported', async () => {
    const page = await pageOf('products/imported?limit=100')
    const { count } = await one(
      "select count(*) from products where origin = 'imported' and sale_type = 'normal' and status = 'active'",
    )
    expect(page.total).toBe(count)
    expect(new Set(page.data.map(({ origin }) => origin))).toEqual(new Set(['imported']))
    expect(page.data.some(({ origin_country }) => origin_country !== 'SA')).toBe(true)
  })

  it('return special products in pages and in their order', async () => {
    const all = await pageOf('products/special?limit=100')
    expect(all.data.every(({ is_special }) => is_special)).toBe(true)
    const second = await pageOf('products/special?limit=5&page=2')
    expect(second.data.map(({ id }) => id)).toEqual(all.data.slice(5, 10).map(({ id }) => id))
  })

  it('return the goods of given ids in this order, without hidden and missing goods', async () => {
    const ids = (await list('limit=4')).data.map(({ id }) => id).reverse()
    await market.db.query({ text: "update products set status = 'hidden' where id = $1", values: [ids[1]] })
    const found = await pageOf(`products/list?ids=${[...ids, 987654321, ids[0]].join(',')}`)
    expect(found.data.map(({ id }) => id)).toEqual([ids[0], ids[2], ids[3]])
    expect((await pageOf('products/list')).data).toEqual([])
    expect((await get(`products/list?ids=${Array.from({ length: 51 }, (_, i) => i + 1)}`)).status).toBe(422)
  })
})
