import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Locale } from '#shared/base/locale.ts'
import { addSettings } from '../settings/store.ts'
import { deleteOldest, putSubscription, type Subscription } from './store.ts'

/** Subscribes the browser of a sign-in. A person has at most `mostDevices`; the oldest ones end. */
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
