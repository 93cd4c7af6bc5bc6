import { ask } from '#demo/testing/ask.ts'
import { appCode } from '#demo/testing/authenticator.ts'
import { readOutbox } from '#demo/testing/outbox.ts'
import { addPerson, testPassword } from '#demo/testing/trade/people.ts'
import { printMobile } from '#shared/base/text/identity.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { openOwnApi } from '../support/ownSite.ts'
import { openAlive, signInBy, switchFactorOn } from '../support/people.ts'
import { addImporter, enterAs } from '../support/person.ts'

test('an administrator verifies a seller and blocks a buyer, whose session ends', async ({
  page,
  baseURL,
}) => {
  const seller = await addPerson(db, { type: 'local_seller', firstName: 'مؤسسة', lastName: 'لؤلؤة الجبيل' })
  const buyer = await addPerson(db, { firstName: 'سعد', lastName: '<img src=x onerror=alert(1)>' })
  await enterAs(page, { staff: 'administrator', firstName: 'هند', lastName: 'القحطاني' })
  await openAlive(page, '/operator/users')
  const search = page.getByRole('searchbox', { name: 'الاسم أو الجوال أو السجل' })
  // The tabs of the states are shown only on phones.
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await expect(page.getByRole('tabpanel')).toHaveCount(0)
  await search.fill(`0${seller.mobile.slice(4)}`)
  const row = page.getByRole('row').filter({ hasText: 'مؤسسة لؤلؤة الجبيل' })
  await expect(row).toContainText('بانتظار التوثيق')
  await expect(row).not.toContainText(seller.mobile.slice(4))
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByText('رقم السجل غير مستخدم لحساب آخر')).toBeVisible()
  await expectAccessible(page)
  const verify = page.getByRole('button', { name: 'وثّق الحساب' })
  await expect(verify).toBeDisabled()
  await page.getByLabel('ملاحظة القرار').fill('الاسم مطابق للسجل')
  await verify.click()
  await expect(row).toContainText('موثق')
  await expect(page.getByRole('listitem').filter({ hasText: 'الاسم مطابق للسجل' })).toContainText(
    'هند القحطاني',
  )

  await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [buyer.id] })
  await search.fill(buyer.mobile)
  const other = page.locator('tr[data-row]').filter({ hasText: '<img src=x onerror=alert(1)>' })
  await other.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await page.getByRole('button', { name: /^أظهر جوال/ }).click()
  await expect(page.getByRole('link', { name: printMobile(buyer.mobile) })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'عرض جوال مستخدم وبريده' })).toContainText('هند')
  await page.getByRole('button', { name: 'توثيق الجوال' }).click()
  await expect(page.getByLabel('كيف ثبت أن الرقم له؟')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^وثّق الجوال / }).click()
  await expect(page.getByText('اكتب كيف ثبت أن الرقم له')).toBeVisible()
  await page.getByLabel('كيف ثبت أن الرقم له؟').fill('حضر بهويته الأصلية')
  // The confirmation closes after the lists are loaded again. A form that is opened before that must stay open.
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/operator/users?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: /^وثّق الجوال / }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'توثيق جوال مستخدم' })).toContainText('هند')
  await expect(page.getByRole('button', { name: 'توثيق الجوال' })).toBeHidden()
  await page.getByRole('button', { name: 'إيقاف الحساب' }).click()
  const read = page.waitForResponse(/\/api\/operator\/users\?/)
  answer()
  await read
  await page.unroute('**/api/operator/users?*')
  await page.getByLabel('ملاحظة القرار').fill('بلاغات متكررة')
  await search.fill(seller.mobile)
  await page.getByRole('button', { name: 'متابعة الكتابة' }).click()
  await page.getByRole('button', { name: /^أوقف حساب/ }).click()
  await expect(other).toContainText('موقوف')
  const market = { url: String(baseURL) }
  expect((await ask(market, 'GET profile', { token: buyer.token })).status).toBe(401)
})

