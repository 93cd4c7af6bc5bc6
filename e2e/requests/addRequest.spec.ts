import type { Page } from '@playwright/test'
import { addPerson, testPassword } from '#demo/testing/trade/people.ts'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { paths } from '#shared/base/paths.ts'
import { requestsOf } from '../support/asking.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test, watchFocus } from '../support/fixtures.ts'
import { signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'
import { fromPhone, photo } from '../support/pictures.ts'

const tomorrow = () => riyadhDay(addDays(new Date(), 1))

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a request needs three taps and one number', async ({ page }) => {
    const lost = await watchFocus(page)
    const { id } = await enterAs(page)
    await openForm(page)
    await expectAccessible(page)
    await expectWithin(page)
    const near = page.getByRole('group', { name: 'اختيارات سريعة' }).getByRole('button').first()
    const fish = (await near.innerText()).trim()
    await near.click()
    await page.getByLabel('الكمية', { exact: true }).fill('٨٠')
    await page.getByRole('button', { name: 'غدًا' }).click()
    await send(page)
    await expect(page.getByText('نُشر طلبك، ويصلك إشعار عند كل عرض')).toBeVisible()
    const [made, ...others] = await requestsOf(id)
    expect(others).toEqual([])
    await expect(page).toHaveURL(paths.myRequest(Number(made?.id)))
    await expect(page.getByRole('heading', { name: `${fish} 80 كجم` })).toBeVisible()
    // The city defaults to the city of the buyer's address.
    expect(made).toMatchObject({
      title: `${fish} 80 كجم`,
      city: 'dammam',
      grams: 80_000,
      needed_by: tomorrow(),
      price: null,
      weight: null,
      size: null,
      pictured: false,
      status: 'open',
    })
    expect(lost(), 'controls that lost the focus').toEqual([])
  })

  test('a request can have every field and a picture', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    await openForm(page)
    await chooseByKeyboard(page, 'هامور')
    await page.getByRole('radio', { name: '50', exact: true }).check()
    await page.getByRole('button', { name: 'أكثر', exact: true }).click()
    await expect(page.getByLabel('الكمية', { exact: true })).toHaveValue('55')
    await page.getByLabel('المدينة').selectOption({ label: 'جدة' })
    await page.getByRole('button', { name: 'يوم آخر' }).click()
    await page.getByLabel('آخر يوم').fill(tomorrow())
    await page.getByRole('button', { name: /تفاصيل أكثر/ }).click()
    await page.getByLabel(/^سعرك للكيلو/).fill('٥٨٫٥')
    await expect(page.getByText(/متوسط السوق .*للكيلو خلال 30 يومًا/)).toBeVisible()
    await expect(page.getByRole('region', { name: /تفاصيل أكثر/ }).getByRole('status')).toContainText(
      '3,217.50',
    )
    await expect(page.locator('[data-dock]')).toContainText('بسعرك')
    await page.getByLabel(/^الحجم/).selectOption({ label: 'كبير' })
    await page.getByLabel(/^الجودة/).selectOption({ label: 'درجة أولى' })
    await page.getByLabel(/^وزن السمكة الواحدة/).fill('1.5')
    await page.getByLabel(/^ملاحظات للبائعين/).fill('منظّف <b>ومقطّع</b>')
    await page.getByLabel('اختر صورة').setInputFiles([await photo('hamour.jpg', fromPhone)])
    await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible()
    const title = page.getByLabel('عنوان الطلب')
    await expect(title).toHaveValue('هامور 55 كجم')
    await title.fill('هامور كبير لمطعم البحر')
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await expectAccessible(page)
    await expectWithin(page)
    await send(page)
    await expect(page.getByRole('heading', { name: 'هامور كبير لمطعم البحر' })).toBeVisible()
    expect(await requestsOf(id)).toEqual([
      expect.objectContaining({
        title: 'هامور كبير لمطعم البحر',
        fish: 'hamour',
        city: 'jeddah',
        grams: 55_000,
        price: 5_850,
        weight: 1_500,
        size: 'large',
        quality: 'a',
        needed_by: tomorrow(),
        body: 'منظّف <b>ومقطّع</b>',
        pictured: true,
      }),
    ])
  })

  test('the request form shows each missing or wrong value at its field', { tag: '@long' }, async ({
    page,
  }) => {
    await enterAs(page)
    await openForm(page)
    await send(page)
    const alert = page.getByRole('alert').filter({ hasText: 'راجع ' })
    await expect(alert).toContainText('حقلين')
    // A form in which nothing was typed is no draft.
    await expect(page.getByText('المسودة محفوظة')).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: /اختر النوع$/ })).toBeVisible()
    await expect(page.getByText('هذا طلبك كما تركته على هذا الجهاز.')).toHaveCount(0)
    await send(page)
    await expect(page.getByRole('button', { name: /اختر النوع$/ })).toBeFocused()
    await alert.getByRole('button', { name: 'الكمية' }).click()
    const quantity = page.getByLabel('الكمية', { exact: true })
    await expect(quantity).toBeFocused()
    await expectAccessible(page)
    await chooseSpecies(page, 'شعري')
    await quantity.fill('0')
    await page.getByRole('button', { name: 'يوم آخر' }).click()
    await page.getByLabel('آخر يوم').fill('2020-01-01')
    const more = page.getByRole('button', { name: /تفاصيل أكثر/ })
    await more.click()
    await page.getByLabel(/^سعرك للكيلو/).fill('12.345')
    await page.getByLabel(/^وزن السمكة الواحدة/).fill('ثقيلة')
    await more.click()
    await expect(page.getByLabel(/^سعرك للكيلو/)).toBeHidden()
    await send(page)
    await expect(alert).toContainText('4 حقول')
    await expect(quantity).toBeFocused()
    for (const name of [/^الكمية$/, /^آخر يوم/, /^سعرك للكيلو/, /^وزن السمكة الواحدة/])
      await expect(page.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
    await alert.getByRole('button', { name: 'وزن السمكة الواحدة' }).click()
    await expect(page.getByLabel(/^وزن السمكة الواحدة/)).toBeFocused()
    await expectAccessible(page)
    await page.getByLabel(/^سعرك للكيلو/).fill('12.34')
    await expect(alert.getByRole('button', { name: 'سعرك للكيلو' })).toBeHidden()
  })

  test('the request form shows a server refusal at its field and keeps the values', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/422/)
    const { id } = await enterAs(page)
    await openForm(page)
    await fillShort(page, 'كنعد')
    // The sent city does not exist, as if it had been removed while the form was open.
    await page.route(
      '**/api/requests/create',
      (route) => {
        const sent = route.request().postDataJSON() as object
        return route.continue({ postData: JSON.stringify({ ...sent, city_id: 999_999 }) })
      },
      { times: 1 },
    )
    await send(page)
    await expect(page.getByLabel('المدينة')).toBeFocused()
    await expect(page.getByLabel('المدينة')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('الكمية', { exact: true })).toHaveValue('25')
    expect(await requestsOf(id)).toEqual([])
    await page.getByLabel('المدينة').selectOption({ label: 'جدة' })
    await send(page)
    await expect(page).toHaveURL(/my-requests\/\d+$/)
    expect(await requestsOf(id)).toHaveLength(1)
  })

  test('the draft of a request is kept with its photo after a reload and can be discarded', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page)
    await openForm(page)
    await fillShort(page, 'هامور')
    await page.getByRole('button', { name: /تفاصيل أكثر/ }).click()
    await page.getByLabel('اختر صورة').setInputFiles([await photo('kept.jpg')])
    await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible()
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await page.reload()
    await expect(page.getByText('هذا طلبك كما تركته على هذا الجهاز.')).toBeVisible()
    await expect(page.getByRole('button', { name: /هامور.*تغيير$/ })).toBeVisible()
    await expect(page.getByLabel('الكمية', { exact: true })).toHaveValue('25')
    await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible()
    await expectAccessible(page)
    await page.goto(paths.myRequests())
    await expect(page.getByRole('region', { name: /المسودات/ }).getByText('هامور 25 كجم')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'أكمله' }).click()
    await page.getByRole('button', { name: 'ابدأ من جديد' }).click()
    await page.getByRole('button', { name: 'احذفها وابدأ من جديد' }).click()
    await expect(page.getByLabel('الكمية', { exact: true })).toHaveValue('')
    await page.reload()
    await expect(page.getByRole('button', { name: /اختر النوع$/ })).toBeVisible()
    await expect(page.getByText('هذا طلبك كما تركته على هذا الجهاز.')).toBeHidden()
  })

  test('a request that is sent offline is kept on the device and sent once when the device is online', {
    tag: '@long',
  }, async ({ page, context, complaints }) => {
    complaints.ignore(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
    const { id } = await enterAs(page)
    await openForm(page)
    await fillShort(page, 'هامور')
    await context.setOffline(true)
    await send(page)
    await expect(page.getByText('لا يوجد اتصال، محفوظ على هذا الجهاز')).toBeVisible()
    await expect(page.getByText('يُرسل تلقائيًا حين يعود الاتصال، ولا يُرسل مرتين.')).toBeVisible()
    await expectAccessible(page)
    expect(await requestsOf(id)).toEqual([])
    await context.setOffline(false)
    await expect(page).toHaveURL(/my-requests\/\d+$/)
    expect(await requestsOf(id)).toHaveLength(1)
  })

  test('a request that is kept on the device is also sent from the list of requests', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED/)
    const { id } = await enterAs(page)
    await openForm(page)
    await fillShort(page, 'كنعد')
    let lost = true
    await page.route('**/api/requests/create', (route) => (lost ? route.abort('failed') : route.continue()))
    await send(page)
    await expect(page.getByText('لا يوجد اتصال، محفوظ على هذا الجهاز')).toBeVisible()
    await expect(page.getByText('المسودة محفوظة')).toBeVisible()
    await page.goto(paths.myRequests())
    await expect(page.getByRole('region', { name: /المسودات/ }).getByText('كنعد 25 كجم')).toBeVisible()
    expect(await requestsOf(id)).toEqual([])
    lost = false
    await expect(page.getByRole('heading', { name: 'كنعد 25 كجم' })).toBeVisible()
    await expect(page.getByRole('region', { name: /المسودات/ }).getByText('كنعد 25 كجم')).toBeHidden()
    expect(await requestsOf(id)).toHaveLength(1)
  })

  test('a lost answer does not create the request twice', { tag: '@long' }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED/)
    const { id } = await enterAs(page)
    await openForm(page)
    await fillShort(page, 'شعري')
    await page.route(
      '**/api/requests/create',
      async (route) => {
        expect((await route.fetch()).status()).toBe(201)
        await route.abort('failed')
      },
      { times: 1 },
    )
    await send(page)
    await expect(page).toHaveURL(/my-requests\/\d+$/)
    expect(await requestsOf(id)).toHaveLength(1)
  })

  test('a closed request of the user is repeated with one tap', { tag: '@long' }, async ({ page }) => {
    const me = await enterAs(page)
    const other = await addPerson(db)
    const mine = await addRequest(db, me, {
      title: 'هامور لعزومة',
      status: 'closed',
      city: 'jeddah',
      quantity: 12.5,
      price: 60,
      body: 'حيّ إن وُجد',
      size: 'large',
    })
    const foreign = await addRequest(db, other)
    await page.goto(paths.addRequest(mine))
    await expect(page.getByLabel('عنوان الطلب')).toHaveValue('هامور لعزومة')
    await expect(page.getByLabel(/^ملاحظات للبائعين/)).toHaveValue('حيّ إن وُجد')
    await send(page)
    await expect(page).toHaveURL(/my-requests\/\d+$/)
    const [first, second] = await requestsOf(me.id)
    expect(first).toMatchObject({ id: mine, status: 'closed' })
    expect(second).toEqual({ ...first, id: second?.id, status: 'open' })
    await page.goto(paths.addRequest(foreign))
    await expect(page.getByText('لم نجد هذا الطلب بين طلباتك')).toBeVisible()
  })

  test('a visitor signs in and returns to the request form with the chosen fish', { tag: '@long' }, async ({
    page,
  }) => {
    const fish = await fishId('hamour')
    const { mobile } = await addPerson(db)
    const form = `${paths.addRequest()}?fishId=${fish}`
    await page.goto(form)
    await expect(page).toHaveURL(paths.signIn(form))
    await signInBy(page, mobile, testPassword)
    await expect(page).toHaveURL(form)
    await expect(page.getByRole('button', { name: /هامور.*تغيير$/ })).toBeVisible()
  })

  test('a user with an unverified mobile gets a link to verify it', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page)
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [id] })
    await openForm(page)
    await expect(page.getByRole('heading', { name: 'وثّق رقم جوالك أولًا' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'أرسل الطلب' })).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'أدخل الرمز' }).click()
    await expect(page).toHaveURL(paths.verifyMobile(paths.addRequest()))
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('a user creates a request by keyboard and edits it', { tag: '@long' }, async ({ page }) => {
    const { id } = await enterAs(page, { firstName: 'Huda', lastName: 'Salem' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(`${paths.addRequest()}?lang=en`)
    const choose = page.getByRole('button', { name: 'Choose species' })
    await choose.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search species').fill('tiger prawn')
    await dialog.getByRole('radio', { name: 'Green tiger prawn' }).check()
    await dialog.getByRole('button', { name: 'Choose Green tiger prawn' }).click()
    await expect(page.getByRole('button', { name: /Green tiger prawn.*Change$/ })).toBeFocused()
    const quantity = page.getByLabel('Quantity', { exact: true })
    await quantity.fill('9')
    await quantity.press('ArrowUp')
    await quantity.press('ArrowUp')
    await expect(quantity).toHaveValue('15')
    await page.getByRole('button', { name: 'Tomorrow' }).press('Enter')
    await expect(page.getByText(/^By \w+day, /)).toContainText(tomorrow())
    const seen = page.getByRole('complementary', { name: 'Sellers’ view' })
    await expect(seen).toContainText('Green tiger prawn, 15 kg')
    await expect(seen).toContainText('H')
    await expect(seen).not.toContainText('Huda')
    await page.getByRole('button', { name: /More details/ }).press('Enter')
    await page.getByLabel(/^Your price per kg/).fill('42')
    await expect(seen).toContainText('630.00')
    await expectAccessible(page)
    await expectWithin(page)
    await page.getByRole('button', { name: 'Send request' }).click()
    await expect(page).toHaveURL(/my-requests\/\d+\?lang=en$/)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.getByLabel('Quantity', { exact: true }).fill('20')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Changes saved')).toBeVisible()
    expect(await requestsOf(id)).toEqual([
      expect.objectContaining({ title: 'Green tiger prawn, 20 kg', grams: 20_000, price: 4_200 }),
    ])
  })
})

async function openForm(page: Page): Promise<void> {
  await page.goto(paths.addRequest())
  await expect(page.getByRole('heading', { name: 'ماذا تحتاج؟' })).toBeVisible()
}

async function chooseSpecies(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /اختر النوع|تغيير$/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ابحث عن نوع').fill(name)
  await dialog.getByRole('radio', { name, exact: true }).check()
  await dialog.getByRole('button', { name: `اختر ${name}` }).click()
  await expect(dialog).toBeHidden()
}

/** Chooses by arrow key and Enter from the search. On a touch screen the search has no focus when the list opens. */
async function chooseByKeyboard(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /اختر النوع$/ }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('ابحث عن نوع').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name, exact: true })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeFocused()
}

/** Fills in the required fields except the city, which defaults to the buyer's city. */
async function fillShort(page: Page, species: string): Promise<void> {
  await chooseByKeyboard(page, species)
  await page.getByRole('radio', { name: '25', exact: true }).check()
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'أرسل الطلب' }).click()
}

async function fishId(code: string): Promise<number> {
  const [row] = await db.query<{ id: number }>({
    text: 'select id from fish where code = $1',
    values: [code],
  })
  return Number(row?.id)
}
