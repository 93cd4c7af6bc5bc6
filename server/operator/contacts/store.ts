import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Paging } from '#shared/base/page.ts'
import {
  type ContactNote,
  type ContactState as State,
  shownReplies,
} from '#shared/operator/support/contacts.ts'
import { Where } from '../../base/where.ts'
import { containsWords } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

type Names = Record<`${'assigned' | 'handler'}_${'f' | 'l'}`, string | null>

export interface ContactRow extends Names {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
  readonly locale: Locale
  readonly created_at: Date
  readonly state: State
  readonly waiting_at: Date | null
  readonly user_id: number | null
  readonly user_f: string | null
  readonly user_l: string | null
  readonly order_id: number | null
  /** The sender has an account, and is neither the buyer nor the seller of the order. */
  readonly order_of_others: boolean
  readonly notes: readonly NoteRow[]
  readonly replies: readonly ReplyRow[]
  readonly replies_count: number
  readonly assigned_to: number | null
  readonly handled_at: Date | null
  readonly handled_by: number | null
  readonly reply: string | null
  readonly replied_at: Date | null
  readonly replied_by: number | null
}

export interface ReplyRow extends Pick<NoteRow, 'id' | 'author_id' | 'f_name' | 'l_name' | 'at'> {
  readonly reply: string
}

export interface NoteRow extends Pick<ContactNote, 'id' | 'kind' | 'note'> {
  readonly author_id: number
  readonly f_name: string
  readonly l_name: string
  /** In the format of ISO 8601. */
  readonly at: string
}

export interface ContactFilter {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly state?: State | undefined
  readonly user?: number | undefined
  readonly handled?: boolean | undefined
  readonly assigned?: boolean | undefined
  /** The person to whom the messages are assigned. */
  readonly assignee?: number | undefined
}

