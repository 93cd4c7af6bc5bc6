import type { Browser, Locator, Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { makeRequest } from '#demo/testing/trade/requests.ts'
import { goodsForm } from '#demo/testing/trade/selling.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'

const market = () => ({ url: String(process.env.SITE_URL), db })

const textsIn = {
  ar: {
    bell: 'الإشعارات، إشعار واحد غير مقروء',
    notified: /صافي.*32\.50.*يطابق طلبك/,
    goods: 'متاح الآن ويطابق طلبك',
    wished: ['النوع', 'المدينة', 'الحجم', 'الجودة', 'الكمية تكفي', 'ضمن سعرك'],
    buy: /^شراء /,
    again: 'اعرضه للبيع',
    kilos: 'عدد الكيلوات',
    requests: 'طلبات مطابقة لمنتجك',
    had: ['النوع', 'المدينة', 'الحجم', 'الجودة', 'كميتك تكفي', 'سعرك ضمن المطلوب'],
    offer: 'قدّم عرضًا',
    form: 'قدّم عرضك',
    why: 'يطابق في',
  },
  en: {
    bell: 'Notifications, 1 unread',
    notified: /32\.50.*matches your request/,
    goods: 'Available now, matches your request',
    wished: ['Species', 'City', 'Size', 'Quality', 'Enough quantity', 'Within your price'],
    buy: /^Buy /,
    again: 'List for sale',
    kilos: 'Number of kilos',
    requests: 'Requests matching your product',
    had: ['Species', 'City', 'Size', 'Quality', 'You have enough', 'Your price fits'],
    offer: 'Make an offer',
    form: 'Make your offer',
    why: 'Matches on',
  },
} as const

for (const locale of ['ar', 'en'] as const) {
  const texts = textsIn[locale]
  const on = locale === 'ar' ? 'a phone' : 'a wide screen'

  test(`${locale}, on ${on}: a listing notifies the buyers of matching requests and names the matching fields`, {
    tag: '@long',
  }, async ({ browser }) => {
    test.setTimeout(240_000)
    const title = `صافي للمقهى ${Date.now() % 100_000}`
    const buyer = await enter(browser, locale)
    const request = {
      title,
      fish: 'safi',
      city: 'dammam',
      size: 'medium',
      quality: 'a',
      quantity: 30,
      price: 35,
    }
    const { id } = await makeRequest(market(), buyer.person, request)
    const seller = await enter(browser, locale, 'fisherman')
    const sold = await sellOut(seller.person)
    await follow(buyer.page)

    // The seller lists the same goods again. Matching requests are shown below the success message.
    await seller.page.goto(`${paths.addProduct()}?copyOf=${sold}`)
    await seller.page.getByLabel(texts.kilos).fill('40')
    await seller.page.getByRole('button', { name: texts.again }).click()
    await expect(seller.page).toHaveURL(new RegExp(paths.myProducts()))
    const found = rowOf(seller.page, texts.requests, title)
    await expectFields(found, texts.why, texts.had)
    await expectWithin(seller.page)
    await expectAccessible(seller.page)

    await expect(bell(buyer.page)).toHaveAccessibleName(texts.bell)
    await bell(buyer.page).click()
    await buyer.page.getByRole('dialog').getByRole('link', { name: texts.notified }).click()
    await expect(buyer.page).toHaveURL(new RegExp(`/profile/my-requests/${id}`))
    const product = await newestOf(seller.person)
    const goods = region(buyer.page, texts.goods)
      .getByRole('listitem')
      .filter({ has: wayTo(buyer.page, product) })
    await expectFields(goods, texts.why, texts.wished)
    await expectWithin(buyer.page)
    await expectAccessible(buyer.page)
    await goods.getByRole('link', { name: texts.buy }).click()
    await expect(buyer.page).toHaveURL(new RegExp(`/local-market/${product}`))

    await seller.page.goto(paths.myProduct(product))
    const waiting = rowOf(seller.page, texts.requests, title)
    await expectFields(waiting, texts.why, texts.had)
    await expectAccessible(seller.page)
    await waiting.getByRole('link', { name: `${texts.offer}: ${title}` }).click()
    await expect(seller.page).toHaveURL(new RegExp(`/requests/${id}.*#offer$`))
    await expect(seller.page.getByRole('form', { name: texts.form })).toBeVisible()
    for (const { page } of [buyer, seller]) await page.context().close()
  })
}

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the search for matching requests can be repeated after a failure and reports that there is no match', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/503/)
    const seller = await enterAs(page, { type: 'fisherman' })
    const id = await list(seller, { size: 'jumbo' })
    let broken = true
    await page.route('**/api/requests/matching/*', (route) => {
      const [status, json] = broken ? [503, { code: 'unavailable', message: 'x' }] : [200, { data: [] }]
      return route.fulfill({ status, json })
    })
    await page.goto(paths.myProduct(id))
    const part = region(page, textsIn.ar.requests)
    await expect(part).toContainText('تعذّر تحميل الطلبات المطابقة')
    broken = false
    await part.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(part).toContainText('لا طلبات مطابقة الآن')
    await expectAccessible(page)
  })
})

interface Side {
  readonly page: Page
  readonly person: TestPerson
}

async function enter(
  browser: Browser,
  locale: Locale,
  type: 'local_buyer' | 'fisherman' = 'local_buyer',
): Promise<Side> {
  const viewport = locale === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 800 }
  const context = await browser.newContext({ baseURL: market().url, viewport, serviceWorkers: 'block' })
  await context.addCookies([{ name: 'locale', value: locale, url: market().url }])
  const page = await context.newPage()
  return { page, person: await enterAs(page, { type }) }
}

/** Opens a page and waits until its stream is connected. */
async function follow(page: Page): Promise<void> {
  const following = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await page.goto('/home')
  await following
}

/** Lists 40 kg of safi of quality A from Dammam at SR 32.50, in medium size unless `other` names another size. */
async function list({ token }: TestPerson, other: { readonly size?: string } = {}): Promise<number> {
  const form = await goodsForm(db)
  const size = other.size ? { size: await optionOf('sizes', other.size) } : {}
  const { data } = await ask<{ id: number }>(market(), 'POST product/create', {
    token,
    body: { ...form, ...size },
  })
  return data.id
}

/**
 * Adds hidden goods, which the seller can list again. They are listed in another size first, so that they match no
 * request and nobody is notified.
 */
async function sellOut(seller: TestPerson): Promise<number> {
  const id = await list(seller, { size: 'jumbo' })
  await db.query({
    text: "update products set status = 'hidden', size_id = $2 where id = $1",
    values: [id, await optionOf('sizes', 'medium')],
  })
  return id
}

async function optionOf(of: string, code: string): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: 'select id from options where list = $1 and code = $2',
    values: [of, code],
  })
  if (!row) throw new Error(`no ${code} among ${of}`)
  return row.id
}

async function newestOf({ id }: TestPerson): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: 'select max(id) as id from products where seller_id = $1',
    values: [id],
  })
  return row?.id ?? 0
}

const bell = (page: Page) => page.getByRole('button', { name: /^(الإشعارات|Notifications)/ })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const rowOf = (page: Page, name: string, title: string) =>
  region(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) })
const wayTo = (page: Page, product: number) => page.locator(`a[href*="/${product}"]`)

/** Expects the names of the matching fields. */
async function expectFields(row: Locator, why: string, fields: readonly string[]): Promise<void> {
  await expect(row.getByRole('list', { name: why }).getByRole('listitem')).toHaveText([...fields])
}
