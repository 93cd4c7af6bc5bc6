import type { Sql } from '#platform/database/db.ts'
import { openLookups } from '#platform/database/lookups.ts'
import type { OwnField } from '#platform/http/cached/ownField.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Page } from '#shared/base/page.ts'
import { type FavoritesRead, listFavoritesOfReaders } from './favoritesStore.ts'

/** Adds the field `is_fav` to shared answers; concurrent readers share one statement. */
export function openFavoriteField(db: Sql): OwnField {
  const among = openLookups((readings: readonly FavoritesRead[]) => listFavoritesOfReaders(db, readings))
  return { name: 'is_fav', among: (readerId, ids) => among({ readerId, ids }) }
}

/** Sets `is_fav` on products for the caller; without a caller, reads nothing. */
export async function withFavorites<P extends WithFavorite>(
  db: Sql,
  caller: Pick<Caller, 'id'> | undefined,
  products: readonly P[],
): Promise<P[]> {
  if (!caller || products.length === 0) return [...products]
  const ids = products.map(({ id }) => id)
  const [favorites] = await listFavoritesOfReaders(db, [{ readerId: caller.id, ids }])
  return products.map((product) => ({ ...product, is_fav: favorites?.has(product.id) ?? false }))
}

/** Sets `is_fav` on a page of products, like {@link withFavorites}. */
export async function pageWithFavorites<P extends WithFavorite>(
  db: Sql,
  caller: Pick<Caller, 'id'> | undefined,
  page: Page<P>,
): Promise<Page<P>> {
  return { ...page, data: await withFavorites(db, caller, page.data) }
}

interface WithFavorite {
  readonly id: number
  readonly is_fav: boolean
}
