import { withLong } from '#demo/testing/long.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'
import { noisyPhoto, photo } from '../support/pictures.ts'

test.describe('in Arabic', () => {
  test('a refused upgrade request shows the note and can be repeated', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/422/)
    const { id } = await enterAs(page)
    await page.goto('/profile/account')
    await page.getByRole('region', { name: 'هل تبيع السمك؟' }).getByRole('link').click()
    await expect(page).toHaveURL('/profile/account/upgrade')
    await expectAccessible(page)
    await page.getByRole('radio', { name: 'بائع محلي' }).check()
    await page.getByRole('button', { name: 'أرسل الطلب' }).click()
    const number = page.getByLabel('رقم السجل التجاري أو الرقم الوطني الموحد')
    await expect(number).toHaveAccessibleDescription('اكتب رقم السجل التجاري أو الرقم الموحد')
    await expect(number).toBeFocused()
    await number.fill('٧٠٠٩٩٨٨٧٧٦')
    const document = page.getByLabel(/^السجل أو الرخصة/)
    await document.setInputFiles(await photo('سجل.jpg'))
    await page.getByRole('button', { name: 'أرسل الطلب' }).click()
    const state = page.getByRole('region', { name: 'ترقية الحساب' })
    await expect(state).toContainText('طلبك قيد المراجعة')
    await expect(state).toContainText('7009988776')
    await expect(page.getByRole('button', { name: 'أرسل الطلب' })).toBeHidden()
    await db.query({
      text: `update upgrades set status = 'refused', note = 'صورة السجل غير واضحة', decided_at = now() where user_id = $1`,
      values: [id],
    })
    await page.goto('/profile/account')
    await expect(state).toContainText('لم يُقبل طلبك')
    await expect(state).toContainText('صورة السجل غير واضحة')
    await expectAccessible(page)
    await state.getByRole('link', { name: 'قدّم الطلب مرة أخرى' }).click()
    await expect(page.getByRole('button', { name: 'أرسل الطلب' })).toBeVisible()
  })

  test('a new seller sends the papers and follows the steps to a verified account', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/415|422/)
    await page.setViewportSize({ width: 390, height: 844 })
    const { id } = await enterAs(page, { type: 'fisherman' })
    await page.goto('/profile/my-shop')
    const steps = page.getByRole('region', { name: 'توثيق الحساب' })
    await expect(steps).toContainText('يمكنك البيع من الآن.')
    await expect(steps.locator('[aria-current=step]')).toHaveText('ترسل أوراقك')
    await steps.getByRole('link', { name: 'أرسل أوراقك' }).click()
    await expect(page.getByRole('heading', { name: 'توثيق الحساب' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'صياد' })).toBeChecked()
    await expectAccessible(page)
    const send = page.getByRole('button', { name: 'أرسل الطلب' })
    await send.click()
    const papers = page.getByLabel('السجل أو الرخصة', { exact: true })
    await expect(papers).toHaveAccessibleDescription(/أضف صورة السجل أو الرخصة/)
    await papers.setInputFiles({ name: 'سجل.txt', mimeType: 'text/plain', buffer: Buffer.from('سجل') })
    await expect(papers).toHaveAccessibleDescription(/ليس صورة ولا PDF/)
    await papers.setInputFiles({
      name: 'سجل.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4'),
    })
    const form = page.getByRole('form', { name: 'توثيق الحساب' })
    await expect(form).toContainText('سجل.pdf')
    await expect(form.getByRole('presentation')).toHaveCount(0)
    await send.click()
    await expect(papers).toHaveAccessibleDescription(/ملف PDF ناقص أو تالف/)
    const paper = await noisyPhoto('رخصة.jpg')
    expect(paper.buffer.byteLength).toBeGreaterThan(1024 * 1024)
    await papers.setInputFiles(paper)
    // The device replaces a large photo by a smaller one before it is sent.
    await expect
      .poll(() => form.getByRole('presentation').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2_400)
    await send.click()
    await expect(steps).toContainText('طلبك قيد المراجعة')
    await page.goto('/profile/my-shop')
    await expect(steps.locator('[aria-current=step]')).toHaveText('فريق السوق يراجعها الآن')
    await expect(steps.getByRole('link')).toBeHidden()
    await expectAccessible(page)
    if (withLong)
      await test.step('the form says why it cannot be sent while the market allows nothing', async () => {
        await page.route('**/api/profile', async (route) => {
          const response = await route.fetch()
          const { data, ...envelope } = await response.json()
          await route.fulfill({ response, json: { ...envelope, data: { ...data, unverified_goods: 0 } } })
        })
        await page.goto('/profile/add-product')
        await expect(page.getByRole('main')).toContainText('يراجع فريق السوق أوراقك الآن')
        const sell = page.getByRole('button', { name: 'اعرضه للبيع' })
        await expect(sell).toBeDisabled()
        await expect(sell).toHaveAccessibleDescription('وثّق حسابك أولًا')
        await expectAccessible(page)
        await page.goto('/profile/my-products')
        await page.getByRole('main').getByRole('link', { name: 'حالة التوثيق' }).click()
        await expect(page).toHaveURL('/profile/account/upgrade')
        await page.goto('/profile/add-product')
        await page.unroute('**/api/profile')
        await page.getByRole('main').getByRole('link', { name: 'حالة التوثيق' }).click()
        await expect(steps).toContainText('طلبك قيد المراجعة')
        await page.goto('/profile/my-shop')
      })
    await db.query({ text: 'update users set verified = true where id = $1', values: [id] })
    await page.reload()
    const lists = page.getByRole('main').getByRole('link', { name: 'اعرض صيدك' })
    await expect(lists).toHaveCount(1)
    await expect(lists).toBeVisible()
    await expect(steps).toBeHidden()
  })

  test('a verified international seller reads on the upgrade page that the account allows everything', {
    tag: '@long',
  }, async ({ page }) => {
    const { id } = await enterAs(page, { type: 'international_seller' })
    await db.query({ text: 'update users set verified = true where id = $1', values: [id] })
    await page.goto('/profile/account/upgrade')
    await expect(page.getByRole('heading', { name: 'حسابك يتيح كل شيء' })).toBeVisible()
  })
})
