import { accountNames, entryNames, referenceNames } from '#shared/operator/codeNames.ts'
import type { AuditEntry, LedgerEntry } from '#shared/operator/records.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'

export const auditFile: FileShape<AuditEntry> = {
  headings: {
    ar: [
      ...['الرقم', 'الوقت', 'رقم المنفّذ', 'المنفّذ', 'الإجراء', 'نوع السجل', 'رقم السجل'],
      ...['قبل', 'بعد', 'الملاحظة'],
    ],
    en: [
      'Number',
      'Time',
      'By (number)',
      'By',
      'Action',
      'Record',
      'Record number',
      'Before',
      'After',
      'Note',
    ],
  },
  cells: ({ id, at, actor, action, record, before, after, note }) => [
    ...[id, fileMoment(at), actor?.id, actor?.name, action, record.type, record.id],
    ...[json(before), json(after), note],
  ],
}

const json = (fields: object | null) => (fields ? JSON.stringify(fields) : null)

export const ledgerFile: FileShape<LedgerEntry> = {
  headings: {
    ar: [
      ...['رقم الحركة', 'الوقت', 'النوع', 'رقم الحساب', 'نوع الحساب', 'رقم المستخدم', 'صاحب الحساب'],
      ...['المبلغ (ريال)', 'المحجوز (ريال)', 'الرصيد بعدها (ريال)', 'نوع المرجع', 'رقم المرجع'],
    ],
    en: [
      ...['Transfer', 'Time', 'Type', 'Account', 'Account kind', 'User', 'Name'],
      ...['Amount (SR)', 'Held (SR)', 'Balance after (SR)', 'Reference', 'Reference number'],
    ],
  },
  cells: ({ transfer_id, at, type, account, amount, held, balance_after, reference }, locale) => [
    ...[
      transfer_id,
      fileMoment(at),
      entryNames[type][locale],
      account.id,
      accountNames[account.kind][locale],
    ],
    ...[account.user_id, account.name],
    ...[amount.toFixed(2), held.toFixed(2), balance_after.toFixed(2)],
    ...[referenceNames[reference.type][locale], reference.id],
  ],
}
