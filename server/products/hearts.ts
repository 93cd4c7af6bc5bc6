import type { Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Page } from '#shared/base/page.ts'
import { loadHearts } from './store.ts'

/** Sets `is_fav` on products for the caller; without a caller it reads nothing. */
export async function withHearts<P extends Hearted>(
  db: Sql,
  caller: Pick<Caller, 'id'> | undefined,
  products: readonly P[],
): Promise<P[]> {
  if (!caller || products.length === 0) return [...products]
  const ids = products.map(({ id }) => id)
  const hearts = new Set(await loadHearts(db, caller.id, ids))
  return products.map((product) => ({ ...product, is_fav: hearts.has(product.id) }))
}

/** The same for a page of products. */
export async function pageWithHearts<P extends Hearted>(
  db: Sql,
  caller: Pick<Caller, 'id'> | undefined,
  page: Page<P>,
): Promise<Page<P>> {
  return { ...page, data: await withHearts(db, caller, page.data) }
}

interface Hearted {
  readonly id: number
  readonly is_fav: boolean
}
