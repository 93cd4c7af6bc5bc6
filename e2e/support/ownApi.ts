import type { Page } from '@playwright/test'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'

/** Answers a page's calls from a separate API on the tests' database, with an environment of its own. */
export async function openOwnApi(page: Page, env: Readonly<Record<string, string>>) {
  const { SITE_DATABASE_URL, SITE_DATA_DIR } = process.env
  const log = openLog({ level: 'silent' })
  const db = openDatabase(String(SITE_DATABASE_URL), { log })
  const app = await createApp({
    config: loadConfig({ DATA_DIR: SITE_DATA_DIR, RATE_LIMITS: 'off', ...env }),
    db,
    log,
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  // A stream never ends, so it cannot be forwarded; the site answers it.
  const calls = /\/api\/(?!events)/
  await page.route(calls, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${url}${pathname}${search}` }) })
  })
  return {
    async close() {
      await page.unrouteAll({ behavior: 'wait' })
      await app.close()
      await db.close()
    },
  }
}
