import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { bothLanguages, id, moment, optional, yesNo } from '../base/fields.ts'
import { picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Removed } from './lists/listFields.ts'
import { table } from './table.ts'

/** News for editors (contract, section 8). */

/** Published, published from a future time on, or hidden. */
export const newsStates = ['published', 'scheduled', 'hidden'] as const
export type NewsState = (typeof newsStates)[number]

export const ListedNews = z.object({
  id: z.number(),
  /** Title and body are in the reader's language. */
  title: z.string(),
  body: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), title: z.string(), body: z.string() })),
  image: z.string(),
  /** ISO 8601 UTC; a future time schedules the item. */
  published_at: z.string(),
  hidden: z.boolean(),
  state: z.enum(newsStates),
})
export type ListedNews = z.output<typeof ListedNews>

const title = bothLanguages(limits.text.line)
/** Text in the format of `formattedBlocks`. */
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
const params = z.object({ id: id() })

/** All news, newest first, scheduled ones included; `format=csv` returns a file of all. */
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

/** Publishes now, or schedules for `published_at`. */
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

/** Deletes an item and its picture; the audit log retains its text. */
export const removeNews = call('DELETE operator/blogs/{id}', {
  ...of,
  who: 'editor',
  params,
  answer: Removed,
  refuses: ['not_found'],
})
