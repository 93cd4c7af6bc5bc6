import type { Page } from '@playwright/test'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { addGoods, changeGoods } from '../support/goods.ts'
import * as ordering from '../support/ordering.ts'
import { accountOf, openAlive, signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

const open = async (page: Page, id: number, quantity?: number) => {
  await openAlive(page, `/local-market/${id}/confirmation${quantity ? `?quantity=${quantity}` : ''}`)
  await expect(ordering.orderForm(page)).toBeVisible()
}

test.describe('in Arabic, while the order form is open:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the page reports a lower stock and can order the remaining quantity', { tag: '@long' }, async ({
    page,
  }) => {
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'يقل وأنت تكتب', price: 4_000, quantity: 9_000 })
    await open(page, id, 5)
    await ordering.choose(page, 'استلام من السوق')
    await changeGoods(id, { quantity: 3_000 })
    await ordering.confirmButton(page).click()
    await expect(page.getByText('بقي 3 كجم فقط')).toBeVisible()
    await expect(ordering.confirmButton(page)).toBeDisabled()
    await expectAccessible(page)
    expect(await ordering.ordersOf(me.id)).toEqual([])
    await page.getByRole('button', { name: 'اطلب 3 كجم' }).click()
    await expect(ordering.summary(page).getByRole('status')).toContainText('120.00')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.leftOf(id)).toBe(0)
  })

  test('an order that is refused for its quantity shows the remaining stock', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'سبقه غيره', price: 4_000, quantity: 9_000 })
    await open(page, id, 5)
    await ordering.choose(page, 'استلام من السوق')
    await page.route(/\/api\/orders\/create\/\d+/, async (route) => {
      if (route.request().method() === 'POST') await changeGoods(id, { quantity: 2_500 })
      await route.continue()
    })
    await ordering.confirmButton(page).click()
    await expect(page.getByText('بقي 2.5 كجم فقط')).toBeVisible()
    expect(await ordering.ordersOf(me.id)).toEqual([])
    await page.getByRole('button', { name: 'اطلب 2.5 كجم' }).click()
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toHaveLength(1)
    await page.goto(`/local-market/${id}`)
    await expect(page.getByText('نفدت الكمية')).toBeVisible()
    await page.getByRole('link', { name: 'عرض النوع نفسه' }).click()
    await expect(page).toHaveURL(/\/local-market\?fishId=\d+/)
  })

  test('the page reports sold-out goods and links to the same species', { tag: '@long' }, async ({
    page,
  }) => {
    await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'نفد كله', price: 4_000, quantity: 9_000 })
    await open(page, id, 5)
    await ordering.choose(page, 'استلام من السوق')
    await changeGoods(id, { quantity: 0 })
    await ordering.confirmButton(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'نفدت الكمية' })).toBeVisible()
    await expect(ordering.confirmButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'عرض النوع نفسه' }).click()
    await expect(page).toHaveURL(/\/local-market\?fishId=\d+/)
  })

  test('the page shows a changed price and requires a new agreement', { tag: '@long' }, async ({ page }) => {
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'ارتفع سعره', price: 2_500, quantity: 9_000 })
    await open(page, id, 2)
    await ordering.choose(page, 'استلام من السوق')
    await changeGoods(id, { price: 2_775 })
    await ordering.confirmButton(page).click()
    await expect(page.getByText('كان ⁨25.00 ريال⁩ للكيلو، وأصبح ⁨27.75 ريال⁩')).toBeVisible()
    await expect(ordering.summary(page).getByRole('status')).toContainText('55.50')
    expect(await ordering.ordersOf(me.id)).toEqual([])
    await page.getByRole('button', { name: 'موافق على السعر الجديد' }).click()
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toEqual([expect.objectContaining({ total: 5_550 })])
  })

  test('an order that is refused for its price shows the old and the new total', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/409/)
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'ارتفع سعره فجأة', price: 2_500, quantity: 9_000 })
    await open(page, id, 2)
    await ordering.choose(page, 'استلام من السوق')
    await page.route(/\/api\/orders\/create\/\d+/, async (route) => {
      if (route.request().method() === 'POST') await changeGoods(id, { price: 2_775 })
      await route.continue()
    })
    await ordering.confirmButton(page).click()
    await expect(ordering.summary(page)).toContainText('كان الإجمالي ⁨50.00 ريال⁩، وصار ⁨55.50 ريال⁩')
    await expect(page.getByText('كان ⁨25.00 ريال⁩ للكيلو، وأصبح ⁨27.75 ريال⁩')).toBeVisible()
    await expect(ordering.confirmButton(page)).toBeDisabled()
    await expectAccessible(page)
    await expectWithin(page)
    expect(await ordering.ordersOf(me.id)).toEqual([])
    await page.getByRole('button', { name: 'موافق على السعر الجديد' }).click()
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toEqual([expect.objectContaining({ total: 5_550 })])
  })

  test('an unanswered order is sent again after a reload and placed only once', async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/ERR_FAILED/)
    const me = await ordering.enterWith(page, 900)
    const id = await addGoods({ name: 'ضاع الجواب', price: 2_500, quantity: 9_000 })
    await open(page, id, 9)
    await ordering.choose(page, 'استلام من السوق')
    const calls = /\/api\/orders\/create\/\d+/
    await page.route(calls, async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
    })
    await ordering.confirmButton(page).click()
    // The dock of a phone has only the button, so the reason is brought into view.
    await expect(page.getByText('لم نتأكد من وصول طلبك')).toBeInViewport()
    await expectAccessible(page)
    await page.unroute(calls)
    await page.reload()
    await expect(page.getByText('لم نتأكد من وصول طلبك')).toBeInViewport()
    await page.getByRole('button', { name: 'أرسل الطلب نفسه مرة أخرى' }).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toHaveLength(1)
    expect(await ordering.leftOf(id)).toBe(0)
  })
})

