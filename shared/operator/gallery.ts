import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { fileRefusals } from '../base/errors.ts'
import { bothLanguages, entry, optional, whole, yesNo } from '../base/fields.ts'
import { picture } from '../base/files.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { Removed } from './lists/listFields.ts'
import { shortTable } from './table.ts'

/** Pictures of the markets (contract, section 8). */

export const ListedPicture = z.object({
  id: z.number(),
  /** The title in the reader's language. */
  title: z.string(),
  translations: z.array(z.object({ locale: z.enum(['ar', 'en']), title: z.string() })),
  image: z.string(),
  /** The position among all pictures, from 1. */
  position: z.number(),
  hidden: z.boolean(),
})
export type ListedPicture = z.output<typeof ListedPicture>

const title = bothLanguages(limits.text.line)
const shared = { position: optional(whole(1, 100_000)), hidden: optional(yesNo()) }
const newPicture = z.object({ ...shared, title, image: picture() })
const pictureChange = z.object({ ...shared, title: optional(title), image: optional(picture()) })
export type PictureChange = z.output<typeof pictureChange>

const of = { from: 'contract 8, operator/gallery' } as const
const writing = { ...of, who: 'editor', form: { files: 1 }, answer: ListedPicture } as const
const params = z.object({ id: entry() })

export const listPictures = call('GET operator/gallery', {
  ...of,
  who: 'staff',
  query: z.object({ ...shortTable(['position', 'title']), hidden: optional(yesNo()) }),
  answer: pageOf(ListedPicture),
})

/** Adds a picture at `position`; without it, adds the picture at the end. */
export const addPicture = call('POST operator/gallery', {
  ...writing,
  body: newPicture,
  status: 201,
  refuses: fileRefusals,
})

export const changePicture = call('POST operator/gallery/{id}', {
  ...writing,
  params,
  body: pictureChange,
  refuses: ['not_found', ...fileRefusals],
})

export const removePicture = call('DELETE operator/gallery/{id}', {
  ...of,
  who: 'editor',
  params,
  answer: Removed,
  refuses: ['not_found'],
})
