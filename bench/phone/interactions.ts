import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { findChromium } from '#demo/testing/chromium.ts'
import { openLot } from '#demo/testing/trade/lots.ts'
import { addPerson } from '#demo/testing/trade/people.ts'
import { makeSeller } from '#demo/testing/trade/trade.ts'
import type { Database } from '#platform/database/db.ts'
import { serve } from '../load.ts'
import type { Row } from '../table.ts'

export interface PhoneBench {
  readonly db: Database
  readonly databaseUrl: string
  readonly dataDir: string
  readonly distDir: string
  readonly rounds: number
}

/**
 * Measures the time from an interaction to the next paint on a phone of 390 px whose processor is six times as slow as
 * this machine's, as medians over new pages.
 */
export async function measureInteractions({ db, rounds, ...bench }: PhoneBench): Promise<Row[]> {
  const market = await serve({ role: 'market', ...bench })
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({ executablePath, args: [...args], env: { ...process.env, ...env } })
  try {
    const { token: buyer } = await addPerson(db)
    const { token: bidder } = await addPerson(db, { type: 'local_seller' })
    const lot = await openLot(db, await makeSeller(db), { endsInS: 3_600, starting: 100, step: 1 })
    const rows: Row[] = []
    for (const [name, { path, token, act }] of Object.entries({
      'opening the filters': { path: '/local-market', token: undefined, act: openFilters },
      'choosing a filter': { path: '/local-market', token: undefined, act: chooseFilter },
      'a key in the search': { path: '/local-market', token: undefined, act: typeKey },
      'a tap on a heart': { path: '/local-market', token: buyer, act: tapHeart },
      'a tap on a bid': { path: `/auctions/${lot}`, token: bidder, act: tapBid },
    } satisfies Record<string, Interaction>)) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) {
        const context = await openPhone(browser, market.url, token)
        times.push(await act(await openSlow(context, path)))
        await context.close()
      }
      times.sort((one, other) => one - other)
      const value = times[Math.floor(rounds / 2)] ?? 0
      rows.push({ what: `phone, ${name}: ms to the next paint`, value, limit: 150, better: 'below' })
    }
    return rows
  } finally {
    await browser.close()
    await market.close()
  }
}

type Interaction = {
  readonly path: string
  /** The token of the person who acts; undefined for a visitor. */
  readonly token: string | undefined
  /** Performs the interaction and returns its time in ms. */
  readonly act: (page: Page) => Promise<number>
}

async function openPhone(
  browser: Browser,
  baseURL: string,
  token: string | undefined,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  })
  await context.addInitScript(observeInteractions)
  if (token) await context.addInitScript((stored) => localStorage.setItem('token', stored), token)
  return context
}

/** Opens a page and waits for hydration and for the content of the signed-in person, then slows the processor down. */
async function openSlow(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(path)
  await page.waitForFunction(() => {
    const content = document.getElementById('main')?.firstElementChild
    return content && Object.keys(content).some((key) => key.startsWith('__reactProps'))
  })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  return page
}

function openFilters(page: Page): Promise<number> {
  return timeOf(page, () => page.getByRole('button', { name: /^تصفية/ }).tap())
}

async function chooseFilter(page: Page): Promise<number> {
  await page.getByRole('button', { name: /^تصفية/ }).tap()
  const box = page.getByRole('dialog').getByRole('checkbox').first()
  await box.waitFor()
  return timeOf(page, () => box.tap())
}

async function typeKey(page: Page): Promise<number> {
  await page.getByRole('banner').getByRole('button', { name: 'البحث', exact: true }).tap()
  const box = page.getByRole('banner').getByRole('combobox')
  await box.press('h')
  await page.getByRole('listbox').waitFor()
  return timeOf(page, () => box.press('a'))
}

function tapHeart(page: Page): Promise<number> {
  return timeOf(page, () =>
    page
      .getByRole('button', { name: /^المفضلة/ })
      .first()
      .tap(),
  )
}

async function tapBid(page: Page): Promise<number> {
  const step = page.getByRole('button', { name: /^زايد/ }).first()
  await step.waitFor()
  return timeOf(page, () => step.tap())
}

/**
 * Performs an interaction; returns the duration of its longest event in ms. Chromium reports an event after the paint that
 * follows it.
 */
async function timeOf(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    interactions.length = 0
  })
  await act()
  // An event of less than 16 ms is not reported.
  await page
    .waitForFunction(() => interactions.length > 0, undefined, { timeout: 2_000 })
    .catch(() => undefined)
  return page.evaluate(() => Math.max(16, ...interactions))
}

/** The durations of the observed events in ms. The variable exists only in the page. */
declare const interactions: number[]

function observeInteractions(): void {
  const found: number[] = []
  Object.assign(window, { interactions: found })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId) found.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}
