import type { Database, Sql } from '#platform/database/db.ts'
import type { AlertForm } from '#shared/alerts/contract.ts'
import { type FieldProblems, Refusal, refuseProblems } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { addSettings } from '../notifications/settings/store.ts'
import {
  type AlertRow,
  type AlertValues,
  deleteAlertOf,
  findAlertOf,
  findMissing,
  findSame,
  insertAlert,
  lockAlertsOf,
  updateAlert,
} from './store.ts'

/**
 * Adds an alert of a person. Refuses: validation_failed for a hidden species or market; already_exists for an alert of the
 * same kind, species, place and origin; conflict for too many alerts.
 */
export function addAlertOf(db: Database, userId: number, form: AlertForm, locale: Locale): Promise<AlertRow> {
  return change(db, userId, async (tx) => {
    const values = await valuesOf(tx, form)
    await requireOther(tx, userId, values, null)
    // The messages of the alert need the person's language.
    await addSettings(tx, userId, locale)
    const id = await insertAlert(tx, userId, values)
    if (id === undefined) throw new Refusal('conflict', undefined, { words: 'alerts_full' })
    return found(tx, userId, id)
  })
}

/** Replaces an alert of a person. Refuses like {@link addAlertOf}, and not_found. */
export function changeAlertOf(db: Database, userId: number, id: number, form: AlertForm): Promise<AlertRow> {
  return change(db, userId, async (tx) => {
    await found(tx, userId, id)
    const values = await valuesOf(tx, form)
    await requireOther(tx, userId, values, id)
    await updateAlert(tx, id, values)
    return found(tx, userId, id)
  })
}

/** Refuses: not_found. */
export async function removeAlertOf(db: Database, userId: number, id: number): Promise<void> {
  if (!(await deleteAlertOf(db, userId, id))) throw new Refusal('not_found')
}

/** Runs a change of a person's alerts, one at a time for each person. */
function change<Result>(db: Database, userId: number, run: (tx: Sql) => Promise<Result>): Promise<Result> {
  return db.transaction(async (tx) => {
    if (!(await lockAlertsOf(tx, userId))) throw new Refusal('unauthenticated')
    return run(tx)
  })
}

async function found(tx: Sql, userId: number, id: number): Promise<AlertRow> {
  const row = await findAlertOf(tx, userId, id)
  if (!row) throw new Refusal('not_found')
  return row
}

async function requireOther(tx: Sql, userId: number, values: AlertValues, own: number | null): Promise<void> {
  const same = await findSame(tx, userId, values)
  if (same !== undefined && same !== own)
    throw new Refusal('already_exists', undefined, { words: 'alert_known' })
}

async function valuesOf(tx: Sql, form: AlertForm): Promise<AlertValues> {
  const { kind, fish_id, market_id = null, coast = null, channels, often = 'daily' } = form
  const { origin = null, price = null } = form
  const missing = await findMissing(tx, fish_id, market_id)
  const choice = [{ code: 'choice' as const }]
  const problems: FieldProblems = {
    ...(missing.fish && { fish_id: choice }),
    ...(missing.market && { market_id: choice }),
  }
  refuseProblems(problems)
  const isPrice = kind === 'price'
  return {
    kind,
    fish_id,
    market_id,
    coast,
    origin: isPrice ? origin : null,
    price_halalas: isPrice ? price : null,
    channels,
    often,
  }
}
