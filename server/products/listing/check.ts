import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import {
  closedSeasonName,
  type SeasonReason,
  type SeasonVerdict,
  seasonVerdict,
} from '#shared/products/seasons.ts'
import { loadSeasons, type SeasonRow } from '../seasonsStore.ts'
import { type Chosen, findChosen, type Goods } from './store.ts'

export interface Checked {
  /** Of every field at once. */
  readonly problems: FieldProblems
  readonly warnings: SeasonVerdict<SeasonRow>['warnings']
  /** What stands in for a picture of the goods' own: the species'. */
  readonly standIn: number | null
}

/** What a form says that is no part of the goods. */
export interface Said {
  readonly category?: number | undefined
}

/**
 * Holds goods against what the market has: its lists, the species' category, the seasons (contract 2, product/create).
 * `before` are the goods as they stand: what does not change is not asked again, so that a list entry which was hidden
 * since, or a season that began, stops nobody who corrects a word. More of them than before is a listing anew.
 */
export async function checkGoods(
  db: Sql,
  goods: Goods,
  { category }: Said,
  before?: Goods,
): Promise<Checked> {
  const [now, chosen] = [await timeOf(db), await findChosen(db, goods)]
  const verdict = verdictOf(await loadSeasons(db), chosen, goods, now)
  const closed = isNew(goods, before) ? verdict.refusal : null
  return {
    problems: {
      ...choicesOf(chosen, goods, before),
      ...(closed && chosen.fish !== null && { type_fish_id: [closedSeason(closed)] }),
      ...(category !== undefined &&
        chosen.fish !== null &&
        category !== chosen.category && { category: [{ code: 'own_category' }] }),
      ...(goods.origin === 'imported' && goods.country === 'SA' && { origin_country: [{ code: 'choice' }] }),
      ...(goods.caughtAt?.getTime() !== before?.caughtAt?.getTime() && caughtProblem(goods.caughtAt, now)),
    },
    warnings: verdict.warnings,
    standIn: chosen.fish_image,
  }
}

/** The season that keeps goods from being shown again, as a problem; undefined where none does. */
export async function closedNow(db: Sql, goods: Goods): Promise<FieldProblem | undefined> {
  const { refusal } = verdictOf(await loadSeasons(db), await findChosen(db, goods), goods, await timeOf(db))
  return refusal ? closedSeason(refusal) : undefined
}

/** Warnings of the wire in both languages. */
export type Reasons = readonly { readonly reason: SeasonReason; readonly season: SeasonRow }[]

function verdictOf(
  seasons: readonly SeasonRow[],
  { region }: Chosen,
  { fish, origin, farmed }: Goods,
  now: Date,
): SeasonVerdict<SeasonRow> {
  return seasonVerdict(seasons, { fishId: fish, regionId: region, origin, farmed, day: riyadhDay(now) })
}

function closedSeason({ season, until }: NonNullable<SeasonVerdict<SeasonRow>['refusal']>): FieldProblem {
  return { code: 'closed_season', season: closedSeasonName(season), until }
}

/** Whether these goods were not for sale like this before: other fish, from elsewhere, or more of it. */
function isNew(goods: Goods, before: Goods | undefined): boolean {
  if (!before) return true
  const differs = (['fish', 'city', 'origin', 'farmed'] as const).some((key) => goods[key] !== before[key])
  return differs || goods.quantity > before.quantity
}

const fields = {
  fish: 'type_fish_id',
  market: 'market_id',
  city: 'city_id',
  size: 'size',
  quality: 'quality',
  fishType: 'fish_type',
} as const satisfies Partial<Record<keyof Goods, string>>

/** What is not in its list, or hidden from it since it was chosen last. */
function choicesOf(chosen: Chosen, goods: Goods, before: Goods | undefined): FieldProblems {
  const wrong = (Object.keys(fields) as (keyof typeof fields)[]).filter((key) => {
    if (chosen[key] === null) return true
    return chosen[`${key}_hidden`] && goods[key] !== before?.[key]
  })
  return Object.fromEntries(wrong.map((key): [string, FieldProblem[]] => [fields[key], [{ code: 'choice' }]]))
}

function caughtProblem(caughtAt: Date | null, now: Date): FieldProblems {
  const most = limits.product.maxAgeDays
  if (!caughtAt) return {}
  if (caughtAt > now) return { caught_at: [{ code: 'future' }] }
  return caughtAt < addDays(now, -most) ? { caught_at: [{ code: 'too_old', bound: most }] } : {}
}
