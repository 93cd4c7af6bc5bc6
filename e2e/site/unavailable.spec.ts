import { openGate } from '#demo/testing/gate.ts'
import { loadConfig } from '#platform/config.ts'
import { openDatabase } from '#platform/database/db.ts'
import { openLog } from '#platform/logs/log.ts'
import { createApp } from '#server/app.ts'
import { openPages } from '#server/base/pages/pages.ts'
import { expect, expectAccessible, test } from '../support/fixtures.ts'

test('the local market shows an error while the database is down, and a retry loads it afterwards', async ({
  page,
  complaints,
}) => {
  complaints.ignore(/503/)
  const { SITE_DATABASE_URL, SITE_DATA_DIR, DIST_DIR } = process.env
  const gate = await openGate(String(SITE_DATABASE_URL), { cut: true })
  const log = openLog({ level: 'silent' })
  const db = openDatabase(gate.url, { log })
  const config = loadConfig({ DATA_DIR: SITE_DATA_DIR, RATE_LIMITS: 'off' })
  const app = await createApp({ config, db, log, pages: await openPages({ distDir: String(DIST_DIR) }) })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  try {
    const answer = await page.goto(`${url}/local-market`)
    expect(answer?.status()).toBe(503)
    const retry = page.getByRole('button', { name: 'إعادة المحاولة' })
    await expect(retry).toBeVisible()
    await expectAccessible(page)
    await gate.mend()
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'السوق المحلي' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
  } finally {
    // The page is closed first, so that its requests do not reach a stopped server.
    await page.close()
    await app.close()
    await db.close()
    await gate.close()
  }
})
