import type { Database } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { AnswerOf } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Paging, paged } from '#shared/base/page.ts'
import { settingNames } from '#shared/base/settings.ts'
import { personName } from '#shared/base/text/masks.ts'
import type { getSettings, Settings, SettingsAuditAction, SettingsChange } from '#shared/operator/settings.ts'
import { type Terms, termsOf } from '../../base/settings.ts'
import { loadSettings, lockSettings, type StoredSettings, updateSettings } from '../../base/settingsStore.ts'
import { insertAudit } from '../store.ts'
import { type ServicesConfig, servicesOf } from './services.ts'
import { listSettingsAuditActions, type SettingsAuditActionRow, settingsRecord } from './store.ts'

export interface SettingsDeps {
  readonly db: Database
  /** The environment's values, which apply where no value is stored. */
  readonly config: Terms
}

/** The settings, the state of the services, and one page of the history of changes. */
export async function showSettings(
  { db, config }: SettingsDeps & { readonly config: ServicesConfig },
  paging: Paging,
  locale: Locale,
): Promise<AnswerOf<typeof getSettings>> {
  const [stored, { rows, count }] = await Promise.all([
    loadSettings(db),
    listSettingsAuditActions(db, paging),
  ])
  return {
    settings: settingsOf(stored, config),
    services: servicesOf(config),
    history: paged(
      rows.map((row) => auditActionOf(row, locale)),
      count,
      paging,
    ),
  }
}

/**
 * Stores the sent settings; equal values are neither written nor logged. Refuses: validation_failed at `hold_s` or
 * `return_s` if the seller's money would be released before the return period ends (contract, section 9).
 */
export async function storeSettings(
  { db, config }: SettingsDeps,
  caller: Caller,
  { note, ...sent }: SettingsChange,
  /** The prefix of field names, for use as part of another form. */
  within = '',
): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await lockSettings(tx)
    const after: StoredSettings = { ...before, ...definedOf(sent) }
    const changed = (Object.keys(after) as (keyof StoredSettings)[]).filter(
      (name) => after[name] !== before[name],
    )
    if (changed.length === 0) return
    const holds = (name: 'hold_s' | 'return_s') =>
      after[name] ?? config[name.toUpperCase() as Uppercase<typeof name>]
    if (holds('hold_s') < holds('return_s')) {
      const field = changed.includes('hold_s') ? 'hold_s' : 'return_s'
      throw new Refusal('validation_failed', { [`${within}${field}`]: [{ code: 'below_return' }] })
    }
    await updateSettings(tx, after)
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'settings.change',
      record: settingsRecord,
      note: note ?? null,
      before: only(before, changed),
      after: only(after, changed),
    })
  })
}

/** The stored settings; `standard` has the environment's values. */
export function settingsOf(stored: StoredSettings, config: Terms): Settings {
  const none = Object.fromEntries(settingNames.map((name) => [name, null])) as Parameters<typeof termsOf>[0]
  const standard = Object.entries(termsOf(none, config)).map(([name, value]) => [name.toLowerCase(), value])
  return { ...stored, standard: Object.fromEntries(standard) as Settings['standard'] }
}

function auditActionOf(
  { id, at, before, after, note, ...by }: SettingsAuditActionRow,
  locale: Locale,
): SettingsAuditAction {
  const { actor_id, f_name, l_name } = by
  const name = personName({ f_name: f_name ?? '', l_name: l_name ?? '' }, locale)
  return {
    id,
    at: at.toISOString(),
    note,
    actor: actor_id === null ? null : { id: actor_id, name },
    changes: Object.keys(after ?? {}).map((key) => ({
      name: key,
      from: before?.[key] ?? null,
      to: after?.[key] ?? null,
    })),
  }
}

/** The sent entries without undefined values; null clears a setting. */
function definedOf<Sent extends object>(
  sent: Sent,
): { [name in keyof Sent]: Exclude<Sent[name], undefined> } {
  const entries = Object.entries(sent).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as { [name in keyof Sent]: Exclude<Sent[name], undefined> }
}

const only = <Record extends object>(record: Record, names: readonly (keyof Record)[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))
