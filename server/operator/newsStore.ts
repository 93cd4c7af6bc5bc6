import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import type { NewsState } from '#shared/operator/news.ts'
import { Where } from '../base/where.ts'

export interface NewsRow {
  readonly id: number
  readonly title_ar: string
  readonly title_en: string
  readonly body_ar: string
  readonly body_en: string
  readonly image: string
  readonly published_at: Date
  readonly hidden: boolean
}

/** Which news is looked at. */
export interface NewsFilter {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly state?: NewsState | undefined
  /** What is scheduled is scheduled by this moment. */
  readonly now: Date
}

export interface NewsAsked extends NewsFilter, Paging {
  readonly sort?: 'published_at' | 'title' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

/** News of every state, newest first unless told otherwise, and how many up to the cap of totals. */
export async function listNewsRows(db: Sql, asked: NewsAsked): Promise<{ rows: NewsRow[]; count: number }> {
  const where = conditionsOf(asked)
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from blogs b where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const byTitle = asked.sort === 'title'
  const direction = (asked.order ?? (byTitle ? 'asc' : 'desc')) === 'asc' ? 'asc' : 'desc'
  const listing = db.query<NewsRow>({
    text: `select ${columns} where ${where.text}
           order by ${byTitle ? 'b.title_ar' : 'b.published_at'} ${direction}, b.id ${direction}
           limit ${where.put(asked.limit)} offset ${where.put((asked.page - 1) * asked.limit)}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
}

/** The same in parts for a file, the last written first; at most `most` in all. */
export async function* readNews(db: Sql, filter: NewsFilter, most: number): AsyncGenerator<NewsRow[]> {
  let [last, left] = [Number.MAX_SAFE_INTEGER, most]
  while (left > 0) {
    const where = conditionsOf(filter).and('b.id < $?', last)
    const rows = await db.query<NewsRow>({
      text: `select ${columns} where ${where.text} order by b.id desc limit ${Math.min(atOnce, left)}`,
      values: where.values,
    })
    const end = rows.at(-1)
    if (!end) return
    yield rows
    last = end.id
    left -= rows.length
  }
}

const atOnce = 500

const columns = `b.id, b.title_ar, b.title_en, b.body_ar, b.body_en, b.published_at, b.hidden, i.path as image
  from blogs b join images i on i.id = b.image_id`

function conditionsOf({ id, s, state, now }: NewsFilter): Where {
  const where = new Where()
    .andIf(id, 'b.id = $?')
    .andIf(s, `strpos(fold(concat_ws(' ', b.title_ar, b.title_en, b.body_ar, b.body_en)), fold($?)) > 0`)
  if (state === 'hidden') where.and('b.hidden')
  if (state === 'published') where.and('not b.hidden and b.published_at <= $?', now)
  if (state === 'scheduled') where.and('not b.hidden and b.published_at > $?', now)
  return where
}
