import type { Locator, Page } from '@playwright/test'
import { addPerson } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { db } from '../support/database.ts'
import {
  expect,
  expectAccessible,
  expectFocusKept,
  expectWithin,
  test,
  watchFocus,
} from '../support/fixtures.ts'
import { openAlive } from '../support/people.ts'
import { addImporter, enterAs } from '../support/person.ts'

const hamour = 'هامور'
const header = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'البحث في السوق' })
const hero = (page: Page) => page.getByRole('main').getByRole('combobox', { name: 'البحث في السوق' })
const fish = (page: Page) => page.getByRole('complementary').getByRole('combobox', { name: 'نوع السمك' })
const goods = (page: Page) => page.getByRole('main').getByRole('combobox', { name: /نوع أو بلد المنشأ/ })
const options = (page: Page) => page.getByRole('listbox').getByRole('option')

test.describe('search fields before their code has loaded:', () => {
  const fields = [
    { field: 'the search of the home page', path: '/home', box: hero },
    { field: 'the search of the header', path: '/local-market', box: header },
    { field: 'the fish filter', path: '/local-market', box: fish },
  ]
  // All these fields use the same component, so the gate tests one of them.
  for (const { field, path, box } of fields) {
    for (const heldMs of [0, 300, 1_500]) {
      test(`${field} keeps letters that are typed while scripts are ${heldMs} ms late`, {
        tag: box === hero && heldMs === 1_500 ? [] : ['@long'],
      }, async ({ page }) => {
        await holdScripts(page, heldMs)
        await page.goto(path, { waitUntil: 'commit' })
        await typeAtOnce(page, box(page))
        await expect(options(page).first()).toContainText(hamour)
        await expectSameInput(box(page))
      })
    }
  }

  test('the search of the behar market keeps letters that are typed at once', { tag: '@long' }, async ({
    page,
  }) => {
    const importer = await addImporter()
    await page.addInitScript((token) => localStorage.setItem('token', token), importer.token)
    await openAlive(page, '/international-market/behar-market/main')
    await holdScripts(page, 1_500)
    await typeAtOnce(page, goods(page))
    await expect(options(page).first()).toContainText(hamour)
    await expectSameInput(goods(page))
  })

  test('Enter before hydration opens the results', { tag: '@long' }, async ({ page }) => {
    await holdScripts(page, 1_500)
    await page.goto('/local-market', { waitUntil: 'commit' })
    await typeAtOnce(page, header(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results(hamour))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`نتائج «${hamour}»`)
  })

  test('Tab leaves a search field while its suggestions load, and Escape closes the suggestions', {
    tag: '@long',
  }, async ({ page }) => {
    await openAlive(page, '/local-market')
    await holdScripts(page, 300)
    await header(page).focus()
    const loaded = page.waitForResponse(/SearchSuggestions/)
    await page.keyboard.press('Tab')
    const next = page.getByRole('banner').getByRole('button', { name: /العربية/ })
    await expect(next).toBeFocused()
    await loaded
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type(hamour)
    await expect(options(page).first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toHaveCount(0)
    await expect(header(page)).toBeFocused()
    await expect(header(page)).toHaveValue(hamour)
    await page.keyboard.press('Tab')
    await expect(next).toBeFocused()
  })
})

test.describe('the search of the header', () => {
  for (const width of [1_280, 1_920]) {
    test(`is at least 280 px wide at ${width} px`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const signedIn of [false, true]) {
        if (signedIn) await enterAs(page)
        for (const language of ['ar', 'en']) {
          await openAlive(page, `/local-market?lang=${language}`)
          if (signedIn)
            await expect(
              page.getByRole('banner').getByRole('link', { name: /حسابي|My account/ }),
            ).toBeVisible()
          const box = await page.getByRole('banner').getByRole('combobox').boundingBox()
          const form = await page.getByRole('banner').getByRole('search').boundingBox()
          expect(form?.width, `${language}, signed in: ${signedIn}`).toBeGreaterThanOrEqual(280)
          expect(box?.width, `${language}, signed in: ${signedIn}`).toBeGreaterThanOrEqual(220)
          await expectWithin(page)
        }
      }
    })
  }

  test('appears on the home page once the large search field of the page has scrolled away', {
    tag: '@long',
  }, async ({ page }) => {
    await page.goto('/home')
    await expect(header(page)).toBeHidden()
    const languages = page.getByRole('banner').getByRole('group', { name: 'اللغة' }).first()
    const before = await languages.boundingBox()
    await page.getByRole('heading', { name: 'آخر الأخبار' }).scrollIntoViewIfNeeded()
    await expect(header(page)).toBeVisible()
    expect(await languages.boundingBox()).toEqual(before)
    await page.evaluate(() => scrollTo(0, 0))
    await expect(header(page)).toBeHidden()
  })

  test('is the only open search of a phone', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/home')
    const open = page.getByRole('banner').getByRole('button', { name: 'البحث', exact: true })
    await open.click()
    await expect(hero(page)).toBeFocused()
    await expect(header(page)).toBeHidden()
    await page.getByRole('heading', { name: 'آخر الأخبار' }).scrollIntoViewIfNeeded()
    await open.click()
    const inHeader = page.getByRole('banner').getByRole('combobox')
    await expect(inHeader.filter({ visible: true })).toBeFocused()
    await page.keyboard.type(hamour)
    await expect(options(page).first()).toContainText(hamour)
    await expectWithin(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(open).toBeFocused()
    await open.click()
    await page.keyboard.type(hamour)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results(hamour))
  })
})