interface ContactSort {
  readonly sort?: 'created_at' | 'name' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface ContactQuery extends ContactFilter, ContactSort, Paging {}

/** Messages; by default pending messages first, each group newest first. */
export async function listContactRows(
  db: Sql,
  query: ContactQuery,
): Promise<{ rows: ContactRow[]; count: number }> {
  return pageRows(db, contacts, await conditionsOf(db, query), { ...query, order: orderOf(query) })
}

/** Messages in chunks, for the CSV export, in the order of {@link listContactRows}. */
export const readContacts = (db: Sql, query: ContactFilter & ContactSort) =>
  readRows<ContactRow>(db, contacts, () => conditionsOf(db, query), orderOf(query))

function orderOf({ sort, order }: ContactSort): string {
  if (sort === 'name') return orderBy(['c.name', 'c.id'], order ?? 'asc')
  if (sort === 'created_at') return orderBy(['c.id'], order)
  return '(c.handled_at is not null), c.id desc'
}

const state = `case when c.handled_at is not null then 'solved' when c.waiting_at is not null then 'waiting' else 'open' end`

const contacts: TableSource = {
  from: 'contacts c',
  key: 'c.id',
  columns: `c.id, c.name, c.email, c.subject, c.message, c.locale, c.created_at, c.assigned_to, c.handled_at, c.handled_by,
    ${state} as state, c.waiting_at, c.user_id, s.f_name as user_f, s.l_name as user_l, c.order_id,
    coalesce(c.user_id not in (o.buyer_id, o.seller_id), false) as order_of_others,
    (select coalesce(json_agg(n order by n.id), '[]') from (
       select n.id, n.kind, n.note, n.author_id, w.f_name, w.l_name, n.at from contact_notes n
       join users w on w.id = n.author_id where n.contact_id = c.id order by n.id desc limit 50) n) as notes,
    (select coalesce(json_agg(r order by r.id), '[]') from (
       select r.id, r.reply, r.author_id, w.f_name, w.l_name, r.at from contact_replies r
       join users w on w.id = r.author_id where r.contact_id = c.id order by r.id desc limit ${shownReplies}) r) as replies,
    (select count(*) from contact_replies r where r.contact_id = c.id) as replies_count,
    c.reply, c.replied_at, c.replied_by, a.f_name as assigned_f, a.l_name as assigned_l, h.f_name as handler_f,
    h.l_name as handler_l`,
  joins: `join contacts c on c.id = picked.id left join users a on a.id = c.assigned_to
    left join users h on h.id = c.handled_by
    left join users s on s.id = c.user_id and s.deleted_at is null left join orders o on o.id = c.order_id`,
}

const searchText = { table: 'contacts', id: 'id', key: 'c.id', signs: 'c.signs' }

async function conditionsOf(
  db: Sql,
  { id, s, state: chosen, user, handled, assigned, assignee }: ContactFilter,
): Promise<Where> {
  const where = new Where()
    .andIf(id, 'c.id = $?')
    .andIf(chosen, `${state} = $?`)
    .andIf(user, 'c.user_id = $?')
    .andIf(handled, '(c.handled_at is not null) = $?')
    .andIf(assignee, 'c.assigned_to = $?')
  if (assigned !== undefined) where.and(`c.assigned_to is ${assigned ? 'not ' : ''}null`)
  if (s !== undefined) where.and(await containsWords(db, where, searchText, s))
  return where
}

/** Reads and locks a message until the end of the transaction. */
export async function lockContact(tx: Sql, id: number): Promise<ContactState | undefined> {
  const [row] = await tx.query<ContactState>({
    text: `select id, email, subject, message, locale, assigned_to, handled_at, handled_by, reply, replied_at, replied_by,
             waiting_at, order_id, (select count(*) from contact_replies r where r.contact_id = contacts.id) as replies_count
           from contacts where id = $1 for update`,
    values: [id],
  })
  return row
}

export type ContactState = Omit<
  ContactRow,
  | keyof Names
  | 'name'
  | 'created_at'
  | 'state'
  | 'user_id'
  | 'user_f'
  | 'user_l'
  | 'order_of_others'
  | 'notes'
  | 'replies'
>

export async function updateContact(
  tx: Sql,
  id: number,
  state: Pick<
    ContactState,
    | 'assigned_to'
    | 'handled_at'
    | 'handled_by'
    | 'reply'
    | 'replied_at'
    | 'replied_by'
    | 'waiting_at'
    | 'order_id'
  >,
): Promise<void> {
  await tx.query({
    name: 'operator_contact_update',
    text: `update contacts set assigned_to = $2, handled_at = $3, handled_by = $4, reply = $5, replied_at = $6, replied_by = $7,
             waiting_at = $8, order_id = $9 where id = $1`,
    values: [
      ...[id, state.assigned_to, state.handled_at, state.handled_by],
      ...[state.reply, state.replied_at, state.replied_by, state.waiting_at, state.order_id],
    ],
  })
}

export interface ColleagueRow {
  readonly id: number
  readonly f_name: string
  readonly l_name: string
}

/** The staff who may answer messages. */
export function listColleagues(db: Sql): Promise<ColleagueRow[]> {
  return db.query<ColleagueRow>({
    name: 'operator_colleagues',
    text: `select id, f_name, l_name from users
           where staff_role in ('editor', 'administrator') and not blocked and deleted_at is null
           order by f_name, l_name, id limit ${limits.page.totalCap}`,
  })
}

/** The signature of an answer: the market's name in both languages, and its e-mail address. */
export async function findSignature(
  db: Sql,
): Promise<{ readonly name_ar: string; readonly name_en: string; readonly email: string } | undefined> {
  const [row] = await db.query<{ name_ar: string; name_en: string; email: string }>({
    name: 'operator_signature',
    text: 'select name_ar, name_en, email from site',
  })
  return row
}

/** Whether an order exists. */
export async function orderExists(tx: Sql, id: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'operator_contact_order',
    text: 'select id from orders where id = $1',
    values: [id],
  })
  return rows.length > 0
}

export async function insertNote(
  tx: Sql,
  note: {
    readonly contact: number
    readonly by: number
    readonly kind: ContactNote['kind']
    readonly note: string
  },
): Promise<void> {
  await tx.query({
    name: 'operator_contact_note',
    text: 'insert into contact_notes (contact_id, author_id, kind, note) values ($1, $2, $3, $4)',
    values: [note.contact, note.by, note.kind, note.note],
  })
}

export async function insertReply(
  tx: Sql,
  reply: { readonly contact: number; readonly by: number; readonly reply: string; readonly at: Date },
): Promise<void> {
  await tx.query({
    name: 'operator_contact_reply',
    text: 'insert into contact_replies (contact_id, author_id, reply, at) values ($1, $2, $3, $4)',
    values: [reply.contact, reply.by, reply.reply, reply.at],
  })
}
