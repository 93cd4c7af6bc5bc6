import type { Sql } from '#node/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Blog } from '#shared/news/contract.ts'
import { pictureUrl } from '../base/pictures.ts'

interface BlogRow {
  id: number
  title_ar: string
  title_en: string
  body_ar: string
  body_en: string
  image: string
  published_at: Date
}

/** The news that is out by `now`, newest first. */
export async function listNews(db: Sql, paging: Paging, locale: Locale, now: Date): Promise<Page<Blog>> {
  const [[counted], rows] = await Promise.all([
    db.query<{ count: number }>({
      name: 'news_count',
      text: `select count(*) from (select from blogs where not hidden and published_at <= $1
             limit ${limits.page.totalCap + 1}) counted`,
      values: [now],
    }),
    db.query<BlogRow>({
      name: 'news_list',
      text: `select b.*, i.path as image from blogs b join images i on i.id = b.image_id
             where not b.hidden and b.published_at <= $1
             order by b.published_at desc, b.id desc limit $2 offset $3`,
      values: [now, paging.limit, (paging.page - 1) * paging.limit],
    }),
  ])
  return paged(
    rows.map((row) => blogOf(row, locale)),
    counted?.count ?? 0,
    paging,
  )
}

/** One item that is out, with the newest others. */
export async function findNews(db: Sql, id: number, locale: Locale, now: Date) {
  const rows = await db.query<BlogRow>({
    name: 'news_find',
    text: `(select b.*, i.path as image from blogs b join images i on i.id = b.image_id
            where b.id = $1 and not b.hidden and b.published_at <= $2)
           union all
           (select b.*, i.path as image from blogs b join images i on i.id = b.image_id
            where b.id <> $1 and not b.hidden and b.published_at <= $2
            order by b.published_at desc, b.id desc limit ${limits.relatedNews})`,
    values: [id, now],
  })
  const found = rows.find((row) => row.id === id)
  if (!found) return undefined
  return {
    ...blogOf(found, locale),
    related: rows.filter((row) => row !== found).map((row) => blogOf(row, locale)),
  }
}

function blogOf(row: BlogRow, locale: Locale): Blog {
  return {
    id: row.id,
    title: locale === 'ar' ? row.title_ar : row.title_en,
    body: locale === 'ar' ? row.body_ar : row.body_en,
    image: pictureUrl(row.image),
    published_at: row.published_at.toISOString(),
  }
}
