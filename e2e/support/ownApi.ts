import type { Page } from '@playwright/test'
import { openOwnSite } from './ownSite.ts'

/** Answers a page's calls from a separate API on the tests' database, with an environment of its own. */
export async function openOwnApi(page: Page, env: Readonly<Record<string, string>>) {
  const site = await openOwnSite(env)
  // A stream never ends, so it cannot be forwarded; the site of all tests answers it.
  const calls = /\/api\/(?!events)/
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
