import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listBlogs, showBlog } from '#shared/news/contract.ts'
import { findNews, listNews } from './store.ts'

export const newsHandlers = (db: Database) => [
  handle(listBlogs, ({ query }, { locale }) => listNews(db, query, locale)),

  handle(showBlog, async ({ params }, { locale }) => {
    const found = await findNews(db, params.id, locale)
    if (!found) throw new Refusal('not_found')
    return found
  }),
]
