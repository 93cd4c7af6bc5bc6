import type { Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import { makeOffer, makeRequest, type TestOffer } from '#demo/testing/trade/requests.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const market = () => ({ url: String(process.env.SITE_URL), db })
const title = 'هامور وسط لمطعم'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a visitor sees a request, signs in and returns to the offer form', { tag: '@long' }, async ({
    page,
  }) => {
    const { id } = await request(await addPerson(db, { firstName: 'أحمد', lastName: 'العمري' }))
    const seller = await addPerson(db, { type: 'local_seller' })
    const answer = await page.request.get(`${process.env.SITE_URL}/requests/${id}`)
    const html = await answer.text()
    expect(html).toContain(`<title>مطلوب: ${title}، 60 كجم`)
    expect(html).toContain('og:description')
    expect(html).not.toContain('أحمد')

    await page.goto(`/requests/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    const facts = page.getByRole('region', { name: title })
    await expect(facts).toContainText('60 كجم')
    await expect(facts).toContainText('58.00')
    await expect(facts).toContainText('أ* ا*')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('link', { name: 'سجّل الدخول لتقدّم عرضك' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    await signInBy(page, `0${seller.mobile.slice(4)}`, seller.password)
    await expect(page).toHaveURL(`/requests/${id}#offer`)
    await expect(page.getByRole('form', { name: 'قدّم عرضك' })).toBeVisible()
  })

  test('a seller makes, changes and withdraws an offer', async ({ page }) => {
    const asker = await addPerson(db)
    const { id } = await request(asker)
    const seller = await enterAs(page, { type: 'fisherman' })
    await page.goto(`/requests/${id}`)
    const form = page.getByRole('form', { name: 'قدّم عرضك' })
    await expect(form.getByRole('button', { name: /^الكمية كاملة/ })).toHaveAttribute('aria-pressed', 'true')
    await form.getByLabel('سعرك للكيلو').fill('٥٧')
    await expect(form).toContainText('أقل من السعر المقترح بـ \u20661.00')
    const sums = page.getByRole('complementary', { name: 'ملخص عرضك' })
    await expect(sums).toContainText('3,420.00')
    await form.getByRole('radio', { name: 'مبرد' }).check()
    await form.getByLabel('التوصيل').selectOption({ label: 'توصيل مبرّد، \u206835.00 ريال\u2069' })
    await expect(sums).toContainText('3,455.00')
    await form.getByLabel('يصل خلال (أيام)').fill('1')
    await form.getByLabel('ملاحظة للمشتري').fill('صيد الليلة')
    await expectAccessible(page)
    await expectWithin(page)
    // Two immediate clicks must send only one offer. The mousedown of a second click could take the focus from the new heading.
    await page.getByRole('button', { name: 'أرسل العرض' }).evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
    const own = page.getByRole('region', { name: 'عرضك' })
    await expect(own).toContainText('بانتظار الرد')
    await expect(own).toContainText('3,455.00')
    await expect(own.getByRole('heading', { name: 'عرضك' })).toBeFocused()
    await expect(page.getByText('وصل عرضك إلى المشتري')).toBeVisible()
    expect(await offersOf(id)).toEqual([{ seller: seller.id, status: 'open', price: 5_700, grams: 60_000 }])

    await own.getByRole('button', { name: 'عدّل العرض' }).click()
    const change = page.getByRole('form', { name: 'عدّل عرضك' })
    await expect(change.getByRole('heading', { name: 'عدّل عرضك' })).toBeFocused()
    await expect(change.getByLabel('ملاحظة للمشتري')).toHaveValue('صيد الليلة')
    await change.getByLabel('سعرك للكيلو').fill('55.5')
    await change.getByLabel('الكمية بالكيلوجرام').fill('40')
    await change.getByLabel('الكمية بالكيلوجرام').press('Tab')
    await expect(change).toContainText('عروض الكمية الكاملة تظهر أولًا')
    await page.getByRole('button', { name: 'أرسل التعديل' }).click()
    await expect(own).toContainText('2,255.00')
    await expect(own).toContainText('كمية جزئية')
    await page.getByText('عرضك السابق').click()
    await expect(page.getByRole('listitem').filter({ hasText: 'استبدلته' })).toContainText('3,455.00')
    await expectAccessible(page)

    await own.getByRole('button', { name: 'اسحب عرضك' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'اسحب العرض' }).click()
    await expect(page.getByText('سُحب عرضك', { exact: true })).toBeVisible()
    await expect(page.getByRole('form', { name: 'قدّم عرضًا من جديد' })).toContainText('الطلب ما زال مفتوحًا')
    expect((await offersOf(id)).map(({ status }) => status)).toEqual(['replaced', 'withdrawn'])
  })

  test('the offer form shows a wrong value at its field and keeps the values', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422|ERR_FAILED|failed:/)
    const { id } = await request(await addPerson(db))
    await enterAs(page, { type: 'local_seller' })
    await page.goto(`/requests/${id}`)
    const form = page.getByRole('form', { name: 'قدّم عرضك' })
    const send = page.getByRole('button', { name: 'أرسل العرض' })
    await form.getByLabel('يصل خلال (أيام)').fill('90')
    await send.click()
    await expect(form.getByText('اكتب السعر')).toBeVisible()
    await expect(form.getByText('اكتب عدد الأيام من 0 إلى 60')).toBeVisible()
    await expect(form.getByLabel('سعرك للكيلو')).toBeFocused()
    await expectAccessible(page)
    await form.getByRole('alert').getByRole('button', { name: 'يصل خلال (أيام)' }).click()
    await expect(form.getByLabel('يصل خلال (أيام)')).toBeFocused()
    await form.getByLabel('يصل خلال (أيام)').fill('2')
    await form.getByRole('button', { name: /^المقترح/ }).click()
    await expect(form.getByLabel('سعرك للكيلو')).toHaveValue('58')

    const errors = { fish_type: ['اختر من القائمة'] }
    const json = { message: 'راجع الحقول المشار إليها', code: 'validation_failed', errors }
    await page.route('**/api/requests/offers/create', (route) => route.fulfill({ status: 422, json }), {
      times: 1,
    })
    await send.click()
    await expect(form.getByText('اختر من القائمة')).toBeVisible()
    await expect(form.getByRole('radio').first()).toBeFocused()

    // The answer is lost, so sending again must not create a second offer.
    await page.route(
      '**/api/requests/offers/create',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await send.click()
    await expect(form.getByText('أعد الإرسال ولن يُحسب مرتين')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('region', { name: 'عرضك' })).toBeVisible()
    expect(await offersOf(id)).toHaveLength(1)
  })

  test('the offer form asks before it discards a typed offer, and restores the draft', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await request(await addPerson(db))
    await enterAs(page, { type: 'local_seller' })
    await page.goto(`/requests/${id}`)
    const form = page.getByRole('form', { name: 'قدّم عرضك' })
    await form.getByLabel('سعرك للكيلو').fill('60')
    await form.getByLabel('سعرك للكيلو').blur()
    await page.getByRole('link', { name: 'متجري' }).click()
    const question = page.getByRole('dialog')
    await question.getByRole('button', { name: 'متابعة الكتابة' }).click()
    await expect(page).toHaveURL(`/requests/${id}`)
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(form.getByLabel('سعرك للكيلو')).toHaveValue('60')
    await expect(form.getByText('استعدنا ما كتبته من قبل')).toBeVisible()
  })

  test('the buyer compares offers, and a new offer does not move the others', {
    tag: '@long',
  }, async ({ page }) => {
    const asker = await enterAs(page)
    const { id } = await request(asker)
    await page.goto(`/profile/my-requests/${id}`)
    await expect(page.getByRole('heading', { name: 'لا عروض بعد' })).toBeVisible()
    await expectAccessible(page)
    await offer(id, 'سالم', { price: 58 })
    await expect(page.getByRole('heading', { name: 'قارن العروض' })).toBeVisible()
    await expect(page.getByRole('article', { name: /^سالم/ })).toContainText('مساوٍ لسعرك المقترح')
    await offer(id, 'علي', { price: 57 })
    const cards = page.getByRole('listitem').getByRole('article')
    await expect(cards).toHaveCount(2)
    await expect(cards.first()).toContainText('سالم')
    await expect(cards.last()).toContainText('جديد')
    await expect(cards.last()).toContainText('أقل إجمالي للكمية كاملة')
    await expect(page.getByRole('status').filter({ hasText: 'وصل عرض جديد' })).toBeVisible()
    await page.getByRole('button', { name: 'أعد الترتيب' }).click()
    await expect(cards.first()).toContainText('علي')
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expectWithin(page)
  })

  test('the owner of a request and other buyers get the actions that they can take', {
    tag: '@long',
  }, async ({ page, browser }) => {
    const asker = await enterAs(page)
    const { id } = await request(asker)
    await page.goto(`/requests/${id}`)
    await page.getByRole('region', { name: 'هذا طلبك' }).getByRole('link', { name: 'عرض طلبك' }).click()
    await expect(page).toHaveURL(`/profile/my-requests/${id}`)
    await expect(page.getByRole('link', { name: 'تعديل' })).toBeVisible()

    const other = await browser.newPage()
    await enterAs(other)
    // Somebody else's request redirects to its public page.
    await other.goto(`${process.env.SITE_URL}/profile/my-requests/${id}`, { waitUntil: 'load' })
    await expect(other).toHaveURL(`${process.env.SITE_URL}/requests/${id}`)
    const panel = other.getByRole('region', { name: 'تقديم العروض للبائعين فقط' })
    await expect(panel.getByRole('link', { name: 'ترقية الحساب' })).toHaveAttribute(
      'href',
      '/profile/account/upgrade',
    )
    await other.close()
  })

  test('an unknown request is not found, and a closed request is shown as closed', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/404/)
    expect((await page.goto('/requests/987654321'))?.status()).toBe(404)
    const asker = await addPerson(db)
    const { id } = await request(asker)
    await accepted(asker, 'POST', `requests/close/${id}`)
    await page.goto(`/requests/${id}`)
    await expect(page.getByRole('region', { name: 'لم يعد هذا الطلب يقبل عروضًا' })).toBeVisible()
    await enterAs(page, { type: 'local_seller' })
    await page.goto(`/requests/${id}`)
    await expect(page.getByRole('link', { name: 'طلبات أخرى مفتوحة' })).toHaveAttribute('href', '/requests')
    await expectAccessible(page)
  })
})

