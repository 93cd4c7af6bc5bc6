import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import type axe from 'axe-core'

/** Faults of a page: console errors, hydration warnings, failed requests, uncaught errors. */
export interface Complaints {
  all(): readonly string[]
  /** Ignores faults that a test causes on purpose, such as a refused request, before or after they happen. */
  ignore(pattern: RegExp): void
}

/**
 * Watches the page of every test. A fault fails the test at its end. Navigation waits for hydration.
 * early.spec.ts tests the time before hydration and sets its own waits.
 */
export const test = base.extend<{ complaints: Complaints }>({
  page: async ({ page }, use) => {
    // A minified error of React does not say what was thrown, so its cause is logged too.
    await page.addInitScript(() =>
      addEventListener('error', ({ error }: { error?: Error }) => {
        if (error?.cause instanceof Error) console.error(`cause: ${error.cause.stack}`)
      }),
    )
    const go = page.goto.bind(page)
    page.goto = async (url, options) => {
      const response = await go(url, options)
      if (!options?.waitUntil) await untilAlive(page)
      return response
    }
    await use(page)
    // The next test of this worker uses the same context, so it must not get the permissions of this test.
    await page.context().clearPermissions()
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
 * Checks the page against WCAG 2.2 A and AA once nothing changes, because contrast and sizes depend on fonts and on
 * animated colours. After 5 s the page is checked even if a test keeps it loading.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const violations = async () => {
    await page.waitForFunction(isStill, undefined, { timeout: 5_000 }).catch(() => undefined)
    // Adds the script once per document, because reading it takes as long as the check of a small page.
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeScript())
    return page.evaluate(violationsOf, axeOptions)
  }
  // The check is repeated, because a list that reloads is faded for a moment. A permanent fault is found every time.
  await expect.poll(violations, { message: 'accessibility', timeout: 15_000 }).toEqual([])
}

/** The minified axe-core is less than half as long as the script that its package exports. */
function axeScript(): string {
  axeText ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  return axeText
}
let axeText: string | undefined

const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // Without this setting axe loads style sheets and media again, for rules about sound and rotation. The site has no sound.
  preload: false,
}

/** Runs in the page, which has no frames. */
async function violationsOf(options: axe.RunOptions): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, options)
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target).join(', ')})`,
  )
}

/** Returns whether nothing loads and no finite animation runs. The animation of a live auction's dot is infinite. */
function isStill(): boolean {
  const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const changing = document.getAnimations().filter((each) => each.playState === 'running' && ends(each))
  return (
    changing.length === 0 && document.querySelector('.progress[data-loading], [aria-busy="true"]') === null
  )
}

/** Expects that nothing exceeds the edges of the page, so that the page does not scroll sideways. */
export async function expectWithin(page: Page): Promise<void> {
  const past = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(past, 'px past the edge').toBeLessThanOrEqual(0)
}

/** Expects that the keyboard focus has a place on the page after the focused control has disappeared. */
export async function expectFocusKept(page: Page): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.localName)
  await expect.poll(focused, 'the element with the focus').not.toBe('body')
}

/**
 * Watches the focus from the next document of the page on. Returns the controls that lost the focus: the focused control
 * disappeared or was disabled, and half a second later the body still had the focus.
 */
export async function watchFocus(page: Page): Promise<() => readonly string[]> {
  const lost: string[] = []
  await page.exposeBinding('focusLost', (_source, control: string) => void lost.push(control))
  await page.addInitScript(() => {
    let last: HTMLElement | undefined
    let since = 0
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) last = target
    })
    const gone = (control: HTMLElement) =>
      !control.isConnected || control.matches(':disabled') || !control.checkVisibility()
    // A check on every frame would draw the page all the time, so a timer is used.
    setInterval(() => {
      const now = performance.now()
      if (!last || document.activeElement !== document.body || !gone(last)) since = now
      else if (now - since > 500) {
        const { focusLost } = window as unknown as { focusLost: (control: string) => void }
        focusLost(
          `${last.localName} "${(last.getAttribute('aria-label') ?? last.textContent ?? '').slice(0, 40)}"`,
        )
        last = undefined
      }
    }, 100)
  })
  return () => lost
}

/**
 * Scrolls a part near to the screen and waits until it is hydrated. Before that, its links are followed by the browser and not by
 * the router.
 */
export async function expectAlive(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded()
  const alive = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
  await expect.poll(() => part.evaluate(alive), 'the part is alive').toBe(true)
}

/** Waits for hydration, but does not fail if a test delays the scripts of the page. */
async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: 10_000 }).catch(() => undefined)
}

/**
 * Returns whether the page is hydrated. The content of the main part is hydrated after its frame; a navigation between the
 * two makes the router throw inside React, which recovers (TanStack Router, issue 8198). A document without a main part is
 * not a page of the site.
 */
function isAlive(): boolean {
  const main = document.getElementById('main')
  const content = main?.firstElementChild ?? main
  const onScreen = (part: Element) => {
    const { top, bottom } = part.getBoundingClientRect()
    return part.checkVisibility() && bottom > 0 && top < window.innerHeight
  }
  // Parts of web/ui/Late.tsx that are not on the screen are not hydrated yet, so they are not checked.
  const late = [...document.querySelectorAll('[data-late]')].filter(onScreen)
  const alive = (element: Element | null | undefined) =>
    !element || Object.keys(element).some((key) => key.startsWith('__reactProps'))
  return alive(content) && late.every((part) => alive(part.firstElementChild))
}

/** Watches a page from now on. Also used for pages that a test opens itself. */
export function watch(page: Page): Complaints {
  const all: string[] = []
  const ignored: RegExp[] = []
  const add = (line: string) => all.push(line)
  page.on('console', (message) => {
    // Playwright logs this message if a test blocks the service worker.
    if (message.text().includes('blocked by Playwright')) return
    // This message depends on how long a page stays open and on the memory cache of earlier pages. publicPages.spec.ts
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
    // Leaving a page cancels requests that it no longer needs.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      add(`failed: ${request.url()} ${request.failure()?.errorText}`)
  })
  return {
    all: () => all.filter((line) => !ignored.some((pattern) => pattern.test(line))),
    ignore: (pattern) => void ignored.push(pattern),
  }
}
