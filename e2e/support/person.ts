import type { Page } from '@playwright/test'
import { addPerson, type TestPerson, type TestPersonOptions } from '#demo/testing/trade/people.ts'
import { type Database, openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'

/** The tests' own way into the site's database, for people and states that a page alone cannot bring about. */
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
    // Once: what the page does with it afterwards is its own.
    if (sessionStorage.getItem('entered') === token) return
    sessionStorage.setItem('entered', token)
    localStorage.setItem('token', token)
  }, person.token)
  return person
}
