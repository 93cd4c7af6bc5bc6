import type { APIRequestContext, Page } from '@playwright/test'
import { publicPaths } from '#web/routes.ts'
import { expect, expectWithin, test } from '../support/fixtures.ts'
import { accountOf, openAlive, signInBy } from '../support/people.ts'

/**
 * At the end of each page, no fixed bar, dock or button covers a control: what is covered there cannot be scrolled into
 * view. 320 px are also 1280 px at a zoom of 400 %, and 640 px at 200 %.
 */
const widths = [320, 390, 768, 1280] as const

/** Pages with a dock, a bar, or both; the other pages run in the long suite. */
const inGate = ['/home', '/local-market', '/local-market/$productId', '/auth/sign-up']

const open = publicPaths().filter((path) => !['/', '/auth', '/profile/$'].includes(path))

/** Pages of a seller who may view every page, and of a buyer. */
const signedIn = {
  international_seller: [
    '/cart',
    '/profile/account',
    '/profile/account/edit',
    '/profile/wallet',
    '/profile/sell-orders',
    '/profile/sell-orders/$id',
    '/profile/my-products',
    '/profile/my-products/$id',
    '/profile/add-product',
    '/profile/my-auctions',
    '/profile/my-auctions/$id',
    '/profile/add-auction',
    '/profile/my-requests',
    '/profile/add-request',
    '/profile/my-favorites',
    '/international-market/behar-market/main',
    '/international-market/behar-market/my-demands',
  ],
  local_buyer: ['/profile/account/upgrade', '/profile/purchase-orders', '/profile/purchase-orders/$id'],
} as const

test('the ends of pages with a dock or a bar have no covered control', async ({ page, request }) => {
  await visitAll(page, await addressesOf(request, inGate), [390])
})

for (const group of inGroups(open)) {
  test(`the ends of ${group.join(', ')} have no covered control at any width`, { tag: '@long' }, async ({
    page,
    request,
  }) => {
    await visitAll(page, await addressesOf(request, group), widths)
  })
}

for (const [type, paths] of Object.entries(signedIn)) {
  for (const group of inGroups(paths)) {
    test(`the ends of ${group.join(', ')} of a ${type} have no covered control at any width`, {
      tag: '@long',
    }, async ({ page }) => {
      const { mobile, password } = accountOf(type as keyof typeof signedIn)
      await openAlive(page, '/auth/sign-in?redirect=/profile/account')
      await signInBy(page, mobile, password)
      await expect(page).toHaveURL('/profile/account')
      for (const path of group) {
        const [list = '', rest] = path.split('/$')
        await page.goto(list)
        if (rest) await openFirst(page, list)
        await expectNoneCovered(page, widths)
      }
    })
  }
}

async function visitAll(page: Page, addresses: readonly string[], all: readonly number[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address)
    await expectNoneCovered(page, all)
  }
}

async function expectNoneCovered(page: Page, all: readonly number[]): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  for (const width of all) {
    await page.setViewportSize({ width, height: 700 })
    await expectWithin(page)
    const covered = async () => {
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      return page.evaluate(coveredControls)
    }
    await expect
      .poll(covered, `covered controls of ${new URL(page.url()).pathname} at ${width} px`)
      .toEqual([])
  }
}

/**
 * The visible controls whose middle is under a fixed or sticky part. A bar at the top does not count, because the page
 * scrolls under it.
 */
function coveredControls(): string[] {
  const floating = (element: Element | null): Element | null => {
    for (let part = element; part; part = part.parentElement) {
      const { position } = getComputedStyle(part)
      if (position === 'fixed' || position === 'sticky') return part
    }
    return null
  }
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  return [...document.querySelectorAll<HTMLElement>(selector)].flatMap((control) => {
    if (!control.checkVisibility() || control.matches(':disabled')) return []
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    if (width < 2 || x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return []
    const cover = floating(document.elementFromPoint(x, y))
    if (!cover || cover.contains(control) || cover.getBoundingClientRect().top <= 0) return []
    const name = (element: Element) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').slice(0, 40)
    return [`${control.localName} "${name(control)}" under ${cover.localName} "${name(cover)}"`]
  })
}

/** Opens the first record of a list, if the list has one. */
async function openFirst(page: Page, list: string): Promise<void> {
  const first = page.getByRole('main').locator(`a[href^="${list}/"]`).first()
  await expect(first.or(page.getByRole('heading', { level: 2 }).first())).toBeAttached()
  const address = (await first.count()) > 0 ? await first.getAttribute('href') : null
  if (address) await page.goto(address)
}

async function addressesOf(request: APIRequestContext, paths: readonly string[]): Promise<string[]> {
  const first = async (call: string) => {
    const { data } = await (await request.get(`/api/${call}`)).json()
    return (data.products ?? data).data[0]?.id
  }
  const ids: Record<string, () => Promise<number | undefined>> = {
    '/local-market': () => first('products/local'),
    '/special-products': () => first('products/special'),
    '/international-market/main': () => first('products/imported'),
    '/auctions': () => first('auction/local?status=open'),
    '/requests': () => first('requests/list'),
    '/news': () => first('blogs'),
  }
  const found = await Promise.all(
    paths.map(async (path) => {
      const [parent = '', rest] = path.split('/$')
      if (!rest) return [path]
      const id = await ids[parent]?.()
      return id === undefined ? [] : [[parent, id, ...rest.split('/').slice(1)].join('/')]
    }),
  )
  return found.flat()
}

function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 6) }, (_, place) => all.slice(6 * place, 6 * place + 6))
}
