import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { Refusal } from '#shared/base/errors.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import type { ContactNote, ContactState as State } from '#shared/operator/support/contacts.ts'
import { orderNumber, orderNumberBase } from '#shared/orders/rules.ts'
import type { MailMessage } from '../../base/outgoing/mail.ts'
import type { Outgoing } from '../../base/outgoing/outgoing.ts'
import { insertAudit } from '../store.ts'
import {
  type ContactState,
  findSignature,
  insertNote,
  insertReply,
  listColleagues,
  lockContact,
  orderExists,
  updateContact,
} from './store.ts'

export interface ContactChange {
  readonly id: number
  readonly handled?: boolean | undefined
  readonly state?: State | undefined
  /** The number of an order; null removes the link. */
  readonly order?: string | null | undefined
  /** Null removes the assignment. */
  readonly assigned_to?: number | null | undefined
  readonly reply?: string | undefined
  /** The number of answers that the author has seen. */
  readonly replies_seen?: number | undefined
  readonly now: Date
}

/**
 * Assigns, answers or closes a message (contract, section 8). An answer is mailed after the commit and closes the
 * message unless `handled` is false; repeating the latest answer sends nothing. Refuses: not_found; validation_failed at
 * `assigned_to` for people who may not answer, and at `order` for an unknown number; conflict for an answer whose author has
 * not seen the latest one; unavailable if mail is not configured.
 */
export async function changeContactBy(
  { db, outgoing }: { readonly db: Database; readonly outgoing: Outgoing },
  caller: Caller,
  change: ContactChange,
): Promise<void> {
  const { id, reply } = change
  if (reply !== undefined && !outgoing.sendsMail)
    throw new Refusal('unavailable', undefined, { words: 'no_mail' })
  const mail = await db.transaction(async (tx) => {
    const row = await lockContact(tx, id)
    if (!row) throw new Refusal('not_found')
    if (change.assigned_to) await requireColleague(tx, change.assigned_to)
    const answers = reply !== undefined && reply !== row.reply
    const seen = change.replies_seen ?? row.replies_count
    if (answers && seen !== row.replies_count)
      throw new Refusal('conflict', undefined, { words: 'replied_meanwhile' })
    const orderId = await orderOf(tx, row, change.order)
    const after = changed(row, caller, { ...change, orderId, reply: answers ? reply : undefined })
    const [was, is] = [auditedOf(row), auditedOf(after)]
    const names = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name])
    if (names.length === 0) return undefined
    await updateContact(tx, id, after)
    if (answers) await insertReply(tx, { contact: id, by: caller.id, reply, at: change.now })
    const only = (fields: typeof is) => Object.fromEntries(names.map((name) => [name, fields[name]]))
    await insertAudit(tx, {
      actorId: caller.id,
      action: answers ? 'contact.reply' : 'contact.change',
      note: null,
      record: { type: 'contact', id },
      before: only(was),
      after: only(is),
    })
    return answers ? mailOf(tx, row, reply) : undefined
  })
  if (mail) outgoing.mail(mail)
}

async function requireColleague(tx: Sql, id: number): Promise<void> {
  if ((await listColleagues(tx)).some((one) => one.id === id)) return
  throw new Refusal('validation_failed', { assigned_to: [{ code: 'choice' }] })
}

/**
 * The id of the order with the typed number. The message keeps its order if nothing was typed; null removes the order.
 */
async function orderOf(tx: Sql, row: ContactState, typed: string | null | undefined): Promise<number | null> {
  if (typed === undefined) return row.order_id
  if (typed === null) return null
  const id = Number(latinDigits(typed).replace(/^\D+/, '')) - orderNumberBase
  if (Number.isSafeInteger(id) && id > 0 && (await orderExists(tx, id))) return id
  throw new Refusal('validation_failed', { order: [{ code: 'order_number' }] })
}

/** Adds a note, or a note about a telephone call. Refuses: not_found. */
export function noteContactBy(
  db: Database,
  caller: Caller,
  { id, kind, note }: { readonly id: number; readonly kind: ContactNote['kind']; readonly note: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    if (!(await lockContact(tx, id))) throw new Refusal('not_found')
    await insertNote(tx, { contact: id, by: caller.id, kind, note })
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'contact.note',
      record: { type: 'contact', id },
      before: null,
      after: { kind },
      note,
    })
  })
}

function changed(
  row: ContactState,
  caller: Caller,
  {
    state,
    handled = state && state === 'solved',
    assigned_to = row.assigned_to,
    orderId,
    reply,
    now,
  }: ContactChange & { readonly orderId: number | null },
): ContactState {
  const waits = state === undefined ? row.waiting_at : state === 'waiting' ? (row.waiting_at ?? now) : null
  const assigned = { ...row, assigned_to, order_id: orderId, waiting_at: waits }
  const answered =
    reply === undefined ? assigned : { ...assigned, reply, replied_at: now, replied_by: caller.id }
  const ends = handled ?? (reply === undefined ? row.handled_at !== null : true)
  if (ends === (row.handled_at !== null)) return answered
  return { ...answered, handled_at: ends ? now : null, handled_by: ends ? caller.id : null }
}

/** The fields of a message that the audit log compares. */
const auditedOf = ({ assigned_to, handled_at, reply, waiting_at, order_id }: ContactState) => ({
  assigned_to,
  waiting: waiting_at !== null,
  order: order_id === null ? null : orderNumber(order_id),
  handled: handled_at !== null,
  reply,
})

/** The mail with the answer above the quoted message, in the sender's language. */
async function mailOf(tx: Sql, row: ContactState, reply: string): Promise<MailMessage> {
  const site = await findSignature(tx)
  const quoted = row.message.split('\n').map((line) => `> ${line}`)
  const text = [reply, '', site?.[`name_${row.locale}`] ?? '', '', ...quoted].join('\n')
  const subject = { ar: `رد: ${row.subject}`, en: `Re: ${row.subject}` }[row.locale]
  const from = site && { replyTo: { name: site[`name_${row.locale}`], address: site.email } }
  return { to: row.email, ...from, subject, text }
}
