import { dropFromTab, readInTab, storeInTab } from '../app/state/tabStore.ts'

/** Keeps in this tab, until the visitor has signed in, that the visitor wanted an alert of a species. */
export function keepWaitingAlert(fishId: number, now: number): void {
  storeInTab(key, { fishId, at: now })
}

/** Whether an alert of the species waits; once. False if it has waited for longer than a sign-up takes. */
export function takeWaitingAlert(fishId: number, now: number): boolean {
  const waiting = readInTab(key) as { readonly fishId: number; readonly at: number } | null
  if (waiting?.fishId !== fishId) return false
  dropFromTab(key)
  return now - waiting.at < validMs
}

const key = 'alert:waiting'
const validMs = 30 * 60_000
