import { describe, expect, it } from 'vitest'
import { stockEverySpecies } from '#demo/search/stock.ts'
import { testMarket } from '#demo/testing/fixtures/market.ts'
import type { Page } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'

const market = await testMarket()
await stockEverySpecies(market.db)

async function ask(path: string, language = 'ar') {
  const answer = await fetch(`${market.url}/api/${path}`, { headers: { 'accept-language': language } })
  return { status: answer.status, body: (await answer.json()) as { data: { products: Page<Product> } } }
}

async function search(s: string, rest = ''): Promise<Page<Product>> {
  const { status, body } = await ask(`products?s=${encodeURIComponent(s)}${rest}`)
  expect(status).toBe(200)
  return body.data.products
}

const ids = ({ data }: Page<Product>) => data.map(({ id }) => id)
const change = (text: string, values: unknown[] = []) => market.db.query<{ id: number }>({ text, values })

/** Adds an active product of a species, and returns its id. */
async function list(fish: string, ar: string, en = ar): Promise<number> {
  const [row] = await change(
    `insert into products (seller_id, origin, name_ar, name_en, fish_id, market_id, city_id, size_id, quality_id,
       fish_type_id, quantity_grams, price_halalas, image_id)
     select p.seller_id, 'local', $2, $3, f.id, p.market_id, p.city_id, p.size_id, p.quality_id, p.fish_type_id,
       5000, 4000, p.image_id
     from fish f join products p on p.fish_id = f.id where f.code = $1 order by p.id limit 1 returning id`,
    [fish, ar, en],
  )
  return row?.id ?? 0
}

describe('GET products', () => {
  it.each(['', '%20', '%D8%9F!'])('answers a blank text (%s) with an empty page', async (s) => {
    const { status, body } = await ask(`products?s=${s}`)
    expect([status, body.data.products.total, body.data.products.data]).toEqual([200, 0, []])
    expect((await ask('products')).body.data.products.total).toBe(0)
  })

  it('searches Arabic and English names, species and markets', async () => {
    for (const s of ['ضيرك', 'kingfish', 'كنعد', 'KANAD']) {
      expect((await search(s)).data[0]?.fish.code, s).toBe('kanad')
    }
    const [place] = (await search('البنقلة')).data
    expect(place?.market.name).toContain('البنقلة')
  })

  it('returns names in the language of the caller and both as translations', async () => {
    const s = encodeURIComponent('روبيان جامبو')
    const english = (await ask(`products?s=${s}`, 'en')).body.data.products.data[0]
    const [arabic] = (await search('روبيان جامبو')).data
    expect(english?.id).toBe(arabic?.id)
    expect(english?.translations).toEqual([
      { locale: 'ar', name: arabic?.name },
      { locale: 'en', name: english?.name },
    ])
    expect(english?.fish.name).toBe('Giant tiger prawn')
  })

  it('filters by origin, place and state', async () => {
    const local = await search('هامور بلدي')
    expect(local.total).toBeGreaterThan(0)
    expect(local.data.every(({ origin, fish }) => origin === 'local' && fish.code === 'hamour')).toBe(true)
    const frozen = await search('frozen salmon')
    expect(
      frozen.data.every(({ fish_type, fish }) => fish_type.code === 'frozen' && fish.code === 'salmon'),
    ).toBe(true)
  })

  it('alternates between species that match equally well', async () => {
    const { data } = await search('shrimp')
    expect(new Set(data.slice(0, 5).map(({ fish }) => fish.code)).size).toBe(5)
  })

  it('returns pages without gaps or repetitions', async () => {
    const whole = await search('روبيان', '&limit=100')
    const first = await search('روبيان', '&limit=7')
    const second = await search('روبيان', '&limit=7&page=2')
    expect([...ids(first), ...ids(second)]).toEqual(ids(whole).slice(0, 14))
    expect(new Set(ids(whole)).size).toBe(whole.total)
    expect((await search('روبيان', '&limit=7&page=9999')).data).toEqual([])
    expect((await search('روبيان', '&page=1000000')).total).toBe(whole.total)
  })

  it('includes auctions from their start to their end', async () => {
    const id = await list('kanad', 'كنعد للمزاد السريع')
    await change("update products set sale_type = 'auction' where id = $1", [id])
    await change(
      `insert into auctions (product_id, starting_halalas, min_increment_halalas, starts_at, first_ends_at, ends_at)
       values ($1, 10000, 100, now() + interval '5 minutes', now() + interval '1 hour', now() + interval '1 hour')`,
      [id],
    )
    expect(ids(await search('كنعد', '&limit=100'))).not.toContain(id)
    await change("update auctions set starts_at = now() - interval '1 hour' where product_id = $1", [id])
    await expect.poll(async () => ids(await search('كنعد', '&limit=100'))).toContain(id)
    const { data } = await search('كنعد', '&limit=100')
    expect(data.find((one) => one.id === id)?.sale_type).toBe('auction')
    expect(new Set(data.map(({ sale_type }) => sale_type)).size).toBe(2)
    await change(
      "update auctions set ends_at = starts_at + interval '1 minute', first_ends_at = starts_at + interval '1 minute' where product_id = $1",
      [id],
    )
    await expect.poll(async () => ids(await search('كنعد', '&limit=100'))).not.toContain(id)
  })

  it('omits hidden and sold out goods', async () => {
    const [first] = (await search('دنيس')).data
    await change("update products set status = 'hidden' where id = $1", [first?.id])
    await expect.poll(async () => ids(await search('دنيس', '&limit=100'))).not.toContain(first?.id)
  })
})

