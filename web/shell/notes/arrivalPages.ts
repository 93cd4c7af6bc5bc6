import { paths } from '#shared/base/paths.ts'
import type { Arrival } from '../../auth/arrival.ts'

/** A refusal belongs to the home page; a welcome to the first page after those of sign-up. */
export function isPageOf({ kind }: Arrival, pathname = '/auth'): boolean {
  if (kind === 'refused') return pathname === '/home' || pathname === '/'
  return !pathname.startsWith('/auth') && !isCheckout(pathname)
}

/**
 * Whether a page is a checkout, which ends the welcome. The reader has then taken the first step, the page has its own note about
 * the mobile, and links to other pages would distract from the order.
 */
export const isCheckout = (pathname = '') => pathname === paths.cart() || pathname.endsWith('/confirmation')
