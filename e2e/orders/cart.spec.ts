import { addPerson, testPassword } from '#demo/testing/trade/people.ts'
import { limits } from '#shared/base/limits.ts'
import { addLarge, anotherSeller, cartButton, panel, put, toast } from '../support/cart.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectFocusKept, expectWithin, test } from '../support/fixtures.ts'
import { changeGoods, drawingOf } from '../support/goods.ts'
import * as ordering from '../support/ordering.ts'
import { holdScripts, openAlive, signInBy } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

test.describe('in Arabic', () => {
  test('a product is added to the cart once, unless it is the seller’s own', async ({ page }) => {
    await test.step('a product is added once, with a toast at the top left for three seconds', async () => {
      const { id: userId } = await enterAs(page)
      const id = await addLarge('هامور السلة', 6_200, 48_000)
      await page.clock.install()
      await put(page, id)
      const box = await toast(page, 'أُضيف المنتج إلى السلة').boundingBox()
      expect(box?.x).toBeLessThan(400)
      await expect(cartButton(page)).toHaveAccessibleName('سلة المشتريات، منتج واحد')
      await page.clock.runFor(limits.toastMs)
      await expect(toast(page, 'أُضيف المنتج إلى السلة')).toHaveCount(0)
      const stepper = page.getByRole('main').getByRole('group', { name: 'هامور السلة في السلة' })
      await expect(stepper.getByRole('button', { name: 'إزالة هامور السلة من السلة' })).toBeVisible()
      const stored = await page.evaluate(
        (key) => JSON.parse(localStorage.getItem(key) ?? ''),
        `cart:${userId}`,
      )
      expect(stored.items).toEqual([
        expect.objectContaining({ id, name: 'هامور السلة', price: 62, quantity: 48, cart_quantity: 1 }),
      ])
      expect(Object.keys(stored.items[0]).sort()).toEqual(
        ['cart_quantity', 'id', 'image', 'name', 'price', 'quantity'].sort(),
      )
      await test.step('the one quantity of the page is the quantity of the cart', async () => {
        const main = page.getByRole('main')
        const quantity = main.getByLabel('الكمية بالكيلوجرام')
        const total = main.getByRole('status').filter({ hasText: 'الإجمالي' })
        await expect(main.getByText('الكمية في السلة')).toBeVisible()
        await main.getByRole('button', { name: 'زد كيلو', exact: true }).click()
        await expect(quantity).toHaveValue('2')
        await quantity.fill('٢٫٢٥')
        await quantity.press('Enter')
        await expect(total).toContainText('139.50')
        await page.reload()
        await expect(quantity).toHaveValue('2.25')
        await stepper.getByRole('button', { name: /عرض السلة/ }).click()
        const inPanel = panel(page).getByLabel('كمية هامور السلة بالكيلوجرام')
        await expect(inPanel).toHaveValue('2.25')
        await inPanel.fill('3')
        await page.keyboard.press('Escape')
        await expect(quantity).toHaveValue('3')
        await expect(total).toContainText('186.00')
        await stepper.getByRole('button', { name: 'إزالة هامور السلة من السلة' }).click()
        await expect(main.getByRole('button', { name: 'أضف إلى السلة', exact: true })).toBeFocused()
        await expect(main.getByText('الكمية في السلة')).toHaveCount(0)
      })
    })
    await test.step('sellers cannot add their own goods to the cart', async () => {
      const { id: sellerId } = await enterAs(page, { type: 'fisherman' })
      const id = await addLarge('صيدي أنا', 3_000, 9_000, sellerId)
      await openAlive(page, `/local-market/${id}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: 'عدّل منتجك' })).toHaveAttribute(
        'href',
        `/profile/my-products/${id}`,
      )
      await expect(main.getByRole('button', { name: 'أضف إلى السلة', exact: true })).toHaveCount(0)
      await expect(main.getByRole('link', { name: 'شراء الآن' })).toHaveCount(0)
      await expect(cartButton(page)).toHaveAccessibleName('سلة المشتريات، فارغة')
    })
  })

  test('goods that a visitor adds are in the cart with their quantity after the sign-in', async ({
    page,
  }) => {
    const id = await addLarge('هامور الزائر', 6_200, 48_000)
    await openAlive(page, `/local-market/${id}`)
    const main = page.getByRole('main')
    await main.getByLabel('الكمية بالكيلوجرام').fill('2.5')
    await main.getByRole('button', { name: 'أضف إلى السلة', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'تسجيل الدخول' }).click()
    await expect(page).toHaveURL(/\/auth\/sign-in/)
    const { mobile } = await addPerson(db)
    await signInBy(page, mobile, testPassword)
    await expect(page).toHaveURL(`/local-market/${id}`)
    await expect(toast(page, 'أُضيف المنتج إلى السلة')).toBeVisible()
    await expect(main.getByText('الكمية في السلة')).toBeVisible()
    await expect(main.getByLabel('الكمية بالكيلوجرام')).toHaveValue('2.5')
    await page.reload()
    await expect(cartButton(page)).toHaveAccessibleName('سلة المشتريات، منتج واحد')
  })

  test('the cart panel changes, removes and restores lines and shows the subtotal', async ({ page }) => {
    await enterAs(page)
    await put(page, await addLarge('صافي اللوحة', 2_500, 5_000))
    await put(page, await addLarge('ناجل اللوحة', 9_550, 3_500))
    await cartButton(page).click()
    const cart = panel(page)
    await expect(cart).toBeVisible()
    await expectAccessible(page)
    const subtotal = cart.getByText('المجموع الفرعي').locator('..')
    await expect(subtotal).toContainText('120.50')
    const quantity = cart.getByLabel('كمية صافي اللوحة بالكيلوجرام')
    await expect(cart.getByRole('button', { name: 'أنقص كيلو: صافي اللوحة' })).toBeDisabled()
    await cart.getByRole('button', { name: 'زد كيلو: صافي اللوحة' }).click()
    await expect(quantity).toHaveValue('2')
    await expect(subtotal).toContainText('145.50')
    await quantity.fill('٩٩')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('٩٩')
    await expect(quantity).toHaveAccessibleDescription(/المتاح .?5.? كجم/)
    await expect(cart.getByRole('button', { name: 'زد كيلو: صافي اللوحة' })).toBeDisabled()
    await quantity.press('ArrowDown')
    await expect(quantity, 'at most what is available').toHaveValue('5')
    await quantity.press('ArrowDown')
    await expect(quantity).toHaveValue('4')
    await quantity.fill('1.5')
    await quantity.press('Enter')
    await expect(subtotal).toContainText('133.00')
    await cart.getByRole('button', { name: 'إزالة ناجل اللوحة من السلة' }).press('Enter')
    await expect(subtotal).toContainText('37.50')
    await expectFocusKept(page)
    await page.getByRole('status').getByRole('button', { name: 'تراجع' }).click()
    await expect(subtotal).toContainText('133.00')
    await cart.getByRole('button', { name: 'إفراغ السلة' }).click()
    const question = page.getByRole('dialog', { name: 'إفراغ السلة؟' })
    await question.getByRole('button', { name: 'إبقاء السلة' }).click()
    await expect(subtotal).toContainText('133.00')
    await cart.getByRole('button', { name: 'إفراغ السلة' }).click()
    await question.getByRole('button', { name: 'إفراغ السلة' }).click()
    await expect(cart.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
    await expectAccessible(page)
    await cart.getByRole('link', { name: 'تصفح السوق المحلي' }).click()
    await expect(page).toHaveURL('/local-market')
    await expect(cart).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('the preparation of a cart line is changed in the cart and ordered', async ({ page }) => {
    const me = await ordering.enterWith(page, 500)
    const id = await addLarge('كنعد السلة', 5_000, 9_000)
    await changeGoods(id, { preparations: { steaks: 400, fillet: 850 } })
    await openAlive(page, `/local-market/${id}`)
    await page.getByRole('radio', { name: /^شرائح/ }).check()
    await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة', exact: true }).click()
    await expect(toast(page, 'أُضيف المنتج إلى السلة')).toBeVisible()
    const inDock = page.getByRole('main').getByRole('status').filter({ hasText: 'الإجمالي' })
    await page.getByRole('radio', { name: /^فيليه/ }).check()
    await expect(inDock).toContainText('58.50')
    await page.reload()
    await expect(page.getByRole('radio', { name: /^فيليه/ })).toBeChecked()
    await page.getByRole('radio', { name: /^شرائح/ }).check()
    await expect(inDock).toContainText('54.00')
    await cartButton(page).click()
    const subtotal = panel(page).getByText('المجموع الفرعي').locator('..')
    await expect(subtotal).toContainText('54.00')
    const picture = panel(page).getByRole('listitem').locator('img')
    await expect(picture).toHaveAttribute('src', await drawingOf('steaks-white'))
    await panel(page).getByLabel('التجهيز').selectOption('fillet')
    await expect(subtotal).toContainText('58.50')
    await expect(picture).toHaveAttribute('src', await drawingOf('fillet-white'))
    await expect(panel(page)).toContainText('الوزن قبل التنظيف')
    await expectAccessible(page)
    await page.goto('/cart')
    await page.reload()
    await expect(page.getByLabel('التجهيز')).toHaveValue('fillet')
    await changeGoods(id, { preparations: { steaks: 400 } })
    await page.reload()
    await expect(page.getByText('لم يعد البائع يقدّم «فيليه»، فصار السمك كاملًا')).toBeVisible()
    await page.getByRole('button', { name: 'موافق على التغييرات' }).click()
    await page.getByLabel('التجهيز').selectOption('steaks')
    await ordering.choose(page, 'استلام من السوق')
    await ordering.confirmButton(page).click()
    await ordering.expectPlaced(page, 'استلمنا طلبك')
    expect(await ordering.ordersOf(me.id)).toEqual([expect.objectContaining({ total: 5_400 })])
    await page.getByRole('link', { name: /عرض الطلب/ }).click()
    const bought = page.getByRole('region', { name: 'المنتجات' }).locator('img')
    await expect(bought).toHaveAttribute('src', await drawingOf('steaks-white'))
  })

  test('a preparation and a quantity that are chosen before the cart has loaded change the line of the cart', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page)
    const id = await addLarge('كنعد الباكر', 5_000, 9_000)
    await changeGoods(id, { preparations: { steaks: 400 } })
    await put(page, id)
    const come = await holdScripts(page)
    await page.goto(`/local-market/${id}`, { waitUntil: 'commit' })
    const [steaks, quantity] = [
      page.getByRole('radio', { name: /^شرائح/ }),
      page.getByLabel('الكمية بالكيلوجرام'),
    ]
    await steaks.check()
    await quantity.fill('2')
    come()
    await expect(page.getByRole('main').getByText('الكمية في السلة')).toBeVisible()
    await expect(steaks).toBeChecked()
    await expect(quantity).toHaveValue('2')
    await cartButton(page).click()
    await expect(panel(page).getByText('المجموع الفرعي').locator('..')).toContainText('108.00')
  })

  test('the cart panel keeps the undo of a removed line within reach of the keyboard', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page)
    await put(page, await addLarge('شعري التراجع', 2_850, 5_000))
    await cartButton(page).click()
    await panel(page).getByRole('button', { name: 'إزالة شعري التراجع من السلة' }).focus()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
    const undo = panel(page).getByRole('status').getByRole('button', { name: 'تراجع' })
    await expect(undo).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(panel(page).getByLabel('كمية شعري التراجع بالكيلوجرام')).toHaveValue('1')
    await expect(undo).toHaveCount(0)
    await expectAccessible(page)
  })

  test('the cart panel works by keyboard and returns the focus', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    await put(page, await addLarge('بياض المفاتيح', 4_100, 9_000))
    await cartButton(page).focus()
    await page.keyboard.press('Enter')
    const more = panel(page).getByRole('button', { name: 'زد كيلو: بياض المفاتيح' })
    await more.focus()
    await page.keyboard.press('Space')
    await expect(panel(page).getByLabel('كمية بياض المفاتيح بالكيلوجرام')).toHaveValue('2')
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(cartButton(page)).toBeFocused()
  })

  test('two tabs share one cart', async ({ page, context }) => {
    await enterAs(page)
    const id = await addLarge('كنعد اللسانين', 5_550, 9_000)
    const other = await context.newPage()
    await openAlive(other, '/news')
    await put(page, id)
    await expect(cartButton(other)).toHaveAccessibleName('سلة المشتريات، منتج واحد')
    await cartButton(other).click()
    await panel(other).getByRole('button', { name: 'إزالة كنعد اللسانين من السلة' }).click()
    await expect(cartButton(page)).toHaveAccessibleName('سلة المشتريات، فارغة')
  })

  test('each account has its own cart, and a corrupt cart is treated as empty', { tag: '@long' }, async ({
    page,
  }) => {
    const { id: first } = await enterAs(page)
    await put(page, await addLarge('زبيدي الأول', 8_500, 9_000))
    const { id: second } = await enterAs(page)
    expect(second).not.toBe(first)
    await openAlive(page, '/news')
    await expect(cartButton(page)).toHaveAccessibleName('سلة المشتريات، فارغة')
    await page.evaluate(
      (key) => localStorage.setItem(key, '{"version":1,"items":[{"id":"x"}]}'),
      `cart:${second}`,
    )
    await openAlive(page, '/cart')
    await expect(page.getByRole('heading', { name: 'سلتك فارغة' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the cart shows changed prices and stocks before the order', {
    tag: '@long',
  }, async ({ page }) => {
    await enterAs(page)
    const { id: seller } = await anotherSeller()
    const dearer = await addLarge('يرتفع سعره', 2_500, 9_000)
    const scarcer = await addLarge('يقل المتاح منه', 4_000, 9_000, seller)
    const gone = await addLarge('يباع كله', 1_000, 9_000)
    for (const id of [dearer, scarcer, gone]) await put(page, id)
    await cartButton(page).click()
    const cart = panel(page)
    const quantity = cart.getByLabel('كمية يقل المتاح منه بالكيلوجرام')
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(cart.getByText('المجموع الفرعي').locator('..')).toContainText('155.00')
    await changeGoods(dearer, { price: 2_775 })
    await changeGoods(scarcer, { quantity: 1_500 })
    await changeGoods(gone, { status: 'hidden' })
    await page.keyboard.press('Escape')
    await cartButton(page).click()
    await expect(cart.getByText('تغيّرت بعض المنتجات في سلتك')).toBeVisible()
    await expect(cart.getByText(/كان السعر .*25\.00\sريال/)).toBeVisible()
    await expect(cart.getByText('طلبت 3 كجم، وهذا كل المتبقي')).toBeVisible()
    await expect(cart.getByText('لم يعد متاحًا، ولا يُحسب في المجموع')).toBeVisible()
    await expect(cart.getByText('المجموع الفرعي').locator('..')).toContainText('87.75')
    await expectAccessible(page)
    await cart.getByRole('link', { name: 'اطلب الآن' }).click()
    await expect(page).toHaveURL('/cart')
    const main = page.getByRole('main')
    await expect(main.getByText('تغيّرت بعض المنتجات في سلتك')).toBeVisible()
    await expect(main.getByText('طلب 1 من 2')).toBeVisible()
    await expect(main.getByRole('region', { name: 'ملخص الطلب' })).toContainText('87.75')
    await expectAccessible(page)
    await main.getByRole('button', { name: 'موافق على التغييرات' }).click()
    await expect(main.getByText('تغيّرت بعض المنتجات في سلتك')).toHaveCount(0)
    await expect(main.getByText('يباع كله')).toHaveCount(0)
    await page.reload()
    await expect(main.getByLabel('كمية يقل المتاح منه بالكيلوجرام')).toHaveValue('1.5')
    await expect(main.getByText('كان السعر')).toHaveCount(0)
    await expect(main.getByRole('region', { name: 'ملخص الطلب' })).toContainText('87.75')
  })

  test('the cart reports that prices and stock could not be checked, and can check again', {
    tag: '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/ERR_FAILED|products\/list/)
    await enterAs(page)
    await put(page, await addLarge('بلا جواب', 2_000, 9_000))
    await page.route('**/api/products/list*', (route) => route.abort())
    await openAlive(page, '/cart')
    await expect(page.getByText('تعذّر تحديث الأسعار والكميات الآن')).toBeVisible()
    await page.unroute('**/api/products/list*')
    await page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).click()
    await expect(page.getByText('حُدّثت الأسعار والكميات الآن')).toBeVisible()
    await expect(page.getByText('تعذّر تحديث الأسعار والكميات الآن')).toHaveCount(0)
  })

  test('the bottom bar of a phone opens the cart as a sheet', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await enterAs(page)
    await put(page, await addLarge('على الهاتف', 2_500, 137_000))
    await openAlive(page, '/local-market')
    await page
      .getByRole('navigation', { name: 'أقسام الموقع' })
      .getByRole('link', { name: /^السلة/ })
      .click()
    await expect(panel(page)).toBeVisible()
    await expectAccessible(page)
    await panel(page).getByRole('link', { name: 'اطلب الآن' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(page.getByText('حُدّثت الأسعار')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'السلة' })).toBeAttached()
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(wide).toBe(0)
    await expectAccessible(page)
  })
})

test.describe('in Arabic, on a phone:', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the cart button of a product card becomes a stepper on every card of the product, also by keyboard', async ({
    page,
  }) => {
    await enterAs(page)
    const name = `بياض البطاقة ${Date.now()}`
    await addLarge(name, 4_100, 2_500)
    const list = `/local-market?s=${encodeURIComponent(name)}`
    await openAlive(page, list)
    const card = page.getByRole('article').filter({ hasText: name })
    const more = card.getByRole('button', { name: `زد كيلو: ${name}` })
    const all = card.getByRole('button', { name: `هذا كل المتاح: ${name}` })
    await card.getByRole('button', { name: `أضف ${name} إلى السلة` }).focus()
    await page.keyboard.press('Enter')
    await expect(more).toBeFocused()
    const added = toast(page, 'أُضيف المنتج إلى السلة')
    await expect(added).toBeVisible()
    const bar = await page.getByRole('navigation', { name: 'أقسام الموقع' }).last().boundingBox()
    const note = await added.boundingBox()
    expect((note?.y ?? 0) + (note?.height ?? 0), 'above the bottom bar').toBeLessThanOrEqual(bar?.y ?? 0)
    await page.keyboard.press('Enter')
    const group = card.getByRole('group', { name: `${name} في السلة` })
    await expect(group).toContainText('2 كجم')
    await page.keyboard.press('Enter')
    await expect(group, 'at most what is available').toContainText('2.5 كجم')
    await expect(all).toBeFocused()
    await expectAccessible(page)
    await expectWithin(page)
    await page.reload()
    await expect(group).toContainText('2.5 كجم')
    await card.getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByLabel('الكمية بالكيلوجرام')).toHaveValue('2.5')
    await page.getByRole('button', { name: `إزالة ${name} من السلة` }).click()
    const undo = page.getByRole('status').getByRole('button', { name: 'تراجع' })
    const dock = await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة' }).boundingBox()
    const above = await undo.boundingBox()
    expect((above?.y ?? 0) + (above?.height ?? 0), 'above the dock').toBeLessThanOrEqual(dock?.y ?? 0)
    await undo.click()
    await expect(page.getByRole('main').getByLabel('الكمية بالكيلوجرام')).toHaveValue('2.5')
    await page.goBack()
    await card.getByRole('button', { name: `أنقص كيلو: ${name}` }).click()
    await card.getByRole('button', { name: `أنقص كيلو: ${name}` }).click()
    await expect(group).toContainText('1 كجم')
    await card.getByRole('button', { name: `إزالة ${name} من السلة` }).focus()
    await page.keyboard.press('Enter')
    await expect(card.getByRole('button', { name: `أضف ${name} إلى السلة` })).toBeFocused()
    const removed = page.getByRole('status').filter({ hasText: /أُضيف|أُزيل/ })
    await expect(removed, 'one toast').toHaveCount(1)
    await page.getByRole('button', { name: 'تصفية' }).click()
    const covered = () =>
      page.evaluate(() => {
        const sheet = document.querySelector('[role=dialog]')?.getBoundingClientRect()
        const toast = document.querySelector('[role=status].fixed > div')?.getBoundingClientRect()
        return sheet && toast ? toast.bottom > sheet.top : undefined
      })
    await expect.poll(covered, 'the toast leaves an open sheet free').toBe(false)
    await page.keyboard.press('Escape')
    await page.getByRole('status').getByRole('button', { name: 'تراجع' }).click()
    await expect(group).toContainText('1 كجم')
  })
})

test.describe('in English', () => {
  test('toasts are at the top right, as the specification requires', { tag: '@long' }, async ({ page }) => {
    await enterAs(page)
    const id = await addLarge('English hamour', 6_200, 48_000)
    await openAlive(page, `/local-market/${id}?lang=en`)
    const add = page.getByRole('main').getByRole('button', { name: 'Add to cart', exact: true })
    await add.click()
    const added = toast(page, 'Product added to Cart Successfully')
    await expect(added).toBeVisible()
    expect((await added.boundingBox())?.x).toBeGreaterThan(800)
    await expect(page.getByRole('main').getByText('Quantity in your cart')).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: '1 kg more', exact: true }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Total' })).toContainText(
      '124.00',
    )
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Shopping cart/ })
      .click()
    const cart = page.getByRole('dialog', { name: /^Shopping cart/ })
    await expect(cart.getByRole('link', { name: 'Order Now' })).toBeVisible()
    await expect(cart.getByRole('button', { name: 'Empty Your Cart' })).toBeVisible()
    await expectAccessible(page)
  })
})
