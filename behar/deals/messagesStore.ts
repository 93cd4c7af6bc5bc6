import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import { keyLife } from '../boards/store.ts'

export interface MessageRow {
  readonly id: number
  readonly sender: number
  readonly body: string
  readonly created_at: Date
}

/** The last messages of a deal, the oldest first. */
export async function listMessages(db: Sql, deal: number): Promise<MessageRow[]> {
  const rows = await db.query<MessageRow>({
    name: 'deals_messages',
    text: `select id, sender_id as sender, body, created_at from deal_messages where deal_id = $1
           order by id desc limit ${limits.behar.dealMessages}`,
    values: [deal],
  })
  return rows.reverse()
}

export interface NewMessage {
  readonly deal: number
  readonly sender: number
  readonly body: string
  readonly now: Date
  readonly repeat: { readonly key: string; readonly digest: Buffer } | undefined
}

export async function insertMessage(tx: Sql, message: NewMessage): Promise<MessageRow> {
  const { deal, sender, body, now, repeat } = message
  const [row] = await tx.query<MessageRow>({
    name: 'deals_insert_message',
    text: `with changed as (update deals set changed_at = $4 where id = $1)
           insert into deal_messages (deal_id, sender_id, body, created_at, repeat_key, repeat_digest)
           values ($1, $2, $3, $4, $5, $6) returning id, sender_id as sender, body, created_at`,
    values: [deal, sender, body, now, repeat?.key ?? null, repeat?.digest ?? null],
  })
  if (!row) throw new RangeError('the insert returned no row')
  return row
}

/**
 * Finds the message that was sent under a key within the last day. If the message is older, removes its key, so that the key
 * can be used again. The caller has locked the deal.
 */
export async function findMessage(
  tx: Sql,
  { sender, key, now }: { readonly sender: number; readonly key: string; readonly now: Date },
): Promise<(MessageRow & { readonly digest: Buffer }) | undefined> {
  await tx.query({
    name: 'deals_free_message_key',
    text: `update deal_messages set repeat_key = null, repeat_digest = null
           where sender_id = $1 and repeat_key = $2 and created_at < $3::timestamptz - ${keyLife}`,
    values: [sender, key, now],
  })
  const [row] = await tx.query<MessageRow & { digest: Buffer }>({
    name: 'deals_repeated_message',
    text: `select id, sender_id as sender, body, created_at, repeat_digest as digest from deal_messages
           where sender_id = $1 and repeat_key = $2 and repeat_digest is not null`,
    values: [sender, key],
  })
  return row
}

/** Marks the messages of the other side as read. */
export async function markRead(
  db: Sql,
  { id, side, now }: { readonly id: number; readonly side: 'seller' | 'buyer'; readonly now: Date },
): Promise<void> {
  await db.query({
    name: `deals_read_by_${side}`,
    text: `update deals set ${side}_read_at = $2 where id = $1`,
    values: [id, now],
  })
}
