import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ask } from '#demo/testing/ask.ts'
import { secondProcess, testMarket } from '#demo/testing/fixtures/market.ts'
import { withLong } from '#demo/testing/long.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { asFormData, photograph } from '#demo/testing/trade/selling.ts'
import { listGoods, makeSeller } from '#demo/testing/trade/trade.ts'
import { openPages } from '#server/base/pages/pages.ts'
import { buildSite } from '../scripts/steps/site.ts'

/**
 * A change by staff in one process is visible on the public pages and in the public calls of every other
 * process within 2 s (contract, section 8). Caches expire by `performance.now()`, which is mocked here, so
 * the 2 s are exact even on a slow machine.
 */

let clock = 0
const distDir = process.env.DIST_DIR ?? (await buildSite({ add: () => undefined }))
const market = await testMarket()
const other = await secondProcess(market, { pages: await openPages({ distDir }) })
const operator = await addPerson(market.db, { staff: 'administrator' })
beforeAll(() => {
  clock = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
})
afterAll(async () => {
  vi.restoreAllMocks()
})

const allowed = 2_000
/**
 * Times of reads, in ms after a change. A read may copy the old value from one cache into another. The gate reads only at the
 * times at which such copies keep the old value longest, with caches of one second each.
 */
const looks = withLong ? [0, 499, 999, 1_000, 1_499, 1_998, 1_999] : [0, 999, 1_998]

/** Readers of the other process, by name. Each reader returns whether it sees the new state. */
type Views = Readonly<Record<string, () => Promise<boolean>>>

async function look(views: Views): Promise<Record<string, boolean>> {
  const seen = Object.entries(views).map(async ([name, isNew]) => [name, await isNew()] as const)
  return Object.fromEntries(await Promise.all(seen))
}

const all = (views: Views, is: boolean) => Object.fromEntries(Object.keys(views).map((name) => [name, is]))

/** Expects the old state before the change and the new state 2 s after the change, with reads in between. */
async function expectFresh(views: Views, change: () => Promise<unknown>): Promise<void> {
  clock += 10 * allowed
  expect(await look(views)).toEqual(all(views, false))
  // The reads above fill the caches just before the change, so their entries are as old as possible.
  await change()
  const changed = clock
  for (const passed of looks) {
    clock = changed + passed
    await look(views)
  }
  clock = changed + allowed
  expect(await look(views)).toEqual(all(views, true))
}

type Call = `${'GET' | 'POST' | 'DELETE'} ${string}`
async function tell<Data = { id: number }>(call: Call, body?: object): Promise<Data> {
  const { status, data, failure } = await ask<Data>(market, call, {
    token: operator.token,
    ...(body && { body }),
  })
  expect([status, failure.code]).toEqual([expect.toBeOneOf([200, 201]), undefined])
  return data
}

const says = (path: string, text: string) => async () => JSON.stringify(await shown(path)).includes(text)
const saysNoMore = (path: string, text: string) => async () => !(await says(path, text)())
const shown = async (path: string) => (await ask(other, `GET ${path}`)).data ?? null
async function page(path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${other.url}${path}`)
  return { status: answer.status, text: await answer.text() }
}
const draws = (path: string, text: string) => async () => (await page(path)).text.includes(text)
const drawsNoMore = (path: string, text: string) => async () => !(await draws(path, text)())

let made = 0
/** Returns a unique word. */
const word = (what: string) => `${what} ${String.fromCharCode(0x0628 + (made++ % 26))}${made}ق`
const both = (text: string) => ({ ar: text, en: text })
const anyId = async (table: string, where = 'true') =>
  (
    await market.db.query<{ id: number }>({
      text: `select id from ${table} where ${where} order by id limit 1`,
    })
  )[0]?.id ?? 0

it('the site’s texts, links and ticker are fresh within 2 s of a change', async () => {
  const [copyright, about, ticker] = [word('حقوق'), word('عن السوق'), word('خبر الشريط')]
  const facebook = `https://facebook.com/samak${made}`
  await expectFresh(
    {
      'main, copyright': says('main', copyright),
      'main, about': says('main', about),
      'main, link': says('main', facebook),
      'main, ticker': says('main', ticker),
      'every page, copyright': draws('/news', copyright),
      'every page, link': draws('/terms', facebook),
      'about us': draws('/about-us', about),
      'home, ticker': draws('/home', ticker),
    },
    () =>
      tell('POST operator/site', {
        copyright: both(copyright),
        about: both(about),
        facebook,
        ticker: [{ text: both(ticker) }],
      }),
  )
  await expectFresh({ main: saysNoMore('main', ticker), home: drawsNoMore('/home', ticker) }, () =>
    tell('POST operator/site', { ticker: [] }),
  )
})

