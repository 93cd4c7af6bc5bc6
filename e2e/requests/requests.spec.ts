import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest, type TestRequest } from '#demo/testing/trade/requests.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectAlive, expectWithin, test } from '../support/fixtures.ts'
import { addGoods } from '../support/goods.ts'
import { enterAs } from '../support/person.ts'

const asker = { firstName: 'نورة', lastName: 'القحطاني' } as const

test.describe('in Arabic', () => {
  test('a visitor reads, filters and pages requests, and must sign in to create one', async ({
    page,
    browser,
  }) => {
    await test.step('a visitor reads requests with masked names and filters them', async () => {
      const word = await requests([
        {
          title: 'هامور للمطعم',
          fish: 'hamour',
          city: 'jeddah',
          quantity: 80,
          price: 58,
          needed_by: inDays(3),
        },
        { title: 'روبيان للتجميد', fish: 'kanad', city: 'dammam', quantity: 320, price: null },
      ])
      await open(page, listOf(word))
      await expect(titles(page)).toHaveText([`روبيان للتجميد ${word}`, `هامور للمطعم ${word}`])
      const card = cardOf(page, 'هامور للمطعم')
      await expect(card).toContainText('ن* ا*')
      await expect(card).not.toContainText('نورة')
      await expect(card).toContainText('80 كجم')
      await expect(card).toContainText('58.00 ريال/كجم')
      await expect(card).toContainText(inDays(3))
      await expect(card).toContainText('بلا عروض بعد')
      await expect(cardOf(page, 'روبيان للتجميد')).toContainText('بلا سعر')
      await expect(page.getByRole('navigation', { name: 'الطلبات والعروض' })).toBeHidden()
      await expectAccessible(page)
      await expectWithin(page)
      await filters(page).getByLabel('أقل سعر للكيلو بالريال').fill('٥٠')
      await filters(page).getByLabel('أقل سعر للكيلو بالريال').press('Enter')
      await expect(page).toHaveURL(`${listOf(word)}&priceMin=50`)
      await expect(titles(page)).toHaveText([`هامور للمطعم ${word}`])
      await page.getByRole('button', { name: 'إزالة من 50.00 ريال' }).click()
      await expect(titles(page)).toHaveCount(2)
      await filters(page).getByRole('button', { name: 'المدينة' }).click()
      await filters(page)
        .getByRole('button', { name: /^كل المدن/ })
        .click()
      await filters(page).getByRole('checkbox', { name: 'الدمام' }).check()
      await expect(titles(page)).toHaveText([`روبيان للتجميد ${word}`])
      await cardOf(page, 'روبيان للتجميد')
        .getByRole('link', { name: /^عرض التفاصيل/ })
        .click()
      await expect(page).toHaveURL(/\/requests\/\d+$/)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('روبيان للتجميد')
    })
    await test.step('the second page starts at the top, also without JavaScript', async () => {
      const word = await requests(Array.from({ length: 13 }, (_, at) => ({ title: `طلب ${at + 1}` })))
      await open(page, listOf(word))
      await expect(titles(page)).toHaveCount(12)
      await page.getByRole('link', { name: 'الصفحة التالية' }).click()
      await expect(page).toHaveURL(`${listOf(word)}&page=2`)
      await expect(titles(page)).toHaveText([`طلب 1 ${word}`])
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      const plain = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'block' })
      const drawn = await plain.newPage()
      await drawn.goto(new URL(listOf(word), page.url()).href, { waitUntil: 'load' })
      await expect(titles(drawn)).toHaveCount(12)
      await drawn.getByRole('link', { name: 'الصفحة التالية' }).click()
      await expect(titles(drawn)).toHaveText([`طلب 1 ${word}`])
      await plain.close()
    })
    await test.step('a visitor must sign in to create a request', async () => {
      await page.goto(paths.requests())
      await page.getByRole('main').getByRole('link', { name: 'اطلب سمكًا' }).first().click()
      await expect(page).toHaveURL(paths.signIn(paths.addRequest()))
    })
  })

  test('a seller first sees the requests for their own species, and the choice of all requests is kept after going back', {
    tag: '@long',
  }, async ({ page }) => {
    await requests([{ title: 'هامور للبيت', fish: 'hamour' }])
    const { id } = await enterAs(page, { type: 'fisherman' })
    await addGoods({ name: 'صيد اليوم', price: 2_500, quantity: 40_000, sellerId: id })
    const tab = (name: string) =>
      page.getByRole('navigation', { name: 'الطلبات والعروض' }).getByRole('link', { name })
    await page.goto(paths.requests())
    await expect(tab('على ما أبيعه')).toHaveAttribute('aria-current', 'page')
    await expect(page.getByText('ما يطلبه المشترون الآن')).toBeVisible()
    await tab('كل الطلبات').click()
    await expect(page).toHaveURL(paths.requests())
    await results(page)
      .getByRole('link', { name: /^عرض التفاصيل|^قدّم/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/requests\/\d+/)
    for (const again of [() => page.goBack(), () => page.reload()]) {
      await again()
      await expect(tab('على ما أبيعه')).toBeVisible()
      await expect(tab('كل الطلبات')).toHaveAttribute('aria-current', 'page')
      await expect(page).toHaveURL(paths.requests())
    }
  })

  test('requests are sorted by day, quantity and price', { tag: '@long' }, async ({ page }) => {
    const word = await requests([
      { title: 'الأقدم', quantity: 90, price: 20, needed_by: inDays(2) },
      { title: 'الأوسط', quantity: 300, price: null },
      { title: 'الأحدث', quantity: 40, price: 45, needed_by: inDays(9) },
    ])
    const inOrder = (...order: string[]) =>
      expect(titles(page)).toHaveText(order.map((title) => `${title} ${word}`))
    await open(page, listOf(word))
    await inOrder('الأحدث', 'الأوسط', 'الأقدم')
    await page.getByLabel('الترتيب').selectOption('الأقرب موعدًا')
    await expect(page).toHaveURL(`${listOf(word)}&sort=needed`)
    await inOrder('الأقدم', 'الأحدث', 'الأوسط')
    await page.getByLabel('الترتيب').selectOption('الأكثر كمية')
    await inOrder('الأوسط', 'الأقدم', 'الأحدث')
    await page.getByLabel('الترتيب').selectOption('الأعلى سعرًا مقترحًا')
    await inOrder('الأحدث', 'الأقدم', 'الأوسط')
    await page.getByLabel('الترتيب').selectOption('الأحدث')
    await expect(page).toHaveURL(listOf(word))
  })

  test('an empty list of requests offers to clear the filters and to create a request', {
    tag: '@long',
  }, async ({ page }) => {
    const word = await requests([{ title: 'طلب وحيد', price: 20 }])
    await page.goto(`${listOf(word)}&priceMin=9000000`)
    await expect(page.getByRole('heading', { name: 'لا طلبات مفتوحة الآن' })).toBeVisible()
    await expect(page.getByText('لا طلبات تطابق اختياراتك')).toBeVisible()
    await expectAccessible(page)
    await expect(results(page).getByRole('link', { name: 'اطلب سمكًا' })).toHaveAttribute(
      'href',
      paths.addRequest(),
    )
    await results(page).getByRole('link', { name: 'مسح التصفية' }).click()
    await expect(page).toHaveURL(paths.requests())
    await page.goto(`${listOf(word)}&page=7`)
    await expect(page.getByText('لا توجد طلبات في هذه الصفحة')).toBeVisible()
    await page.getByRole('link', { name: 'إلى الصفحة الأولى' }).click()
    await expect(titles(page)).toHaveText([`طلب وحيد ${word}`])
  })

  test('a list of requests that failed to load can be loaded again', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    const word = await requests([{ title: 'طلب بعد انقطاع' }])
    complaints.ignore(/503|Failed to load resource/)
    await page.goto(paths.aboutUs())
    await page.route('**/api/requests/list*', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable' } }),
    )
    const way = page.getByRole('contentinfo').getByRole('link', { name: 'طلبات المشترين' })
    await expectAlive(way)
    await way.click()
    await expect(page.getByRole('heading', { name: 'تعذّر تحميل الطلبات' })).toBeVisible()
    await page.unroute('**/api/requests/list*')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(titles(page).first()).toBeVisible()
    await open(page, listOf(word))
    await expect(titles(page)).toHaveText([`طلب بعد انقطاع ${word}`])
  })

  test('each card of a request shows the next action of the user: compare, offer or change', {
    tag: '@long',
  }, async ({ page }) => {
    const seller = await enterAs(page, { type: 'local_seller' })
    const word = await requests([{ title: 'للعرض' }, { title: 'عرضت عليه' }])
    const [offered] = await idsOf(`عرضت عليه ${word}`)
    await addOffer(db, seller, offered ?? 0)
    const mine = await addRequest(db, seller, { title: `طلبي أنا ${word}` })
    await addOffer(db, await addPerson(db, { type: 'fisherman' }), mine)
    await open(page, listOf(word))
    await expect(stepOf(page, 'للعرض')).toHaveText('قدّم عرضًا')
    await expect(stepOf(page, 'عرضت عليه')).toHaveText('عدّل عرضك')
    await expect(stepOf(page, 'طلبي أنا')).toHaveText('قارن العروض')
    await expect(cardOf(page, 'طلبي أنا')).toContainText('طلبك')
    const tabs = page.getByRole('navigation', { name: 'الطلبات والعروض' })
    await expect(tabs.getByRole('link')).toHaveText(['كل الطلبات', 'طلباتي1', 'عروضي1'])
    await expect(tabs.getByRole('link', { name: 'كل الطلبات' })).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await tabs.getByRole('link', { name: /^عروضي/ }).click()
    await expect(page).toHaveURL(`${paths.myRequests()}?show=offers`)
    await expect(tabs.getByRole('link', { name: /^عروضي/ })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('link', { name: /^طلباتي/ })).not.toHaveAttribute('aria-current', 'page')
  })

  test('the list of requests has no tab of offers for a buyer', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    const word = await requests([{ title: 'لمن يشتري' }])
    await open(page, listOf(word))
    const tabs = page.getByRole('navigation', { name: 'الطلبات والعروض' })
    await expect(tabs.getByRole('link')).toHaveText(['كل الطلبات', 'طلباتي'])
    await expect(stepOf(page, 'لمن يشتري')).toHaveText('عرض التفاصيل')
  })

  test('an empty list of goods links to a request for the chosen fish', {
    tag: '@long',
  }, async ({ page }) => {
    const [fish] = await db.query<{ id: number }>({ text: "select id from fish where code = 'kanad'" })
    await page.goto(`/local-market?fishId=${fish?.id}&priceMin=9000000`)
    await expect(page.getByText('لم تجد ما تريد؟')).toBeVisible()
    const way = page.getByRole('link', { name: 'اطلبه من البائعين' })
    await expect(way).toHaveAttribute('href', `${paths.addRequest()}?fishId=${fish?.id}`)
  })
})

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 320, height: 720 }, hasTouch: true })

  test('a phone shows the filters of requests in a sheet', { tag: '@long' }, async ({ page }) => {
    await enterAs(page, { type: 'international_seller' })
    const word = await requests([
      {
        title: 'طلبية أسبوعية لمطعم بحري كبير في الكورنيش',
        quantity: 1250.5,
        price: 1458.75,
        needed_by: inDays(30),
      },
      { title: 'صغير', price: 12 },
    ])
    await open(page, listOf(word))
    await expect(titles(page)).toHaveCount(2)
    await expectWithin(page)
    await page.getByRole('button', { name: /^تصفية/ }).click()
    const sheet = page.getByRole('dialog', { name: 'تصفية النتائج' })
    await sheet.getByLabel('أعلى سعر للكيلو بالريال').fill('100')
    await sheet.getByLabel('أعلى سعر للكيلو بالريال').press('Enter')
    await expect(sheet.getByRole('button', { name: 'عرض نتيجة واحدة' })).toBeVisible()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'عرض نتيجة واحدة' }).click()
    await expect(sheet).toBeHidden()
    await expect(titles(page)).toHaveText([`صغير ${word}`])
  })
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('requests are read, filtered by text and sorted', { tag: '@long' }, async ({ page }) => {
    const word = await requests([
      { title: 'Hamour for a restaurant', quantity: 80, price: 58, size: 'medium' },
      { title: 'Hamour for a party', quantity: 120, price: null },
    ])
    await open(page, `${paths.requests()}?lang=en`)
    await filters(page, 'Filters').getByRole('searchbox', { name: 'Word in the request' }).fill(word)
    await filters(page, 'Filters').getByRole('searchbox', { name: 'Word in the request' }).press('Enter')
    await expect(titles(page)).toHaveText([`Hamour for a party ${word}`, `Hamour for a restaurant ${word}`])
    const card = cardOf(page, 'Hamour for a restaurant')
    await expect(card).toContainText('SR 58.00 / kg')
    await expect(card).toContainText('Hamour, Medium')
    await expect(card).toContainText('No offers yet')
    await page.getByLabel('Sort').selectOption('Highest suggested price')
    await expect(titles(page).first()).toHaveText(`Hamour for a restaurant ${word}`)
    await expectAccessible(page)
    await card.getByRole('link', { name: /^View details/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hamour for a restaurant')
  })
})

