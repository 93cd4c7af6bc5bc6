import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Page, type Paging, paged } from '#shared/base/page.ts'
import type { Product } from '#shared/products/contract.ts'
import { type ProductRow, productOf } from '../products/present.ts'
import { columns, joins } from '../products/store.ts'

/** The favourites of a person that are still shown, newest first. */
export async function listFavoriteProducts(
  db: Sql,
  userId: number,
  paging: Paging,
  locale: Locale,
): Promise<Page<Product>> {
  const [[counted], rows] = await Promise.all([
    db.query<{ count: number }>({
      name: 'favorites_count_shown',
      text: `select count(*) from favorites h join products p on p.id = h.product_id
             where h.user_id = $1 and p.status <> 'hidden'`,
      values: [userId],
    }),
    db.query<ProductRow>({
      name: 'favorites_list',
      text: `with picked as materialized (
               select h.product_id as id, h.at as hearted_at from favorites h join products p on p.id = h.product_id
               where h.user_id = $1 and p.status <> 'hidden'
               order by h.at desc, h.product_id desc limit $2 offset $3)
             select ${columns} from picked join products p using (id) ${joins}
             order by picked.hearted_at desc, p.id desc`,
      values: [userId, paging.limit, (paging.page - 1) * paging.limit],
    }),
  ])
  const products = rows.map((row) => ({ ...productOf(row, locale), is_fav: true }))
  return paged(products, counted?.count ?? 0, paging)
}

/** The ids of all favourites of a person, newest first. */
export async function favoriteIdsOf(db: Sql, userId: number): Promise<number[]> {
  const rows = await db.query<{ product_id: number }>({
    name: 'favorites_ids',
    text: `select product_id from favorites where user_id = $1 order by at desc, product_id desc limit ${limits.favorites}`,
    values: [userId],
  })
  return rows.map(({ product_id }) => product_id)
}

/** Serializes a person's toggles; the lock does not block orders and sign-ins. */
export async function lockFavoritesOf(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'favorites_lock',
    text: 'select from users where id = $1 for no key update',
    values: [userId],
  })
}

/** Removes a favourite; false when there was none. */
export async function removeFavorite(tx: Sql, userId: number, productId: number): Promise<boolean> {
  const taken = await tx.query({
    name: 'favorites_take',
    text: 'delete from favorites where user_id = $1 and product_id = $2 returning product_id',
    values: [userId, productId],
  })
  return taken.length > 0
}

export async function isOnShow(tx: Sql, productId: number): Promise<boolean> {
  const found = await tx.query({
    name: 'favorites_on_show',
    text: "select id from products where id = $1 and status <> 'hidden'",
    values: [productId],
  })
  return found.length > 0
}

export async function countFavorites(tx: Sql, userId: number): Promise<number> {
  const [row] = await tx.query<{ count: number }>({
    name: 'favorites_count',
    text: 'select count(*) from favorites where user_id = $1',
    values: [userId],
  })
  return row?.count ?? 0
}

export async function addFavorite(tx: Sql, userId: number, productId: number): Promise<void> {
  await tx.query({
    name: 'favorites_put',
    text: 'insert into favorites (user_id, product_id) values ($1, $2)',
    values: [userId, productId],
  })
}

/** Deletes all favourites of a person. */
export async function deleteFavorites(tx: Sql, userId: number): Promise<void> {
  await tx.query({
    name: 'favorites_delete_all',
    text: 'delete from favorites where user_id = $1',
    values: [userId],
  })
}
