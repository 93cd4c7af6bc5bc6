import { addLarge, anotherSeller, put, toast } from '../support/cart.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { changeGoods } from '../support/goods.ts'
import * as ordering from '../support/ordering.ts'
import { openAlive } from '../support/people.ts'

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a cart with goods of two sellers becomes two orders with one payment and one delivery of the market', async ({
    page,
  }) => {
    const me = await ordering.enterWith(page, 1_000)
    const { id: seller } = await anotherSeller()
    const first = await addLarge('صافي الطلبين', 2_500, 9_000)
    const second = await addLarge('هامور الطلبين', 6_200, 9_000, seller)
    await put(page, first)
    await put(page, second)
    await openAlive(page, '/cart')
    await expect(page.getByText('سلتك طلبان، طلب لكل بائع')).toBeVisible()
    await expect(page.getByText('طلب 2 من 2')).toBeVisible()
    await page.getByLabel('كمية صافي الطلبين بالكيلوجرام').fill('٢')
    await page.getByLabel('كمية صافي الطلبين بالكيلوجرام').press('Enter')
    await expect(ordering.orderForm(page), 'Enter in a quantity orders nothing').toBeVisible()
    await ordering.choose(page, 'توصيل مبرّد')
    // The goods cost SR 50.00 and SR 62.00; one delivery from the market costs SR 35.00.
    await expect(ordering.summary(page)).toContainText('112.00')
    await expect(ordering.summary(page)).toContainText(/توصيلة واحدة من .* لطلبين/)
    await expect(ordering.summary(page).getByRole('status')).toContainText('147.00')
    await ordering.choose(page, 'شركة توصيل')
    await expect(ordering.summary(page)).toContainText('25.00 × 2')
    await expect(ordering.summary(page).getByRole('status')).toContainText('162.00')
    await expectAccessible(page)
    await expectWithin(page)
    await ordering.fillAddress(page)
    await expect(ordering.confirmButton(page)).toHaveAccessibleName('أكّد الطلبين')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبيك')
    await expect(page.getByText('دُفع من محفظتك، ووصل كل طلب إلى بائعه.')).toBeVisible()
    expect(await ordering.ordersOf(me.id)).toEqual([
      expect.objectContaining({ payment_status: 'paid', total: 6_750 }),
      expect.objectContaining({ payment_status: 'paid', total: 7_950 }),
    ])
    await expect(page.getByRole('link', { name: /^عرض الطلب/ })).toHaveCount(2)
    await expectAccessible(page)
    await page.goto('/cart')
    await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
  })

  test('an order removes only its own lines from the cart', async ({ page, context }) => {
    await ordering.enterWith(page, 1_000)
    const ordered = await addLarge('يُطلب الآن', 2_500, 9_000)
    const later = await addLarge('أُضيف بعده', 3_000, 9_000)
    await put(page, ordered)
    await openAlive(page, '/cart')
    await page.getByRole('radio', { name: 'استلام من السوق' }).check()
    await page.route('**/api/orders/create', async (route) => {
      // Another tab adds to the cart while the order is sent.
      const other = await context.newPage()
      await openAlive(other, `/local-market/${later}`)
      await other.getByRole('main').getByRole('button', { name: 'أضف إلى السلة', exact: true }).click()
      await expect(other.getByRole('status').getByText('أُضيف المنتج')).toBeVisible()
      await other.close()
      await route.continue()
    })
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    await page.goto('/cart')
    await expect(page.getByRole('main').getByRole('link', { name: 'أُضيف بعده' })).toBeVisible()
    await expect(page.getByRole('main').getByText('يُطلب الآن')).toHaveCount(0)
  })

  test('a price or stock that changes while the cart is open must be accepted before the order', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const me = await ordering.enterWith(page, 1_000)
    const dearer = await addLarge('يغلو في السلة', 2_500, 9_000)
    const scarcer = await addLarge('يقل في السلة', 4_000, 9_000)
    for (const id of [dearer, scarcer]) await put(page, id)
    await openAlive(page, '/cart')
    await page.getByLabel('كمية يقل في السلة بالكيلوجرام').fill('5')
    await page.getByLabel('كمية يقل في السلة بالكيلوجرام').press('Enter')
    await page.getByRole('radio', { name: 'استلام من السوق' }).check()
    await expect(ordering.summary(page).getByRole('status')).toContainText('225.00')
    await changeGoods(dearer, { price: 3_000 })
    await ordering.confirmButton(page).click()
    await expect(page.getByText(/كان السعر .*25\.00\sريال/)).toBeVisible()
    await expect(ordering.confirmButton(page)).toBeDisabled()
    await expect(page.getByText('راجع التغييرات في المنتجات أولًا')).toBeVisible()
    await expect(page.locator('#cart-changes'), 'the notice above the form gets the focus').toBeFocused()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'موافق على التغييرات' }).click()
    // A second change reaches the server together with the order, after the last check of the page.
    await page.route('**/api/orders/create', async (route) => {
      await changeGoods(scarcer, { quantity: 2_000 })
      await route.continue()
    })
    await ordering.confirmButton(page).click()
    await expect(page.getByText('طلبت 5 كجم، وهذا كل المتبقي')).toBeVisible()
    expect(await ordering.ordersOf(me.id)).toEqual([])
    await page.getByRole('button', { name: 'موافق على التغييرات' }).click()
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toEqual([expect.objectContaining({ total: 11_000 })])
  })

  test('the cart shows its lines if the order options fail to load, and loads them with a retry', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED|orders\/options/)
    await ordering.enterWith(page, 0)
    await put(page, await addLarge('بلا طرق دفع', 2_500, 9_000))
    await page.route('**/api/orders/options', (route) => route.abort())
    await openAlive(page, '/cart')
    await expect(page.getByText('تعذّر تحميل طرق الدفع والتوصيل')).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'بلا طرق دفع' })).toBeVisible()
    await page.unroute('**/api/orders/options')
    await page.getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(ordering.orderForm(page)).toBeVisible()
  })
})

