import type { Browser, Page } from '@playwright/test'
import { addMember } from '#demo/testing/beharRows.ts'
import { addPerson, type TestPerson, type TestPersonOptions } from '#demo/testing/trade/people.ts'
import type { Locale } from '#shared/base/locale.ts'
import { behar, db } from './database.ts'

/** Adds a new person and signs them in on this page, as if they had signed in here before. */
export async function enterAs(page: Page, options: TestPersonOptions = {}): Promise<TestPerson> {
  const person = await addPerson(db, options)
  await page.addInitScript((token) => {
    // The token is set only once, because the page manages the token afterwards.
    if (sessionStorage.getItem('entered') === token) return
    sessionStorage.setItem('entered', token)
    localStorage.setItem('token', token)
  }, person.token)
  return person
}

/**
 * Adds an international seller who is already a member of the behar market, with this name on the boards.
 */
export async function addImporter(firstName = 'هند', lastName = 'العتيبي'): Promise<TestPerson> {
  const person = await addPerson(db, { type: 'international_seller', firstName, lastName })
  await addMember(behar, person, `${firstName} ${lastName}`)
  return person
}

/** A person with a separate browser, for tests in which several people take part. */
export interface Side {
  readonly page: Page
  readonly person: TestPerson
}

/** Signs a new person in, on a phone in Arabic or on a wide screen in English. */
export async function enterSide(browser: Browser, locale: Locale, options: TestPersonOptions): Promise<Side> {
  const url = String(process.env.SITE_URL)
  const context = await browser.newContext({
    baseURL: url,
    serviceWorkers: 'block',
    viewport: locale === 'ar' ? { width: 390, height: 844 } : { width: 1280, height: 900 },
  })
  await context.addCookies([{ name: 'locale', value: locale, url }])
  const page = await context.newPage()
  return { page, person: await enterAs(page, options) }
}

/** The ids of a person's alerts. */
export async function alertIdsOf(userId: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>({
    text: 'select id from alerts where user_id = $1 order by id',
    values: [userId],
  })
  return rows.map(({ id }) => id)
}
