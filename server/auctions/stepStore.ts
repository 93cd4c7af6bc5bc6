import type { Sql } from '#node/db.ts'
import type { Award } from '#shared/auctions/engine.ts'
import { allStandings, rowColumns, type StateRow } from './row.ts'

/** An auction in somebody's hands: what the engine needs of it, and what its news name. */
export interface StepRow extends StateRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly lot_grams: number
  readonly due_at: Date | null
  readonly version: number
}

/** Waits for the auction's row and holds it until the end of the transaction; undefined where there is none. */
export async function lockAuction(tx: Sql, id: number): Promise<StepRow | undefined> {
  await tx.query({
    name: 'auctions_lock',
    text: 'select from auctions where product_id = $1 for update',
    values: [id],
  })
  // A statement of its own: it sees what was committed while the lock was waited for, and the clock after that.
  const [row] = await tx.query<StepRow>({
    name: 'auctions_step',
    text: `select p.id, p.name_ar, p.name_en, p.listed_grams as lot_grams, a.due_at, a.version, ${rowColumns},
             ${allStandings} as standings, date_trunc('milliseconds', clock_timestamp()) as clock
           from auctions a join products p on p.id = a.product_id where a.product_id = $1`,
    values: [id],
  })
  return row
}

/** What a step leaves; moments are whole milliseconds. */
export interface SteppedRow {
  readonly id: number
  /** Given where the end was recorded by this step. */
  readonly closedAt: number | null
  readonly orderedAt: number | null
  readonly voidedAt: number | null
  readonly dueAt: number | null
  /** How far the version rises, and which of these kinds of news it tells with which of the new versions. */
  readonly version: number
  readonly ended: number | null
  readonly awarded: number | null
  readonly voided: number | null
}

export async function saveStep(tx: Sql, row: SteppedRow): Promise<void> {
  const { id, closedAt, orderedAt, voidedAt, dueAt, version, ended, awarded, voided } = row
  await tx.query({
    name: 'auctions_save_step',
    text: `update auctions set
             ends_at = coalesce(to_timestamp($2::bigint / 1000.0), ends_at),
             closed_at = coalesce(to_timestamp($2::bigint / 1000.0), closed_at),
             ordered_at = to_timestamp($3::bigint / 1000.0), voided_at = to_timestamp($4::bigint / 1000.0),
             due_at = to_timestamp($5::bigint / 1000.0), version = $6, ended_version = coalesce($7, ended_version),
             awarded_version = coalesce($8, awarded_version), voided_version = coalesce($9, voided_version)
           where product_id = $1`,
    values: [id, closedAt, orderedAt, voidedAt, dueAt, version, ended, awarded, voided],
  })
}

/** Writes the awards of an auction, oldest first: new ones are added, one that lapsed is marked. */
export async function saveAwards(tx: Sql, id: number, awards: readonly Award[]): Promise<void> {
  if (awards.length === 0) return
  const rows = awards.map(({ bidder, amount, number, at, by, lapsedAt }, place) => ({
    ...{ place: place + 1, number, bidder, amount, at, by_owner: by === 'owner', lapsed: lapsedAt },
  }))
  await tx.query({
    name: 'auctions_save_awards',
    text: `insert into awards (auction_id, number, bid_number, bidder_id, amount_halalas, at, by_owner, lapsed_at)
           select $1, place, number, bidder, amount, to_timestamp(at / 1000.0), by_owner, to_timestamp(lapsed / 1000.0)
           from jsonb_to_recordset($2) as made(place int, number int, bidder bigint, amount bigint, at bigint,
             by_owner boolean, lapsed bigint)
           order by place
           on conflict (auction_id, number) do update set lapsed_at = excluded.lapsed_at
             where awards.lapsed_at is distinct from excluded.lapsed_at`,
    values: [id, JSON.stringify(rows)],
  })
}
