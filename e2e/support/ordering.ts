import type { Locator, Page } from '@playwright/test'
import type { TestPerson, TestPersonOptions } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import { db } from './database.ts'
import { expect } from './fixtures.ts'
import { enterAs } from './person.ts'

/** Signs a new person in on this page, with this many riyals in the wallet. */
export async function enterWith(
  page: Page,
  riyals: number,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  const person = await enterAs(page, options)
  if (riyals > 0) await fillWallet(db, person.id, riyals)
  return person
}

/** Returns the rows of a buyer's orders, oldest first. */
export function ordersOf(buyerId: number) {
  return db.query<{
    id: number
    status: string
    payment_status: string
    subtotal: number
    total: number
    address: Record<string, string> | null
    body: string
  }>({
    text: `select id, status, payment_status, subtotal_halalas as subtotal, total_halalas as total, address, body
           from orders where buyer_id = $1 order by id`,
    values: [buyerId],
  })
}

/** Returns the stock of a product in grams. */
export async function leftOf(productId: number): Promise<number> {
  const [row] = await db.query<{ left: number }>({
    text: 'select quantity_grams as left from products where id = $1',
    values: [productId],
  })
  return row?.left ?? -1
}

export const orderForm = (page: Page): Locator => page.getByRole('form', { name: 'نموذج الطلب' })
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: /^أكّد/ })
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'ملخص الطلب' })

/** Chooses a radio button by its title; the line below the title is not part of its name. */
export const choose = (page: Page, title: string) =>
  page.getByRole('radio', { name: title, exact: true }).check()

/** Chooses refrigerated delivery and fills in a first delivery address. */
export async function fillAddress(page: Page): Promise<void> {
  const form = orderForm(page)
  await choose(page, 'توصيل مبرّد')
  await form.getByLabel('المدينة').selectOption({ label: 'القطيف' })
  await form.getByLabel('الحي والمبنى').fill('حي الناصرة، مبنى 3412')
}

/** Expects the page of the orders that were just placed, with their ids in its address. */
export async function expectPlaced(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(/[?&]placed=\d/)
}
