import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** The data that a message contains about its sender: a mobile (E.164), and ids of orders whose numbers may be meant. */
export interface Named {
  readonly mobile: string | null
  readonly orderIds: readonly number[]
}

/**
 * Stores a message unchanged, with the language of its sender, the account that has the sender's e-mail or mobile, and the
 * first order whose number the message contains. For a known sender, an order of other people is left out.
 */
export async function insertContact(
  db: Sql,
  message: ContactMessage,
  locale: Locale,
  { mobile, orderIds }: Named,
): Promise<{ id: number }> {
  const [row] = await db.query<{ id: number }>({
    name: 'contact_insert',
    text: `with sender as (
             select id from users where deleted_at is null and (lower(email) = lower($2) or mobile = $6)
             order by (lower(email) = lower($2)) desc nulls last limit 1)
           insert into contacts (name, email, subject, message, locale, user_id, order_id)
           values ($1, $2, $3, $4, $5, (select id from sender),
             (select o.id from unnest($7::bigint[]) with ordinality as named (id, place) join orders o on o.id = named.id
              where not exists (select from sender) or (select id from sender) in (o.buyer_id, o.seller_id)
              order by named.place limit 1)) returning id`,
    values: [message.name, message.email, message.subject, message.message, locale, mobile, orderIds],
  })
  if (!row) throw new RangeError('no row came back for the message')
  return row
}

/** The market's public address; undefined before the site has a record. */
export async function findMarketEmail(db: Sql): Promise<string | undefined> {
  const [row] = await db.query<{ email: string }>({
    name: 'contact_market_email',
    text: 'select email from site',
  })
  return row?.email
}
