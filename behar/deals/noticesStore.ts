import type { Sql } from '#platform/database/db.ts'
import type { DealNews, NoticeNews } from '#shared/behar/deals.ts'

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

/**
 * Stores a notice to the owner of each of these demands, which a supply of the actor matches. A demand gets at most one such
 * notice per day in Riyadh.
 */
export async function insertMatchNotices(
  tx: Sql,
  demands: readonly number[],
  { actor, today, now }: { readonly actor: number; readonly today: string; readonly now: Date },
): Promise<void> {
  await tx.query({
    name: 'boards_insert_match_notices',
    text: `with due as (select id from demands
                        where id = any($1::bigint[]) and noticed_on is distinct from $3::date order by id for no key update),
           noticed as (update demands d set noticed_on = $3::date from due where d.id = due.id returning d.id, d.owner_id)
           insert into notices (actor_id, receiver_id, demand_id, news, created_at)
           select $2, owner_id, id, 'match', $4 from noticed order by id`,
    values: [demands, actor, today, now],
  })
}

export interface NoticeRow {
  readonly id: number
  readonly receiver: number
  /** The id of the deal. Null if the notice is about a match; `demand` is then the id of the matched demand. */
  readonly deal: number | null
  readonly demand: number | null
  readonly news: NoticeNews
}

/** The oldest notices of an actor that are not sent. */
export function listWaitingNotices(db: Sql, actor: number): Promise<NoticeRow[]> {
  return db.query<NoticeRow>({
    name: 'deals_waiting_notices',
    text: `select id, receiver_id as receiver, deal_id as deal, demand_id as demand, news from notices
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
