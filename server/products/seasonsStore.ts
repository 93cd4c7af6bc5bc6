import type { Sql } from '#platform/database/db.ts'
import type { Locale, Pair } from '#shared/base/locale.ts'
import type { Season } from '#shared/products/listing.ts'

/** A season with its rule in both languages. */
export interface SeasonRow extends Omit<Season, 'rule'> {
  readonly rule: Pair
}

/** Every season that is not hidden, with the ids of its species and regions. There are a few dozen seasons. */
export async function loadSeasons(db: Sql): Promise<SeasonRow[]> {
  const rows = await db.query<Omit<SeasonRow, 'rule'> & { rule_ar: string; rule_en: string }>({
    name: 'seasons_all',
    text: `select s.id, s.code, s.kind, s.from_day as "from", s.to_day as "to", s.gear, s.min_size_cm, s.rule_ar, s.rule_en,
             array(select fish_id from season_fish f where f.season_id = s.id order by 1) as fish_ids,
             array(select region_id from season_regions r where r.season_id = s.id order by 1) as region_ids
           from seasons s where not s.hidden order by s.id limit 1000`,
  })
  return rows.map(({ rule_ar, rule_en, ...row }) => ({ ...row, rule: { ar: rule_ar, en: rule_en } }))
}

/** Every season that is not hidden, in the reader's language (contract 2, product/seasons). */
export async function listSeasonsOf(db: Sql, locale: Locale): Promise<Season[]> {
  return (await loadSeasons(db)).map((season) => ({ ...season, rule: season.rule[locale] }))
}
