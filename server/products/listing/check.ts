import { timeOf } from '#platform/clock.ts'
import type { Sql } from '#platform/database/db.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import type { FieldProblem, FieldProblems } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import { cutPictureOf } from '#shared/products/cuts.ts'
import type { PreparationPrices } from '#shared/products/preparation.ts'
import {
  closedSeasonName,
  type SeasonReason,
  type SeasonVerdict,
  seasonVerdict,
} from '#shared/products/seasons.ts'
import { loadSeasons, type SeasonRow } from '../seasonsStore.ts'
import { type Chosen, findChosen, findCutPicture, type Goods } from './store.ts'

export interface Checked {
  /** The problems of all fields. */
  readonly problems: FieldProblems
  readonly warnings: SeasonVerdict<SeasonRow>['warnings']
  /** The id of the drawing that is used if the goods have no picture: of the cut if they are sold cut, else of the species. */
  readonly standIn: number | null
  /** The preparations to store: none for goods that are sold cut. */
  readonly preparations: PreparationPrices
}

/** Fields of a form that are not part of the goods. */
export interface FormFields {
  readonly category?: number | undefined
}

/**
 * Validates goods against lists, the species' category and seasons (contract 2, product/create). With `before`, the
 * current goods, unchanged fields are not checked again: a list entry that has since been hidden, or a new season, does
 * not prevent other changes. A larger quantity counts as a new listing.
 */
export async function checkGoods(
  db: Sql,
  goods: Goods,
  { category }: FormFields,
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
    standIn: await standInOf(db, goods, chosen),
    preparations: cutOf(goods, chosen) ? {} : goods.preparations,
  }
}

/** The drawing of the cut that the name of the goods contains; null for whole fish. */
function cutOf({ nameAr: ar, nameEn: en }: Goods, { fish_code: code, category_code: category }: Chosen) {
  return code !== null && category !== null ? cutPictureOf({ ar, en }, { code, category }) : null
}

async function standInOf(db: Sql, goods: Goods, chosen: Chosen): Promise<number | null> {
  const cut = cutOf(goods, chosen)
  return (cut && (await findCutPicture(db, cut))) ?? chosen.fish_image
}

/** The problem if a season forbids showing goods again; undefined if no season forbids it. */
export async function closedNow(db: Sql, goods: Goods): Promise<FieldProblem | undefined> {
  const { refusal } = verdictOf(await loadSeasons(db), await findChosen(db, goods), goods, await timeOf(db))
  return refusal ? closedSeason(refusal) : undefined
}

/** Warnings with their seasons. */
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

/** Whether a change counts as a new listing: another species or place, or a larger quantity. */
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

/** The problems of choices that do not exist, or that are hidden and were changed. */
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
