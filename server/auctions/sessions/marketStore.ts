import type { Sql } from '#platform/database/db.ts'
import type { PrayerSetting } from '#shared/catalog/clearTimes.ts'
import type { Place } from '#shared/catalog/prayers.ts'

/** A market with its prayer setting and the coordinates of its city; each is null if it is unknown. */
export interface PrayerMarketRow {
  readonly id: number
  readonly name_ar: string
  readonly name_en: string
  readonly place: Place | null
  readonly prayers: PrayerSetting | null
}

const columns = `m.id, m.name_ar, m.name_en,
  case when c.latitude is not null and c.longitude is not null
    then json_build_object('latitude', c.latitude, 'longitude', c.longitude) end as place,
  case when y.market_id is not null
    then json_build_object('clear', y.clear, 'before_min', y.before_min, 'after_min', y.after_min) end as prayers`
const tables = 'markets m join cities c on c.id = m.city_id left join market_prayers y on y.market_id = m.id'

/**
 * The markets for which a person may manage sessions: every market for staff with that right, otherwise the markets with
 * a hall whose chief the person is.
 */
export function listRunBy(
  db: Sql,
  { userId, every }: { readonly userId: number; readonly every: boolean },
): Promise<PrayerMarketRow[]> {
  return db.query<PrayerMarketRow>({
    name: 'sessions_markets',
    text: `select ${columns} from ${tables}
           where not m.hidden and m.kind <> 'landing_site' and ($2 or exists (
             select from hall_staff s join halls h on h.market_id = s.market_id
             where s.market_id = m.id and s.user_id = $1 and s.role = 'chief' and h.active))
           order by m.position, m.id limit 500`,
    values: [userId, every],
  })
}

/** A market where goods are sold; undefined if there is none. */
export async function findPrayerMarket(db: Sql, id: number): Promise<PrayerMarketRow | undefined> {
  const [row] = await db.query<PrayerMarketRow>({
    name: 'sessions_market',
    text: `select ${columns} from ${tables} where m.id = $1 and not m.hidden and m.kind <> 'landing_site'`,
    values: [id],
  })
  return row
}

/** The markets whose city has known prayer times. */
export function listLocated(db: Sql): Promise<PrayerMarketRow[]> {
  return db.query<PrayerMarketRow>({
    name: 'sessions_located',
    text: `select ${columns} from ${tables}
           where not m.hidden and c.latitude is not null and c.longitude is not null order by m.id limit 1000`,
  })
}

/** Whether a person is the chief of the hall of a market. */
export async function isChiefOf(db: Sql, marketId: number, userId: number): Promise<boolean> {
  const rows = await db.query({
    name: 'sessions_chief',
    text: `select from hall_staff s join halls h on h.market_id = s.market_id
           where s.market_id = $1 and s.user_id = $2 and s.role = 'chief' and h.active`,
    values: [marketId, userId],
  })
  return rows.length > 0
}

/** Stores whether the closings of a market keep clear of prayer times. */
export async function savePrayers(
  tx: Sql,
  marketId: number,
  { clear, before_min, after_min }: PrayerSetting,
): Promise<void> {
  await tx.query({
    name: 'sessions_save_prayers',
    text: `insert into market_prayers (market_id, clear, before_min, after_min) values ($1, $2, $3, $4)
           on conflict (market_id) do update set clear = excluded.clear, before_min = excluded.before_min,
             after_min = excluded.after_min`,
    values: [marketId, clear, before_min, after_min],
  })
}
