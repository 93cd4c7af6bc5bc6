import type { Page } from '@playwright/test'
import { type Guard, type PageRoute, routes } from '#web/routes.ts'
import { expect, expectWithin, test } from '../support/fixtures.ts'
import { accountOf, openAlive, signInBy } from '../support/people.ts'
import { addressOf } from './addresses.ts'

/**
 * No fixed bar, dock or button covers a control, no control is cut at an edge, and no page scrolls sideways: in four
 * widths, and in a window of 1280 x 720 px at a zoom of 200 and 400 %.
 */
const windows = {
  '320 px': { width: 320, height: 700 },
  '390 px': { width: 390, height: 700 },
  '768 px': { width: 768, height: 700 },
  '1280 px': { width: 1280, height: 700 },
  'a zoom of 200 %': { width: 640, height: 360 },
  'a zoom of 400 %': { width: 320, height: 180 },
} as const
type Window = keyof typeof windows
const allWindows = Object.keys(windows) as Window[]

/** Pages with a dock, a bar, or both; the other pages run in the long suite. */
const inGate = ['/home', '/local-market', '/local-market/$productId', '/auth/sign-up']

/** Redirects and the back office are left out; the back office has tests of its own. */
const left = ['/', '/auth', '/profile', '/profile/$', '/operator/$', '/international-market/behar-market']

const all = pathsOf(routes).filter(({ path }) => !left.includes(path))
const open = all.filter(({ guard }) => guard === 'everyone').map(({ path }) => path)

/** Pages that need a sign-in: a buyer visits those of `ofBuyer`, and a seller visits all the others. */
const ofBuyer = ['/profile/account/upgrade', '/profile/purchase-orders']
const signedIn = all.filter(({ guard }) => guard !== 'everyone').map(({ path }) => path)
const pagesOf = {
  local_buyer: signedIn.filter((path) => ofBuyer.some((own) => path.startsWith(own))),
  international_seller: signedIn.filter((path) => !ofBuyer.some((own) => path.startsWith(own))),
} as const

test('no control is covered or cut on pages with a dock or a bar', async ({ page }) => {
  await visitAll(page, inGate, ['390 px', 'a zoom of 400 %'])
})

test('the button back to the top stays above the dock of a product at 320 px', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openFirst(page, '/local-market/$productId')
  const dock = page.locator('[data-dock]').filter({ visible: true })
  await expect(dock).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 180, behavior: 'instant' }))
  const button = page.getByRole('button', { name: 'العودة إلى الأعلى' })
  await expect(button).toBeVisible()
  const [box, below] = [await button.boundingBox(), await dock.boundingBox()]
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
})

test('the button back to the top covers no control on a phone and scrolls up', async ({ page }) => {
  await page.setViewportSize(windows['390 px'])
  await page.goto('/local-market')
  const button = page.getByRole('button', { name: 'العودة إلى الأعلى' })
  const covered: string[] = []
  for (const top of [150, 420, 690, 960]) {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    await expect(button).toBeVisible()
    covered.push(...(await page.evaluate(controlsBelowButton, 'العودة إلى الأعلى')))
  }
  expect(covered).toEqual([])
  await expectWithin(page)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

for (const lang of ['ar', 'en']) {
  test(`the button back to the top covers no content of a wide page (${lang})`, { tag: '@long' }, async ({
    page,
  }) => {
    await page.setViewportSize(windows['1280 px'])
    await page.goto(`/local-market?lang=${lang}`)
    const button = page.getByRole('button', { name: lang === 'ar' ? 'العودة إلى الأعلى' : 'Back to top' })
    const list = page.getByRole('main').locator('aside, article, li')
    await expect(list.first()).toBeVisible()
    for (const top of [150, 600, 1_400]) {
      await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
      await expect(button).toBeVisible()
      const own = await button.boundingBox()
      const boxes = await list.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const covered = boxes.filter(
        ({ left, right, top: from, bottom }) =>
          own && left < own.x + own.width && right > own.x && from < own.y + own.height && bottom > own.y,
      )
      expect(covered).toEqual([])
    }
  })
}

/** The controls that the button with this name overlaps, two frames after a scroll. */
async function controlsBelowButton(name: string): Promise<string[]> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const button = document.querySelector(`button[aria-label="${name}"]`)
  if (!button?.checkVisibility({ visibilityProperty: true })) return []
  const own = button.getBoundingClientRect()
  const isBelow = (control: Element) => {
    const box = control.getBoundingClientRect()
    return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
  }
  // The header covers the page that scrolls below it, so only controls of the header are compared with a button of the header.
  return [
    ...document.querySelectorAll(button.closest('header') ? 'header :is(a, button)' : 'a, button, input'),
  ]
    .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
    .filter(isBelow)
    .map((control) => `${control.getAttribute('aria-label') ?? control.textContent} at ${window.scrollY}`)
}

for (const group of inGroups(open)) {
  test(`no control is covered or cut on ${group.join(', ')}`, { tag: '@long' }, async ({ page }) => {
    test.setTimeout(180_000)
    await visitAll(page, group, allWindows)
  })
}

for (const [type, paths] of Object.entries(pagesOf)) {
  for (const group of inGroups(paths)) {
    test(`no control of a ${type} is covered or cut on ${group.join(', ')}`, {
      tag: '@long',
    }, async ({ page, complaints }) => {
      test.setTimeout(180_000)
      // The reader may not order the first auction of the list, so its order page answers 403.
      complaints.ignore(/403/)
      const { mobile, password } = accountOf(type as keyof typeof pagesOf)
      await openAlive(page, '/auth/sign-in?redirect=/profile/account')
      await signInBy(page, mobile, password)
      await expect(page).toHaveURL('/profile/account')
      await visitAll(page, group, allWindows)
    })
  }
}

/** Pages of one record whose parent path has no page. */
const withoutList = ['/landings/', '/board/', '/auctions/sessions/']

type Path = { readonly path: string; readonly guard: Guard }

/** The full path and the guard of every route. */
function pathsOf(table: readonly PageRoute[], above = ''): Path[] {
  return table.flatMap(({ path, guard, children = [] }) => {
    const full = above + path
    return [{ path: full, guard }, ...pathsOf(children, full)]
  })
}

async function visitAll(page: Page, paths: readonly string[], shown: readonly Window[]): Promise<void> {
  for (const path of paths) {
    await page.setViewportSize(windows['1280 px'])
    await openFirst(page, path)
    for (const name of shown) await expectReachable(page, name)
  }
}

async function expectReachable(page: Page, name: Window): Promise<void> {
  await page.setViewportSize(windows[name])
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expectWithin(page)
  const at = `${new URL(page.url()).pathname} at ${name}`
  const atEnd = async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    )
    return page.evaluate(hiddenControls, { scroll: false })
  }
  await expect.poll(atEnd, `covered or cut controls at the end of ${at}`).toEqual([])
  const reached = () => page.evaluate(hiddenControls, { scroll: true })
  await expect.poll(reached, `controls that cannot be reached on ${at}`).toEqual([])
}

