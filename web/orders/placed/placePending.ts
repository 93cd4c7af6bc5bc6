import { newKey } from '../../app/calls/onceKey.ts'
import type { Ordering } from './placeOrder.ts'

/** What was sent and not yet answered: kept over a reload, so that it can be sent again as it was. */
export type Pending = { readonly key: string; readonly ordering: Ordering }

/** What of this form has no answer yet; null where nothing is open. */
export function pendingOf(scope: string): Pending | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(scope)) ?? 'null')
    return isPending(found) ? found : null
  } catch {
    return unkept.get(scope) ?? null
  }
}

/** Before it is sent: under a key of its own, or under the one that the same content was sent with. */
export function keepPending(scope: string, ordering: Ordering): Pending {
  const known = pendingOf(scope)
  if (known && JSON.stringify(known.ordering) === JSON.stringify(ordering)) return known
  const pending = { key: newKey(), ordering }
  try {
    sessionStorage.setItem(nameOf(scope), JSON.stringify(pending))
  } catch {
    // Where storage is closed or full it lives as long as the page.
    unkept.set(scope, pending)
  }
  return pending
}

/** It was answered. */
export function dropPending(scope: string): void {
  unkept.delete(scope)
  try {
    sessionStorage.removeItem(nameOf(scope))
  } catch {
    // Nothing was kept.
  }
}

const nameOf = (scope: string) => `ordering:${scope}`
const unkept = new Map<string, Pending>()

function isPending(found: unknown): found is Pending {
  if (typeof found !== 'object' || found === null) return false
  const { key, ordering } = found as Partial<Pending>
  const told = typeof key === 'string' && typeof ordering?.of === 'string'
  return told && typeof ordering.body === 'object' && ordering.body !== null
}
