import type { Sql } from '#platform/database/db.ts'

/**
 * A browser's subscription: the address at which its push service accepts messages, and the keys that encrypt them (RFC 8291).
 */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Adds the subscription of a browser; a browser that is known moves to this person and sign-in. */
export async function putSubscription(
  tx: Sql,
  { userId, signIn }: { readonly userId: number; readonly signIn: number },
  { endpoint, p256dh, auth }: Subscription,
): Promise<void> {
  await tx.query({
    name: 'push_put',
    text: `insert into push_subscriptions (user_id, sign_in_id, endpoint, p256dh, auth) values ($1, $2, $3, $4, $5)
           on conflict (endpoint) do update set user_id = excluded.user_id, sign_in_id = excluded.sign_in_id,
             p256dh = excluded.p256dh, auth = excluded.auth, created_at = now()`,
    values: [userId, signIn, endpoint, p256dh, auth],
  })
}

/**
 * Replaces the subscription with this endpoint and secret; false if there is none. If the new subscription is already known,
 * only the old one is deleted.
 */
export async function replaceSubscription(
  tx: Sql,
  old: Pick<Subscription, 'endpoint' | 'auth'>,
  { endpoint, p256dh, auth }: Subscription,
): Promise<boolean> {
  const values = [old.endpoint, old.auth, endpoint]
  const gone = await tx.query({
    name: 'push_replace_known',
    text: `delete from push_subscriptions where endpoint = $1 and auth = $2 and $1 <> $3
             and exists (select from push_subscriptions where endpoint = $3) returning id`,
    values,
  })
  if (gone.length > 0) return true
  const replaced = await tx.query({
    name: 'push_replace',
    text: `update push_subscriptions set endpoint = $3, p256dh = $4, auth = $5, created_at = now()
           where endpoint = $1 and auth = $2 returning id`,
    values: [...values, p256dh, auth],
  })
  return replaced.length > 0
}

/** The maximum number of subscribed browsers of a person. */
export const mostDevices = 10

/** Deletes all but the newest subscriptions of a person. */
export async function deleteOldest(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'push_delete_oldest',
    text: `delete from push_subscriptions where user_id = $1 and id not in (
             select id from push_subscriptions where user_id = $1
             order by created_at desc, id desc limit ${mostDevices})`,
    values: [userId],
  })
}

export async function countSubscriptions(db: Sql, userId: number): Promise<number> {
  const [row] = await db.query<{ devices: number }>({
    name: 'push_count',
    text: 'select count(*)::int as devices from push_subscriptions where user_id = $1',
    values: [userId],
  })
  return row?.devices ?? 0
}

/** Deletes the subscription of a person's browser. */
export async function deleteSubscription(
  db: Sql,
  { userId, endpoint }: { readonly userId: number; readonly endpoint: string },
): Promise<void> {
  await db.query({
    name: 'push_delete',
    text: 'delete from push_subscriptions where user_id = $1 and endpoint = $2',
    values: [userId, endpoint],
  })
}

/** Deletes a subscription that its push service no longer has, unless the subscription was renewed since. */
export async function deleteEnded(db: Sql, id: number, endpoint: string): Promise<void> {
  await db.query({
    name: 'push_delete_ended',
    text: 'delete from push_subscriptions where id = $1 and endpoint = $2',
    values: [id, endpoint],
  })
}

export async function deleteSubscriptionsOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'push_delete_of_person',
    text: 'delete from push_subscriptions where user_id = $1',
    values: [userId],
  })
}