describe('the search index (contract, GET products)', () => {
  it('contains words that occur only in the name of a new product', async () => {
    const id = await list('hamour', 'هامور لنش أبو عبدالمعين', 'Hamour of Abdulmoeen')
    expect(ids(await search('عبدالمعين'))).toEqual([id])
    expect(ids(await search('هامور عبدالمعين'))).toEqual([id])
    expect(ids(await search('عبدالمعيين'))).toEqual([id])
    expect(ids(await search('abdulmo'))).toEqual([id])
    expect(ids(await search('كنعد عبدالمعين'))).not.toContain(id)
  })

  it('contains the new name of a product instead of the old name at once', async () => {
    const id = await list('hamour', 'هامور قديمالاسم', 'Hamour')
    expect(ids(await search('قديمالاسم'))).toEqual([id])
    await change("update products set name_ar = 'هامور جديدالاسم' where id = $1", [id])
    expect(ids(await search('جديدالاسم'))).toEqual([id])
    await expect.poll(async () => (await search('قديمالاسم')).total).toBe(0)
  })

  it('contains a product that is named like another species', async () => {
    const id = await list('summan', 'فسكر')
    expect(ids(await search('فسكر', '&limit=100'))).toContain(id)
  })

  it('contains new names of a species at once', async () => {
    const code = 'naqroor'
    expect((await search('قرقورالبحرين')).total).toBe(0)
    await change("update fish set aliases_ar = aliases_ar || array['قرقورالبحرين'] where code = $1", [code])
    await expect.poll(async () => (await search('قرقورالبحرين')).data[0]?.fish.code).toBe(code)
    await change("update fish set name_en = 'Renamed grunter' where code = $1", [code])
    await expect
      .poll(async () => (await search('نقرور')).data[0]?.fish.translations[1]?.name)
      .toBe('Renamed grunter')
  })

  it('contains the new name of a market at once', async () => {
    await change(
      "update markets set name_ar = 'سوق اللؤلؤالبعيد' where id = (select market_id from products order by id desc limit 1)",
    )
    await expect.poll(async () => (await search('اللؤلؤالبعيد')).total).toBeGreaterThan(0)
  })

  it('contains products under a former name of their species', async () => {
    const id = await list('sijan', 'سيجان قديم')
    await change(
      "update fish set name_ar = 'صافي مرقط', aliases_ar = array[]::text[], aliases_en = array[]::text[] where code = 'sijan'",
    )
    await expect.poll(async () => ids(await search('سيجان', '&limit=100'))).toContain(id)
  })

  it('contains the preparations that a seller offers, and none that the seller withdrew', async () => {
    const id = await list('sheri', 'شعري البرزة')
    const offer = (preparations: object) =>
      change('update products set preparations = $2 where id = $1', [id, preparations])
    await offer({ cleaned: 300, fillet: 900 })
    for (const s of [
      'شعري منظف',
      'شعري فيليه',
      'sheri fillet',
      'شعري تنظيف',
      'شعري بدون شوك',
      'boneless sheri',
    ])
      expect(ids(await search(s, '&limit=100')), s).toContain(id)
    await offer({})
    expect(ids(await search('منظف', '&limit=100'))).not.toContain(id)
  })

  it('finds names with a synonym of the typed word', async () => {
    const id = await list('sheri', 'شعري الجوهرة مع التنظيف', 'Sheri jewel, cleaned')
    for (const s of ['شعري منظفة', 'شعري نظيف']) expect(ids(await search(s, '&limit=100')), s).toContain(id)
  })

  it('is not changed when the transaction rolls back', async () => {
    await market.db
      .transaction(async (tx) => {
        await tx.query({
          text: "update products set name_ar = 'زعنفةمستحيلة' where id = (select min(id) from products)",
        })
        throw new Error('undo')
      })
      .catch(() => undefined)
    expect((await search('زعنفةمستحيلة')).total).toBe(0)
  })
})