test.describe('in English', () => {
  test('two orders are paid by one bank transfer on a wide screen', { tag: '@long' }, async ({ page }) => {
    const me = await ordering.enterWith(page, 0)
    const { id: seller } = await anotherSeller()
    const first = await addLarge('Safi of two', 2_500, 9_000)
    const second = await addLarge('Hamour of two', 6_200, 9_000, seller)
    for (const id of [first, second]) {
      await openAlive(page, `/local-market/${id}?lang=en`)
      await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expect(toast(page, 'Product added to Cart Successfully')).toBeVisible()
    }
    await openAlive(page, '/cart?lang=en')
    await page.getByRole('radio', { name: 'Pickup at the market' }).check()
    await page.getByRole('radio', { name: 'Bank transfer' }).check()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Place 2 orders' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '2 orders placed' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Now transfer the amount' })).toContainText('87.00')
    expect(await ordering.ordersOf(me.id)).toHaveLength(2)
    await expectAccessible(page)
  })

  test('two orders whose card was declined show the refusal and can be paid again together, in the language of the visit', async ({
    page,
  }) => {
    const me = await ordering.enterWith(page, 0)
    const { id: seller } = await anotherSeller()
    for (const [name, from] of [['Safi declined'], ['Hamour declined', seller]] as const) {
      await openAlive(page, `/local-market/${await addLarge(name, 3_000, 9_000, from)}?lang=en`)
      await page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true }).click()
      await expect(toast(page, 'Product added to Cart Successfully')).toBeVisible()
    }
    await openAlive(page, '/cart?lang=en')
    await page.getByRole('radio', { name: 'Pickup at the market' }).check()
    await page.getByRole('radio', { name: 'Card', exact: true }).check()
    await page.getByRole('button', { name: 'Place 2 orders' }).click()
    await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+\?lang=en$/)
    await page.getByRole('button', { name: 'Decline card' }).click()
    await expect(page).toHaveURL(/\/profile\/purchase-orders\?(.*&)?lang=en/)
    const payment = page.getByRole('listitem').filter({ hasText: 'One payment of 2 orders' })
    await expect(payment).toHaveCount(1)
    await expect(payment).toContainText('Your card was declined')
    await expect(payment).toContainText('You were not charged')
    await expect(payment).toContainText('60.00')
    await expect(payment.getByRole('radio', { name: 'Card', exact: true })).toBeChecked()
    await payment.getByRole('radio', { name: 'Bank transfer' }).check()
    await expect(payment.getByRole('button', { name: 'Pay by bank transfer' })).toBeVisible()
    await payment.getByRole('radio', { name: 'Card', exact: true }).check()
    await expect(page.getByRole('link', { name: /^Pay,/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.reload()
    await payment.getByRole('button', { name: /^Try again: pay .*60\.00/ }).press('Enter')
    await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+\?lang=en$/)
    await page.getByRole('button', { name: /^Approve/ }).click()
    await expect(page).toHaveURL(/\/cart\?(.*&)?lang=en/)
    await expect(page.getByRole('main')).toContainText('Payment received. Each order was sent to its seller.')
    await expect(page.getByRole('link', { name: /^View order/ })).toHaveCount(2)
    expect(await ordering.ordersOf(me.id)).toEqual([
      expect.objectContaining({ payment_status: 'paid', total: 3_000 }),
      expect.objectContaining({ payment_status: 'paid', total: 3_000 }),
    ])
  })
})
