import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { email, nameText, text } from '../base/fields.ts'
import { limits } from '../base/limits.ts'

/** Sends a message to the market's staff (specification, section 3, Contact form). */
export const createContact = call('POST contact/create', {
  who: 'anyone',
  from: 'contract 2, Site, contact/create',
  body: z.object({
    name: nameText(),
    email: email(),
    subject: text(limits.text.line),
    message: text(limits.text.body),
  }),
  answer: z.object({
    id: z.number(),
    /** Whether staff can answer by e-mail. If not, staff call the sender. */
    by_mail: z.boolean(),
  }),
  status: 201,
  limit: limits.contact,
})
