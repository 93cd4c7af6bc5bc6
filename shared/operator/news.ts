import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { bothLanguages, id, moment, optional, picture, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Removed } from './lists/listFields.ts'
import { table } from './table.ts'

/** News as editors write it (contract, section 8). */

/** Out, out from its time on, or kept back. */
export const newsStates = ['published', 'scheduled', 'hidden'] as const
export type NewsState = (typeof newsStates)[number]

export const ListedNews = z.object({
  id: z.number(),
  /** In the reader's language, as the body. */
  title: z.string(),
  body: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), title: z.string(), body: z.string() })),
  image: z.string(),
  /** ISO 8601 UTC; one that lies ahead is when it comes out. */
  published_at: z.string(),
  hidden: z.boolean(),
  state: z.enum(newsStates),
})
export type ListedNews = z.output<typeof ListedNews>

const title = bothLanguages(limits.text.line)
/** Plain text; an empty line parts paragraphs. */
const body = bothLanguages(limits.text.body)
const shared = { published_at: optional(moment()), hidden: optional(yesNo()) }
const newNews = z.object({ ...shared, title, body, image: picture() })
const newsChange = z.object({
  ...shared,
  title: optional(title),
  body: optional(body),
  image: optional(picture()),
})
export type NewsChange = z.output<typeof newsChange>

const of = { from: 'contract 8, operator/blogs' } as const
const writing = {
  ...of,
  who: 'editor',
  form: { files: 1 },
  answer: ListedNews,
} as const
const fileRefusals = ['too_large', 'unsupported_media', 'storage_full'] as const
const params = z.object({ id: id() })

/** Newest first, also what is not out yet; a file of all with `format=csv`. */
export const listAllNews = call('GET operator/blogs', {
  ...of,
  who: 'staff',
  query: z.object({
    ...table(['published_at', 'title']),
    id: optional(id()),
    state: optional(z.enum(newsStates)),
  }),
  answer: pageOf(ListedNews),
})

/** Comes out at once, or at its time. */
export const addNews = call('POST operator/blogs', {
  ...writing,
  body: newNews,
  status: 201,
  refuses: fileRefusals,
})

export const changeNews = call('POST operator/blogs/{id}', {
  ...writing,
  params,
  body: newsChange,
  refuses: ['not_found', ...fileRefusals],
})

/** Takes an item away for good, with its picture; the audit log keeps what it said. */
export const removeNews = call('DELETE operator/blogs/{id}', {
  ...of,
  who: 'editor',
  params,
  answer: Removed,
  refuses: ['not_found'],
})
