import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { type IndexPlace, indexPlaces } from '#shared/prices/choices.ts'
import type { IndexPoint, LatestIndex, PriceIndex } from '#shared/prices/contract.ts'
import { changeOf } from '#shared/prices/rules.ts'
import { listFish } from '../figures/store.ts'
import { listBaskets, listLatestWeeks, listWeeks, type WeekRow } from './store.ts'

/** The index of a place with its baskets. */
export async function loadIndex(db: Sql, place: IndexPlace, locale: Locale): Promise<PriceIndex> {
  const [weeks, baskets, fish] = await Promise.all([
    listWeeks(db, place),
    listBaskets(db, place),
    listFish(db),
  ])
  const names = new Map(fish.map((row) => [row.id, { code: row.code, name: row[`name_${locale}`] }]))
  return {
    place,
    weeks: weeks.map((week) => ({ ...pointOf(week), basket: week.basket })),
    baskets: baskets.map(({ number, link_week, link, items }) => ({
      number,
      link_week,
      link: pointsOf(link),
      items: items.map(({ fish_id, source, weight, base }) => ({
        ...(names.get(fish_id) ?? { code: String(fish_id), name: String(fish_id) }),
        source,
        weight: weight / 100,
        base_price: toRiyals(halalas(base)),
      })),
    })),
  }
}

/** The newest week of each place that has an index, the country first. */
export async function loadLatestIndex(db: Sql): Promise<LatestIndex[]> {
  const rows = await listLatestWeeks(db)
  return indexPlaces.flatMap((place) => {
    const row = rows.find((each) => each.place === place)
    if (!row) return []
    const { before, year_before } = row
    return [
      {
        place,
        ...pointOf(row),
        change: changeOf(row.value, before),
        year_change: changeOf(row.value, year_before),
      },
    ]
  })
}

function pointOf({ week, value, first_value, coverage, revised_at }: WeekRow): IndexPoint {
  return {
    week,
    value: pointsOf(value),
    first_value: pointsOf(first_value),
    revised_at: value === first_value ? null : (revised_at?.toISOString() ?? null),
    coverage: coverage / 100,
  }
}

/** Points with one decimal, truncated, from thousandths. */
const pointsOf = (thousandths: number) => Math.trunc(thousandths / 100) / 10
