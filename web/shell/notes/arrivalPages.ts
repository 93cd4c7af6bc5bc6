import { paths } from '#shared/base/paths.ts'
import type { Arrival } from '../../auth/arrival.ts'

/**
 * Whether the note is shown on a page: a refusal on the home page, a welcome on the first page after the sign-up pages
 * that is not a checkout.
 */
export function isPageOf({ kind }: Arrival, pathname = '/auth'): boolean {
  if (kind === 'refused') return pathname === '/home' || pathname === '/'
  return !pathname.startsWith('/auth') && !isCheckout(pathname)
}

/**
 * Whether a page is a checkout, which ends the welcome. The reader has then taken the first step, the page has its own note about
 * the mobile, and links to other pages would distract from the order.
 */
export const isCheckout = (pathname = '') => pathname === paths.cart() || pathname.endsWith('/confirmation')
