import type { Sql } from '#platform/database/db.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import type { Source } from '#shared/prices/choices.ts'
import type { Figure } from '#shared/prices/contract.ts'
import { addDays, periodEnd, periodStart } from '#shared/prices/periods.ts'
import { publishable, publishableWithin } from '#shared/prices/rules.ts'
import { sourcesOfDays } from '../figures/kept.ts'
import { type FishRow, listFish } from '../figures/store.ts'
import { figureOf, sized } from '../figures/sums.ts'
import { type DayRow, lastCounted, listDaily, listPlaces } from './store.ts'

/** A published daily price. `place` is `all` or the code of a market. */
export interface DailyPrice extends Figure {
  readonly day: string
  readonly fish: string
  readonly fish_name: { readonly ar: string; readonly en: string }
  readonly place: string
  readonly place_name: { readonly ar: string; readonly en: string }
  readonly source: Source
}

export interface Daily {
  readonly prices: readonly DailyPrice[]
  /** The latest time at which these prices may have changed. */
  readonly changed: Date
}

interface Range {
  readonly fish: FishRow | null
  readonly from: string
  readonly to: string
}

/** The published prices of each day of a range, of one species or of all. Days after today have no prices. */
export async function loadDaily(db: Sql, { fish, from, to }: Range, now: Date): Promise<Daily> {
  const today = riyadhDay(now)
  if (from > today) return { prices: [], changed: now }
  // As in the chart of days, the figures of a whole week determine which of its days may be published.
  const [first, end] = [periodStart('week', from), periodEnd('week', to < today ? to : today)]
  const last = end < today ? end : today
  const sources = await sourcesOfDays(db, { grain: 'day', from: first, to: last }, now)
  const [rows, places, allFish, counted] = await Promise.all([
    listDaily(db, fish?.id ?? null, sources),
    listPlaces(db),
    fish ? [fish] : listFish(db),
    lastCounted(db, from, to),
  ])
  const fishById = new Map(allFish.map((row) => [row.id, row]))
  const placeById = new Map(places.map((row) => [row.id, row]))
  const prices = openRows(rows).flatMap((row): DailyPrice[] => {
    const kind = fishById.get(row.fish_id)
    const market = row.market_id === null ? country : placeById.get(row.market_id)
    if (!kind || !market || row.day < from || row.day > to) return []
    return [
      {
        day: row.day,
        fish: kind.code,
        fish_name: { ar: kind.name_ar, en: kind.name_en },
        place: market.code,
        place_name: { ar: market.name_ar, en: market.name_en },
        source: row.source,
        ...figureOf(row),
      },
    ]
  })
  const isLive = sources.live.some((day) => day >= from && day <= to)
  return { prices, changed: isLive || counted === null ? now : counted }
}

const country = { code: 'all', name_ar: 'المملكة', name_en: 'The Kingdom' } as const

/**
 * Returns the rows that may be published. Hides a market on a day if its figure would be that of the country minus the other
 * markets. Hides a day of a place if its figure would be that of the week minus the other days.
 */
function openRows(rows: readonly DayRow[]): DayRow[] {
  const open = new Set<DayRow>()
  const kinds = Map.groupBy(rows, ({ fish_id, source }) => `${fish_id} ${source}`)
  for (const own of kinds.values()) {
    const parts = own.filter(({ market_id }) => market_id !== null)
    const acrossMarkets = new Set<DayRow>(own.filter(({ market_id }) => market_id === null))
    for (const day of Map.groupBy(parts, ({ day }) => day).values()) {
      for (const { row } of publishable(day.map((row) => ({ row, ...sized(row) })))) acrossMarkets.add(row)
    }
    for (const place of Map.groupBy(own, ({ market_id }) => market_id).values()) {
      const days = publishableWithin(
        place.map((row) => ({ start: row.day, ...sized(row) })),
        (day) => periodStart('week', day),
      )
      for (const row of place) if (days.has(row.day) && acrossMarkets.has(row)) open.add(row)
    }
  }
  return rows.filter((row) => open.has(row))
}

/** The last days that have prices of the country, the newest first, for feeds. */
export async function loadNewest(
  db: Sql,
  fish: FishRow | null,
  days: number,
  now: Date,
): Promise<{
  readonly days: readonly { readonly day: string; readonly prices: readonly DailyPrice[] }[]
  readonly changed: Date
}> {
  const to = riyadhDay(now)
  const { prices, changed } = await loadDaily(db, { fish, from: addDays(to, 1 - days), to }, now)
  const byDay = Map.groupBy(
    prices.filter(({ place }) => place === country.code),
    ({ day }) => day,
  )
  const newest = [...byDay].sort(([one], [other]) => (one < other ? 1 : -1))
  return { days: newest.map(([day, own]) => ({ day, prices: own })), changed }
}
