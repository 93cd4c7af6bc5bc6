import { defineConfig } from '@playwright/test'
import { findChromium } from '#demo/testing/chromium.ts'
import { withLong } from '#demo/testing/long.ts'
import { testWorkers } from './scripts/steps/testRun.ts'

const { executablePath, args, env } = await findChromium()

/**
 * These tests list or change goods, or start their own market, so they run after the tests that compare a page with the
 * API.
 */
const trading =
  /\/(addAuction|addProduct|addRequest|amounts|auctionConfirmation|auctionDetails|auctionRecord|behar\w+|board|cart|cartOrders|coldPages|confirmationChanges|emptyInstallation|favorites|hall|hallDay|liveAuction|matching|moneyPath|myAuctions|myDemands|myProducts|myRequest|myRequests|offerConfirmation|operator\/\w+|productConfirmation|purchaseOrders|quay|requestDetails|requestPath|requests|sellOrders|sellerTaps|textIsText|wallet)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './demo/testing/site.ts',
  workers: testWorkers,
  // Tests tagged @long run only in `npm run test:long`.
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
    // A service worker would bypass the routes that a test defines; the test of the service worker allows it.
    serviceWorkers: 'block',
    // Chromium keeps its process and its compiled scripts between the tests of a worker. Playwright clears cookies, caches
    // and storage; a test that grants permissions or goes offline undoes that itself.
    reuseContext: true,
    // Writing traces takes half of the time of the tests, so traces are off by default.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath,
      // A microphone for voice notes. Without the second flag this Chromium supports none.
      args: [...args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
      env: { ...definedOf(process.env), ...env },
    },
  },
})

function definedOf(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
