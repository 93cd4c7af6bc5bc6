import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Blog } from '#shared/news/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'

interface BlogRow {
  id: number
  title_ar: string
  title_en: string
  body_ar: string
  body_en: string
  image: string
  published_at: Date
}

/** The published news, newest first. */
export async function listNews(db: Sql, paging: Paging, locale: Locale): Promise<Page<Blog>> {
  const [[counted], rows] = await Promise.all([
    db.query<{ count: number }>({
      name: 'news_count',
      text: `select count(*) from (select from blogs where not hidden and published_at <= now()
             limit ${limits.page.totalCap + 1}) counted`,
    }),
    db.query<BlogRow>({
      name: 'news_list',
      text: `select b.*, i.path as image from blogs b join images i on i.id = b.image_id
             where not b.hidden and b.published_at <= now()
             order by b.published_at desc, b.id desc limit $1 offset $2`,
      values: [paging.limit, (paging.page - 1) * paging.limit],
    }),
  ])
  return paged(
    rows.map((row) => blogOf(row, locale)),
    counted?.count ?? 0,
    paging,
  )
}

/** One published news item and the newest other items. */
export async function findNews(db: Sql, id: number, locale: Locale) {
  const rows = await db.query<BlogRow>({
    name: 'news_find',
    text: `(select b.*, i.path as image from blogs b join images i on i.id = b.image_id
            where b.id = $1 and not b.hidden and b.published_at <= now())
           union all
           (select b.*, i.path as image from blogs b join images i on i.id = b.image_id
            where b.id <> $1 and not b.hidden and b.published_at <= now()
            order by b.published_at desc, b.id desc limit ${limits.relatedNews})`,
    values: [id],
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
