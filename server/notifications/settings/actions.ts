import type { Database, Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type Channel, type Choices, defaultChoices } from '#shared/notifications/groups.ts'
import type { NotificationSettings } from '#shared/notifications/settings.ts'
import { dayMinutes, dayTime } from '#shared/notifications/settingsRules.ts'
import { subjectsOf } from '#shared/notifications/subjects.ts'
import type { GroupEmails } from '../alertTokens.ts'
import {
  addSettings,
  findLockedSettings,
  findReach,
  findSettings,
  lockSettings,
  type SettingsRow,
  type StoredChoices,
  type SubjectChoices,
  updateSettings,
} from './store.ts'

/** The channels by which the market can send, and the key of its push messages. */
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
  const { language, choices, subjects, quiet_from, quiet_until, urgent_in_quiet } =
    stored ?? blankSettings(locale)
  return {
    language,
    choices: copied(choicesOf(choices)),
    subjects: copied(subjects),
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
  /** Null resets a subject to the channels of its group. */
  readonly subjects?:
    | { readonly [S in keyof SubjectChoices]: SubjectChoices[S] | null | undefined }
    | undefined
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
    await updateSettings(tx, userId, {
      language,
      urgent_in_quiet,
      choices: merged(before.choices, change.choices),
      subjects: merged(before.subjects, change.subjects),
      ...quietOf(before, change.quiet),
    })
  })
}

/** Ends the e-mails of a group and of its subjects. A person without settings gets no e-mails, so nothing changes. */
export function endEmails(db: Database, { userId, group }: GroupEmails): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await findLockedSettings(tx, userId)
    if (!before) return
    const choices = { ...before.choices, [group]: withoutEmail(choicesOf(before.choices)[group]) }
    const own: readonly string[] = subjectsOf(group)
    const lists = Object.entries(before.subjects).map(([name, list]) => [
      name,
      own.includes(name) ? withoutEmail(list) : list,
    ])
    await updateSettings(tx, userId, { ...before, choices, subjects: Object.fromEntries(lists) })
  })
}

const withoutEmail = (list: readonly Channel[]) => list.filter((channel) => channel !== 'email')

/** Merges the sent choices into the stored ones; null removes a choice. */
function merged<Lists extends object>(before: Lists, sent: object = {}): Lists {
  const changed = Object.entries(sent).filter(([, list]) => list !== undefined)
  const lists = Object.entries({ ...before, ...Object.fromEntries(changed) })
  return Object.fromEntries(lists.filter(([, list]) => list !== null)) as Lists
}

function quietOf(
  { quiet_from, quiet_until }: SettingsRow,
  quiet: SettingsChange['quiet'],
): Pick<SettingsRow, 'quiet_from' | 'quiet_until'> {
  if (quiet === undefined) return { quiet_from, quiet_until }
  if (quiet === null) return { quiet_from: null, quiet_until: null }
  return { quiet_from: dayMinutes(quiet.from) ?? null, quiet_until: dayMinutes(quiet.until) ?? null }
}

/** The choices of a person; groups without a choice have their defaults. */
export function choicesOf(stored: StoredChoices): Choices {
  return { ...defaultChoices, ...stored }
}

const blankSettings = (language: Locale): SettingsRow => ({
  language,
  choices: {},
  subjects: {},
  quiet_from: null,
  quiet_until: null,
  urgent_in_quiet: true,
})

/** Copies lists of channels, so that a caller can change the copies. */
function copied<Lists extends { readonly [name: string]: readonly Channel[] }>(
  lists: Lists,
): { -readonly [Name in keyof Lists]: Channel[] } {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, [...list]])) as {
    -readonly [Name in keyof Lists]: Channel[]
  }
}
