import type { Page } from '@playwright/test'
import { db } from './database.ts'
import { expect } from './fixtures.ts'
import { addGoods } from './goods.ts'
import { openAlive } from './people.ts'

export const panel = (page: Page) => page.getByRole('dialog', { name: /^سلة المشتريات/ })
export const cartButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^سلة المشتريات/ })
export const toast = (page: Page, text: string) => page.getByRole('status').getByText(text)

/** Adds a product to the cart from its page, with the initial quantity. */
export async function put(page: Page, id: number): Promise<void> {
  await openAlive(page, `/local-market/${id}`)
  await page.getByRole('main').getByRole('button', { name: 'أضف إلى السلة', exact: true }).click()
  await expect(toast(page, 'أُضيف المنتج إلى السلة')).toBeVisible()
}

/** Adds large fish. Their form starts at one kilogram, because they are not offered in kilograms for 100 SAR. */
export async function addLarge(
  name: string,
  price: number,
  quantity: number,
  sellerId?: number,
): Promise<number> {
  const id = await addGoods({ name, price, quantity, ...(sellerId ? { sellerId } : {}) })
  await db.query({
    text: 'update products set fish_id = (select id from fish where not hundred_riyal order by id limit 1) where id = $1',
    values: [id],
  })
  return id
}

/** Returns a local seller other than the seller of the first product of the local market. */
export async function anotherSeller(): Promise<{ id: number }> {
  const [seller] = await db.query<{ id: number }>({
    text: `select id from users where type = 'local_seller'
           and id <> (select seller_id from products where sale_type = 'normal' and origin = 'local' and status = 'active'
                      order by id limit 1) order by id desc limit 1`,
  })
  if (!seller) throw new Error('the market has only one seller')
  return seller
}
