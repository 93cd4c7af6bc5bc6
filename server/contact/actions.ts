import type { Database } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { mobileE164 } from '#shared/base/text/identity.ts'
import { orderNumberBase } from '#shared/orders/rules.ts'
import type { Outgoing } from '../base/outgoing/outgoing.ts'
import { type ContactMessage, findMarketEmail, insertContact, type Named } from './store.ts'

/** Stores a message for staff, and mails it to the market's address. */
export async function writeToMarket(
  { db, outgoing }: { readonly db: Database; readonly outgoing: Outgoing },
  message: ContactMessage,
  locale: Locale,
): Promise<{ id: number; by_mail: boolean }> {
  const { name, email, subject, message: body } = message
  const { stored, to } = await db.transaction(async (tx) => ({
    stored: await insertContact(tx, message, locale, namedIn(`${subject}\n${body}`)),
    to: await findMarketEmail(tx),
  }))
  const text = `${body}\n\n${name}\n${email}`
  if (to !== undefined) outgoing.mail({ to, replyTo: { name, address: email }, subject, text })
  return { ...stored, by_mail: outgoing.sendsMail }
}

/** The first mobile in a text, and the numbers that may be order numbers. */
export function namedIn(text: string): Named {
  const numbers = latinDigits(text).match(/\+?\d[\d -]{4,16}\d/g) ?? []
  const mobile = numbers.map(mobileE164).find((found) => found !== undefined) ?? null
  const orderIds = (latinDigits(text).match(/(?<!\d)\d{6,9}(?!\d)/g) ?? [])
    .map((digits) => Number(digits) - orderNumberBase)
    .filter((id) => id > 0)
  return { mobile, orderIds: [...new Set(orderIds)].slice(0, mostOrders) }
}

const mostOrders = 5