/** Creates requests with a unique word in their titles and returns the word. */
async function requests(wanted: readonly TestRequest[]): Promise<string> {
  const word = `lot${randomInt(1_000_000_000)}`
  const person = await addPerson(db, asker)
  for (const [at, one] of wanted.entries()) {
    const id = await addRequest(db, person, { ...one, title: `${one.title} ${word}` })
    // The requests are created one minute apart.
    await db.query({
      text: 'update requests set created_at = created_at - make_interval(mins => $2) where id = $1',
      values: [id, wanted.length - at],
    })
  }
  return word
}

async function idsOf(title: string): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: 'select id from requests where title = $1',
    values: [title],
  })
  return rows.map(({ id }) => id)
}

/** Returns the date in Riyadh `days` days from now, as `YYYY-MM-DD`. */
function inDays(days: number): string {
  return new Date(Date.now() + (days * 24 + 3) * 3_600_000).toISOString().slice(0, 10)
}

/** Opens a page and waits for hydration, before boxes and lists are clicked. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expectAlive(page.getByLabel(/الترتيب|Sort/))
}

const listOf = (word: string) => `${paths.requests()}?s=${word}`
const results = (page: Page) => page.getByRole('region', { name: /قائمة الطلبات|Requests list/ })
const titles = (page: Page) => results(page).getByRole('article').getByRole('heading')
const filters = (page: Page, name = 'تصفية النتائج') => page.getByRole('complementary', { name })

function cardOf(page: Page, title: string): Locator {
  return results(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) })
}

/** Returns the action at the foot of a card. */
const stepOf = (page: Page, title: string) => cardOf(page, title).getByRole('link').last()
