import type { Page } from '@playwright/test'
import { addPerson, type TestPerson, type TestPersonOptions } from '#demo/testing/trade/people.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'

/**
 * A connection of the tests to the site's database, for people and states that a page alone cannot create.
 */
export function openSiteDatabase(): Database {
  return openDatabase(String(process.env.SITE_DATABASE_URL), { log: openLog({ level: 'error' }), max: 2 })
}

/** A new person, signed in on this page as if they had signed in here before. */
export async function enterAs(
  page: Page,
  db: Database,
  options: TestPersonOptions = {},
): Promise<TestPerson> {
  const person = await addPerson(db, options)
  await page.addInitScript((token) => {
    // Only once: the page manages it afterwards.
    if (sessionStorage.getItem('entered') === token) return
    sessionStorage.setItem('entered', token)
    localStorage.setItem('token', token)
  }, person.token)
  return person
}
