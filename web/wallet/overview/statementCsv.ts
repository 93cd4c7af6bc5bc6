import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { csvOf } from '#shared/base/text/csv.ts'
import type { Transaction } from '#shared/wallet/contract.ts'
import { textIn } from '../../app/texts/text.ts'
import { statementFileText, walletText } from '../messages.ts'
import { lookOf } from './lineLooks.ts'

/**
 * The statement as CSV for a spreadsheet: UTF-8 with a byte order mark, so that Excel reads Arabic; ISO dates, plain
 * numbers, and a header in the given language.
 */
export function statementCsv(lines: readonly Transaction[], locale: Locale): string {
  const t = textIn(statementFileText, locale)
  const wallet = textIn(walletText, locale)
  const header = [t.number, t.date, t.time, t.what, t.why, t.amount, t.held, t.after]
  const rows = lines.map((line) => {
    const at = new Date(line.at)
    return [
      String(line.id),
      riyadhDay(at),
      riyadhTime(at),
      wallet[lookOf(line).title],
      ofOrder(line) ? wallet.order(line.detail) : line.detail,
      line.amount.toFixed(2),
      line.held_change.toFixed(2),
      line.balance_after.toFixed(2),
    ]
  })
  return csvOf([header, ...rows])
}

/** Whether `detail` is the number of an order. */
function ofOrder({ reference }: Transaction): boolean {
  return reference.type === 'order' || reference.type === 'hold'
}
