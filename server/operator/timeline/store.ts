import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { TimelineKind } from '#shared/operator/timeline.ts'

export interface TimelineRow {
  readonly kind: TimelineKind
  readonly id: number
  readonly at: Date
  readonly code: string | null
  readonly halalas: Halalas | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly detail: string | null
  readonly order_id: number | null
}

/** The latest events of a person, or the latest before a time. Each part reads at most `most` rows by an index. */
export function listEvents(
  db: Sql,
  userId: number,
  before: Date | undefined,
  most: number,
): Promise<TimelineRow[]> {
  return db.query<TimelineRow>({
    name: 'operator_timeline',
    text: `select e.kind, e.id, e.at, e.code, e.halalas, e.f_name, e.l_name, e.detail, e.order_id from (
             (select 'purchase' as kind, o.id, o.created_at as at, o.status as code, o.total_halalas as halalas, u.f_name,
                u.l_name, null::text as detail, null::bigint as order_id
              from orders o join users u on u.id = o.seller_id
              where o.buyer_id = $1 and o.created_at < coalesce($2::timestamptz, 'infinity') order by o.id desc limit $3)
             union all
             (select 'sale', o.id, o.created_at, o.status, o.total_halalas, u.f_name, u.l_name, null, null
              from orders o join users u on u.id = o.buyer_id
              where o.seller_id = $1 and o.created_at < coalesce($2::timestamptz, 'infinity') order by o.id desc limit $3)
             union all
             (select 'charge', c.id, c.created_at, c.status, c.amount_halalas, null, null, c.reference, null
              from charges c where c.user_id = $1 and c.created_at < coalesce($2::timestamptz, 'infinity') order by c.id desc limit $3)
             union all
             (select 'confirmation', c.id, c.created_at, c.status, c.amount_halalas, null, null, c.transfer_reference, null
              from confirmations c where c.user_id = $1 and c.created_at < coalesce($2::timestamptz, 'infinity') order by c.id desc limit $3)
             union all
             (select 'payout', p.id, p.created_at, p.status, p.amount_halalas, null, null, p.bank_reference, null
              from payouts p where p.user_id = $1 and p.created_at < coalesce($2::timestamptz, 'infinity') order by p.id desc limit $3)
             union all
             (select 'session', t.id, t.created_at, null, null, null, null, nullif(t.device, ''), null
              from tokens t where t.user_id = $1 and t.created_at < coalesce($2::timestamptz, 'infinity') order by t.created_at desc limit $3)
             union all
             (select 'decision', a.id, a.at, a.action, null, u.f_name, u.l_name, a.note, null
              from audit a left join users u on u.id = a.actor_id
              where a.at < coalesce($2::timestamptz, 'infinity') and a.id = any(array(
                (select id from audit where record_type = 'user' and record_id = $1 and at < coalesce($2::timestamptz, 'infinity') order by id desc limit $3)
                union all
                (select id from audit where record_type = 'upgrade' and at < coalesce($2::timestamptz, 'infinity')
                   and record_id = any(array(select id from upgrades where user_id = $1)) order by id desc limit $3)))
              order by a.id desc limit $3)
             union all
             (select 'note', n.id, n.at, null, null, u.f_name, u.l_name, n.note, n.order_id
              from order_notes n join users u on u.id = n.author_id
              where n.at < coalesce($2::timestamptz, 'infinity') and n.order_id = any(array(
                (select id from orders where buyer_id = $1 order by id desc limit 200)
                union all
                (select id from orders where seller_id = $1 order by id desc limit 200)))
              order by n.at desc, n.id desc limit $3)
             union all
             (select 'contact', c.id, c.created_at, case when c.handled_at is not null then 'solved'
                when c.waiting_at is not null then 'waiting' else 'open' end, null, null, null, c.subject, c.order_id
              from contacts c where c.user_id = $1 and c.created_at < coalesce($2::timestamptz, 'infinity')
              order by c.id desc limit $3)) e
           order by e.at desc, e.kind, e.id desc limit $3`,
    values: [userId, before, most],
  })
}

export interface ContactRow {
  readonly mobile: string | null
  readonly email: string | null
}

/** The mobile and the e-mail of an account that was not removed. */
export async function findContact(tx: Sql, userId: number): Promise<ContactRow | undefined> {
  const [row] = await tx.query<ContactRow>({
    name: 'operator_contact',
    text: 'select mobile, email from users where id = $1 and deleted_at is null',
    values: [userId],
  })
  return row
}
