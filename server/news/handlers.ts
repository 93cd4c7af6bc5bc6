import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listBlogs, showBlog } from '#shared/news/contract.ts'
import { findNews, listNews } from './store.ts'

export const newsHandlers = (db: Database) => [
  handle(listBlogs, ({ query }, { locale, now }) => listNews(db, query, locale, now)),

  handle(showBlog, async ({ params }, { locale, now }) => {
    const found = await findNews(db, params.id, locale, now)
    if (!found) throw new Refusal('not_found')
    return found
  }),
]
