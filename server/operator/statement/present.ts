import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { personName } from '#shared/base/text/masks.ts'
import { matchNames, transferNames } from '#shared/operator/codeNames.ts'
import type { Statement, StatementLine } from '#shared/operator/statement/statement.ts'
import type { FileShape } from '../tables/files.ts'
import type { LineRow, StatementRow } from './store.ts'

/** The number of exact lines that can be approved in bulk, and the number of lines with a warning. */
export type ReadyCount = Pick<Statement, 'ready' | 'warned'>

export function statementOf(row: StatementRow, locale: Locale, count: ReadyCount): Statement {
  return { ...statementHead(row, locale), ...count }
}

type StatementHead = Omit<Statement, keyof ReadyCount>

export function statementHead(row: StatementRow, locale: Locale): StatementHead {
  const { id, name, at, lines, known, skipped, exact, approved } = row
  return {
    id,
    name,
    at: at.toISOString(),
    by: { id: row.imported_by, name: personName(row, locale) },
    lines,
    known,
    skipped,
    exact,
    approved,
  }
}

export function lineOf(
  row: LineRow,
  { reader, locale }: { readonly reader: number; readonly locale: Locale },
): Omit<StatementLine, 'warned'> {
  const { id, line, day, reference, details, known, match, confirmation_id, status, user_id } = row
  const names = { f_name: row.f_name ?? '', l_name: row.l_name ?? '' }
  return {
    id,
    line,
    day,
    amount: toRiyals(row.amount_halalas),
    reference,
    details,
    known,
    match,
    confirmation:
      confirmation_id === null || status === null || user_id === null
        ? null
        : {
            id: confirmation_id,
            status,
            amount: toRiyals(row.told_halalas ?? halalas(0)),
            transfer_reference: row.transfer_reference ?? '',
            transferred_at: row.transferred_at?.toISOString() ?? '',
            user: { id: user_id, name: personName(names, locale) },
            own: user_id === reader,
          },
  }
}

export const linesFile: FileShape<Omit<StatementLine, 'warned'>> = {
  headings: {
    ar: [
      'السطر',
      'اليوم',
      'المبلغ (ريال)',
      'المرجع',
      'البيان',
      'المطابقة',
      'تأكيد التحويل',
      'حالته',
      'صاحبه',
    ],
    en: ['Line', 'Day', 'Amount (SR)', 'Reference', 'Details', 'Match', 'Transfer', 'State', 'Whose'],
  },
  cells: ({ line, day, amount, reference, details, match, confirmation }, locale) => [
    ...[line, day, amount.toFixed(2), reference, details, matchNames[match][locale], confirmation?.id],
    confirmation && transferNames[confirmation.status][locale],
    confirmation?.user.name,
  ],
}

export const statementsFile: FileShape<StatementHead> = {
  headings: {
    ar: ['الرقم', 'الملف', 'الوقت', 'استورده', 'الأسطر', 'مكررة', 'متروكة', 'مطابقة تمامًا', 'اعتُمدت'],
    en: ['Number', 'File', 'Time', 'By', 'Lines', 'Known', 'Left out', 'Exact', 'Approved'],
  },
  cells: ({ id, name, at, by, lines, known, skipped, exact, approved }) => [
    ...[id, name, at, by.name, lines, known, skipped, exact, approved],
  ],
}
