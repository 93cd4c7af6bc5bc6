import type { Page } from '@playwright/test'
import { addPerson, type TestPerson } from '#demo/testing/trade/people.ts'
import type { SourceKind } from '#shared/orders/source.ts'
import { db } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'
import * as ordering from '../support/ordering.ts'
import { openAlive, signInBy } from '../support/people.ts'
import { type PreparedSource, sources } from '../support/sources.ts'

/** Opens the confirmation page of a new source as its new buyer, with this many riyals in the wallet. */
async function openSource(
  page: Page,
  kind: SourceKind,
  { riyals = 0, query = '' } = {},
): Promise<PreparedSource & { readonly buyer: TestPerson }> {
  const { buyer: options, path, prepare } = sources[kind]
  const buyer = await ordering.enterWith(page, riyals, options)
  const prepared = await prepare(buyer)
  await openAlive(page, `${path(prepared.id)}${query}`)
  return { ...prepared, buyer }
}

const onwards = {
  product: { name: 'متابعة التسوق', href: '/local-market' },
  lot: { name: 'مزادات مفتوحة', href: '/auctions' },
  offer: { name: 'طلباتي وعروضي', href: '/profile/my-requests' },
} as const
const ordered = { lot: 'You already ordered this lot', offer: 'You already ordered this offer' } as const
const long = { tag: '@long' }

for (const kind of ['product', 'lot', 'offer'] as const) {
  const { total, path } = sources[kind]
  const halalas = Math.round(Number(total.replace(',', '')) * 100)

  test.describe(`confirmation of a ${kind}:`, () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test(`a double click on confirm places one order of a ${kind}`, {
      tag: kind === 'product' ? [] : ['@long'],
    }, async ({ page }) => {
      const { buyer } = await openSource(page, kind)
      await ordering.choose(page, 'استلام من السوق')
      await ordering.choose(page, 'الدفع عند الاستلام')
      await ordering.confirmButton(page).dblclick()
      await ordering.expectPlaced(page, 'استلمنا طلبك')
      expect(await ordering.ordersOf(buyer.id)).toHaveLength(1)
    })

    test(`a card payment of a ${kind} opens the gateway, and another way is chosen after going back`, {
      tag: kind === 'product' ? [] : '@long',
    }, async ({ page }) => {
      const { buyer } = await openSource(page, kind)
      await ordering.choose(page, 'استلام من السوق')
      await ordering.choose(page, 'بطاقة')
      await ordering.confirmButton(page).click()
      await expect(page).toHaveURL(/\/profile\/wallet\/card\/\d+/)
      expect(await ordering.ordersOf(buyer.id)).toEqual([
        expect.objectContaining({ status: 'pending', payment_status: 'unpaid', total: halalas }),
      ])
      await page.goBack()
      await ordering.expectPlaced(page, 'استلمنا طلبك')
      await expect(
        page.getByRole('link', { name: new RegExp(`^ادفع .*${total.replace('.', '\\.')} ريال.* بالبطاقة$`) }),
      ).toBeVisible()
      await page.getByRole('radio', { name: 'الدفع عند الاستلام' }).check()
      await page.getByRole('button', { name: 'ادفع عند الاستلام' }).click()
      await expect(page.getByText('وصل طلبك إلى البائع، وتدفع عند الاستلام.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'طرق الدفع' })).toHaveCount(0)
    })

    test(
      `an insufficient wallet is disabled for a ${kind}, and a transfer shows the account`,
      long,
      async ({ page }) => {
        const { buyer } = await openSource(page, kind, { riyals: 10 })
        await ordering.choose(page, 'استلام من السوق')
        await expect(page.getByRole('radio', { name: 'المحفظة' })).toBeDisabled()
        const missing = (halalas / 100 - 10).toLocaleString('en', { minimumFractionDigits: 2 })
        await expect(page.getByText(`المتاح ⁨10.00 ريال⁩، ينقصك ⁨${missing} ريال⁩`)).toBeVisible()
        await expect(page.getByRole('link', { name: 'شحن الرصيد' })).toHaveAttribute(
          'href',
          `/profile/wallet?topUp=${halalas / 100 - 10}`,
        )
        await ordering.choose(page, 'تحويل بنكي')
        await ordering.confirmButton(page).click()
        await ordering.expectPlaced(page, 'استلمنا طلبك')
        const account = page.getByRole('region', { name: 'بقي أن تحوّل المبلغ' })
        await expect(account).toContainText(total)
        await expect(account).toContainText(/SA\d\d \d{4}/)
        await expectAccessible(page)
        const { name, href } = onwards[kind]
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
        expect(await ordering.ordersOf(buyer.id)).toEqual([
          expect.objectContaining({ payment_status: 'unpaid', total: halalas }),
        ])
      },
    )

    test(`a visitor signs in and returns to the ${kind}`, long, async ({ page }) => {
      const { buyer: options, prepare } = sources[kind]
      const buyer = await addPerson(db, options)
      const { id } = await prepare(buyer)
      await page.goto(path(id))
      await expect(page).toHaveURL(/\/auth\/sign-in\?redirect=/)
      await signInBy(page, buyer.mobile, buyer.password)
      await expect(page).toHaveURL(path(id))
      await expect(ordering.orderForm(page)).toBeVisible()
    })

    test(`an unknown ${kind} is not found`, long, async ({ page, complaints }) => {
      complaints.ignore(/404/)
      await ordering.enterWith(page, 0, sources[kind].buyer)
      for (const id of ['987654321', 'x']) {
        await page.goto(path(id))
        await expect(page.getByRole('heading', { level: 1, name: 'لم نجد هذه الصفحة' })).toBeVisible()
      }
    })
  })
}

for (const kind of ['lot', 'offer'] as const) {
  test(`a click on confirm shows a link to the order if the ${kind} was ordered in another tab`, {
    tag: kind === 'lot' ? [] : '@long',
  }, async ({ page, complaints }) => {
    complaints.ignore(/409/)
    const { buyer, order } = await openSource(page, kind, { query: '?lang=en' })
    await page.getByRole('radio', { name: 'Pickup at the market', exact: true }).check()
    const { id } = await order()
    await page.getByRole('button', { name: /^Place order/ }).click()
    await expect(page.getByRole('heading', { name: ordered[kind] })).toBeVisible()
    await page.getByRole('link', { name: /^View order/ }).click()
    await expect(page).toHaveURL(new RegExp(`/profile/purchase-orders/${id}`))
    expect(await ordering.ordersOf(buyer.id)).toHaveLength(1)
  })
}
