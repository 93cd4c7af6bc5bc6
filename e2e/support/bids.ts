import type { Locator, Page } from '@playwright/test'
import { ask } from '#demo/testing/ask.ts'
import type { TestPerson } from '#demo/testing/trade/people.ts'
import type { AuctionDetails, BidAnswer } from '#shared/auctions/contract.ts'
import { expect } from './fixtures.ts'

interface Wish {
  readonly money?: number
  readonly max_money?: number
}

/** Places a bid through the API, in SAR for the whole lot. */
export async function bidBy(person: TestPerson, id: number, body: Wish): Promise<BidAnswer> {
  const { status, data, failure } = await ask<BidAnswer>(site(), `POST auction/show/${id}/bid`, {
    token: person.token,
    body,
  })
  expect(status, JSON.stringify(failure)).toBe(201)
  return data
}

/** Returns the auction as this person reads it now. */
export async function lookAtAuction(id: number, person: TestPerson): Promise<AuctionDetails> {
  const { data } = await ask<AuctionDetails>(site(), `GET auction/show/${id}`, { token: person.token })
  return data
}

export const bidPanel = (page: Page): Locator => page.getByRole('region', { name: 'مزايدتك' })
export const bidRows = (page: Page): Locator =>
  page.getByRole('region', { name: 'المزايدات' }).locator('tbody tr')
export const auctionClock = (page: Page): Locator => page.getByRole('region', { name: 'وقت المزاد' })

/** The button of one of the next amounts, such as `1,050`. The number is isolated within the sentence. */
export const oneTap = (page: Page, amount: string): Locator =>
  bidPanel(page).getByRole('button', { name: new RegExp(`^زايد \u2066${amount}\u2069 ريال`) })

export const otherAmount = (page: Page): Locator =>
  bidPanel(page).getByRole('textbox', { name: 'مبلغ آخر للكمية كاملة' })
export const bidNow = (page: Page): Locator =>
  bidPanel(page).getByRole('button', { name: 'زايد الآن', exact: true })

/** Expects that the reader may bid and that the live connection is open. */
export async function expectLive(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'المزايدات' })).toContainText('مباشر')
  await expect(bidPanel(page).getByRole('button').first()).toBeVisible()
}

const site = () => ({ url: String(process.env.SITE_URL) })
