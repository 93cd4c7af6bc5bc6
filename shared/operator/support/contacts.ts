import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { clearable, id, noteText, optional, problem, text, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { Named } from '../lists/listFields.ts'
import { serviceStates } from '../settings.ts'
import { table } from '../table.ts'
import { isFilled } from './filledTemplate.ts'

/** Messages of the contact form and their handling (contract, section 8). */

/** `waiting`: staff need an answer from somebody else. A message is solved when it was answered or closed. */
export const contactStates = ['open', 'waiting', 'solved'] as const
export type ContactState = (typeof contactStates)[number]

/** The number of answers that a message lists. */
export const shownReplies = 50

export const contactNoteKinds = ['note', 'call'] as const

/** The notes of colleagues about a message, which the sender does not see. */
const ContactNote = z.object({
  id: z.number(),
  kind: z.enum(contactNoteKinds),
  note: z.string(),
  author: Named,
  at: z.string(),
})
export type ContactNote = z.output<typeof ContactNote>

/** An answer that was sent to the sender by mail. */
const ContactReply = z.object({ id: z.number(), reply: z.string(), author: Named, at: z.string() })

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
  state: z.enum(contactStates),
  /** The account that has the sender's e-mail, or the mobile in the text. */
  user: z.nullable(Named),
  /** `of_others`: the sender's account takes no part in the order. */
  order: z.nullable(z.object({ id: z.number(), number: z.string(), of_others: z.boolean() })),
  notes: z.array(ContactNote),
  /** The latest answers, at most {@link shownReplies}, oldest first. */
  replies: z.array(ContactReply),
  replies_count: z.number(),
  assigned_to: z.nullable(Named),
  handled_at: z.nullable(z.string()),
  handled_by: z.nullable(Named),
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
    state: optional(z.enum(contactStates)),
    /** Lists only messages of this person. */
    user: optional(id()),
    handled: optional(yesNo()),
    assigned: optional(yesNo()),
    mine: optional(yesNo()),
  }),
  answer: z.extend(pageOf(ContactToAnswer), {
    staff: z.array(Named),
    /** Whether an answer reaches the person who wrote the message: `sandbox` stores it on the server, `off` refuses it. */
    mail: z.enum(serviceStates),
  }),
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
    /** The new state; it replaces `handled`. */
    state: optional(z.enum(contactStates)),
    /** The number of an order; blank removes the link. */
    order: clearable(text(limits.text.code)),
    assigned_to: clearable(id()),
    reply: optional(text(limits.text.body).check(z.refine(isFilled, problem({ code: 'unfilled' })))),
    /** The number of answers that the author has seen; conflict if a colleague has answered since. */
    replies_seen: optional(whole(0, 1_000_000)),
  }),
  answer: ContactToAnswer,
  refuses: ['not_found', 'conflict', 'unavailable'],
})

/** Adds a note, or a note about a telephone call. */
export const noteContact = call('POST operator/contacts/{id}/note', {
  who: 'editor',
  from,
  params: z.object({ id: id() }),
  body: z.object({ kind: z.enum(contactNoteKinds), note: noteText(limits.text.note) }),
  answer: ContactToAnswer,
  refuses: ['not_found'],
})
