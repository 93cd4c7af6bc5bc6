import type { Locale } from '#shared/base/locale.ts'
import { maskedPerson, personName } from '#shared/base/text/masks.ts'
import type { DataType, Notification } from '#shared/notifications/contract.ts'
import { pictureUrl } from '../base/images/pictures.ts'
import { isMasked, type Kind, textOf } from './messages.ts'

/** A notification with the person who caused it and the name of the market. */
export interface NotificationRow {
  readonly id: number
  readonly number: number
  readonly data_type: DataType
  readonly data_id: number
  readonly kind: Kind
  readonly facts: Readonly<Record<string, unknown>>
  readonly happened_at: Date
  readonly read_at: Date | null
  readonly f_name: string | null
  readonly l_name: string | null
  readonly avatar: string | null
  readonly market_ar: string | null
  readonly market_en: string | null
  /** The alert that caused the notification, unless the alert has ended. */
  readonly alert_id: number | null
  readonly alert_fish: string | null
}

/**
 * A notification in the reader's language. The text is built when the notification is read, so that a change of language
 * also applies to old notifications.
 */
export function present(row: NotificationRow, locale: Locale): Notification {
  const { message, strong } = textOf(row.kind, row.facts, locale)
  return {
    id: row.id,
    data: {
      user: userOf(row, locale),
      message,
      strong,
      time: row.happened_at.toISOString(),
      data_type: row.data_type,
      data_id: row.data_id,
      alert: alertOf(row),
    },
    read_at: row.read_at?.toISOString() ?? null,
  }
}

export function alertOf({
  alert_id,
  alert_fish,
}: Pick<NotificationRow, 'alert_id' | 'alert_fish'>): Notification['data']['alert'] {
  return alert_id === null || alert_fish === null ? null : { id: alert_id, fish: alert_fish }
}

/**
 * The person who caused the notification, or the market. A masked person has only the first letters of the name, and no
 * avatar.
 */
function userOf(row: NotificationRow, locale: Locale): Notification['data']['user'] {
  const { f_name, l_name } = row
  if (f_name === null || l_name === null) return { name: row[`market_${locale}`] ?? '', avatar: null }
  if (isMasked(row.kind)) return { name: maskedPerson({ f_name, l_name }, locale), avatar: null }
  return { name: personName({ f_name, l_name }, locale), avatar: pictureUrl(row.avatar) }
}
