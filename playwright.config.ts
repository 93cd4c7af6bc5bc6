import { defineConfig } from '@playwright/test'
import { findChromium } from '#demo/testing/chromium.ts'
import { withLong } from '#demo/testing/long.ts'
import { testWorkers } from './scripts/steps/testRun.ts'

const { executablePath, args, env } = await findChromium()

/**
 * These list or change goods, or start a market of their own, so they run after those that compare a page
 * with the API.
 */
const trading =
  /\/(addAuction|addProduct|addRequest|amounts|auctionConfirmation|auctionDetails|auctionRecord|behar\w+|cart|emptyInstallation|favorites|liveAuction|matching|moneyPath|myAuctions|myDemands|myProducts|myRequest|myRequests|offerConfirmation|operator\/\w+|productConfirmation|purchaseOrders|requestDetails|requestPath|requests|sellOrders|textIsText|wallet)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './demo/testing/site.ts',
  workers: testWorkers,
  // Tests tagged @long run in `npm run test:long` only.
  ...(withLong ? {} : { grepInvert: /@long/ }),
  fullyParallel: true,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  projects: [
    { name: 'looking', testIgnore: trading },
    { name: 'trading', testMatch: trading },
  ],
  use: {
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    locale: 'ar-SA',
    timezoneId: 'Asia/Riyadh',
    // A service worker would bypass a test's own routes; its own test allows it.
    serviceWorkers: 'block',
    // Writing traces takes half of the time of the tests, so they are opt-in.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: [...args], env: { ...definedOf(process.env), ...env } },
  },
})

function definedOf(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
