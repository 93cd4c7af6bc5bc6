import type { Database, Sql } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import {
  addPicture,
  changePicture,
  type ListedPicture,
  listPictures,
  type PictureChange,
  removePicture,
} from '#shared/operator/gallery.ts'
import type { Files } from '../../base/files.ts'
import { recordImage } from '../../base/images/images.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { removeUnused, withUpload } from '../../base/images/upload.ts'
import { addContent, changeContent, removeContent } from './actions.ts'
import {
  listPictureRows,
  lockPictures,
  type PictureRow,
  placeOfPicture,
  placePicture,
} from './galleryStore.ts'

interface GalleryDeps {
  readonly db: Database
  readonly files: Files
}

/** The gallery of the site, for editors (contract, section 8). */
export const operatorGalleryHandlers = ({ db, files }: GalleryDeps) => [
  handle(listPictures, async ({ query }, { locale }) => {
    const { rows, count } = await listPictureRows(db, query)
    return paged(
      rows.map((row) => listedPicture(row, locale)),
      count,
      query,
    )
  }),

  handle(addPicture, async ({ body: { image, position, hidden = false, ...body } }, context) => {
    const id = await withPicture({ db, files }, image, async (tx, image_id) => {
      const columns = { ...columnsOf(body), image_id, hidden, position: lastPlace }
      const added = await addContent(tx, context.caller, 'gallery', columns)
      await placePicture(tx, added, position ?? lastPlace)
      return added
    })
    return show(db, id, context.locale)
  }),

  handle(changePicture, async ({ params: { id }, body: { image, position, ...body } }, context) => {
    const { dropped } = await withPicture({ db, files }, image, async (tx, image_id) => {
      const moved = await move(tx, id, position)
      const change = { id, columns: { ...columnsOf(body), image_id, hidden: body.hidden } }
      return changeContent(tx, context.caller, 'gallery', moved ? { ...change, moved } : change)
    })
    if (dropped !== null) await removeUnused({ db, files }, [dropped])
    return show(db, id, context.locale)
  }),

  handle(removePicture, async ({ params: { id } }, context) => {
    const { dropped } = await db.transaction((tx) => removeContent(tx, context.caller, 'gallery', id))
    if (dropped !== null) await removeUnused({ db, files }, [dropped])
    return { id }
  }),
]

/** A place above every real place, so that the picture becomes the last one; placePicture renumbers from 1. */
const lastPlace = 1_000_000

function withPicture<Result>(
  { db, files }: GalleryDeps,
  file: UploadedFile | undefined,
  work: (tx: Sql, image: number | undefined) => Promise<Result>,
): Promise<Result> {
  return withUpload(files, file && { folder: 'gallery', field: 'image', file }, (written) =>
    db.transaction(async (tx) => {
      await lockPictures(tx)
      return work(tx, written && (await recordImage(tx, written)).id)
    }),
  )
}

async function move(tx: Sql, id: number, position: number | undefined) {
  if (position === undefined) return undefined
  const before = await placeOfPicture(tx, id)
  if (before === undefined || before === position) return undefined
  await placePicture(tx, id, position)
  const after = await placeOfPicture(tx, id)
  return after === before ? undefined : { before: { position: before }, after: { position: after } }
}

function columnsOf({ title }: Pick<PictureChange, 'title'>) {
  return { title_ar: title?.ar, title_en: title?.en }
}

async function show(db: Database, id: number, locale: Locale): Promise<ListedPicture> {
  const [row] = (await listPictureRows(db, { id, page: 1, limit: 1 })).rows
  // A colleague deleted the record concurrently.
  if (!row) throw new Refusal('not_found')
  return listedPicture(row, locale)
}

function listedPicture(row: PictureRow, locale: Locale): ListedPicture {
  const { id, title_ar, title_en, image, place, hidden } = row
  return {
    id,
    title: row[`title_${locale}`],
    hidden,
    position: place,
    image: pictureUrl(image),
    translations: [
      { locale: 'ar', title: title_ar },
      { locale: 'en', title: title_en },
    ],
  }
}
