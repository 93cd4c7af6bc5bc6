import type { Database } from '#node/db.ts'
import { handle } from '#node/http.ts'
import { listBlogs } from '#shared/news/contract.ts'
import { listNews } from './store.ts'

export const newsHandlers = (db: Database) => [
  handle(listBlogs, ({ query }, { locale, now }) => listNews(db, query, locale, now)),
]
