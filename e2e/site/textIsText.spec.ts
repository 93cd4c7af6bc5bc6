import type { Page } from '@playwright/test'
import { notify } from '#server/notifications/actions.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { addGoods, changeGoods } from '../support/goods.ts'
import { openAlive } from '../support/people.ts'
import { enterAs } from '../support/person.ts'

/** Text of users is shown as text everywhere and is never interpreted. */

const markup = `</script><script>window.stolen=1</script> <img src=x onerror="window.stolen=1"> javascript:window.stolen=1//'`
const template = `"><svg onload=window.stolen=1> {{constructor.constructor("window.stolen=1")()}} <!--<script>window.stolen=1//`

async function expectOnlyText(page: Page, payload: string): Promise<void> {
  await expect(page.getByText(payload.trim()).first()).toBeAttached()
  await expect(page.locator('img[src="x"], svg[onload], [onerror]')).toHaveCount(0)
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false)
  const leading = page.locator('a[href^="javascript:" i]')
  await expect(leading).toHaveCount(0)
}

/** One text for the goods and one for the other records; the long run exchanges them. */
const texts = [
  { payload: markup, own: template, tag: [] },
  { payload: template, own: markup, tag: ['@long'] },
]

for (const { payload, own, tag } of texts) {
  test(`pages with texts of users show ${payload} as text`, { tag }, async ({ page, browser }) => {
    const seller = await enterAs(page, { type: 'fisherman', firstName: own, lastName: own })
    const goods = await addGoods({ name: payload, price: 2_500, quantity: 9_000, sellerId: seller.id })
    await db.query({
      text: 'update products set details_ar = $2, details_en = $2, landing_place_ar = $2, landing_place_en = $2 where id = $1',
      values: [goods, own],
    })
    await db.query({ text: 'update users set address = $2 where id = $1', values: [seller.id, own] })
    await db.query({ text: 'update tokens set device = $2 where user_id = $1', values: [seller.id, own] })
    const [news] = await db.query<{ id: number }>({
      text: `insert into blogs (title_ar, title_en, body_ar, body_en, image_id, published_at)
             select $1, $1, $2, $2, image_id, timestamptz '2020-01-01' from blogs order by id limit 1 returning id`,
      values: [payload, own],
    })
    const upgrade = {
      kind: 'upgrade_refused' as const,
      facts: { role: { ar: payload, en: payload }, note: payload },
      about: 1,
    }
    await db.transaction((tx) => notify(tx, { to: seller.id, by: null, event: `text ${goods}`, ...upgrade }))
    try {
      await openAlive(page, `/local-market/${goods}`)
      await expectOnlyText(page, payload)
      await page.getByRole('button', { name: /^(الإشعارات|Notifications)/ }).click()
      await expect(page.getByRole('dialog', { name: /^(الإشعارات|Notifications)/ })).toContainText(
        payload.trim(),
      )
      await expectOnlyText(page, payload)

      await openAlive(page, `/local-market?sellerId=${seller.id}&lang=en`)
      await expectOnlyText(page, payload)
      await openAlive(page, '/profile/account')
      await expectOnlyText(page, own)
      await openAlive(page, '/profile/account/edit')
      await expect(page.getByLabel('الاسم الأول')).toHaveValue(own.trim())
      await openAlive(page, `/news/${news?.id}`)
      await expectOnlyText(page, payload)

      // Another user has this product in the cart.
      const reader = await browser.newPage({ baseURL: new URL(page.url()).origin })
      await enterAs(reader)
      await openAlive(reader, `/local-market/${goods}`)
      await reader.getByRole('button', { name: 'أضف إلى السلة' }).first().click()
      await expect(reader.getByText('أُضيف المنتج إلى السلة')).toBeVisible()
      await openAlive(reader, '/cart')
      await expectOnlyText(reader, payload)
      await reader.close()
    } finally {
      await changeGoods(goods, { status: 'hidden' })
      await db.query({ text: 'delete from blogs where id = $1', values: [news?.id] })
    }
  })
}
