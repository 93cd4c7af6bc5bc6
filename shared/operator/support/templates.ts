import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { bothLanguages, id, problem, text } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { shortTable } from '../table.ts'
import { hasKnownPlaceholders } from './filledTemplate.ts'

/** Templates of answers to contact messages, in both languages (contract, section 8). */

const Pair = z.object({ ar: z.string(), en: z.string() })

export const ReplyTemplate = z.object({
  id: z.number(),
  name: Pair,
  /** The text with placeholders (`filledTemplate.ts`). */
  body: Pair,
})
export type ReplyTemplate = z.output<typeof ReplyTemplate>

const from = 'contract 8, operator/templates; an addition'
const templateText = () =>
  text(limits.text.body).check(z.refine(hasKnownPlaceholders, problem({ code: 'placeholder' })))
const body = z.object({
  name: bothLanguages(limits.text.name),
  body: z.object({ ar: templateText(), en: templateText() }),
})
const params = z.object({ id: id() })

/** All templates, sorted by name. `s` matches names and texts. */
export const listTemplates = call('GET operator/templates', {
  who: 'staff',
  from,
  query: z.object(shortTable(['name'])),
  answer: pageOf(ReplyTemplate),
})

export const addTemplate = call('POST operator/templates', {
  who: 'editor',
  from,
  body,
  answer: ReplyTemplate,
  status: 201,
})

export const changeTemplate = call('POST operator/templates/{id}', {
  who: 'editor',
  from,
  params,
  body,
  answer: ReplyTemplate,
  refuses: ['not_found'],
})

export const removeTemplate = call('DELETE operator/templates/{id}', {
  who: 'editor',
  from,
  params,
  answer: z.object({}),
  refuses: ['not_found'],
})
