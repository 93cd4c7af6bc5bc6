import type { Browser, Page } from '@playwright/test'
import { readOutbox } from '#demo/testing/outbox.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { paths } from '#shared/base/paths.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addGoods } from '../support/goods.ts'
import { placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

/** Staff edit contact messages, products, special products, the gallery and the site's record. */

const script = '<img src=x onerror="document.title=1"><script>document.title=1</script>'

test('an editor answers a contact message by mail and closes it', async ({ page, request, complaints }) => {
  complaints.ignore(/ERR_FAILED|Failed to load/)
  const email = `asker-${Date.now()}@example.com`
  const name = `هدى ${script}`
  const subject = 'سؤال عن التوصيل'
  await request.post('/api/contact/create', {
    data: { name, email, subject, message: `أيصل إلى الرياض؟\n${script}` },
  })
  await enterAs(page, { staff: 'editor', firstName: 'هند', lastName: 'القحطاني' })
  await page.goto('/operator/contacts')
  const row = page.getByRole('row', { name: /هدى/ }).first()
  await expect(row).toContainText(script)
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByText(`أيصل إلى الرياض؟`)).toContainText(script)
  await page.getByRole('button', { name: 'أسندها إليّ' }).click()
  await expect(row).toContainText('هند القحطاني')
  await expectAccessible(page)
  // An answer without text is refused at the field.
  await page.getByRole('button', { name: 'أرسل الرد' }).click()
  await expect(page.getByLabel('الرد', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('الرد', { exact: true })).toBeFocused()
  await page.getByLabel('الرد', { exact: true }).fill('نعم، يصل مبردًا خلال يوم.')
  await page.route('**/api/operator/contacts/*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'أرسل الرد' }).click()
  // A failed request must not clear the typed answer.
  await expect(page.getByRole('alert').filter({ hasText: 'لم يُحفظ' })).toBeVisible()
  await expect(page.getByLabel('الرد', { exact: true })).toHaveValue('نعم، يصل مبردًا خلال يوم.')
  await page.getByRole('button', { name: 'أرسل الرد' }).click()
  await expect(page.getByRole('row', { name: /هدى/ }).first().getByText('أُجيب عنها')).toBeVisible()
  await page.getByLabel('رد آخر').fill('وصلنا سؤالك عن السعر: 35 ريالًا.')
  await page.getByRole('button', { name: 'أرسل الرد' }).click()
  const replies = page.getByRole('region', { name: 'ردّان أُرسلا' }).getByRole('listitem')
  await expect(replies).toContainText(['نعم، يصل مبردًا', '35 ريالًا'])
  await expect(replies.last()).toContainText('هند القحطاني')
  const sent = () => readOutbox(String(process.env.SITE_DATA_DIR), email)
  await expect
    .poll(async () => (await sent()).map(({ text }) => text).join(''))
    .toContain('نعم، يصل مبردًا خلال يوم.')
  expect(await page.title()).not.toBe('1')
  expect(await page.locator('img[src="x"]').count()).toBe(0)
})

test('an editor answers a message of an account about its order with a template, and logs a call', async ({
  page,
  request,
  complaints,
}) => {
  complaints.ignore(/422/)
  const [buyer, seller] = [
    await addPerson(db, { firstName: 'منال', lastName: 'الشهري' }),
    await makeSeller(db),
  ]
  const order = await placeOrder({ buyer, seller, kilograms: 2, price: 30 })
  const subject = `أين طلبي ${order.number}؟`
  await request.post('/api/contact/create', {
    data: { name: 'منال', email: buyer.email, subject, message: 'لم يصل بعد' },
  })
  await enterAs(page, { staff: 'editor' })
  await page.goto('/operator/templates')
  const name = `تأخر التوصيل ${Date.now()}`
  await page.getByRole('button', { name: 'أضف قالبًا' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('الاسم بالعربية').fill(name)
  await sheet.getByLabel('الاسم بالإنجليزية').fill(name)
  await sheet.getByLabel('النص بالعربية').fill('مرحبًا {name}، طلبك {order} في الطريق.')
  await sheet.getByLabel('النص بالإنجليزية').fill('Hello {name}, your order {order} is on its way.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'احفظ' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()

  await page.goto(`/operator/contacts?s=${order.number}`)
  const row = page.locator('tr[data-row]')
  await expect(row).toHaveCount(1)
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByRole('link', { name: 'منال الشهري' })).toBeVisible()
  await expect(page.getByRole('link', { name: `#${order.number}` })).toBeVisible()
  await page.getByRole('button', { name: 'أزل الربط' }).click()
  await page.getByLabel('رقم الطلب').fill('100000')
  await page.getByRole('button', { name: 'اربطه' }).click()
  await expect(page.getByText('لا طلب بهذا الرقم')).toBeVisible()
  await page.getByLabel('رقم الطلب').fill(order.number)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `#${order.number}` })).toBeVisible()
  await page.getByLabel('ملاحظة جديدة').fill('اتصلنا بالبائع، يصل اليوم')
  await page.getByRole('button', { name: 'سجّل مكالمة' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'اتصلنا بالبائع' })).toBeVisible()
  await page.getByRole('button', { name: 'ننتظر جهة أخرى' }).click()
  await expect(row).toContainText('بانتظار جهة أخرى')
  await expectAccessible(page)
  await page.getByLabel('قالب الرد').selectOption(name)
  await expect(page.getByLabel('الرد', { exact: true })).toHaveValue(
    `مرحبًا منال، طلبك ${order.number} في الطريق.`,
  )
  await page.getByRole('button', { name: 'أرسل الرد' }).click()
  await expect(row).toContainText('أُجيب عنها')
  await page.goto(`/operator/users/${buyer.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('رسالة تواصل')
})

test('an editor hides a product with a reason, shows the product again and sorts the special products', async ({
  page,
  browser,
}) => {
  const stamp = String(Date.now())
  const name = `هامور الفحص ${stamp}`
  // The test sorts its product among two other products of this test, because other tests add special products
  // meanwhile.
  const others = [`شعري الفحص ${stamp}`, `كنعد الفحص ${stamp}`] as const
  for (const other of others) {
    const id = await addGoods({ name: other, price: 4_000, quantity: 20_000 })
    await db.query({
      text: `update products set special_position = (select max(special_position) + 1 from products) where id = $1`,
      values: [id],
    })
  }
  const id = await addGoods({ name, price: 4_000, quantity: 20_000 })
  const another = await addGoods({ name: 'شعور', price: 4_000, quantity: 20_000 })
  const editor = await enterAs(page, { staff: 'editor' })
  await page.goto(`/operator/products?s=${id}`)
  const row = page.getByRole('row', { name: new RegExp(name) })
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await page.getByRole('button', { name: 'أضفه إلى المميزة' }).click()
  await expect(row.getByText('مميز')).toBeVisible()
  await page.getByRole('button', { name: 'أخفِ المنتج' }).click()
  await expect(page.getByText('اكتب السبب أولًا')).toBeVisible()
  await page.getByLabel('السبب').fill('الصورة لا تخص المنتج')
  await page.getByRole('button', { name: 'أخفِ المنتج' }).click()
  await expect(row.getByText('أخفته الإدارة')).toBeVisible()
  await expectAccessible(page)
  const reader = await visitor(browser)
  const status = async () => (await reader.request.get(`/api/products/show/${id}`)).status()
  await expect.poll(status, { timeout: 10_000 }).toBe(404)
  await page.getByRole('button', { name: 'أظهر المنتج' }).click()
  await expect(row.getByText('معروض')).toBeVisible()
  await expect.poll(status, { timeout: 10_000 }).toBe(200)

  await page.goto('/operator/specials')
  const items = page
    .getByRole('list', { name: 'المنتجات المميزة' })
    .getByRole('listitem')
    .filter({ hasText: stamp })
  const expectOrder = async (...names: readonly string[]) => {
    for (const [at, one] of names.entries()) await expect(items.nth(at)).toContainText(one)
  }
  await expectOrder(...others, name)
  await page.getByRole('button', { name: `ارفع ${name}` }).click()
  await expectOrder(others[0], name, others[1])
  // Dragging the handle moves the row above the first of the three. Keys move the row back.
  const from = await items.nth(1).locator('[data-handle]').boundingBox()
  const above = await items.nth(0).boundingBox()
  if (!from || !above) throw new Error('the special products are not shown')
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, above.y + 20, { steps: 5 })
  const { promise: readAgain, resolve: save } = Promise.withResolvers<void>()
  await page.route(
    '**/api/operator/products/*',
    async (route) => {
      await readAgain
      await route.continue()
    },
    { times: 1 },
  )
  await page.mouse.up()
  await expectOrder(name, ...others)
  // A colleague's change makes the page read the list again while the move is not saved.
  const read = page.waitForResponse(/operator\/products\?/)
  const colleague = await reader.request.post(`/api/operator/products/${another}`, {
    headers: { authorization: `Bearer ${editor.token}` },
    data: { hidden: true, note: 'الصورة لا تخص المنتج' },
  })
  expect(colleague.status()).toBe(200)
  await (await read).finished()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))))
  await expectOrder(name, ...others)
  save()
  await page.getByRole('button', { name: `أنزل ${name}` }).click()
  await expectOrder(others[0], name, others[1])
  // After a move by keyboard the row keeps the focus.
  await page.keyboard.press('Alt+ArrowDown')
  await expectOrder(...others, name)
  await page.keyboard.press('Alt+ArrowUp')
  await expectOrder(others[0], name, others[1])
  await expectAccessible(page)
  const publicOrder = async () => {
    const answer = await reader.request.get('/api/products/special?limit=100')
    const { data } = (await answer.json()) as { data: { products: { data: { name: string }[] } } }
    return data.products.data.map((one) => one.name).filter((one) => one.includes(stamp))
  }
  await expect.poll(publicOrder, { timeout: 10_000 }).toEqual([others[0], name, others[1]])
  await page.getByRole('button', { name: `أزل ${name} من المميزة` }).click()
  await expectOrder(...others)
  await expect(items).toHaveCount(2)
  await reader.context().close()
})

test.describe('in English', () => {
  test.use({ locale: 'en-US' })

  test('content pages fit a phone, and a changed link of the site is public immediately', {
    tag: '@long',
  }, async ({ page, browser, complaints }) => {
    complaints.ignore(/422/)
    await page.setViewportSize({ width: 390, height: 844 })
    await enterAs(page, { staff: 'editor' })
    for (const path of ['products', 'specials', 'contacts', 'gallery']) {
      await page.goto(`/operator/${path}?lang=en`)
      await expect(page.locator('main').getByRole('button').first()).toBeVisible()
      await expectWithin(page)
    }
    await page.goto('/operator/site?lang=en')
    await page.getByLabel('X', { exact: true }).fill('https://evil.example/samak')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(
      page.getByText('The link to your own page on that site, starting with https://'),
    ).toBeVisible()
    await page.getByLabel('X', { exact: true }).fill('https://x.com/samak-market')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved. The site shows it within two seconds')).toBeVisible()
    await expectWithin(page)
    await expectAccessible(page)
    const reader = await visitor(browser)
    await expect(async () => {
      await reader.goto(paths.aboutUs())
      await expect(reader.locator('a[href="https://x.com/samak-market"]').first()).toBeAttached({
        timeout: 500,
      })
    }).toPass({ timeout: 10_000 })
    await reader.context().close()
  })
})

/** Opens a page of a signed-out visitor in a separate browser context. */
async function visitor(browser: Browser): Promise<Page> {
  return (await browser.newContext({ serviceWorkers: 'block' })).newPage()
}
