import { describe, expect, it } from 'vitest'
import { isCheckout, isPageOf } from './arrivalPages.ts'

describe('isPageOf', () => {
  it('returns true for the welcome on the first page after those of sign-up, except on a checkout', () => {
    const shows = (path?: string) => isPageOf({ kind: 'welcome' }, path)
    expect(['/home', '/local-market/7', '/profile/account'].map(shows)).toEqual([true, true, true])
    expect([undefined, '/auth/verify-mobile', '/cart', '/local-market/7/confirmation'].map(shows)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })

  it('returns true for a refusal on the home page only', () => {
    const shows = (path: string) => isPageOf({ kind: 'refused', view: undefined }, path)
    expect(['/', '/home', '/cart'].map(shows)).toEqual([true, true, false])
  })
})

it('isCheckout is true for the cart and each confirmation', () => {
  const pages = [
    '/cart',
    '/auctions/7/confirmation',
    '/profile/my-requests/7/confirmation',
    '/home',
    undefined,
  ]
  expect(pages.map((path) => isCheckout(path))).toEqual([true, true, true, false, false])
})
