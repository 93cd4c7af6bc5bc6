import type { Database } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { type ContactMessage, findMarketEmail, insertContact } from './store.ts'

/** Stores a message for staff, and mails it to the market's address. */
export async function writeToMarket(
  { db, outgoing }: { readonly db: Database; readonly outgoing: Outgoing },
  message: ContactMessage,
  locale: Locale,
): Promise<{ id: number }> {
  const { name, email, subject, message: body } = message
  const { stored, to } = await db.transaction(async (tx) => ({
    stored: await insertContact(tx, message, locale),
    to: await findMarketEmail(tx),
  }))
  const text = `${body}\n\n${name}\n${email}`
  if (to !== undefined) outgoing.mail({ to, replyTo: { name, address: email }, subject, text })
  return stored
}