describe('search by a whole product name', () => {
  it('ranks the product before products that start with a general word of the name', async () => {
    const id = await list('sultan-ibrahim', 'سمك قرنوبي', 'Fish Qarnubi')
    await list('hamour', 'سمكة الشيخ', 'Fishery Delight')
    for (const s of ['سمك قرنوبي', 'Fish Qarnubi', 'fish qarnubi', 'سمك القرنوبي', 'قرنوبي']) {
      expect(ids(await search(s))[0], s).toBe(id)
    }
  })

  it('ranks the product before products named like its market, size and species', async () => {
    const id = await list('crab-blue', 'سوق الصغير حجازون', 'Swimming Hijazoon Market')
    await list('hamour', 'السوق الصغيرة', 'Swimmings')
    expect(ids(await search('سوق الصغير حجازون'))[0]).toBe(id)
    expect(ids(await search('swimming hijazoon market'))[0]).toBe(id)
  })

  it('finds long names and names with numbers and single letters', async () => {
    const name = 'كنعد ب 40 كيلو من لنش زعيتر الكبير في مرفأ القطيف اليوم صباحا'
    const id = await list('kanad', name, 'X 40')
    expect(ids(await search(name))[0]).toBe(id)
    expect(ids(await search('X 40'))[0]).toBe(id)
    expect(ids(await search('x ٤٠'))[0]).toBe(id)
  })

  it('ignores hidden products with the typed word', async () => {
    const hidden = await list('hamour', 'مخفيون', 'Hidden grouper')
    await change("update products set status = 'hidden' where id = $1", [hidden])
    const id = await list('hamour', 'مخفيونات', 'Hiddenish')
    expect(ids(await search('مخفيون'))).toEqual([id])
  })

  it('finds the product in products/local too', async () => {
    const id = await list('sultan-ibrahim', 'سمك زقزوقي', 'Fish Zaqzouqi')
    await list('hamour', 'سمكة الراعي', 'Fisheries')
    const { body } = await ask(`products/local?s=${encodeURIComponent('سمك زقزوقي')}`)
    expect(ids(body.data.products)).toEqual([id])
  })
})

