import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { clearable, id, moment, optional, textOrBlank, yesNo } from '../base/fields.ts'
import { picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Removed } from './lists/listFields.ts'
import { table } from './table.ts'

/** News for editors (contract, section 8). */

/** The states of a news item: published, scheduled for a future time, or hidden. */
export const newsStates = ['published', 'scheduled', 'hidden'] as const
export type NewsState = (typeof newsStates)[number]

export const ListedNews = z.object({
  id: z.number(),
  /** Title and body are in the reader's language. */
  title: z.string(),
  body: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), title: z.string(), body: z.string() })),
  /** Null for a draft without a picture. */
  image: z.nullable(z.string()),
  /** The time of publication in ISO 8601 UTC; a future time schedules the item. */
  published_at: z.string(),
  /** Whether an editor chose the time of publication. A draft without a chosen time has the time at which it was saved. */
  time_chosen: z.boolean(),
  hidden: z.boolean(),
  state: z.enum(newsStates),
})
export type ListedNews = z.output<typeof ListedNews>

/** A text may be blank, because a draft may lack it in either language. `missingForPublication` refuses a blank text when the item is published. */
const texts = (longest: number) => z.object({ ar: textOrBlank(longest), en: textOrBlank(longest) })
const newsChange = z.object({
  /** A blank time means now for a public item, and no chosen time for a draft. */
  published_at: clearable(moment()),
  hidden: optional(yesNo()),
  title: optional(texts(limits.text.line)),
  /** Text in the format of `formattedBlocks`. */
  body: optional(texts(limits.text.body)),
  image: optional(picture()),
})
export type NewsChange = z.output<typeof newsChange>

interface Parts {
  readonly title_ar: string
  readonly title_en: string
  readonly body_ar: string
  readonly body_en: string
  readonly hasImage: boolean
}

/** The fields that an item lacks for its publication: both languages of title and text, and a picture. */
export function missingForPublication({ title_ar, title_en, body_ar, body_en, hasImage }: Parts): string[] {
  const parts = { 'title.ar': title_ar, 'title.en': title_en, 'body.ar': body_ar, 'body.en': body_en }
  const blank = Object.entries(parts).flatMap(([field, text]) => (text === '' ? [field] : []))
  return hasImage ? blank : [...blank, 'image']
}

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

/** Publishes now, schedules for `published_at`, or keeps a draft (`hidden`), which may lack any field. */
export const addNews = call('POST operator/blogs', {
  ...writing,
  body: newsChange,
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
