import type { Sql } from '#platform/database/db.ts'

export interface NewRating {
  readonly orderId: number
  readonly by: number
  readonly of: number
  readonly stars: number
  readonly text: string
  readonly at: Date
}

/** Stores a rating; false when this person rated the order before. */
export async function insertRating(
  tx: Sql,
  { orderId, by, of, stars, text, at }: NewRating,
): Promise<boolean> {
  const written = await tx.query({
    name: 'orders_rate',
    text: `insert into ratings (order_id, rater_id, rated_id, stars, body, at) values ($1, $2, $3, $4, $5, $6)
           on conflict (order_id, rater_id) do nothing returning order_id`,
    values: [orderId, by, of, stars, text, at],
  })
  return written.length > 0
}