/**
 * Returns the visible controls that a fixed or sticky part covers at their centre, or that an edge of the window cuts. With `scroll`,
 * each control is first scrolled to the middle of the window; without, a bar at the top does not count, because the page scrolls
 * under it.
 */
async function hiddenControls({ scroll }: { readonly scroll: boolean }): Promise<string[]> {
  const floating = (element: Element | null): Element | null => {
    for (let part = element; part; part = part.parentElement) {
      const { position } = getComputedStyle(part)
      if (position === 'fixed' || position === 'sticky') return part
    }
    return null
  }
  /** Whether the control is in a strip that scrolls sideways or is animated. */
  const inStrip = (element: Element): boolean => {
    for (let part = element.parentElement; part; part = part.parentElement) {
      if (part.matches('.ticker')) return true
      const { overflowX } = getComputedStyle(part)
      if ((overflowX === 'auto' || overflowX === 'scroll') && part.scrollWidth > part.clientWidth) return true
    }
    return false
  }
  const nameOf = (element: Element) =>
    `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`
  const selector = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
  const problemsOf = (control: HTMLElement): string[] => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.matches(':disabled')) return []
    if (control.closest('[aria-hidden="true"], [inert]')) return []
    if (scroll) control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = control.getBoundingClientRect()
    const { left, top, width, height } = box
    if (width < 2) return []
    if ((left < -1 || box.right > window.innerWidth + 1) && !inStrip(control))
      return [`${nameOf(control)} is cut`]
    const [x, y] = [left + width / 2, top + height / 2]
    if (x < 0 || y < 0 || x >= window.innerWidth || y >= window.innerHeight) return []
    const cover = floating(document.elementFromPoint(x, y))
    if (!cover || cover.contains(control)) return []
    if (!scroll && cover.getBoundingClientRect().top <= 0) return []
    return [`${nameOf(control)} under ${nameOf(cover)}`]
  }
  /** The button back to the top moves to a free place in the frame after a scroll. */
  const settled = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const found: string[] = []
  for (const control of document.querySelectorAll<HTMLElement>(selector)) {
    if (problemsOf(control).length === 0) continue
    await settled()
    found.push(...problemsOf(control))
  }
  return found
}

/** Opens a path. A parameter is replaced by the first record of the page's list; the path is skipped if the list is empty. */
async function openFirst(page: Page, path: string): Promise<void> {
  if (withoutList.some((parent) => path.startsWith(parent))) {
    await page.goto(await addressOf(page.request, path))
    return
  }
  const parts = path.split('/')
  let address = ''
  for (const part of parts.slice(1)) {
    if (!part.startsWith('$')) {
      address += `/${part}`
      continue
    }
    await page.goto(address)
    const id = await firstId(page, address)
    if (id === null) return
    address += `/${id}`
  }
  await page.goto(address)
}

/** The id in the first link below the path of a list; null if there is none, for example for an empty list. */
async function firstId(page: Page, list: string): Promise<string | null> {
  const links = page.getByRole('main').locator(`a[href^="${list}/"]`)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  // An empty list has no links.
  await links
    .first()
    .waitFor({ state: 'attached', timeout: 5_000 })
    .catch(() => undefined)
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const ids = hrefs.map((href) => href.slice(list.length + 1).split(/[/?#]/)[0] ?? '')
  return ids.find((id) => /^\d+$/.test(id)) ?? null
}

function inGroups<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / 6) }, (_, place) => all.slice(6 * place, 6 * place + 6))
}
