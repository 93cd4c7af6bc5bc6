import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { Locale } from '#shared/base/locale.ts'
import { paged } from '#shared/base/page.ts'
import { seasonsOverlap } from '#shared/operator/lists/seasonOverlap.ts'
import { addSeason, changeSeason, type ListedSeason, listAllSeasons } from '#shared/operator/lists/seasons.ts'
import { loadSeasons, type SeasonRow as Standing } from '../../products/seasonsStore.ts'
import { addSeasonBy, changeSeasonBy } from './actions.ts'
import { listSeasonRows, type SeasonRow } from './store.ts'

export const seasonsHandlers = (db: Database) => {
  const show = async (id: number, locale: Locale) => {
    const [{ rows }, seasons] = await Promise.all([
      listSeasonRows(db, { id, page: 1, limit: 1 }),
      loadSeasons(db),
    ])
    const [row] = rows
    if (!row) throw new RangeError(`season ${id} does not exist, although seasons are never deleted`)
    return listedSeason(row, seasons, locale)
  }
  return [
    handle(listAllSeasons, async ({ query }, { locale }) => {
      const [{ rows, count }, seasons] = await Promise.all([listSeasonRows(db, query), loadSeasons(db)])
      const shown = rows.map((row) => listedSeason(row, seasons, locale))
      return paged(shown, count, query)
    }),

    handle(addSeason, async ({ body }, context) =>
      show(await addSeasonBy(db, context.caller, body), context.locale),
    ),

    handle(changeSeason, async ({ params: { id }, body }, context) => {
      await changeSeasonBy(db, context.caller, { id, ...body })
      return show(id, context.locale)
    }),
  ]
}

function listedSeason(row: SeasonRow, seasons: readonly Standing[], locale: Locale): ListedSeason {
  const { rule_ar, rule_en, fish, regions, fish_ids: _fish, region_ids: _regions, ...season } = row
  const rules = { ar: rule_ar, en: rule_en }
  const others = row.hidden
    ? []
    : seasons.filter((other) => other.id !== row.id && seasonsOverlap(row, other))
  const named = (one: SeasonRow['fish'][number]) => ({ id: one.id, name: one[locale] })
  return {
    ...season,
    fish: fish.map(named),
    regions: regions.map(named),
    rule: rules[locale],
    translations: [
      { locale: 'ar', rule: rule_ar },
      { locale: 'en', rule: rule_en },
    ],
    overlaps: others.map(({ id, rule }) => ({ id, rule: rule[locale] })),
  }
}
