import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { addSettings } from '../settings/store.ts'
import { deleteOldest, putSubscription, replaceSubscription, type Subscription } from './store.ts'

/** Subscribes the browser of a sign-in. Deletes the person's oldest subscriptions above `mostDevices`. */
export function subscribe(
  db: Database,
  { id, signIn }: Pick<Caller, 'id' | 'signIn'>,
  subscription: Subscription,
  locale: Locale,
): Promise<void> {
  return db.transaction(async (tx) => {
    await addSettings(tx, id, locale)
    await putSubscription(tx, { userId: id, signIn }, subscription)
    await deleteOldest(tx, id)
  })
}

/** Replaces the subscription of a browser. Refuses: not_found for an unknown endpoint or another secret. */
export function replace(
  db: Database,
  old: Pick<Subscription, 'endpoint' | 'auth'>,
  subscription: Subscription,
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await replaceSubscription(tx, old, subscription))) throw new Refusal('not_found')
  })
}