test.describe('suggestions and recent searches', () => {
  test('a fish with its offers is suggested first, and its choice is remembered on the device', async ({
    page,
    request,
  }) => {
    const { data } = await (
      await request.get('/api/products/suggestions', {
        params: { s: hamour },
        headers: { 'Accept-Language': 'ar' },
      })
    ).json()
    const [{ id, name, offers }] = data.fish
    const lost = await watchFocus(page)
    await page.goto('/local-market')
    await header(page).click()
    await page.keyboard.type(hamour)
    await expect(options(page).first()).toContainText(name)
    await expect(options(page).first()).toContainText(new RegExp(`${offers} (عرضًا|عروض|عرض) من`))
    const offer = data.products[0]
    // Each species has a second option, which opens its prices.
    await expect(options(page).nth(2 * data.fish.length)).toContainText(offer.market.name)
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${results(name)}&fishId=${id}`)
    await page.goto('/news')
    await header(page).click()
    await page.keyboard.type(hamour)
    await page.getByRole('option', { name: `أسعار ${name}` }).click()
    await expect(page).toHaveURL(`/prices/${data.fish[0].code}`)
    await header(page).click()
    await page.keyboard.type('كنعد')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(results('كنعد'))
    await page.goto('/news')
    await header(page).click()
    const recent = page.getByRole('listbox', { name: 'عمليات البحث الأخيرة' })
    await expect(recent.getByRole('option', { name: /^(كنعد|هامور)/ })).toHaveText(['كنعد', name])
    await expectAccessible(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect(recent.getByRole('option', { name: 'كنعد', exact: true })).toHaveCount(0)
    await recent.getByRole('option', { name, exact: true }).click()
    await expect(page).toHaveURL(results(name))
    await page.goto('/news')
    await header(page).click()
    await recent.getByRole('option', { name: 'مسح عمليات البحث الأخيرة' }).click()
    await expect(recent).toHaveCount(0)
    await expect(header(page)).toBeFocused()
    expect(lost(), 'controls that lost the focus').toEqual([])
  })

  test('the suggestions of the home page do not cover the header at a zoom of 200 %', {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 400 })
    await openAlive(page, '/home')
    await page.getByRole('main').getByRole('combobox').first().click()
    await page.keyboard.type(hamour)
    const list = page.getByRole('listbox')
    await expect(list.getByRole('option').first()).toBeVisible()
    const bar = await page.getByRole('banner').boundingBox()
    const box = await list.boundingBox()
    expect(box?.y, 'below the header').toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  })
})

test.describe('the results page', () => {
  test('has a tab for each kind, keeps its state in the address, and offers the corrected text', async ({
    page,
    request,
  }) => {
    const { data } = await (await request.get('/api/search', { params: { s: hamour } })).json()
    const lost = await watchFocus(page)
    await page.goto(results(hamour))
    const tabs = page.getByRole('tablist', { name: 'أقسام النتائج' }).getByRole('tab')
    const { local, imported, special, auctions, requests } = data.counts
    await expect(tabs).toHaveText([
      `محلي ${local.total}`,
      `مستورد ${imported.total}`,
      `مميز ${special.total}`,
      `مزادات ${auctions.total}`,
      `طلبات ${requests.total}`,
    ])
    await expect(header(page)).toHaveValue(hamour)
    await expect(page).toHaveTitle(/^نتائج «هامور»/)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectAccessible(page)
    await tabs.nth(1).press('Enter')
    await expect(page).toHaveURL(`${results(hamour)}&kind=imported`)
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    await page.reload()
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
    // Before the filters are hydrated, the click is queued.
    await page.getByRole('complementary').getByRole('checkbox').first().click()
    await expect(page).toHaveURL(/kind=imported.*marketId=|marketId=.*kind=imported/)
    await page.goBack()
    await page.goBack()
    await expect(page).toHaveURL(results(hamour))
    await expect(tabs.first()).toHaveAttribute('aria-selected', 'true')
    await page.goto(results('حامور'))
    await page.getByText('هل تقصد').getByRole('link', { name: hamour }).press('Enter')
    await expect(page).toHaveURL(results(hamour))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('نتائج «هامور»')
    await expectFocusKept(page)
    expect(lost(), 'controls that lost the focus').toEqual([])
  })

  test('shows each kind and the empty state on a phone in English', { tag: '@long' }, async ({ page }) => {
    await addRequest(db, await addPerson(db))
    await page.setViewportSize({ width: 390, height: 844 })
    for (const kind of ['local', 'imported', 'special', 'auctions', 'requests']) {
      await page.goto(`/search?kind=${kind}&lang=en`)
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
      await expectWithin(page)
      await expectAccessible(page)
    }
    await page.goto('/search?s=qqqzzz&lang=en')
    await expect(page.getByRole('main')).toContainText('No results for “qqqzzz”')
    await expect(page.getByRole('link', { name: 'Request it from sellers' })).toBeVisible()
    await expectAccessible(page)
  })
})

/** Delays every script from now on. */
async function holdScripts(page: Page, ms: number): Promise<void> {
  await page.route(/\.js($|\?)/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, ms))
    await route.continue().catch(() => undefined)
  })
}

/** Types with 10 ms between keys, and stores a reference to the input element. */
async function typeAtOnce(page: Page, box: Locator): Promise<void> {
  await box.click()
  await box.evaluate((element) => Object.assign(window, { typedInto: element }))
  await page.keyboard.type(hamour, { delay: 10 })
  await expect(box).toHaveValue(hamour)
}

/** Expects that hydration has kept the input element, its text and the focus. */
async function expectSameInput(box: Locator): Promise<void> {
  await expect(box).toHaveValue(hamour)
  await expect(box).toBeFocused()
  const isSame = (element: Element) => 'typedInto' in window && element === window.typedInto
  expect(await box.evaluate(isSame), 'the input is the same element').toBe(true)
}

const results = (s: string) => `/search?s=${encodeURIComponent(s)}`
