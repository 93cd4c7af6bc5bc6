import { addPerson } from '#demo/testing/trade/people.ts'
import { addOffer, addRequest } from '#demo/testing/trade/requests.ts'
import { paths } from '#shared/base/paths.ts'
import { notificationsTo, requestsOf } from '../support/asking.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import { enterAs } from '../support/person.ts'
import { photo } from '../support/pictures.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('an edit of a request tells the sellers with offers which fields were changed', {
    tag: '@long',
  }, async ({ page }) => {
    const me = await enterAs(page)
    const seller = await addPerson(db, { type: 'local_seller' })
    const id = await addRequest(db, me, { title: 'هامور 80 كجم', price: 60 })
    await addOffer(db, seller, id)
    await page.goto(paths.myRequest(id))
    await page.getByRole('link', { name: 'تعديل' }).click()
    await expect(page.getByText('عليه عرض واحد: يُبلَّغ صاحبه بما تغيّره، ويبقى عرضه.')).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('الكمية', { exact: true }).fill('100')
    await page.getByLabel(/^سعرك للكيلو/).fill('')
    await page.getByLabel('اختر صورة').setInputFiles([await photo('hamour.jpg')])
    await expect(page.getByRole('img', { name: 'الصورة 1' })).toBeVisible()
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page.getByText('حُفظت التغييرات وأُبلغ أصحاب العروض')).toBeVisible()
    await expect(page).toHaveURL(paths.myRequest(id))
    await expect(page.getByRole('heading', { name: 'هامور 100 كجم' })).toBeVisible()
    expect(await requestsOf(me.id)).toEqual([
      expect.objectContaining({ title: 'هامور 100 كجم', grams: 100_000, price: null, pictured: true }),
    ])
    expect(await notificationsTo(page, seller)).toEqual([
      'تغيّر طلب هامور 100 كجم الذي قدّمت عليه عرضًا: العنوان والكمية والسعر المقترح والصورة',
    ])
    await page.goto(`${paths.myRequest(id)}?edit=true`)
    await page.getByRole('button', { name: 'حذف الصورة 1' }).click()
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL(paths.myRequest(id))
    await expect.poll(async () => (await requestsOf(me.id))[0]?.pictured).toBe(false)
  })

  test('an unchanged request can be saved, and a request that was closed meanwhile is shown as closed', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const me = await enterAs(page)
    const id = await addRequest(db, me, { title: 'شعري للبيت' })
    await page.goto(`${paths.myRequest(id)}?edit=true`)
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page).toHaveURL(paths.myRequest(id))
    await page.goto(`${paths.myRequest(id)}?edit=true`)
    await page.getByLabel('الكمية', { exact: true }).fill('7')
    await db.query({
      text: "update requests set status = 'closed', closed_at = now(), closed_by = 'owner' where id = $1",
      values: [id],
    })
    await page.getByRole('button', { name: 'احفظ التغييرات' }).click()
    await expect(page.getByText('لم يعد هذا الطلب مفتوحًا').first()).toBeVisible()
    await expect(page).toHaveURL(paths.myRequest(id))
    await expect(page.getByRole('link', { name: 'تعديل' })).toBeHidden()
    expect((await requestsOf(me.id))[0]).toMatchObject({ grams: 80_000 })
    await page.goto(`${paths.myRequest(id)}?edit=true`)
    await expect(page.getByRole('heading', { name: 'لم يعد هذا الطلب مفتوحًا' })).toBeVisible()
    await expectAccessible(page)
  })

  test('a request is closed after a confirmation, which declines the offers', async ({ page }) => {
    const me = await enterAs(page)
    const seller = await addPerson(db, { type: 'fisherman' })
    const id = await addRequest(db, me, { title: 'صافي 10 كجم', quantity: 10 })
    await addOffer(db, seller, id, { quantity: 10 })
    await page.goto(paths.myRequest(id))
    await page.getByRole('button', { name: 'إغلاق الطلب' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toContainText('عليه عرض واحد: يُرفض ويُبلَّغ صاحبه.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'إبقاؤه مفتوحًا' }).click()
    await expect(question).toBeHidden()
    expect((await requestsOf(me.id))[0]?.status).toBe('open')
    await page.getByRole('button', { name: 'إغلاق الطلب' }).click()
    await question.getByRole('button', { name: 'أغلق الطلب' }).click()
    await expect(page.getByText('أُغلق طلبك')).toBeVisible()
    await expect(page.getByRole('button', { name: 'إغلاق الطلب' })).toBeHidden()
    expect((await requestsOf(me.id))[0]?.status).toBe('closed')
    expect(await notificationsTo(page, seller)).toEqual(['أُغلق طلب صافي 10 كجم الذي قدّمت عليه عرضًا'])
  })
})

test.describe('in English, on a wide screen:', () => {
  test.use({ viewport: { width: 1280, height: 900 }, locale: 'en-US' })

  test('the request form asks before it discards unsaved changes', { tag: '@long' }, async ({ page }) => {
    const me = await enterAs(page)
    const id = await addRequest(db, me, { title: 'Hamour for the family' })
    await page.goto(`${paths.myRequest(id)}?edit=true&lang=en`)
    await page.getByLabel('Quantity', { exact: true }).fill('33')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'))
    await expect(question).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByLabel('Quantity', { exact: true })).toHaveValue('33')
  })
})