test('a viewer sees why decisions are disabled (English, phone)', { tag: '@long' }, async ({ page }) => {
  const seller = await addPerson(db, { type: 'fisherman', firstName: 'Hasan', lastName: 'Alqatifi' })
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, { staff: 'viewer' })
  await openAlive(page, `/operator/users?lang=en&s=${encodeURIComponent(seller.mobile)}`)
  await expect(page.getByRole('tab', { name: /Waiting/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open the details' }).click()
  await expect(page.getByRole('button', { name: 'Verify the account' })).toBeDisabled()
  await expect(page.getByText('Only administrators can decide').first()).toBeVisible()
  // A fisherman sells without a register number, so its absence is no warning. The check digit of test people is wrong.
  await expect(page.getByText('National ID format invalid')).toBeVisible()
  await expect(page.getByText('No register number')).toBeHidden()
  await expectAccessible(page)
})

test('finance sees that the behar service is down, retries and extends an importer’s subscription', {
  tag: '@long',
}, async ({ page, complaints }) => {
  complaints.ignore(/ERR_FAILED|Failed to load/)
  const importer = await addImporter('أمواج', 'للاستيراد')
  await enterAs(page, { staff: 'finance' })
  // The stream is blocked, because events of parallel tests would reload the data of the page.
  await page.route('**/operator/events', (route) => route.abort())
  const subscriptions = '**/operator/subscriptions/*'
  await page.route(subscriptions, (route) => route.abort())
  await openAlive(page, `/operator/users/${importer.id}`)
  const panel = page.getByRole('heading', { name: 'اشتراك سوق بحار' }).locator('..')
  await expect(panel.getByRole('alert')).toContainText('سوق بحار لا يستجيب الآن')
  await page.unroute(subscriptions)
  await panel.getByRole('button', { name: 'أعد المحاولة' }).click()
  await expect(panel.getByText('لا اشتراك له بعد.')).toBeVisible()
  await panel.getByLabel('المدة').selectOption('3 أشهر')
  await panel.getByRole('button', { name: /^مدّد الاشتراك إلى/ }).click()
  await expect(panel).toContainText('اشتراك كامل')
  await expect(page.getByText(/ممتد إلى/)).toBeVisible()
  await expectAccessible(page)
})

test('an administrator refuses a seller request with a reason', { tag: '@long' }, async ({
  page,
  baseURL,
}) => {
  const asker = await addPerson(db, { firstName: 'مصائد', lastName: 'الشرقية' })
  await ask({ url: String(baseURL) }, 'POST profile/upgrade', {
    token: asker.token,
    body: { type: 'fisherman' },
  })
  await enterAs(page, { staff: 'administrator' })
  await openAlive(page, '/operator/upgrades?status=pending')
  const row = page.getByRole('row').filter({ hasText: 'مصائد الشرقية' })
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  const note = page.getByLabel('ملاحظة القرار')
  // The keys of decisions work once the details are shown.
  await expect(note).toBeVisible()
  await page.keyboard.press('r')
  await expect(note).toBeFocused()
  await page.keyboard.insertText('الصورة غير واضحة')
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  const { data } = await ask<{ upgrade: object }>({ url: String(baseURL) }, 'GET profile', {
    token: asker.token,
  })
  expect(data.upgrade).toMatchObject({ status: 'refused', note: 'الصورة غير واضحة' })
})

test('after an operator switches the second factor on, sign-in requires a code', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/401/)
  const person = await enterAs(page, { staff: 'finance' })
  await openAlive(page, '/operator/security')
  const secret = await switchFactorOn(page, person.password)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'حفظتها' }).click()
  await expect(page.getByText('رموز استعادة متبقية')).toContainText('10')

  await page.evaluate(() => localStorage.removeItem('token'))
  await openAlive(page, '/auth/sign-in?redirect=/news')
  await signInBy(page, `0${person.mobile.slice(4)}`, person.password)
  const box = page.getByLabel('رمز التحقق بخطوتين')
  await expect(box).toBeFocused()
  // The form is sent with the sixth digit.
  await box.fill(appCode(secret, 1))
  await expect(page).toHaveURL(/^[^?]+\/news$/)
})

test('an invited colleague joins by the link and opens the back office', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.ignore(/422/)
  const mobile = `+96656${String(Date.now() % 10_000_000).padStart(7, '0')}`
  await enterAs(page, { staff: 'administrator', firstName: 'هند', lastName: 'القحطاني' })
  await openAlive(page, '/operator/invitations')
  await page.getByRole('button', { name: 'ادعُ زميلًا' }).click()
  const sheet = page.getByRole('dialog', { name: 'ادعُ زميلًا' })
  const receiver = sheet.getByLabel('الجوال أو البريد')
  await receiver.fill('0501')
  await receiver.press('Enter')
  await expect(sheet.getByText('اكتب رقم جوال سعودي أو بريدًا إلكترونيًا')).toBeVisible()
  await receiver.fill(`0${mobile.slice(4)}`)
  await sheet.getByLabel('الدور').selectOption('finance')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'أرسل الدعوة' }).click()
  const row = page
    .locator('tr[data-row]')
    .filter({ hasText: `0${mobile.slice(4, 7)}****${mobile.slice(-2)}` })
  await expect(row).toContainText('بانتظار القبول')
  await expect(row).toContainText('المالية')
  await expectAccessible(page)
  const sent = () => readOutbox(String(process.env.SITE_DATA_DIR), mobile)
  await expect.poll(async () => (await sent()).length).toBe(1)
  const link = /\/invitation#\S+/.exec((await sent())[0]?.text ?? '')?.[0] ?? ''

  const context = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const colleague = await context.newPage()
  await colleague.goto(link)
  await expect(colleague.getByText(/دعاك .هند القحطاني. إلى دور «المالية»/)).toBeVisible()
  await expect(colleague).toHaveURL(/\/invitation$/)
  await colleague.getByLabel('الاسم الأول').fill('سلوى')
  await colleague.getByLabel('اسم العائلة').fill('الحربي')
  await colleague.getByLabel('كلمة المرور', { exact: true }).fill(testPassword)
  await colleague.getByLabel('تأكيد كلمة المرور').fill(testPassword)
  await expectAccessible(colleague)
  await colleague.getByRole('button', { name: 'أنشئ الحساب وانضم' }).click()
  await expect(colleague).toHaveURL(/\/operator$/)
  await colleague.goto(link)
  await expect(colleague.getByRole('heading', { name: 'الدعوة غير صالحة' })).toBeVisible()
  await context.close()

  await expect(row).toContainText('قُبلت')
  await expect(row.getByRole('link', { name: 'سلوى الحربي' })).toBeVisible()
})

