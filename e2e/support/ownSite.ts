import type { Page } from '@playwright/test'
import { listenLocally } from '#demo/testing/server.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { openPages } from '#server/base/pages/pages.ts'

/** Opens another instance of the built site on the tests' database, with its own environment. */
export async function openOwnSite(env: Readonly<Record<string, string>>) {
  const { SITE_DATABASE_URL, SITE_DATA_DIR, DIST_DIR } = process.env
  const log = openLog({ level: 'silent' })
  const db = openDatabase(String(SITE_DATABASE_URL), { log })
  const app = await createApp({
    config: loadConfig({ DATA_DIR: SITE_DATA_DIR, RATE_LIMITS: 'off', ...env }),
    db,
    log,
    pages: await openPages({ distDir: String(DIST_DIR) }),
  })
  return listenLocally(app, db)
}

/** Answers the calls of a page from a separate API on the tests' database, with its own environment. */
export async function openOwnApi(page: Page, env: Readonly<Record<string, string>>) {
  const site = await openOwnSite(env)
  // A stream never ends, so it cannot be forwarded. The site of all tests answers the stream.
  const calls = /\/api\/(?!(operator\/)?events)/
  await page.route(calls, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${site.url}${pathname}${search}` }) })
  })
  return {
    async close() {
      await page.unrouteAll({ behavior: 'wait' })
      await site.close()
    },
  }
}
