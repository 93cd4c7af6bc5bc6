import type { Caller } from '#node/caller.ts'
import type { Database } from '#node/db.ts'
import { type Context, handle } from '#node/http.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import { seasonsOverlap } from '#shared/operator/seasonOverlap.ts'
import { addSeason, changeSeason, type ListedSeason, listAllSeasons } from '#shared/operator/seasons.ts'
import { loadSeasons, type SeasonRow as Standing } from '../products/seasonsStore.ts'
import { addSeasonBy, changeSeasonBy } from './seasons.ts'
import { listSeasonRows, type SeasonRow } from './seasonsStore.ts'

export const seasonsHandlers = (db: Database) => {
  const show = async (id: number, locale: Locale) => {
    const [{ rows }, standing] = await Promise.all([
      listSeasonRows(db, { id, page: 1, limit: 1 }),
      loadSeasons(db),
    ])
    const [row] = rows
    if (!row) throw new RangeError(`season ${id} is gone, though none is ever deleted`)
    return listedSeason(row, standing, locale)
  }
  return [
    handle(listAllSeasons, async ({ query }, { locale }) => {
      const [{ rows, count }, standing] = await Promise.all([listSeasonRows(db, query), loadSeasons(db)])
      const shown = rows.map((row) => listedSeason(row, standing, locale))
      return paged(shown, count, query)
    }),

    handle(addSeason, async ({ body }, context) =>
      show(await addSeasonBy(db, signedIn(context), body), context.locale),
    ),

    handle(changeSeason, async ({ params: { id }, body }, context) => {
      await changeSeasonBy(db, signedIn(context), { id, ...body })
      return show(id, context.locale)
    }),
  ]
}

function listedSeason(row: SeasonRow, standing: readonly Standing[], locale: Locale): ListedSeason {
  const { rule_ar, rule_en, fish, regions, fish_ids: _fish, region_ids: _regions, ...season } = row
  const rules = { ar: rule_ar, en: rule_en }
  const others = row.hidden
    ? []
    : standing.filter((other) => other.id !== row.id && seasonsOverlap(row, other))
  const named = (one: SeasonRow['fish'][number]) => ({ id: one.id, name: one[locale] })
  return {
    ...season,
    ...{ fish: fish.map(named), regions: regions.map(named), rule: rules[locale] },
    translations: [
      { locale: 'ar', rule: rule_ar },
      { locale: 'en', rule: rule_en },
    ],
    overlaps: others.map(({ id, rule }) => ({ id, rule: rule[locale] })),
  }
}

/** Who calls; the edge has turned away everybody else. */
function signedIn({ caller }: Context): Caller {
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}