test('in a market without SMS, an administrator hands over the link of an invitation', {
  tag: '@long',
}, async ({ page, browser, context }) => {
  const silent = { SANDBOX: 'off', VERIFY_MOBILE: 'on' }
  const mobile = `+96657${String(Date.now() % 10_000_000).padStart(7, '0')}`
  await enterAs(page, { staff: 'administrator', firstName: 'هند', lastName: 'القحطاني' })
  const api = await openOwnApi(page, silent)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openAlive(page, '/operator/settings')
  const services = page.getByRole('region', { name: 'الخدمات' })
  await expect(services.getByRole('listitem').filter({ hasText: 'الرسائل النصية' })).toContainText(
    'غير مفعّلة',
  )
  await expect(
    services
      .getByRole('listitem')
      .filter({ hasText: 'البريد الإلكتروني' })
      .getByText('غير مفعّل', { exact: true }),
  ).toBeVisible()
  await openAlive(page, '/operator/invitations')
  await page.getByRole('button', { name: 'ادعُ زميلًا' }).click()
  const sheet = page.getByRole('dialog', { name: 'ادعُ زميلًا' })
  await sheet.getByLabel('الجوال أو البريد').fill(`0${mobile.slice(4)}`)
  await sheet.getByLabel('الدور').selectOption('editor')
  await sheet.getByRole('button', { name: 'أرسل الدعوة' }).click()
  const shown = page.getByRole('dialog', { name: 'سلّم الرابط بنفسك' })
  await expect(shown).toContainText('إلى دور «محرر»')
  const [box, address] = await Promise.all([
    shown.boundingBox(),
    shown.getByText(/invitation#/).boundingBox(),
  ])
  expect(address?.x ?? Number.NaN).toBeGreaterThan(box?.x ?? Number.NaN)
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'انسخ الرابط' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain(`${new URL(page.url()).origin}/invitation#`)
  await shown.getByRole('button', { name: 'تم', exact: true }).click()
  const row = page
    .locator('tr[data-row]')
    .filter({ hasText: `****${mobile.slice(-2)}` })
    .first()
  await expect(row).toContainText('رابط يُسلَّم باليد')
  // The link of an invitation is shown only once; a new link replaces it.
  await row.getByRole('button', { name: 'رابط جديد' }).click()
  await shown.getByRole('button', { name: 'انسخ الرابط' }).click()
  const newer = await page.evaluate(() => navigator.clipboard.readText())
  expect(newer).not.toBe(link)
  await shown.getByRole('button', { name: 'تم', exact: true }).click()

  const phone = await browser.newContext({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
  const colleague = await phone.newPage()
  const colleagueApi = await openOwnApi(colleague, silent)
  await colleague.goto(newer)
  await colleague.getByLabel('الاسم الأول').fill('سلوى')
  await colleague.getByLabel('اسم العائلة').fill('الحربي')
  await colleague.getByLabel('كلمة المرور', { exact: true }).fill(testPassword)
  await colleague.getByLabel('تأكيد كلمة المرور').fill(testPassword)
  await colleague.getByRole('button', { name: 'أنشئ الحساب وانضم' }).click()
  await expect(colleague).toHaveURL(/\/operator$/)
  await expect(row).toContainText('قُبلت')
  await colleagueApi.close()
  await phone.close()
  await api.close()
})

test('the overview of a market without SMS leads to the users whose mobiles staff verify', {
  tag: '@long',
}, async ({ page }) => {
  const waiting = await addPerson(db, { firstName: 'عبير', lastName: 'المطيري' })
  await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [waiting.id] })
  await enterAs(page, { staff: 'administrator' })
  await page.route('**/api/operator/overview', async (route) => {
    const response = await route.fetch()
    const { data, ...rest } = await response.json()
    const mobiles = { count: 7, amount: null, oldest_at: new Date(Date.now() - 3_600_000).toISOString() }
    await route.fulfill({ response, json: { ...rest, data: { ...data, mobiles } } })
  })
  await openAlive(page, '/operator')
  await page.getByRole('link', { name: /^جوالات للتوثيق 7/ }).click()
  await expect(page).toHaveURL(/\/operator\/users\?mobile_verified=false$/)
  await expect(page.getByRole('row').filter({ hasText: 'عبير المطيري' })).toBeVisible()
  await expectAccessible(page)
})
