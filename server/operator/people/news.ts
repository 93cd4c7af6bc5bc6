import { randomUUID } from 'node:crypto'
import type { Sql } from '#platform/database/db.ts'
import { type StaffRole, typeNames } from '#shared/base/access/permissions.ts'
import type { Pair } from '#shared/base/locale.ts'
import { maskMobile } from '#shared/base/text/masks.ts'
import { type News, notify } from '../../notifications/actions.ts'
import { addSettings } from '../../notifications/settings/store.ts'
import type { ChangeablePerson, PersonColumns } from './personStore.ts'

/** The result of a change. */
export interface Done {
  readonly person: ChangeablePerson
  readonly to: PersonColumns
  /** Whether the person's second factor was deleted. */
  readonly forgotten: boolean
  /** Whether the request ended the sign-ins; false if they ended as a consequence of another change. */
  readonly signedOut: boolean
  readonly note: string
}

/** Notifies a person of each change of their account, without naming the staff member. */
export async function notifyOfChange(tx: Sql, done: Done): Promise<void> {
  const { person, to, note } = done
  // Only people with settings are sent messages, and a blocked person can read the reason nowhere else.
  if (to.blocked) await addSettings(tx, person.id, 'ar')
  await notify(tx, ...contentsOf(done, to, note).map((content) => notificationOf(person.id, content)))
}

/** Notifies a person that their second factor is off. */
export async function notifyFactorOff(
  tx: Sql,
  { id, note }: { readonly id: number; readonly note: string },
): Promise<void> {
  await notify(tx, notificationOf(id, { kind: 'account_factor_off', facts: { note } }))
}

function notificationOf(id: number, content: Pick<News, 'kind' | 'facts'>): News {
  return { to: id, about: id, by: null, event: `user:${id}:${randomUUID()}`, ...content } as News
}

function contentsOf(
  { forgotten, signedOut }: Done,
  to: Done['to'],
  note: string,
): Pick<News, 'kind' | 'facts'>[] {
  const { type, cr_number, mobile, mobile_verified, blocked, verified, staff_role } = to
  return [
    ...(type !== undefined
      ? [{ kind: 'account_type', facts: { role: typeNames[type], note } } as const]
      : []),
    ...(cr_number !== undefined
      ? [{ kind: 'account_register', facts: { number: cr_number, note } } as const]
      : []),
    ...(mobile !== undefined
      ? [{ kind: 'account_mobile', facts: { mobile: maskMobile(mobile), note } } as const]
      : []),
    ...(mobile_verified ? [{ kind: 'account_mobile_confirmed', facts: { note } } as const] : []),
    ...(verified === true ? [{ kind: 'account_verified', facts: {} } as const] : []),
    ...(verified === false ? [{ kind: 'account_unverified', facts: { note } } as const] : []),
    ...(blocked === true ? [{ kind: 'account_blocked', facts: { note } } as const] : []),
    ...(blocked === false ? [{ kind: 'account_unblocked', facts: { note } } as const] : []),
    ...(staff_role !== undefined
      ? [{ kind: 'account_staff', facts: { role: roleNames[staff_role ?? 'none'], note } } as const]
      : []),
    ...(forgotten ? [{ kind: 'account_factor_off', facts: { note } } as const] : []),
    ...(signedOut ? [{ kind: 'account_signed_out', facts: { note } } as const] : []),
  ]
}

const roleNames: Readonly<Record<StaffRole | 'none', Pair>> = {
  viewer: { ar: 'مطّلع', en: 'viewer' },
  editor: { ar: 'محرر', en: 'editor' },
  finance: { ar: 'مالية', en: 'finance' },
  administrator: { ar: 'مدير المنصة', en: 'administrator' },
  none: { ar: 'بلا دور', en: 'none' },
}
