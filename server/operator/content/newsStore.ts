import type { Sql } from '#platform/database/db.ts'
import type { Paging } from '#shared/base/page.ts'
import type { NewsState } from '#shared/operator/news.ts'
import { Where } from '../../base/where.ts'
import { containsWords } from '../tables/searchStore.ts'
import { orderBy, pageRows, readRows, type TableSource } from '../tables/store.ts'

export interface NewsRow {
  readonly id: number
  readonly title_ar: string
  readonly title_en: string
  readonly body_ar: string
  readonly body_en: string
  readonly image: string | null
  readonly published_at: Date
  readonly time_chosen: boolean
  readonly is_scheduled: boolean
  readonly hidden: boolean
}

/** The filters of a list of news. */
export interface NewsFilter {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly state?: NewsState | undefined
}

interface NewsSort {
  readonly sort?: 'published_at' | 'title' | undefined
  readonly order?: 'asc' | 'desc' | undefined
}

export interface NewsQuery extends NewsFilter, NewsSort, Paging {}

/** News of every state, by default newest first, with the count up to the cap of totals. */
export async function listNewsRows(db: Sql, query: NewsQuery): Promise<{ rows: NewsRow[]; count: number }> {
  return pageRows(db, news, await conditionsOf(db, query), { ...query, order: orderOf(query) })
}

/** News in chunks, for the CSV export, in the order of {@link listNewsRows}. */
export const readNews = (db: Sql, query: NewsFilter & NewsSort) =>
  readRows<NewsRow>(db, news, () => conditionsOf(db, query), orderOf(query))

/** Locks an item until the end of the transaction. */
export async function lockNews(tx: Sql, id: number): Promise<LockedNews | undefined> {
  const [row] = await tx.query<LockedNews>({
    name: 'news_lock',
    text: `select title_ar, title_en, body_ar, body_en, hidden, time_chosen, image_id is not null as has_image
           from blogs where id = $1 for update`,
    values: [id],
  })
  return row
}

export interface LockedNews {
  readonly title_ar: string
  readonly title_en: string
  readonly body_ar: string
  readonly body_en: string
  readonly hidden: boolean
  readonly time_chosen: boolean
  readonly has_image: boolean
}

const orderOf = ({ sort, order }: NewsSort) =>
  sort === 'title'
    ? orderBy(['b.title_ar', 'b.id'], order ?? 'asc')
    : orderBy(['b.published_at', 'b.id'], order)

const news: TableSource = {
  from: 'blogs b',
  key: 'b.id',
  columns:
    'b.id, b.title_ar, b.title_en, b.body_ar, b.body_en, b.published_at, b.time_chosen, b.published_at > now() as is_scheduled, b.hidden, i.path as image',
  joins: 'join blogs b on b.id = picked.id left join images i on i.id = b.image_id',
}

const searchText = { table: 'blogs', id: 'id', key: 'b.id', signs: 'b.signs' }

async function conditionsOf(db: Sql, { id, s, state }: NewsFilter): Promise<Where> {
  const where = new Where().andIf(id, 'b.id = $?')
  if (s !== undefined) where.and(await containsWords(db, where, searchText, s))
  if (state === 'hidden') where.and('b.hidden')
  if (state === 'published') where.and('not b.hidden and b.published_at <= now()')
  if (state === 'scheduled') where.and('not b.hidden and b.published_at > now()')
  return where
}
