import type { Sql } from '#platform/database/db.ts'
import type { Locale } from '#shared/base/locale.ts'
import { fileMoment, fileOf } from '../tables/files.ts'
import { type LedgerRow, readEntries } from './ledgerStore.ts'
import { auditOf, entryOf } from './present.ts'
import { type AuditRow, readAudit } from './store.ts'

/** The audit log as lines of a file, in the order of the list. */
export function auditFile(
  db: Sql,
  query: Parameters<typeof readAudit>[1],
  locale: Locale,
): AsyncGenerator<string> {
  const cells = (row: AuditRow) => {
    const { id, at, actor, action, record, before, after, note } = auditOf(row, locale)
    return [
      ...[id, fileMoment(at), actor?.id, actor?.name, action, record.type, record.id],
      ...[json(before), json(after), note],
    ]
  }
  return fileOf(readAudit(db, query), { headings: auditHeadings, cells }, locale)
}

/** The ledger as lines of a file, in the order of the list. */
export function ledgerFile(
  db: Sql,
  query: Parameters<typeof readEntries>[1],
  locale: Locale,
): AsyncGenerator<string> {
  const cells = (row: LedgerRow) => {
    const { transfer_id, at, type, account, amount, held, balance_after, reference } = entryOf(row, locale)
    return [
      ...[transfer_id, fileMoment(at), type, account.id, account.kind, account.user_id, account.name],
      ...[amount.toFixed(2), held.toFixed(2), balance_after.toFixed(2), reference.type, reference.id],
    ]
  }
  return fileOf(readEntries(db, query), { headings: ledgerHeadings, cells }, locale)
}

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : null)

const auditHeadings = {
  ar: [
    ...['الرقم', 'الوقت', 'رقم المنفّذ', 'المنفّذ', 'الإجراء', 'نوع السجل', 'رقم السجل'],
    ...['قبل', 'بعد', 'الملاحظة'],
  ],
  en: ['Number', 'Time', 'By (number)', 'By', 'Action', 'Record', 'Record number', 'Before', 'After', 'Note'],
}

const ledgerHeadings = {
  ar: [
    ...['رقم الحركة', 'الوقت', 'النوع', 'رقم الحساب', 'نوع الحساب', 'رقم المستخدم', 'صاحب الحساب'],
    ...['المبلغ (ريال)', 'المحجوز (ريال)', 'الرصيد بعدها (ريال)', 'نوع المرجع', 'رقم المرجع'],
  ],
  en: [
    ...['Transfer', 'Time', 'Type', 'Account', 'Account kind', 'User', 'Name'],
    ...['Amount (SAR)', 'Held (SAR)', 'Balance after (SAR)', 'Reference', 'Reference number'],
  ],
}
