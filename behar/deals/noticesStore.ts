import type { Sql } from '#platform/database/db.ts'
import type { DealNews } from '#shared/behar/deals.ts'

export interface NewNotice {
  readonly actor: number
  readonly receiver: number
  readonly deal: number
  readonly news: DealNews
  readonly now: Date
}

/** Stores a notice in the transaction that causes the notice. The notice is sent after the commit. */
export async function insertNotice(tx: Sql, { actor, receiver, deal, news, now }: NewNotice): Promise<void> {
  await tx.query({
    name: 'deals_insert_notice',
    text: 'insert into notices (actor_id, receiver_id, deal_id, news, created_at) values ($1, $2, $3, $4, $5)',
    values: [actor, receiver, deal, news, now],
  })
}

export interface NoticeRow {
  readonly id: number
  readonly receiver: number
  readonly deal: number
  readonly news: DealNews
}

/** The oldest notices of an actor that are not sent. */
export function listWaitingNotices(db: Sql, actor: number): Promise<NoticeRow[]> {
  return db.query<NoticeRow>({
    name: 'deals_waiting_notices',
    text: `select id, receiver_id as receiver, deal_id as deal, news from notices
           where actor_id = $1 and sent_at is null order by id limit 20`,
    values: [actor],
  })
}

export async function setSent(db: Sql, id: number): Promise<void> {
  await db.query({
    name: 'deals_notice_sent',
    text: 'update notices set sent_at = clock_timestamp() where id = $1',
    values: [id],
  })
}
