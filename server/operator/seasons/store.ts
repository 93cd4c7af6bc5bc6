import type { Sql } from '#platform/database/db.ts'
import { limits } from '#shared/base/limits.ts'
import type { Paging } from '#shared/base/page.ts'
import { Where } from '../../base/where.ts'

interface NamedRow {
  readonly id: number
  readonly ar: string
  readonly en: string
}

export interface SeasonRow {
  readonly id: number
  readonly code: string
  readonly kind: 'open' | 'closed'
  readonly from: string | null
  readonly to: string | null
  readonly gear: string | null
  readonly min_size_cm: number | null
  readonly year: number | null
  readonly rule_ar: string
  readonly rule_en: string
  readonly source: string
  readonly hidden: boolean
  readonly fish: readonly NamedRow[]
  readonly regions: readonly NamedRow[]
  readonly fish_ids: readonly number[]
  readonly region_ids: readonly number[]
}

/** The query of the list of seasons; `id` selects one season. */
export interface SeasonQuery extends Paging {
  readonly id?: number | undefined
  readonly s?: string | undefined
  readonly sort?: 'from' | 'year' | 'rule' | undefined
  readonly order?: 'asc' | 'desc' | undefined
  readonly fish_id?: number | undefined
  readonly region_id?: number | undefined
  readonly hidden?: boolean | undefined
}

export async function listSeasonRows(
  db: Sql,
  query: SeasonQuery,
): Promise<{ rows: SeasonRow[]; count: number }> {
  const where = new Where()
    .andIf(query.id, 's.id = $?')
    .andIf(query.hidden, 's.hidden = $?')
    .andIf(query.fish_id, 'exists (select from season_fish f where f.season_id = s.id and f.fish_id = $?)')
    .andIf(
      query.region_id,
      'exists (select from season_regions r where r.season_id = s.id and r.region_id = $?)',
    )
    .andIf(
      query.s,
      `strpos(fold(concat_ws(' ', s.code, s.rule_ar, s.rule_en, s.gear, s.source,
         (select string_agg(concat_ws(' ', f.name_ar, f.name_en), ' ') from season_fish sf
          join fish f on f.id = sf.fish_id where sf.season_id = s.id))), fold($?)) > 0`,
    )
  const counting = db.query<{ count: number }>({
    text: `select count(*) from seasons s where ${where.text}`,
    values: [...where.values],
  })
  const by = { from: 's.from_day', year: 's.year', rule: 's.rule_ar' }[query.sort ?? 'from']
  const rows = db.query<SeasonRow>({
    text: `select ${columns} from seasons s where ${where.text}
           order by s.hidden, ${by} ${query.order === 'desc' ? 'desc' : 'asc'} nulls last, s.id
           limit ${where.put(query.limit)} offset ${where.put((query.page - 1) * query.limit)}`,
    values: where.values,
  })
  const [listed, [counted]] = await Promise.all([rows, counting])
  return { rows: listed, count: counted?.count ?? 0 }
}

const columns = `s.id, s.code, s.kind, s.from_day as "from", s.to_day as "to", s.gear, s.min_size_cm, s.year, s.rule_ar,
  s.rule_en, s.source, s.hidden,
  coalesce((select json_agg(json_build_object('id', f.id, 'ar', f.name_ar, 'en', f.name_en) order by f.position, f.id)
            from season_fish sf join fish f on f.id = sf.fish_id where sf.season_id = s.id), '[]') as fish,
  coalesce((select json_agg(json_build_object('id', r.id, 'ar', r.name_ar, 'en', r.name_en) order by r.position, r.id)
            from season_regions sr join regions r on r.id = sr.region_id where sr.season_id = s.id), '[]') as regions,
  array(select fish_id from season_fish f where f.season_id = s.id order by 1) as fish_ids,
  array(select region_id from season_regions r where r.season_id = s.id order by 1) as region_ids`

/** Reads and locks a season until the end of the transaction. */
export async function lockSeason(tx: Sql, id: number): Promise<SeasonRow | undefined> {
  const [row] = await tx.query<SeasonRow>({
    text: `select ${columns} from seasons s where s.id = $1 for update`,
    values: [id],
  })
  return row
}

/** Columns of a season's own row. */
export type SeasonColumns = Readonly<Record<string, unknown>>

export async function insertSeason(tx: Sql, season: SeasonColumns): Promise<number> {
  const names = Object.keys(season).join(', ')
  const [row] = await tx.query<{ id: number }>({
    text: `insert into seasons (${names}) select ${names} from json_populate_record(null::seasons, $1::json) returning id`,
    values: [JSON.stringify(season)],
  })
  if (!row) throw new RangeError('the insert of a season returned no row')
  return row.id
}

export async function updateSeason(tx: Sql, id: number, season: SeasonColumns): Promise<void> {
  const names = Object.keys(season).join(', ')
  await tx.query({
    text: `update seasons set (${names}) = (select ${names} from json_populate_record(null::seasons, $2::json))
           where id = $1`,
    values: [id, JSON.stringify(season)],
  })
}

/** Replaces the species of a season. */
export async function setSeasonFish(tx: Sql, id: number, fish: readonly number[]): Promise<void> {
  await tx.query({ text: 'delete from season_fish where season_id = $1', values: [id] })
  await tx.query({
    text: 'insert into season_fish (season_id, fish_id) select $1, unnest($2::int[])',
    values: [id, fish],
  })
}

export async function setSeasonRegions(tx: Sql, id: number, regions: readonly number[]): Promise<void> {
  await tx.query({ text: 'delete from season_regions where season_id = $1', values: [id] })
  await tx.query({
    text: 'insert into season_regions (season_id, region_id) select $1, unnest($2::int[])',
    values: [id, regions],
  })
}

/** Returns whether one of the species, and whether one of the regions, does not exist. */
export async function findUnknown(
  tx: Sql,
  { fish, regions }: { readonly fish: readonly number[]; readonly regions: readonly number[] },
): Promise<{ readonly fish: boolean; readonly regions: boolean }> {
  const [row] = await tx.query<{ fish: boolean; regions: boolean }>({
    text: `select exists (select from unnest($1::bigint[]) one where not exists (select from fish where id = one)) as fish,
             exists (select from unnest($2::bigint[]) one where not exists (select from regions where id = one)) as regions`,
    values: [fish, regions],
  })
  return row ?? { fish: true, regions: true }
}

/** The codes of seasons with this prefix. */
export async function listSeasonCodes(tx: Sql, start: string): Promise<string[]> {
  const rows = await tx.query<{ code: string }>({
    text: `select code from seasons where starts_with(code, $1) limit ${limits.page.totalCap}`,
    values: [start],
  })
  return rows.map(({ code }) => code)
}
