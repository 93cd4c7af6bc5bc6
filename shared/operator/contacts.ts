import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { clearable, id, optional, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Named } from './lists/listFields.ts'
import { table } from './table.ts'

/** Messages of the contact form and their handling (contract, section 8). */

export const ContactToAnswer = z.object({
  id: z.number(),
  name: z.string(),
  /** The masked address. Replies are sent to the address without showing it. */
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  /** The sender's language. */
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

/** The messages, open ones first; `staff` lists the people whom a message can be assigned to. */
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

/**
 * Changes a message. A reply is sent by mail after the change is committed, and marks the message as handled; a blank
 * `assigned_to` removes the assignment.
 */
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
