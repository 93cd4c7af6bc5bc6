import { riyadhDay } from '#shared/base/dates.ts'
import { payoutNames, transferNames } from '#shared/operator/codeNames.ts'
import type { ConfirmationToDecide, PayoutToSettle } from '#shared/operator/contract.ts'
import { type FileShape, fileMoment } from '../tables/files.ts'

export const confirmationsFile: FileShape<ConfirmationToDecide> = {
  headings: {
    ar: [
      ...['الرقم', 'أُبلغ', 'رقم المستخدم', 'المستخدم', 'المبلغ (ريال)', 'البنك', 'صاحب الحساب', 'المرجع'],
      ...['يوم التحويل', 'الطلبات', 'الحالة', 'بقرار', 'وقت القرار', 'الملاحظة'],
    ],
    en: [
      ...['Number', 'Reported', 'User number', 'User', 'Amount (SR)', 'Bank', 'Account holder', 'Reference'],
      ...['Transferred', 'Orders', 'State', 'Decided by', 'Decided', 'Note'],
    ],
  },
  cells: (row, locale) => [
    ...[row.id, fileMoment(row.at), row.user.id, row.user.name, row.amount.toFixed(2), row.bank_name],
    ...[row.account_holder, row.transfer_reference, riyadhDay(new Date(row.transferred_at))],
    ...[
      row.orders.map(({ number }) => number).join(' '),
      transferNames[row.status][locale],
      row.decided_by?.name,
    ],
    ...[fileMoment(row.decided_at), row.note],
  ],
}

export const payoutsFile: FileShape<PayoutToSettle> = {
  headings: {
    ar: [
      ...['الرقم', 'طُلب', 'رقم المستخدم', 'المستخدم', 'المبلغ (ريال)', 'الآيبان', 'صاحب الحساب', 'الحالة'],
      ...['بقرار', 'وقت القرار', 'الملاحظة', 'مرجع البنك'],
    ],
    en: [
      ...['Number', 'Asked', 'User number', 'User', 'Amount (SR)', 'IBAN', 'Account holder', 'State'],
      ...['Decided by', 'Decided', 'Note', 'Bank reference'],
    ],
  },
  cells: (row, locale) => [
    ...[row.id, fileMoment(row.at), row.user.id, row.user.name, row.amount.toFixed(2), row.iban],
    ...[
      row.account_holder,
      payoutNames[row.status][locale],
      row.decided_by?.name,
      fileMoment(row.decided_at),
      row.note,
    ],
    row.reference,
  ],
}