const news = async (title: string, more: Readonly<Record<string, string>> = {}) => {
  const words = { 'title[ar]': title, 'title[en]': title, 'body[ar]': 'نص.', 'body[en]': 'Text.', ...more }
  return tell(
    'POST operator/blogs',
    asFormData({}, [...Object.entries(words), ['image', await photograph()]]),
  )
}
const outViews = (title: string): Views => ({
  'the list': says('blogs', title),
  'the page': draws('/news', title),
  'the page in English': draws('/news?lang=en', title),
})
const goneViews = (title: string, id: number): Views => ({
  'the list': saysNoMore('blogs', title),
  'the page': drawsNoMore('/news', title),
  'the call': async () => (await ask(other, `GET blogs/${id}`)).status === 404,
  'its own page': async () => (await page(`/news/${id}`)).status === 404,
})

it('a news item is fresh 2 s after it is published, changed, hidden, shown or deleted', async () => {
  const title = word('خبر')
  let id = 0
  await expectFresh(outViews(title), async () => {
    id = (await news(title)).id
  })
  const changed = word('عنوان')
  await expectFresh(outViews(changed), () => tell(`POST operator/blogs/${id}`, { title: both(changed) }))
  await expectFresh(goneViews(changed, id), () => tell(`POST operator/blogs/${id}`, { hidden: true }))
  await expectFresh(outViews(changed), () => tell(`POST operator/blogs/${id}`, { hidden: false }))
  await expectFresh(goneViews(changed, id), () => tell(`DELETE operator/blogs/${id}`))
})

it('a scheduled news item appears within 2 s of its time', async () => {
  const title = word('خبر مجدول')
  const { id } = await news(title, { published_at: new Date(Date.now() + 3_600_000).toISOString() })
  // Moves the publication time to one second ago, because the test cannot wait an hour.
  await expectFresh(outViews(title), () =>
    market.db.query({
      text: `update blogs set published_at = now() - interval '1 second' where id = $1`,
      values: [id],
    }),
  )
})

it('the gallery is fresh within 2 s of a change', async () => {
  const title = word('صورة')
  let id = 0
  const seen = { call: says('main/gallery', title), 'the page about it': draws('/about-us', title) }
  await expectFresh(seen, async () => {
    const form = asFormData({}, [
      ['title[ar]', title],
      ['title[en]', title],
      ['image', await photograph()],
    ])
    id = (await tell('POST operator/gallery', form)).id
  })
  const gone = {
    call: saysNoMore('main/gallery', title),
    'the page about it': drawsNoMore('/about-us', title),
  }
  await expectFresh(gone, () => tell(`POST operator/gallery/${id}`, { hidden: true }))
})

async function goods(name: string): Promise<number> {
  const id = await listGoods(market.db, (await makeSeller(market.db)).id)
  await market.db.query({
    text: 'update products set name_ar = $2, name_en = $2 where id = $1',
    values: [id, name],
  })
  return id
}

it('special products and their order are fresh within 2 s of a change', async () => {
  const [first, second] = [word('مميز'), word('مميز')]
  const ids = [await goods(first), await goods(second)]
  const special = (id: number | undefined, body: object) => tell(`POST operator/products/${id}`, body)
  await expectFresh(
    {
      'the call': says('products/special', first),
      'the page': draws('/special-products', first),
      'the home page': draws('/home', first),
    },
    () => special(ids[0], { is_special: true, special_position: 1 }),
  )
  const before = (text: string) => text.includes(second) && text.indexOf(second) < text.indexOf(first)
  await expectFresh(
    {
      'the call': async () => before(JSON.stringify(await shown('products/special'))),
      'the page': async () => before((await page('/special-products')).text),
    },
    () => special(ids[1], { is_special: true, special_position: 1 }),
  )
  await expectFresh(
    {
      'the call': saysNoMore('products/special', first),
      'the page': drawsNoMore('/special-products', first),
    },
    () => special(ids[0], { is_special: false }),
  )
})

