import type { Locale } from '#shared/base/locale.ts'
import { toRiyals } from '#shared/base/money.ts'
import { personName } from '#shared/base/text/masks.ts'
import type { AuditAction } from '#shared/operator/overview.ts'
import type { AuditEntry, LedgerEntry } from '#shared/operator/records.ts'
import type { LedgerRow } from './ledgerStore.ts'
import type { AuditActionRow, AuditRow } from './store.ts'

/** An entry of the audit log, without its changes. */
export function auditActionOf(row: AuditActionRow, locale: Locale): AuditAction {
  const { id, at, actor_id, f_name, l_name, action, note } = row
  const names = { f_name: f_name ?? '', l_name: l_name ?? '' }
  return {
    id,
    at: at.toISOString(),
    actor: actor_id === null ? null : { id: actor_id, name: personName(names, locale) },
    action,
    record: { type: row.record_type, id: row.record_id },
    note,
  }
}

export function auditOf(row: AuditRow, locale: Locale): AuditEntry {
  return { ...auditActionOf(row, locale), before: row.before, after: row.after }
}

/** An entry of the ledger. */
export function entryOf(row: LedgerRow, locale: Locale): LedgerEntry {
  const { account_id, version, user_id, order_id, kind, f_name, l_name } = row
  const names = { f_name: f_name ?? '', l_name: l_name ?? '' }
  return {
    id: `${account_id}:${version}`,
    transfer_id: row.transfer_id,
    type: row.type,
    account: {
      id: account_id,
      kind,
      user_id,
      order_id,
      name: user_id === null ? null : personName(names, locale),
    },
    amount: toRiyals(row.amount_halalas),
    held: toRiyals(row.held_change_halalas),
    balance_after: toRiyals(row.balance_after_halalas),
    reference: { type: row.reference_type, id: row.reference_id },
    at: row.at.toISOString(),
  }
}
