import { newKey } from '../../app/calls/idempotencyKey.ts'
import { dropFromTab, readInTab, storeInTab } from '../../app/state/tabStore.ts'
import type { Ordering } from './placeOrder.ts'

/** An order that was sent and not answered. It survives a reload, so that it can be sent again under its key. */
export type Pending = { readonly key: string; readonly ordering: Ordering }

/** The unanswered order of a form; null where there is none. */
export function pendingOf(scope: string): Pending | null {
  const stored = readInTab(keyOf(scope))
  return isPending(stored) ? stored : null
}

/** Stores an order before it is sent: under a new key, or the one under which the same content was sent before. */
export function storePending(scope: string, ordering: Ordering): Pending {
  const known = pendingOf(scope)
  if (known && JSON.stringify(known.ordering) === JSON.stringify(ordering)) return known
  const pending = { key: newKey(), ordering }
  storeInTab(keyOf(scope), pending)
  return pending
}

export const dropPending = (scope: string) => dropFromTab(keyOf(scope))

const keyOf = (scope: string) => `ordering:${scope}`

function isPending(stored: unknown): stored is Pending {
  if (typeof stored !== 'object' || stored === null) return false
  const { key, ordering } = stored as Partial<Pending>
  const named = typeof key === 'string' && typeof ordering?.of === 'string'
  return named && typeof ordering.body === 'object' && ordering.body !== null
}
