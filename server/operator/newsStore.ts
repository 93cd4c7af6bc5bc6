import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import type { NewsState } from '#shared/operator/news.ts'
import { Where } from '../base/where.ts'
import { orderBy, readRows, type TableSource } from './tablesStore.ts'

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

interface NewsSort {
  readonly sort?: 'published_at' | 'title' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface NewsAsked extends NewsFilter, NewsSort, Paging {}

/** News of every state, newest first unless told otherwise, and how many up to the cap of totals. */
export async function listNewsRows(db: Sql, asked: NewsAsked): Promise<{ rows: NewsRow[]; count: number }> {
  const where = conditionsOf(asked)
  const counting = db.query<{ count: number }>({
    text: `select count(*) from (select from blogs b where ${where.text} limit ${limits.page.totalCap + 1}) counted`,
    values: [...where.values],
  })
  const listing = db.query<NewsRow>({
    text: `select ${columns} from blogs b ${joins} where ${where.text} order by ${orderOf(asked)}
           limit ${where.put(asked.limit)} offset ${where.put((asked.page - 1) * asked.limit)}`,
    values: where.values,
  })
  const [[counted], rows] = await Promise.all([counting, listing])
  return { rows, count: counted?.count ?? 0 }
}

/** The same in parts for a file, in the same order. */
export const readNews = (db: Sql, asked: NewsFilter & NewsSort) =>
  readRows<NewsRow>(db, news, () => conditionsOf(asked), orderOf(asked))

const orderOf = ({ sort, order }: NewsSort) =>
  sort === 'title'
    ? orderBy(['b.title_ar', 'b.id'], order ?? 'asc')
    : orderBy(['b.published_at', 'b.id'], order)

const columns = `b.id, b.title_ar, b.title_en, b.body_ar, b.body_en, b.published_at, b.hidden, i.path as image`
const joins = 'join images i on i.id = b.image_id'

const news: TableSource = {
  from: 'blogs b',
  key: 'b.id',
  columns,
  joins: `join blogs b on b.id = picked.id ${joins}`,
}

function conditionsOf({ id, s, state, now }: NewsFilter): Where {
  const where = new Where()
    .andIf(id, 'b.id = $?')
    .andIf(s, `strpos(fold(concat_ws(' ', b.title_ar, b.title_en, b.body_ar, b.body_en)), fold($?)) > 0`)
  if (state === 'hidden') where.and('b.hidden')
  if (state === 'published') where.and('not b.hidden and b.published_at <= $?', now)
  if (state === 'scheduled') where.and('not b.hidden and b.published_at > $?', now)
  return where
}
