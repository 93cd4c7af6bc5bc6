import { paths } from '#shared/base/paths.ts'
import type { Arrival } from '../../auth/arrival.ts'

/** A refusal belongs to the home page; a welcome to the first page after those of sign-up. */
export function isPageOf({ kind }: Arrival, pathname = '/auth'): boolean {
  if (kind === 'refused') return pathname === '/home' || pathname === '/'
  return !pathname.startsWith('/auth') && !isCheckout(pathname)
}

/**
 * Whether a page is a checkout, which ends the welcome: its reader has taken the first step, it has a note of its own about
 * the mobile, and links that lead away do not belong there.
 */
export const isCheckout = (pathname = '') => pathname === paths.cart() || pathname.endsWith('/confirmation')
