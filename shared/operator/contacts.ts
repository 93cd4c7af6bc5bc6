import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { clearable, id, optional, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Named } from './lists/listFields.ts'
import { table } from './table.ts'

/** Messages of the contact form and what is done about them (contract, section 8). */

export const ContactToAnswer = z.object({
  id: z.number(),
  name: z.string(),
  /** Masked: an answer goes there, nobody needs to read it. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The language that its writer reads. */
  locale: z.enum(['ar', 'en']),
  created_at: z.string(),
  assigned_to: z.nullable(Named),
  handled_at: z.nullable(z.string()),
  handled_by: z.nullable(Named),
  reply: z.nullable(z.string()),
  replied_at: z.nullable(z.string()),
  replied_by: z.nullable(Named),
})
export type ContactToAnswer = z.output<typeof ContactToAnswer>

const from = 'contract 8, operator/contacts'

/** Those that wait first; `staff` are those to whom a message can be given. */
export const listContacts = call('GET operator/contacts', {
  who: 'staff',
  from,
  query: z.object({
    ...table(['created_at', 'name']),
    id: optional(id()),
    handled: optional(yesNo()),
    assigned: optional(yesNo()),
    mine: optional(yesNo()),
  }),
  answer: z.extend(pageOf(ContactToAnswer), { staff: z.array(Named) }),
})

/** An answer leaves by mail once the change is kept, and ends the message; `assigned_to` blank gives it back to all. */
export const changeContact = call('POST operator/contacts/{id}', {
  who: 'editor',
  from,
  params: z.object({ id: id() }),
  body: z.object({
    handled: optional(yesNo()),
    assigned_to: clearable(id()),
    reply: optional(text(limits.text.body)),
  }),
  answer: ContactToAnswer,
  refuses: ['not_found', 'conflict', 'unavailable'],
})