test.describe('in Arabic, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('offers are compared side by side, and one offer is accepted', async ({ page, browser }) => {
    const asker = await enterAs(page)
    const { id } = await request(asker)
    const salem = await offer(id, 'سالم', { price: 58, delivery: 'refrigerated', delivery_days: 1 })
    const ali = await offer(id, 'علي', { price: 57, fish_type: 'fresh', delivery_days: 3 })
    const hassan = await offer(id, 'حسن', { price: 55.5, quantity: 40, delivery_days: 0 })
    await page.goto(`/profile/my-requests/${id}`)
    const table = page.getByRole('region', { name: 'العروض جنبًا إلى جنب' }).getByRole('table')
    const sellers = table.getByRole('columnheader')
    await expect(sellers).toHaveText([/البائع/, /علي/, /سالم/, /حسن/])
    await expect(sellers.nth(1)).toContainText('أقل إجمالي للكمية كاملة')
    await expect(sellers.nth(3)).toContainText('كمية جزئية')
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    await expect(row('الإجمالي').getByRole('cell')).toHaveText([/3,420\.00/, /3,515\.00/, /2,220\.00/])
    await expect(row('السعر للكيلو').getByRole('cell')).toHaveText([
      /أقل من سعرك/,
      /مساوٍ لسعرك المقترح/,
      /أقل من سعرك/,
    ])
    await expect(row('التوصيل').getByRole('cell').nth(1)).toContainText('خلال يوم')

    const sort = page.getByLabel('الترتيب')
    await sort.selectOption('soonest')
    await expect(sellers).toHaveText([/البائع/, /سالم/, /علي/, /حسن/])
    await sort.selectOption('price')
    await expect(sellers).toHaveText([/البائع/, /علي/, /سالم/, /حسن/])

    const other = await sellersPage(browser, hassan, id)
    await table.getByRole('button', { name: /^اقبل هذا العرض من سالم/ }).click()
    const question = page.getByRole('dialog', { name: 'قبول هذا العرض؟' })
    await expect(question).toContainText('قبول عرض يعني رفض البقية وإغلاق الطلب. بعدها تكمل الطلب والدفع.')
    await expect(question).toContainText('3,515.00')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'ليس الآن' }).click()
    await expect(table).toBeVisible()
    await table.getByRole('button', { name: /^اقبل هذا العرض من سالم/ }).click()
    await question.getByRole('button', { name: 'اقبل العرض' }).click()
    const chosen = page.getByRole('region', { name: 'العرض الذي قبلته' })
    await expect(chosen).toContainText('سالم')
    await expect(page.getByRole('heading', { name: 'بقي أن تكمل الطلب والدفع' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'أكمل الطلب' })).toHaveAttribute(
      'href',
      `/profile/my-requests/${id}/confirmation`,
    )
    await page.getByText('عرضان آخران لم يُقبلا').click()
    await expect(page.getByRole('article', { name: /^علي/ })).toBeVisible()
    await expectAccessible(page)

    // The declined seller is notified while the page is open.
    await expect(other.getByRole('region', { name: 'لم يُقبل عرضك' })).toContainText('قبل المشتري عرضًا آخر')
    await other.close()
    expect(await statesOf(id)).toEqual({
      [salem.id]: 'accepted',
      [ali.id]: 'declined',
      [hassan.id]: 'declined',
    })
  })

  test('an offer that was withdrawn a moment ago cannot be accepted', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409|events|ERR_FAILED/)
    // Without notifications the page keeps its old state.
    await page.route('**/api/events**', (route) => route.abort())
    const asker = await enterAs(page)
    const { id } = await request(asker)
    const seller = await offer(id, 'سالم', { price: 58 })
    await offer(id, 'علي', { price: 59 })
    await page.goto(`/profile/my-requests/${id}`)
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    const [mine] = await ids(id, seller.id)
    await accepted(seller, 'POST', `requests/offers/withdraw/${mine}`)
    await page.getByRole('button', { name: /^اقبل هذا العرض من سالم/ }).click()
    const question = page.getByRole('dialog', { name: 'قبول هذا العرض؟' })
    await question.getByRole('button', { name: 'اقبل العرض' }).click()
    await expect(question).toContainText('لم يعد هذا العرض متاحًا')
    await question.getByRole('button', { name: 'العودة إلى العروض' }).click()
    await expect(page.getByRole('columnheader')).toHaveText([/البائع/, /علي/])
    expect(await statesOf(id)).toMatchObject({ [seller.id]: 'withdrawn' })
  })

  test('an offer that changes during the confirmation must be confirmed again with its new values', async ({
    page,
  }) => {
    const asker = await enterAs(page)
    const { id } = await request(asker)
    const seller = await offer(id, 'سالم', { price: 58 })
    await page.goto(`/profile/my-requests/${id}`)
    await page.getByRole('button', { name: /^اقبل هذا العرض/ }).click()
    const question = page.getByRole('dialog', { name: 'قبول هذا العرض؟' })
    await expect(question).toContainText('3,480.00')
    await makeOffer(market(), seller, id, { price: 70, quantity: 60 })
    await expect(question).toContainText('غيّر البائع هذا العرض قبل لحظات')
    await question.getByRole('button', { name: 'عرض الجديد' }).click()
    await expect(question).toContainText('4,200.00')
    await question.getByRole('button', { name: 'اقبل العرض' }).click()
    await expect(page.getByRole('region', { name: 'العرض الذي قبلته' })).toContainText('4,200.00')
  })

  test('a table of five or more offers scrolls horizontally', { tag: '@long' }, async ({ page }) => {
    const asker = await enterAs(page)
    const { id } = await request(asker)
    for (const [place, name] of ['سالم', 'علي', 'حسن', 'بدر', 'فهد'].entries())
      await offer(id, name, { price: 50 + place })
    await page.goto(`/profile/my-requests/${id}`)
    const table = page.getByRole('region', { name: 'العروض جنبًا إلى جنب' })
    await expect(table.getByRole('columnheader')).toHaveCount(6)
    await expectWithin(page)
    expect(await table.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true)
    const label = table.getByRole('rowheader', { name: 'الإجمالي' })
    const before = await label.boundingBox()
    await table.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => table.evaluate((element) => element.scrollLeft)).toBeLessThan(0)
    expect((await label.boundingBox())?.x).toBe(before?.x)
    await expectAccessible(page)
    await test.step('two buttons reach every offer and say at the ends that there is nothing more', async () => {
      const next = page.getByRole('button', { name: 'العروض التالية' })
      const previous = page.getByRole('button', { name: 'العروض السابقة' })
      await next.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      await expect(next).toHaveAttribute('aria-disabled', 'true')
      await expect(table.getByRole('button', { name: /فهد/ })).toBeInViewport({ ratio: 1 })
      await expect(next).toBeFocused()
      await previous.click()
      await previous.click()
      await expect(previous).toHaveAttribute('aria-disabled', 'true')
    })
  })
})

