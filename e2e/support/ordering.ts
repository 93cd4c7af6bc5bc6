import type { Locator, Page } from '@playwright/test'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { fillWallet } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { expect } from './fixtures.ts'
import { enterAs } from './person.ts'

/** Somebody new who is signed in on this page, with so many riyals in their wallet. */
export async function enterWith(page: Page, db: Database, riyals: number): Promise<TestPerson> {
  const person = await enterAs(page, db)
  if (riyals > 0) await fillWallet(db, person.id, riyals)
  return person
}

/** What stands of somebody's orders in the database, the first one first. */
export function ordersOf(db: Database, buyerId: number) {
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

/** Grams of a product that are left. */
export async function leftOf(db: Database, productId: number): Promise<number> {
  const [row] = await db.query<{ left: number }>({
    text: 'select quantity_grams as left from products where id = $1',
    values: [productId],
  })
  return row?.left ?? -1
}

export const orderForm = (page: Page): Locator => page.getByRole('form', { name: 'نموذج الطلب' })
export const confirmButton = (page: Page): Locator => page.getByRole('button', { name: /^أكّد/ })
export const summary = (page: Page): Locator => page.getByRole('region', { name: 'ملخص المبلغ' })

/** The address of somebody who never ordered before. */
export async function fillAddress(page: Page): Promise<void> {
  const form = orderForm(page)
  await form.getByLabel('المدينة').selectOption({ label: 'القطيف' })
  await form.getByLabel('الحي والمبنى').fill('حي الناصرة، مبنى 3412')
}

/** What came of it is shown: the numbers of the orders that were made. */
export async function expectPlaced(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page).toHaveURL(/[?&]placed=\d/)
}
