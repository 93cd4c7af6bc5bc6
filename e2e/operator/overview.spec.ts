import type { Page } from '@playwright/test'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import { makeBuyer, makeSeller } from '#demo/testing/trade/trade.ts'
import { insertAudit } from '#server/operator/store.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, expectWithin, test } from '../support/fixtures.ts'
import { disputeOrder, placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'

/** Tests of the overview, the audit log and the ledger (contract, section 8). */

test.describe('in Arabic', () => {
  test('the overview of the back office shows pending decisions, trade, audit log and ledger with links to each', {
    tag: '@long',
  }, async ({ page }) => {
    const { order, buyer } = await dispute()
    const hind = await enterAs(page, { staff: 'administrator', firstName: 'هند', lastName: 'القحطاني' })
    await refuseUpgrade(hind)
    await page.goto('/operator')
    await expect(page.getByRole('heading', { level: 1, name: 'نظرة عامة' })).toBeVisible()
    await expect(page).toHaveTitle('نظرة عامة | لوحة التشغيل')

    const card = page.getByRole('link', { name: /^نزاعات طلبات [1-9]/ })
    await expect(card).toHaveAttribute('href', /\/operator\/orders\?dispute=open/)
    const due = page.getByRole('table', { name: 'قرارات معلّقة' })
    const row = due.getByRole('row', { name: new RegExp(`نزاع طلب .*${100_000 + order}`) })
    await expect(row).toContainText('نورة القحطاني')
    await expect(row).toContainText('60.00')
    const trade = page.getByRole('heading', { name: 'تداول اليوم' }).locator('../..')
    await expect(trade).toContainText('طلبات جديدة')
    await expect(page.getByText('متوازن', { exact: true })).toBeVisible()
    await expect(page.getByRole('table', { name: 'قيمة المبيعات كل ساعة' })).toBeAttached()
    const auditActions = page.getByRole('heading', { name: 'آخر القرارات' }).locator('../..')
    await expect(auditActions).toContainText('السجل منتهٍ')
    await look(page)
    await row.getByRole('link').click()
    await expect(page.getByRole('button', { name: 'أغلق التفاصيل' })).toBeVisible()
    await expect(page.locator('tr[data-row]').filter({ hasText: String(100_000 + order) })).toBeFocused()
    await page.goBack()

    await auditActions.getByRole('link', { name: 'السجل كله' }).click()
    await expect(page).toHaveURL(/\/operator\/audit$/)
    await narrowAudit(page, hind)

    await page.getByRole('link', { name: 'دفتر الأموال' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'الدفتر متوازن' })).toBeVisible()
    await readLedger(page, { order, buyer })
    await page.getByRole('button', { name: 'افحص الآن' }).click()
    await expect(page.getByRole('button', { name: 'افحص الآن' })).toBeVisible()
    await look(page)
  })

  test('a table of the back office can be operated by keyboard shortcuts', { tag: '@long' }, async ({
    page,
  }) => {
    const hind = await enterAs(page, { staff: 'viewer' })
    for (let id = 1; id <= 30; id++) await writeAuditAction(hind, id)
    await page.goto(`/operator/audit?actor=${hind.id}`)
    const rows = page.locator('tr[data-row]')
    await expect(rows).toHaveCount(25)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await rows.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('table', { name: 'التغييرات' })).toContainText('بانتظار القرار')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('table', { name: 'التغييرات' })).toBeHidden()
    await expect(rows.nth(1)).toBeFocused()
    await page.keyboard.press('PageDown')
    await expect(page).toHaveURL(/page=2/)
    await expect(rows).toHaveCount(5)
    await expect(rows.first()).toBeFocused()
    await page.keyboard.press('PageUp')
    await expect(rows).toHaveCount(25)
    await page.keyboard.press('End')
    await expect(rows.last()).toBeFocused()

    await page.getByRole('button', { name: 'لوحة المفاتيح' }).click()
    await page.getByRole('checkbox', { name: /تعمل مفاتيح الحرف الواحد/ }).uncheck()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    // The focus returns to the button before the next key is pressed.
    await expect(page.getByRole('button', { name: 'لوحة المفاتيح' })).toBeFocused()
    await rows.first().focus()
    await page.keyboard.press('j')
    await expect(rows.first()).toBeFocused()
    await page.getByRole('searchbox').fill('لا أحد كتب هذا')
    await page.getByRole('button', { name: 'أزل التصفية' }).click()
    await expect(rows).toHaveCount(25)
  })

  test('a viewer can read the overview, the audit log and the ledger, but cannot settle a payout', {
    tag: '@long',
  }, async ({ page }) => {
    const viewer = await enterAs(page, { staff: 'viewer' })
    await page.goto('/profile/account')
    await page.getByRole('link', { name: 'لوحة التشغيل' }).first().click()
    await expect(page).toHaveURL(/\/operator\/?$/)
    await expect(page.getByText('مطّلع')).toBeVisible()
    const headers = { Authorization: `Bearer ${viewer.token}` }
    for (const path of ['overview', 'audit', 'ledger', 'ledger/proof']) {
      expect((await page.request.get(`/api/operator/${path}`, { headers })).status()).toBe(200)
    }
    const decision = await page.request.post('/api/operator/payouts/1/settle', { headers, data: {} })
    expect(decision.status()).toBe(403)
  })

  test('the back office redirects users without a role to the home page, and visitors to sign-in', async ({
    page,
  }) => {
    await page.goto('/operator/audit')
    await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
    await enterAs(page)
    await page.goto('/operator/audit')
    await expect(page).toHaveURL(/\/(home)?$/)
    await page.goto('/profile/account')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.getByRole('link', { name: 'لوحة التشغيل' })).toHaveCount(0)
  })
})

