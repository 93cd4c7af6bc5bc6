import type { Browser, Page } from '@playwright/test'
import { addPerson, type TestPerson, type TestPersonOptions } from '#demo/testing/trade/people.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import type { Locale } from '#shared/base/locale.ts'

/**
 * Opens a connection of the tests to the site's database, for people and states that pages alone cannot create.
 */
export function openSiteDatabase(): Database {
  return openDatabase(String(process.env.SITE_DATABASE_URL), { log: openLog({ level: 'error' }), max: 2 })
}

/** Adds a new person and signs them in on this page, as if they had signed in here before. */
export async function enterAs(
  page: Page,
  db: Database,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  const person = await addPerson(db, options)
  await page.addInitScript((token) => {
    // The token is set only once, because the page manages the token afterwards.
    if (sessionStorage.getItem('entered') === token) return
    sessionStorage.setItem('entered', token)
    localStorage.setItem('token', token)
  }, person.token)
  return person
}

/** A person of a path test with a browser of their own. */
export interface Side {
  readonly page: Page
  readonly person: TestPerson
}

/** Signs a new person in, on a phone in Arabic or on a wide screen in English. */
export async function enterSide(
  browser: Browser,
  db: Database,
  locale: Locale,
  options: Parameters<typeof enterAs>[2],
): Promise<Side> {
  const url = String(process.env.SITE_URL)
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    viewport: locale === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  })
  await context.addCookies([{ name: 'locale', value: locale, url }])
  const page = await context.newPage()
  return { page, person: await enterAs(page, db, options) }
}
