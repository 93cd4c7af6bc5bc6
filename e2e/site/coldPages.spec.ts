import type { APIRequestContext, Page } from '@playwright/test'
import { addRequest } from '#demo/testing/trade/requests.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import { pathsOf } from '#web/routes.ts'
import { db } from '../support/database.ts'
import { expect, test } from '../support/fixtures.ts'
import { placeOrder } from '../support/orders.ts'
import { enterAs } from '../support/person.ts'
import { offerAcceptedBy } from '../support/sources.ts'
import { addressOf } from './addresses.ts'

/**
 * Opens every page as the first page of a signed-in buyer. The server's HTML is the same for everyone, so a page that
 * differs in the browser before it is hydrated makes React discard the HTML and log error 418. Pages of other roles
 * redirect. The gate opens only the paths with a query, because its other tests open most of the other pages as their
 * first page and fail on any error.
 */
const own = pathsOf(['signed_in', 'role'])
const open = pathsOf(['everyone']).filter((path) => path !== '/profile/$')

/** The same pages with a query whose order or names are not those of the server. */
const queries = [
  '/cart?placed=ORDER',
  '/cart?placed=ORDER&lang=en',
  '/local-market/PRODUCT/confirmation?placed=ORDER&lang=en',
  '/prices?utm_source=mail&s=a&place=gulf',
  '/prices/FISH?utm_source=mail&source=local&grain=month',
  '/prices/FISH/trades?utm_source=mail&to=DAY&from=DAY&source=local',
  '/local-market?utm_source=mail&sort=price_asc&fishId=1',
]

for (const group of inGroups(queries)) cold('ar', group, [])
for (const group of inGroups([...own, ...open])) cold('ar', group, ['@long'])
for (const group of inGroups([...own, ...queries, ...open])) cold('en', group, ['@long'])

function cold(language: string, paths: readonly string[], tag: readonly string[]): void {
  test(`${paths.join(', ')} log no error as the first page of a buyer (${language})`, {
    tag: [...tag],
  }, async ({ page, request, complaints }) => {
    // A page of another role or of somebody else's record may be refused; errors of scripts are not ignored.
    complaints.ignore(/^4\d\d |Failed to load resource/)
    const fill = await recordsOf(page, request)
    for (const path of paths) {
      await test.step(path, async () => {
        const address = await fill(path)
        const asked = address.includes('lang=')
          ? address
          : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`
        await page.goto(asked)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        expect(complaints.all(), asked).toEqual([])
      })
    }
  })
}

/** Signs a buyer with an order in, and returns the function that writes ids of their records into a path. */
async function recordsOf(page: Page, request: APIRequestContext) {
  const buyer = await enterAs(page)
  const order = await placeOrder({ buyer, seller: await makeSeller(db) })
  const headers = { Authorization: `Bearer ${buyer.token}` }
  const charged = await request.post('/api/wallet/charge', { headers, data: { amount: 50, method: 'card' } })
  const { charge_id } = (await charged.json()).data
  const product = String(order.items[0]?.product_id)
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  const { fish } = (await (await request.get('/api/main')).json()).data
  return async (path: string): Promise<string> => {
    const named = path
      .replace('ORDER', String(order.id))
      .replace('PRODUCT', product)
      .replace('FISH', fish[0].code)
      .replaceAll('DAY', day)
      .replace('$orderId', String(order.id))
      .replace('$chargeId', String(charge_id))
    if (named.includes('$requestId') && named.startsWith('/profile')) {
      const accepted = named.endsWith('/confirmation')
      const id = accepted ? (await offerAcceptedBy(buyer)).request : await addRequest(db, buyer)
      return named.replace('$requestId', String(id))
    }
    return addressOf(request, named)
  }
}

/** Splits pages into groups of eight; for each group, one test opens its pages as a new buyer. */
function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 8) }, (_, place) => all.slice(8 * place, 8 * place + 8))
}
