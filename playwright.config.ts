import { defineConfig } from '@playwright/test'
import { findChromium } from '#world/testing/chromium.ts'

const { executablePath, args, env } = await findChromium()

/** They put goods up for sale or change what is there, or start a market of their own: after those that hold a page against what the API just answered. */
const trading =
  /\/(addAuction|addProduct|addRequest|auctionConfirmation|auctionDetails|auctionRecord|behar\w+|cart|emptyInstallation|favorites|liveAuction|matching|moneyPath|myAuctions|myDemands|myProducts|myRequest|myRequests|offerConfirmation|operator\w+|productConfirmation|purchaseOrders|requestDetails|requestPath|requests|sellOrders|textIsText|wallet)\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './world/testing/site.ts',
  workers: 2,
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
    // A worker would fetch behind the back of a test's own routes; who tests it lets it in.
    serviceWorkers: 'block',
    // Half of what the tests take is the writing of traces: only who looks for a fault wants them.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath, args: [...args], env: { ...definedOf(process.env), ...env } },
  },
})

function definedOf(given: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
