import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'

export interface ContactMessage {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

/** Stores a message unchanged, with the language of its sender. */
export async function insertContact(
  db: Sql,
  message: ContactMessage,
  locale: Locale,
): Promise<{ id: number }> {
  const [row] = await db.query<{ id: number }>({
    name: 'contact_insert',
    text: 'insert into contacts (name, email, subject, message, locale) values ($1, $2, $3, $4, $5) returning id',
    values: [message.name, message.email, message.subject, message.message, locale],
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