test.describe('in English', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('a seller makes an offer and the buyer accepts it', { tag: '@long' }, async ({ page, browser }) => {
    const asker = await addPerson(db)
    const { id } = await request(asker)
    await enterAs(page, { type: 'local_seller', firstName: 'Salem' })
    await page.goto(`/requests/${id}?lang=en`)
    // The title and the text stay as the asker wrote them; the masked name is in English.
    const facts = page.getByRole('region', { name: title })
    await expect(facts.getByText('Original text')).toHaveCount(2)
    await expect(facts.getByText('هامور بلدي وسط للشوي')).toHaveAttribute('lang', 'ar')
    await expect(facts).toContainText('M* A*')
    const form = page.getByRole('form', { name: 'Make your offer' })
    await form.getByLabel('Your price per kg').fill('57')
    await expect(form).toContainText('1.00')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send offer' }).click()
    await expect(page.getByRole('region', { name: 'Your offer' })).toContainText('SR 3,420.00')

    const own = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage()
    await own.addInitScript((token) => localStorage.setItem('token', token), asker.token)
    await own.goto(`${process.env.SITE_URL}/profile/my-requests/${id}?lang=en`)
    await own.getByRole('button', { name: /^Accept this offer from Salem/ }).click()
    await own.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
    await expect(own.getByRole('link', { name: 'Complete your order' })).toBeVisible()
    await expectAccessible(own)
    await own.close()
    await expect(page.getByRole('region', { name: 'Your offer was accepted' })).toBeVisible()
    await expectAccessible(page)
  })
})