it('hidden goods disappear within 2 s', async () => {
  const name = word('سلعة')
  const id = await goods(name)
  await expectFresh(
    {
      'the call': async () => (await ask(other, `GET products/show/${id}`)).status === 404,
      'the list': saysNoMore('products/local', name),
      'its page': async () => (await page(`/local-market/${id}`)).status === 404,
      'the market': drawsNoMore('/local-market', name),
    },
    () => tell(`POST operator/products/${id}`, { hidden: true, note: 'صورة لا تخصها' }),
  )
})

it('lists are fresh 2 s after an entry is renamed, hidden or shown', async () => {
  const product = await goods(word('سلعة'))
  const [used] = await market.db.query<Record<'fish' | 'markets' | 'cities' | 'options', number>>({
    text: `select fish_id as fish, market_id as markets, city_id as cities, size_id as options from products where id = $1`,
    values: [product],
  })
  if (!used) throw new RangeError('no goods')
  const lists = ['fish', 'markets', 'cities', 'options'] as const
  for (const list of lists) {
    const name = word('اسم')
    await expectFresh(
      {
        [`${list} in the forms`]: says('main/options', name),
        [`${list} of goods`]: says(`products/show/${product}`, name),
        [`${list} on their page`]: draws(`/local-market/${product}`, name),
      },
      () => tell(`POST operator/${list}/${used[list]}`, { name: both(name) }),
    )
    // The primary market cannot be hidden.
    const id = list === 'markets' ? await anyId('markets', 'not is_primary and not hidden') : used[list]
    const known = word('يخفى')
    await tell(`POST operator/${list}/${id}`, { name: both(known) })
    await expectFresh({ [`${list} hidden`]: saysNoMore('main/options', known) }, () =>
      tell(`POST operator/${list}/${id}`, { hidden: true }),
    )
    await expectFresh({ [`${list} shown`]: says('main/options', known) }, () =>
      tell(`POST operator/${list}/${id}`, { hidden: false }),
    )
  }
})

it('search finds a fish by a new name within 2 s', async () => {
  const id = await anyId('fish', "code = 'hamour'")
  const alias = 'زغبورة'
  const found = async () => {
    const { data } = await ask<{ products: { total: number } }>(
      other,
      `GET products?s=${encodeURIComponent(alias)}`,
    )
    return data.products.total > 0
  }
  await expectFresh({ search: found }, () => tell(`POST operator/fish/${id}`, { aliases: { ar: [alias] } }))
})

it('a closed season applies within 2 s', async () => {
  const rule = word('حظر')
  const seller = await makeSeller(market.db)
  const known = async () =>
    JSON.stringify((await ask(other, 'GET product/seasons', { token: seller.token })).data).includes(rule)
  const fish_ids = [await anyId('fish', "code = 'safi'")]
  await expectFresh({ 'the form': known }, async () =>
    tell('POST operator/seasons', {
      fish_ids,
      region_ids: [await anyId('regions')],
      rule: both(rule),
      from: '01-01',
      to: '12-31',
    }),
  )
})

it('trade settings apply within 2 s', async () => {
  const seller = await makeSeller(market.db)
  const form = async () =>
    JSON.stringify((await ask(other, 'GET product/auction/create', { token: seller.token })).data)
  await expectFresh({ 'the form of a lot': async () => (await form()).includes('"soft_close_s":47') }, () =>
    tell('POST operator/settings', { soft_close_s: 47 }),
  )
  await tell('POST operator/settings', { soft_close_s: null })
})

it('browsers may cache an answer for at most one second and must revalidate pages', async () => {
  for (const path of ['main', 'main/options', 'blogs', 'products/special', 'main/gallery']) {
    const { headers } = await ask(other, `GET ${path}`)
    expect(headers.get('cache-control')).toMatch(/^(public, max-age=[01]|no-store)$/)
  }
  for (const path of ['/home', '/news', '/local-market', '/special-products']) {
    expect((await fetch(`${other.url}${path}`)).headers.get('cache-control')).toBe('no-cache')
  }
})