describe('a search without a match of all words', () => {
  it('finds products that match one of the words', async () => {
    const one = await list('hamour', 'فلفول', 'Falfool')
    const other = await list('kanad', 'قرمزون', 'Qurmuzoon')
    expect(ids(await search('فلفول قرمزون')).toSorted()).toEqual([one, other])
    expect(ids(await search('فلفول قرمزون غغغغ')).toSorted()).toEqual([one, other])
    const { body } = await ask(`products/local?s=${encodeURIComponent('فلفول قرمزون')}`)
    expect(ids(body.data.products).toSorted()).toEqual([one, other])
  })

  it('prefers products that match all words but one to products that match single words', async () => {
    const both = await list('hamour', 'شمشون بربور', 'Shamshoon Barboor')
    await list('hamour', 'شمشون', 'Shamshoon')
    await list('kanad', 'طرطور', 'Tartoor')
    expect(ids(await search('شمشون بربور طرطور'))).toEqual([both])
  })

  it.each(['123456', '40', '٤٠', 'kg', '40 kg', '2 كيلو', 'كجم'])(
    'finds nothing for %s, which is only a number or a unit',
    async (s) => {
      expect((await search(s)).total).toBe(0)
      const { body } = await ask(`products/local?s=${encodeURIComponent(s)}`)
      expect(body.data.products.total).toBe(0)
    },
  )

  it('finds a species in a text with a quantity', async () => {
    for (const s of ['هامور 40', '5 kg hamour', '٢ كيلو هامور']) {
      expect((await search(s)).data[0]?.fish.code, s).toBe('hamour')
    }
  })
})

describe('the text of a search in products/local', () => {
  const listed = async (query: string) => (await ask(`products/local?${query}&limit=100`)).body.data.products

  it('combines with other filters and the order of the list', async () => {
    const all = await listed(`s=${encodeURIComponent('هامور')}&sort=price_asc`)
    expect(all.total).toBeGreaterThan(0)
    expect(all.data.map(({ price }) => price)).toEqual(
      all.data.map(({ price }) => price).toSorted((a, b) => a - b),
    )
    const [first] = all.data
    const one = await listed(`s=${encodeURIComponent('هامور')}&market_id=${first?.market_id}`)
    expect(one.total).toBeGreaterThan(0)
    expect(one.data.every(({ market_id }) => market_id === first?.market_id)).toBe(true)
  })

  it('is interpreted like the text in GET products', async () => {
    for (const [s, code] of [
      ['ضيرك', 'kanad'],
      ['kingfsh', 'kanad'],
      ['قبقب بلدي', 'crab-blue'],
    ] as const) {
      const { data, total } = await listed(`s=${encodeURIComponent(s)}`)
      expect(total, s).toBeGreaterThan(0)
      expect(
        data.every(({ fish, origin }) => fish.code === code && origin === 'local'),
        s,
      ).toBe(true)
    }
    const id = await list('hamour', 'هامور كلمةنادرة')
    expect(ids(await listed(`s=${encodeURIComponent('كلمةنادرة')}`))).toEqual([id])
  })

  it('does not restrict the list when it is blank', async () => {
    expect((await listed('s=')).total).toBe((await listed('')).total)
    expect((await listed('s=qqqzzzqqq')).total).toBe(0)
    expect((await listed(`s=${encodeURIComponent('هامور مستورد')}`)).total).toBe(0)
  })
})

describe('GET products with hostile text', () => {
  const hostile = [
    ...[
      '0',
      '١٢٣٤٥٦٧٨٩٠',
      '🐟🐠🦐',
      "'; drop table products; --",
      '%_%\\',
      '" or 1=1',
      '<script>',
      '\u202eهامور',
    ],
    ...[
      'a'.repeat(120),
      'ه'.repeat(120),
      'ab '.repeat(40),
      'س ص ش '.repeat(20),
      'ﷺ'.repeat(100),
      '\ud800',
      '{}[]()*+?',
    ],
    ...[
      'null',
      'undefined',
      'هامور '.repeat(20),
      '\u0001\u0002',
      'NaN',
      '1e309',
      '$1',
      '$' + '{s}',
      'ا',
      'z',
    ],
  ]
  it.each(hostile)('is answered without a failure for %j', async (s) => {
    const { total, data } = await search(s.toWellFormed())
    expect(data.length).toBeLessThanOrEqual(Math.min(12, total))
    const { status } = await ask(`products/local?s=${encodeURIComponent(s.toWellFormed())}`)
    expect(status).toBe(200)
  })

  it('is refused for values that are too long or not text', async () => {
    for (const query of ['s=%00', `s=${'a'.repeat(121)}`, 's=a&s=b', 's=a&page=0', 's=a&limit=x']) {
      expect((await ask(`products?${query}`)).status, query).toBe(422)
    }
    expect((await ask('products?s=%E0%A4%A')).status).toBeLessThan(500)
  })
})
