import type { Config } from '#platform/config.ts'
import type { Sql } from '#platform/database/db.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { type SettingName, settingNames } from '#shared/base/settings.ts'
import { loadSettings, type StoredSettings } from './settingsStore.ts'

/** Durations and trade settings, under the names of their environment variables. */
export type Terms = Pick<Config, Uppercase<SettingName>>

/** The current settings, at most a second old. */
export type Settings = () => Promise<Terms>

/**
 * The environment's values apply until an operator stores a setting. Auctions, orders and requests copy the values when
 * they are created (contract, section 9). The commission is not included, because the creation of an order reads it
 * from the row of the settings.
 */
export function openSettings(db: Sql, environment: Terms): Settings {
  const cached = new ShortCache<Terms>({ most: 1 })
  return () => cached.get('all', async () => termsOf(await loadSettings(db), environment))
}

/**
 * Returns the stored values, and the environment's values where nothing is stored. HOLD_S is at least RETURN_S, even if
 * the environment has changed since a setting was stored.
 */
export function termsOf(stored: Pick<StoredSettings, SettingName>, environment: Terms): Terms {
  const entries = settingNames.map((name) => {
    const standard = name.toUpperCase() as Uppercase<SettingName>
    return [standard, stored[name] ?? environment[standard]] as const
  })
  const terms = Object.fromEntries(entries) as Terms
  return { ...terms, HOLD_S: Math.max(terms.HOLD_S, terms.RETURN_S) }
}
