import { dropFromTab, readInTab, storeInTab } from '../app/state/tabStore.ts'

/**
 * The page that a top-up interrupted, such as an order form. It is stored in the tab, because a payment by card leaves the
 * site and returns to the wallet.
 */
export const storeTopUpReturn = (href: string) => storeInTab(key, href)

export const dropTopUpReturn = () => dropFromTab(key)

export function readTopUpReturn(): string | undefined {
  const stored = readInTab(key)
  return typeof stored === 'string' && /^\/(?!\/)/.test(stored) ? stored : undefined
}

const key = 'top-up-return'
