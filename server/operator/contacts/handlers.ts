import type { Database } from '#platform/database/db.ts'
import { handle, handleTable, type SignedInContext } from '#platform/http/http.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import { maskEmail, personName } from '#shared/base/text/masks.ts'
import {
  type ContactToAnswer,
  changeContact,
  listContacts,
  noteContact,
} from '#shared/operator/support/contacts.ts'
import { orderNumber } from '#shared/orders/rules.ts'
import type { Outgoing } from '../../base/outgoing/outgoing.ts'
import { type ServicesConfig, servicesOf } from '../settings/services.ts'
import { fileMoment, fileOf, type Headings } from '../tables/files.ts'
import { changeContactBy, noteContactBy } from './actions.ts'
import { type ContactRow, listColleagues, listContactRows, readContacts } from './store.ts'

interface ContactsDeps {
  readonly db: Database
  readonly outgoing: Outgoing
  readonly config: ServicesConfig
}

/** Messages of the contact form: list, assign, answer, close (contract, section 8). */
export const operatorContactsHandlers = ({ db, outgoing, config }: ContactsDeps) => [
  handleTable(
    listContacts,
    async ({ query }, context) => {
      const { locale } = context
      const [{ rows, count }, staff] = await Promise.all([
        listContactRows(db, filterOf(query, context)),
        listColleagues(db),
      ])
      const shown = rows.map((row) => contactOf(row, locale))
      const named = staff.map((one) => ({ id: one.id, name: personName(one, locale) }))
      return { ...paged(shown, count, query), staff: named, mail: servicesOf(config).mail }
    },
    ({ query }, context) =>
      fileOf(
        readContacts(db, filterOf(query, context)),
        {
          headings,
          cells: (row) => {
            const shown = contactOf(row, context.locale)
            const { name, email, subject, message, assigned_to, handled_by } = shown
            return [
              ...[row.id, fileMoment(row.created_at), name, email, subject, message, assigned_to?.name],
              ...[fileMoment(row.handled_at), handled_by?.name, fileMoment(row.replied_at), row.reply],
            ]
          },
        },
        context.locale,
      ),
  ),

  handle(changeContact, async ({ params: { id }, body }, context) => {
    await changeContactBy({ db, outgoing }, context.caller, { id, ...body, now: context.now })
    return show(db, id, context.locale)
  }),

  handle(noteContact, async ({ params: { id }, body }, context) => {
    await noteContactBy(db, context.caller, { id, ...body })
    return show(db, id, context.locale)
  }),
]

async function show(db: Database, id: number, locale: Locale): Promise<ContactToAnswer> {
  const [row] = (await listContactRows(db, { id, page: 1, limit: 1 })).rows
  if (!row) throw new RangeError(`message ${id} does not exist, although messages are never deleted`)
  return contactOf(row, locale)
}

function filterOf<Query extends { readonly mine?: boolean | undefined }>(
  query: Query,
  context: SignedInContext,
) {
  return { ...query, assignee: query.mine ? context.caller.id : undefined }
}

function contactOf(row: ContactRow, locale: Locale): ContactToAnswer {
  const { id, name, subject, message, locale: reads, replies_count } = row
  const person = (who: number | null, f_name: string | null, l_name: string | null) =>
    who === null
      ? null
      : { id: who, name: personName({ f_name: f_name ?? '', l_name: l_name ?? '' }, locale) }
  return {
    id,
    name,
    subject,
    message,
    locale: reads,
    email: maskEmail(row.email),
    created_at: row.created_at.toISOString(),
    state: row.state,
    user: row.user_f === null ? null : person(row.user_id, row.user_f, row.user_l),
    order:
      row.order_id === null
        ? null
        : { id: row.order_id, number: orderNumber(row.order_id), of_others: row.order_of_others },
    notes: row.notes.map(({ author_id, f_name, l_name, at, ...note }) => ({
      ...note,
      author: { id: author_id, name: personName({ f_name, l_name }, locale) },
      at: new Date(at).toISOString(),
    })),
    replies: row.replies.map(({ author_id, f_name, l_name, at, ...reply }) => ({
      ...reply,
      author: { id: author_id, name: personName({ f_name, l_name }, locale) },
      at: new Date(at).toISOString(),
    })),
    replies_count,
    assigned_to: person(row.assigned_to, row.assigned_f, row.assigned_l),
    handled_at: row.handled_at?.toISOString() ?? null,
    handled_by: person(row.handled_by, row.handler_f, row.handler_l),
  }
}

const headings: Headings = {
  ar: [
    ...['الرقم', 'الوقت', 'الاسم', 'البريد', 'الموضوع', 'الرسالة', 'المكلّف'],
    ...['وقت الإنهاء', 'من أنهاها', 'وقت آخر رد', 'آخر رد'],
  ],
  en: [
    ...['Number', 'Time', 'Name', 'Email', 'Subject', 'Message', 'Assigned to'],
    ...['Handled', 'Handled by', 'Answered', 'Latest answer'],
  ],
}