function request(asker: TestPerson) {
  const wish = { title, fish: 'hamour', city: 'dammam', quantity: 60, price: 58 }
  return makeRequest(market(), asker, { ...wish, body: 'هامور بلدي وسط للشوي، منظف ومبرد.' })
}

/** Makes an offer as a new person. */
async function offer(requestId: number, firstName: string, offered: TestOffer): Promise<TestPerson> {
  const seller = await addPerson(db, { type: 'local_seller', firstName, lastName: 'الدوسري' })
  await makeOffer(market(), seller, requestId, { quantity: 60, ...offered })
  return seller
}

async function accepted({ token }: TestPerson, method: 'GET' | 'POST', path: string): Promise<void> {
  expect((await ask(market(), `${method} ${path}`, { token })).status).toBe(200)
}

type Browsing = { newPage(): Promise<Page> }

async function sellersPage(browser: Browsing, { token }: TestPerson, requestId: number): Promise<Page> {
  const page = await browser.newPage()
  await page.addInitScript((kept) => localStorage.setItem('token', kept), token)
  await page.goto(`${process.env.SITE_URL}/requests/${requestId}`)
  await expect(page.getByRole('region', { name: 'عرضك', exact: true })).toBeVisible()
  return page
}

function offersOf(requestId: number) {
  return db.query<{ seller: number; status: string; price: number; grams: number }>({
    text: `select seller_id as seller, status, price_halalas as price, quantity_grams as grams
           from offers where request_id = $1 order by id`,
    values: [requestId],
  })
}

async function statesOf(requestId: number): Promise<Record<number, string>> {
  return Object.fromEntries((await offersOf(requestId)).map(({ seller, status }) => [seller, status]))
}

async function ids(requestId: number, sellerId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: 'select id from offers where request_id = $1 and seller_id = $2 order by id desc',
    values: [requestId, sellerId],
  })
  return rows.map(({ id }) => id)
}
