import type { Sql } from '#platform/database/db.ts'
import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { type CsvCell, csvLine, csvMark } from '#shared/base/text/csv.ts'
import { readEntries } from './ledgerStore.ts'
import { auditOf, entryOf } from './present.ts'
import { readAudit } from './store.ts'

/** The audit log as lines of a file, in the order of the list. */
export async function* auditFile(
  db: Sql,
  query: Parameters<typeof readAudit>[1],
  locale: Locale,
): AsyncGenerator<string> {
  yield headingOf(auditHeadings, locale)
  for await (const rows of readAudit(db, query)) {
    let text = ''
    for (const row of rows) {
      const { id, at, actor, action, record, before, after, note } = auditOf(row, locale)
      text += csvLine([
        ...[id, moment(at), actor?.id, actor?.name, action, record.type, record.id],
        ...[json(before), json(after), note],
      ])
    }
    yield text
  }
}

/** The ledger as lines of a file, in the order of the list. */
export async function* ledgerFile(
  db: Sql,
  query: Parameters<typeof readEntries>[1],
  locale: Locale,
): AsyncGenerator<string> {
  yield headingOf(ledgerHeadings, locale)
  for await (const rows of readEntries(db, query)) {
    let text = ''
    for (const row of rows) {
      const { transfer_id, at, type, account, amount, held, balance_after, reference } = entryOf(row, locale)
      text += csvLine([
        ...[transfer_id, moment(at), type, account.id, account.kind, account.user_id, account.name],
        ...[amount.toFixed(2), held.toFixed(2), balance_after.toFixed(2), reference.type, reference.id],
      ])
    }
    yield text
  }
}

const headingOf = (headings: Readonly<Record<Locale, readonly CsvCell[]>>, locale: Locale) =>
  csvMark + csvLine(headings[locale])

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : null)

function moment(at: string): string {
  const date = new Date(at)
  return `${riyadhDay(date)} ${riyadhTime(date)}`
}

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
