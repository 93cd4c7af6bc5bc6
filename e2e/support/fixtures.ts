import AxeBuilder from '@axe-core/playwright'
import { test as base, expect, type Locator, type Page } from '@playwright/test'

/** What a page did that it must not: console errors, hydration warnings, failed requests, uncaught errors. */
export interface Complaints {
  all(): readonly string[]
  /** Lets pass what a test causes on purpose, such as a refused request; before or after it happens. */
  ignore(pattern: RegExp): void
}

/**
 * Every test's page is watched; a complaint fails the test at its end. Who goes somewhere comes to a page that is alive;
 * what happens before that is the matter of early.spec.ts, which says itself how long it waits.
 */
export const test = base.extend<{ complaints: Complaints }>({
  page: async ({ page }, use) => {
    const go = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await go(url, options)
      if (!options?.waitUntil) await untilAlive(page)
      return response
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page)
      await use(complaints)
      expect(complaints.all(), 'console errors, failed requests and hydration warnings').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/**
 * Holds the page as it is now against WCAG 2.2 A and AA, once it is still: contrast and sizes depend on its fonts, and on
 * colours that are changing. A page that a test keeps loading is held as it is.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const violations = async () => {
    await page.waitForFunction(isStill, undefined, { timeout: 5_000 }).catch(() => undefined)
    // Legacy mode runs in this page alone, in half the time: the site has no frames of other origins.
    const result = await new AxeBuilder({ page })
      // `options` replaces what was set before it, the tags too.
      .options({ resultTypes: ['violations'] })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .setLegacyMode()
      .analyze()
    return result.violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
    )
  }
  // A list that is loaded again fades while it is measured; what is wrong for good is found each time.
  await expect.poll(violations, { message: 'accessibility', timeout: 15_000 }).toEqual([])
}

/** Nothing loads, and nothing changes that will have an end: the dot of a live auction never does. */
function isStill(): boolean {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const changing = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
  return (
    changing.length === 0 && document.querySelector('.progress[data-loading], [aria-busy="true"]') === null
  )
}

/** Nothing goes past the edge at the start of the line or at its end: no sideways scroll. */
export async function expectWithin(page: Page): Promise<void> {
  const past = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(past, 'px past the edge').toBeLessThanOrEqual(0)
}

/** Waits until the code of a part has come: until then the browser itself follows its links. */
export async function expectAlive(part: Locator): Promise<void> {
  const alive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => part.evaluate(alive), 'the part is alive').toBe(true)
}

/** Where a test keeps the code of a page back nobody waits for it. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => undefined)
}

/** What has no main part is no page of the site's own. */
function isAlive(): boolean {
  const main = document.getElementById('main')
  return !main || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/** Watches a page from now on; one that a test opens by itself as well as the test's own. */
export function watch(page: Page): Complaints {
  const all: string[] = []
  const ignored: RegExp[] = []
  const add = (line: string) => all.push(line)
  page.on('console', (message) => {
    // Playwright's own word where a test keeps the service worker out.
    if (message.text().includes('blocked by Playwright')) return
    // Depends on how long a page stays open, and on what an earlier page of the test left in memory; publicPages.spec.ts
    // compares preloads and pictures instead.
    if (message.text().includes('was preloaded using link preload but not used')) return
    if (message.type() === 'error' || message.type() === 'warning')
      add(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it no longer needs.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      add(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  return {
    all: () => all.filter((line) => !ignored.some((pattern) => pattern.test(line))),
    ignore: (pattern) => void ignored.push(pattern),
  }
}
