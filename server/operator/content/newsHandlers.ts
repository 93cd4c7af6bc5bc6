import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import { handle, handleTable, type SignedInContext } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { UploadedFile } from '#shared/base/files.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import {
  addNews,
  changeNews,
  type ListedNews,
  listAllNews,
  missingForPublication,
  type NewsChange,
  type NewsState,
  removeNews,
} from '#shared/operator/news.ts'
import type { Files } from '../../base/files.ts'
import { recordImage } from '../../base/images/images.ts'
import { pictureUrl } from '../../base/images/pictures.ts'
import { removeUnused, withUpload } from '../../base/images/upload.ts'
import { fileMoment, fileOf, type Headings } from '../tables/files.ts'
import { addContent, changeContent, removeContent } from './actions.ts'
import { type LockedNews, listNewsRows, lockNews, type NewsRow, readNews } from './newsStore.ts'

export interface NewsDeps {
  readonly db: Database
  readonly files: Files
}

/** The news for editors: list, add, change, remove (contract, section 8). */
export const operatorNewsHandlers = ({ db, files }: NewsDeps) => [
  handleTable(
    listAllNews,
    async ({ query }, { locale }) => {
      const { rows, count } = await listNewsRows(db, query)
      return paged(
        rows.map((row) => listedNews(row, locale)),
        count,
        query,
      )
    },
    ({ query }, { locale }) =>
      fileOf(
        readNews(db, query),
        {
          headings,
          cells: (row) => [
            ...[row.id, row.title_ar, row.title_en, fileMoment(row.published_at)],
            stateNames[locale][stateOf(row)],
          ],
        },
        locale,
      ),
  ),

  handle(addNews, async ({ body: { image, ...body } }, context) => {
    const id = await withPicture(files, image, (written) =>
      db.transaction(async (tx) => {
        const columns = textsOf(body, blank)
        refuseIncomplete({ ...columns, hasImage: image !== undefined })
        const time = timeColumns(body.published_at ?? null, await timeOf(tx))
        const image_id = (await written(tx)) ?? null
        return addContent(tx, context.caller, 'blogs', { ...columns, ...time, image_id })
      }),
    )
    return show(db, id, context)
  }),

  handle(changeNews, async ({ params: { id }, body: { image, ...body } }, context) => {
    const { dropped } = await withPicture(files, image, (written) =>
      db.transaction(async (tx) => {
        const row = await lockNews(tx, id)
        if (!row) throw new Refusal('not_found')
        const texts = textsOf(body, row)
        refuseIncomplete({ ...texts, hasImage: image !== undefined || row.has_image })
        // A draft without a chosen time gets the current time as its publication time, and not the time at which it was saved.
        const untimed = row.hidden && !texts.hidden && !row.time_chosen
        const { published_at = untimed ? null : undefined } = body
        const time = published_at === undefined ? {} : timeColumns(published_at, await timeOf(tx))
        const columns = { ...texts, ...time, image_id: await written(tx) }
        return changeContent(tx, context.caller, 'blogs', { id, columns })
      }),
    )
    if (dropped !== null) await removeUnused({ db, files }, [dropped])
    return show(db, id, context)
  }),

  handle(removeNews, async ({ params: { id } }, context) => {
    const { dropped } = await db.transaction((tx) => removeContent(tx, context.caller, 'blogs', id))
    if (dropped !== null) await removeUnused({ db, files }, [dropped])
    return { id }
  }),
]

/** Writes the files before the transaction, and the row of the picture within the transaction. */
function withPicture<Result>(
  files: Files,
  file: UploadedFile | undefined,
  work: (written: (tx: Sql) => Promise<number | undefined>) => Promise<Result>,
): Promise<Result> {
  return withUpload(files, file && { folder: 'Posts', field: 'image', file }, (written) =>
    work(async (tx) => written && (await recordImage(tx, written)).id),
  )
}

/** The publication time: the chosen one, or now. */
const timeColumns = (chosen: Date | null, now: Date) => ({
  published_at: chosen ?? now,
  time_chosen: chosen !== null,
})

/** Texts and visibility after the change. */
function textsOf(
  { title, body, hidden }: Omit<NewsChange, 'image' | 'published_at'>,
  before: Omit<LockedNews, 'has_image' | 'time_chosen'>,
) {
  return {
    title_ar: title?.ar ?? before.title_ar,
    title_en: title?.en ?? before.title_en,
    body_ar: linesOfBody(body?.ar) ?? before.body_ar,
    body_en: linesOfBody(body?.en) ?? before.body_en,
    hidden: hidden ?? before.hidden,
  }
}

const blank = { title_ar: '', title_en: '', body_ar: '', body_en: '', hidden: false }

/** Only a draft may be incomplete. Refuses: validation_failed at each field that is missing. */
function refuseIncomplete(item: Parameters<typeof missingForPublication>[0] & { readonly hidden: boolean }) {
  const missing = item.hidden ? [] : missingForPublication(item)
  if (missing.length > 0)
    throw new Refusal(
      'validation_failed',
      Object.fromEntries(missing.map((field) => [field, [{ code: 'required' as const }]])),
    )
}

/** Forms send CRLF line breaks; they are normalized so that equal texts are stored equally. */
const linesOfBody = (body: string | undefined) => body?.replace(/\r\n?/g, '\n')

async function show(db: Database, id: number, { locale }: SignedInContext): Promise<ListedNews> {
  const [row] = (await listNewsRows(db, { id, page: 1, limit: 1 })).rows
  // A colleague deleted the record concurrently.
  if (!row) throw new Refusal('not_found')
  return listedNews(row, locale)
}

function listedNews(row: NewsRow, locale: Locale): ListedNews {
  const { id, title_ar, title_en, body_ar, body_en, hidden, time_chosen } = row
  return {
    id,
    title: row[`title_${locale}`],
    body: row[`body_${locale}`],
    hidden,
    time_chosen,
    translations: [
      { locale: 'ar', title: title_ar, body: body_ar },
      { locale: 'en', title: title_en, body: body_en },
    ],
    image: pictureUrl(row.image),
    published_at: row.published_at.toISOString(),
    state: stateOf(row),
  }
}

function stateOf({ hidden, is_scheduled }: NewsRow): NewsState {
  if (hidden) return 'hidden'
  return is_scheduled ? 'scheduled' : 'published'
}

const headings: Headings = {
  ar: ['الرقم', 'العنوان بالعربية', 'العنوان بالإنجليزية', 'وقت النشر', 'الحالة'],
  en: ['Number', 'Title in Arabic', 'Title in English', 'Published', 'State'],
}

const stateNames: Readonly<Record<Locale, Record<NewsState, string>>> = {
  ar: { published: 'منشور', scheduled: 'مجدول', hidden: 'مخفي' },
  en: { published: 'Published', scheduled: 'Scheduled', hidden: 'Hidden' },
}
