import type { Database, Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Choices, defaultChoices } from '#shared/notifications/groups.ts'
import type { NotificationSettings } from '#shared/notifications/settings.ts'
import { dayMinutes, dayTime } from '#shared/notifications/settingsRules.ts'
import {
  addSettings,
  findReach,
  findSettings,
  lockSettings,
  type SettingsRow,
  type StoredChoices,
  updateSettings,
} from './store.ts'

/** What the market can send, and the key of its push messages. */
export interface Offered {
  readonly email: boolean
  readonly sms: boolean
  readonly pushKey: string
}

export async function showSettings(
  db: Sql,
  userId: number,
  { offered, locale }: { readonly offered: Offered; readonly locale: Locale },
): Promise<NotificationSettings> {
  const [stored, reach] = await Promise.all([findSettings(db, userId), findReach(db, userId)])
  const { language, choices, quiet_from, quiet_until, urgent_in_quiet } = stored ?? blankSettings(locale)
  return {
    language,
    choices: copied(choicesOf(choices)),
    quiet:
      quiet_from === null || quiet_until === null
        ? null
        : { from: dayTime(quiet_from), until: dayTime(quiet_until) },
    urgent_in_quiet,
    available: { email: offered.email && reach.email, sms: offered.sms && reach.mobile },
    push: { key: offered.pushKey, devices: reach.devices },
  }
}

export interface SettingsChange {
  readonly language?: Locale | undefined
  readonly choices?: { readonly [G in keyof StoredChoices]: StoredChoices[G] | undefined } | undefined
  readonly quiet?: { readonly from: string; readonly until: string } | null | undefined
  readonly urgent_in_quiet?: boolean | undefined
}

/** Changes the sent settings of a person; the others keep their value. */
export function changeSettings(
  db: Database,
  userId: number,
  change: SettingsChange,
  locale: Locale,
): Promise<void> {
  return db.transaction(async (tx) => {
    await addSettings(tx, userId, locale)
    const before = await lockSettings(tx, userId)
    const { language = before.language, urgent_in_quiet = before.urgent_in_quiet } = change
    const sent = Object.entries(change.choices ?? {}).filter(([, list]) => list !== undefined)
    await updateSettings(tx, userId, {
      language,
      urgent_in_quiet,
      choices: { ...before.choices, ...Object.fromEntries(sent) },
      ...quietOf(before, change.quiet),
    })
  })
}

function quietOf(
  { quiet_from, quiet_until }: SettingsRow,
  quiet: SettingsChange['quiet'],
): Pick<SettingsRow, 'quiet_from' | 'quiet_until'> {
  if (quiet === undefined) return { quiet_from, quiet_until }
  if (quiet === null) return { quiet_from: null, quiet_until: null }
  return { quiet_from: dayMinutes(quiet.from) ?? null, quiet_until: dayMinutes(quiet.until) ?? null }
}

/** The choices with the defaults of groups that the person has not chosen for. */
export function choicesOf(stored: StoredChoices): Choices {
  return { ...defaultChoices, ...stored }
}

const blankSettings = (language: Locale): SettingsRow => ({
  language,
  choices: {},
  quiet_from: null,
  quiet_until: null,
  urgent_in_quiet: true,
})

function copied(choices: Choices): NotificationSettings['choices'] {
  return Object.fromEntries(
    Object.entries(choices).map(([group, list]) => [group, [...list]]),
  ) as NotificationSettings['choices']
}
