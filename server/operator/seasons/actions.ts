import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { type FieldProblem, Refusal } from '#shared/base/errors.ts'
import type { NewSeason, SeasonChange } from '#shared/operator/lists/seasons.ts'
import { isDuplicate } from '../../base/duplicate.ts'
import { codeOf } from '../lists/code.ts'
import { insertAudit } from '../store.ts'
import {
  findUnknown,
  insertSeason,
  listSeasonCodes,
  lockSeason,
  type SeasonColumns,
  type SeasonRow,
  setSeasonFish,
  setSeasonRegions,
  updateSeason,
} from './store.ts'

/**
 * Adds a season, which applies to sellers at once (contract, section 8); returns its id. Refuses: validation_failed.
 */
export function addSeasonBy(db: Database, caller: Caller, season: NewSeason): Promise<number> {
  return refusingTaken(() =>
    db.transaction(async (tx) => {
      await requireKnown(tx, season)
      const code =
        season.code ?? (await codeOf(season.rule.en, 'season', (start) => listSeasonCodes(tx, start)))
      const columns = { kind: 'closed', source: '', hidden: false, ...columnsOf(season), code }
      const id = await insertSeason(tx, columns)
      const { fish_ids, region_ids } = season
      await setSeasonFish(tx, id, fish_ids)
      await setSeasonRegions(tx, id, region_ids)
      await insertAudit(tx, {
        actorId: caller.id,
        action: 'season.add',
        record: { type: 'season', id },
        before: null,
        after: { ...columns, fish_ids, region_ids },
        note: null,
      })
      return id
    }),
  )
}

/** Changes the sent fields. Refuses: not_found; validation_failed. */
export function changeSeasonBy(
  db: Database,
  caller: Caller,
  { id, ...change }: SeasonChange & { readonly id: number },
): Promise<void> {
  return refusingTaken(() =>
    db.transaction(async (tx) => {
      const row = await lockSeason(tx, id)
      if (!row) throw new Refusal('not_found')
      await requireKnown(tx, change)
      const { before, after } = differing(row, change)
      const { fish_ids, region_ids, ...columns } = after
      if (Object.keys(columns).length > 0) await updateSeason(tx, id, columns)
      if (fish_ids) await setSeasonFish(tx, id, fish_ids as number[])
      if (region_ids) await setSeasonRegions(tx, id, region_ids as number[])
      if (Object.keys(after).length === 0) return
      await insertAudit(tx, {
        actorId: caller.id,
        action: 'season.change',
        record: { type: 'season', id },
        before,
        after,
        note: null,
      })
    }),
  )
}

async function refusingTaken<Done>(work: () => Promise<Done>): Promise<Done> {
  try {
    return await work()
  } catch (error) {
    if (!isDuplicate(error, 'seasons_code_key')) throw error
    throw new Refusal('validation_failed', { code: [{ code: 'taken' }] })
  }
}

async function requireKnown(tx: Sql, { fish_ids = [], region_ids = [] }: SeasonChange): Promise<void> {
  const unknown = await findUnknown(tx, { fish: fish_ids, regions: region_ids })
  const choice: FieldProblem[] = [{ code: 'choice' }]
  if (!unknown.fish && !unknown.regions) return
  throw new Refusal('validation_failed', {
    ...(unknown.fish && { fish_ids: choice }),
    ...(unknown.regions && { region_ids: choice }),
  })
}

/** The sent fields as columns. Undefined fields are left out; null clears a column. */
function columnsOf({
  kind,
  from,
  to,
  gear,
  min_size_cm,
  year,
  source,
  hidden,
  rule,
  code,
}: SeasonChange): SeasonColumns {
  const all = { kind, from_day: from, to_day: to, gear, min_size_cm, year, hidden, code }
  const columns = { ...all, source: source === null ? '' : source, rule_ar: rule?.ar, rule_en: rule?.en }
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))
}

function columnsOfRow({
  from,
  to,
  fish: _fish,
  regions: _regions,
  ...row
}: SeasonRow): Record<string, unknown> {
  return { ...row, from_day: from, to_day: to }
}

/** Returns the differing columns, species and regions before and after the change. */
function differing(row: SeasonRow, change: SeasonChange) {
  const present = columnsOfRow(row)
  const sorted = (ids: readonly number[] | undefined) =>
    ids && [...new Set(ids)].sort((one, other) => one - other)
  const wanted = {
    ...columnsOf(change),
    fish_ids: sorted(change.fish_ids),
    region_ids: sorted(change.region_ids),
  }
  const changed = Object.entries(wanted).filter(
    ([name, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(present[name]),
  )
  const before = Object.fromEntries(changed.map(([name]) => [name, present[name]]))
  return { before, after: Object.fromEntries(changed) as Record<string, unknown> }
}