test('the insight page divides the trade of a period, changes the period and exports it on a phone (Arabic)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enterAs(page, { staff: 'viewer' })
  await page.goto('/operator')
  await page.getByRole('button', { name: 'القائمة' }).click()
  await page.getByRole('link', { name: 'مؤشرات السوق' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'مؤشرات السوق' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'قيمة المبيعات كل يوم' })).toBeAttached()
  await expectWithin(page)
  await page.getByRole('button', { name: 'سنة' }).click()
  await expect(page).toHaveURL(/span=year/)
  await page.getByRole('button', { name: 'طريقة البيع' }).click()
  await expect(
    page.getByRole('region', { name: 'طريقة البيع' }).getByRole('row', { name: /بيع مباشر/ }),
  ).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'سنة' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'الفترة السابقة' }).click()
  await expect(page).toHaveURL(/until=\d{4}-\d{2}-\d{2}/)
  await page.getByRole('button', { name: 'الفترة التالية' }).click()
  await expect(page).not.toHaveURL(/until=/)
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'تصدير CSV' }).click()
  expect((await saving).suggestedFilename()).toMatch(/^operator-insight-.*\.csv$/)
  await expectAccessible(page)
})

test('the overview fits a phone and shows audit actions in words (English)', { tag: '@long' }, async ({
  page,
}) => {
  const hind = await enterAs(page, { staff: 'editor', firstName: 'Hind', lastName: 'Alqahtani' })
  await refuseUpgrade(hind)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/operator?lang=en')
  await expect(page.getByRole('heading', { name: 'Waiting for the team' })).toBeVisible()
  await expect(page.getByText('refused to verify a seller').first()).toBeVisible()
  await expectWithin(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Audit log' })).toBeVisible()
  await page.getByRole('button', { name: 'Filters and sorting' }).click()
  await page.getByLabel('Action').selectOption({ label: 'Refused to verify a seller' })
  await expect(page).toHaveURL(/action=upgrade\.refuse/)
  await expect(page.locator('tr[data-row]').first()).toContainText('refused to verify a seller')
  await expectWithin(page)
})

/** Checks that the page fits a wide screen and a phone and passes the accessibility checks. */
async function look(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectWithin(page)
    await expectAccessible(page)
  }
}

async function narrowAudit(page: Page, hind: TestPerson): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'سجل القرارات' })).toBeVisible()
  await page.getByRole('searchbox').fill('منتهٍ')
  await expect(page).toHaveURL(/s=/)
  const row = page.locator('tr[data-row]').filter({ hasText: 'هند القحطاني' }).first()
  await expect(row).toContainText('رفض توثيق بائع')
  await row.getByRole('button', { name: 'افتح التفاصيل' }).click()
  const changes = page.getByRole('table', { name: 'التغييرات' })
  await expect(changes.getByRole('row', { name: /الحالة/ })).toContainText('مرفوض')
  await page.getByRole('button', { name: 'كل قرارات هذا الشخص' }).click()
  await expect(page).toHaveURL(new RegExp(`actor=${hind.id}`))
  await expect(page.locator('tr[data-row]')).toHaveCount(1)
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'تصدير CSV' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^operator-audit-\d{4}-\d{2}-\d{2}\.csv$/)
  await look(page)
}

async function readLedger(
  page: Page,
  { order, buyer }: { readonly order: number; readonly buyer: TestPerson },
): Promise<void> {
  await page.getByRole('searchbox').fill(String(100_000 + order))
  await expect(page).toHaveURL(/s=/)
  const rows = page.locator('tr[data-row]')
  await expect(rows.filter({ hasText: 'ضمان طلب' }).filter({ hasText: '+60.00' }).first()).toBeVisible()
  const purchase = rows.filter({ hasText: 'نورة القحطاني' }).first()
  await expect(purchase).toContainText('−60.00')
  await purchase.getByRole('button', { name: 'افتح التفاصيل' }).click()
  await expect(page.getByText('المجموع')).toBeVisible()
  await page.getByRole('button', { name: 'كل قيود هذا الشخص' }).click()
  await expect(page).toHaveURL(new RegExp(`user=${buyer.id}`))
  await expect(rows).toHaveCount(2)
}

/** Creates an order of SAR 60 whose dispute is one week old, so that the dispute is the oldest pending decision. */
async function dispute(): Promise<{ order: number; buyer: TestPerson }> {
  const [seller, buyer] = [await makeSeller(db), await makeBuyer(db)]
  const order = await placeOrder({ buyer, seller, kilograms: 2, price: 30 })
  await disputeOrder(order, { buyer, seller, reason: 'ليست طازجة' })
  await db.query({
    text: "update orders set dispute_at = now() - interval '7 days' where id = $1",
    values: [order.id],
  })
  return { order: order.id, buyer }
}

function refuseUpgrade({ id }: TestPerson): Promise<void> {
  return insertAudit(db, {
    actorId: id,
    action: 'upgrade.refuse',
    record: { type: 'upgrade', id: 990_001 },
    before: { status: 'pending' },
    after: { status: 'refused' },
    note: 'السجل منتهٍ',
  })
}

function writeAuditAction({ id: actorId }: TestPerson, id: number): Promise<void> {
  return insertAudit(db, {
    actorId,
    action: 'payout.settle',
    record: { type: 'payout', id: 990_000 + id },
    note: null,
    before: { status: 'pending' },
    after: { status: 'settled' },
  })
}
