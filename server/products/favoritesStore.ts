import type { Sql } from '#platform/database/db.ts'

export interface FavoritesRead {
  readonly readerId: number
  readonly ids: readonly number[]
}

/** Returns which products of each reading are favourites of its reader, with one statement for all readings. */
export async function listFavoritesOfReaders(
  db: Sql,
  readings: readonly FavoritesRead[],
): Promise<ReadonlySet<number>[]> {
  const asked = readings.map(({ ids }) => [...new Set(ids)])
  const rows = await db.query<{ place: number; product_id: number }>({
    name: 'products_hearts_of_readers',
    text: `select w.place, f.product_id
           from unnest($1::int[], $2::bigint[], $3::bigint[]) as w(place, user_id, product_id)
           join favorites f using (user_id, product_id)`,
    values: [
      asked.flatMap((ids, place) => ids.map(() => place)),
      asked.flatMap((ids, place) => ids.map(() => readings[place]?.readerId)),
      asked.flat(),
    ],
  })
  const found = readings.map(() => new Set<number>())
  for (const { place, product_id } of rows) found[place]?.add(product_id)
  return found
}
