import type { Config } from '#platform/config.ts'
import type { Sql } from '#platform/database/db.ts'
import { ShortCache } from '#platform/http/shortCache.ts'
import { type SettingName, settingNames } from '#shared/base/settings.ts'
import { loadSettings, type StoredSettings } from './settingsStore.ts'

/** The values of time and trade by the names of the environment. */
export type Terms = Pick<Config, Uppercase<SettingName>>

/** What holds for whatever begins now, as it stood at most a second ago. */
export type Settings = () => Promise<Terms>

/**
 * Values of the environment hold until an operator stores a setting; an auction, an order and a request take them with
 * them when they begin (contract, section 9). Commission is read where an order is written, from the row itself.
 */
export function openSettings(db: Sql, environment: Terms): Settings {
  const kept = new ShortCache<Terms>({ most: 1 })
  return () => kept.get('all', async () => termsOf(await loadSettings(db), environment))
}

/**
 * What is stored over what the environment says. The seller's money is held at least as long as goods may be returned,
 * also where the environment of a later start says otherwise than the one under which a setting was stored.
 */
export function termsOf(stored: Pick<StoredSettings, SettingName>, environment: Terms): Terms {
  const entries = settingNames.map((name) => {
    const standard = name.toUpperCase() as Uppercase<SettingName>
    return [standard, stored[name] ?? environment[standard]] as const
  })
  const terms = Object.fromEntries(entries) as Terms
  return { ...terms, HOLD_S: Math.max(terms.HOLD_S, terms.RETURN_S) }
}
