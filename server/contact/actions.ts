import type { Database } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { type ContactMessage, findMarketEmail, insertContact } from './store.ts'

/** Keeps a message for the people who run the market, and sends it on to the market's address. */
export async function writeToMarket(
  { db, outgoing }: { readonly db: Database; readonly outgoing: Outgoing },
  message: ContactMessage,
  locale: Locale,
): Promise<{ id: number }> {
  const { name, email, subject, message: said } = message
  const { kept, to } = await db.transaction(async (tx) => ({
    kept: await insertContact(tx, message, locale),
    to: await findMarketEmail(tx),
  }))
  const text = `${said}\n\n${name}\n${email}`
  if (to !== undefined) outgoing.mail({ to, replyTo: { name, address: email }, subject, text })
  return kept
}