test.describe('in Arabic, without the right to buy:', () => {
  test('a seller cannot order their own goods and gets a link back', { tag: '@long' }, async ({
    page,
    complaints,
  }) => {
    complaints.ignore(/403/)
    const { id: sellerId } = await enterAs(page, { type: 'fisherman' })
    const id = await addGoods({ name: 'معروضي', price: 2_500, quantity: 9_000, sellerId })
    await openAlive(page, `/local-market/${id}/confirmation`)
    await expect(page.getByText('لا يمكنك شراء منتجاتك')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('link', { name: 'عرض المنتج' }).click()
    await expect(page).toHaveURL(`/local-market/${id}`)
  })

  test('a buyer with an unverified mobile gets a link to verify it', { tag: '@long' }, async ({ page }) => {
    const { id: userId } = await enterAs(page)
    await db.query({ text: 'update users set mobile_verified_at = null where id = $1', values: [userId] })
    const id = await addGoods({ name: 'قبل التوثيق', price: 2_500, quantity: 9_000 })
    await open(page, id)
    await expect(page.getByRole('region', { name: 'وثّق رقم جوالك لتشتري' })).toBeVisible()
    await expect(ordering.confirmButton(page)).toBeDisabled()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'توثيق الجوال' }).click()
    await expect(page).toHaveURL(/\/auth\/verify-mobile\?redirect=.*confirmation/)
  })

  test('a visitor signs in from a product and returns to its confirmation', { tag: '@long' }, async ({
    page,
  }) => {
    const id = await addGoods({ name: 'بعد الدخول', price: 2_500, quantity: 9_000 })
    await openAlive(page, `/local-market/${id}`)
    await page.getByRole('link', { name: 'شراء الآن' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    const { mobile, password } = accountOf('local_buyer')
    await signInBy(page, mobile, password)
    await expect(page).toHaveURL(`/local-market/${id}/confirmation?quantity=1`)
    await expect(ordering.orderForm(page)).toBeVisible()
    await ordering.choose(page, 'توصيل مبرّد')
    await expect(page.getByRole('radio', { name: 'عنوان جديد' }), 'he has ordered before').toBeVisible()
    await expectAccessible(page)
  })
})
