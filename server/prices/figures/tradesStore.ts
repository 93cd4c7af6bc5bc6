import type { Sql } from '#platform/database/db.ts'
import type { Halalas } from '#shared/base/money.ts'
import type { Grams } from '#shared/base/quantity.ts'
import type { Channel, Source } from '#shared/prices/choices.ts'
import type { Preparation } from '#shared/products/preparation.ts'
import type { Choice } from './store.ts'

/** The maximum number of sold lines of which a figure's rows are made. */
export const mostLines = 20_000

export interface LineRow {
  readonly day: string
  readonly market_id: number | null
  readonly seller_id: number
  readonly source: Source
  readonly channel: Channel
  readonly size_id: number
  readonly preparation: Preparation
  readonly grams: Grams
  readonly price_halalas: Halalas
}

/** The sold lines behind a figure, newest first. */
export function listLines(
  db: Sql,
  { fishId, place, sources, channel, size }: Choice,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<LineRow[]> {
  return db.query<LineRow>({
    name: 'prices_lines',
    text: `select (l.completed_at at time zone 'Asia/Riyadh')::date::text as day, l.market_id, l.seller_id, l.source, l.channel,
             l.size_id, l.preparation, l.grams, l.price_halalas
           from price_places l
           where l.completed_at >= $1 and l.completed_at < $2 and l.fish_id = $3 and l.place = $4 and l.source = any($5)
             and ($6::text is null or l.channel = $6) and ($7::int is null or l.size_id = $7)
           order by l.completed_at desc, l.id desc limit ${mostLines}`,
    values: [since, until, fishId, place, sources, channel, size],
  })
}

interface SizeRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
}

/** The names of all sizes, also of hidden ones. */
export function listSizes(db: Sql): Promise<SizeRow[]> {
  return db.query<SizeRow>({
    name: 'prices_sizes',
    text: `select id, name_ar, name_en from options where list = 'sizes' order by id limit 1000`,
  })
}
