import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import { csvOf } from '#shared/base/text/csv.ts'
import type { Transaction } from '#shared/wallet/contract.ts'
import { messages, textIn } from '../../app/texts/text.ts'
import { walletText } from '../messages.ts'
import { lookOf } from './lineLooks.ts'

/**
 * The statement for a spreadsheet: UTF-8 with its mark, so that Arabic is read as such; days as ISO, numbers plain, the
 * header in the reader's language.
 */
export function statementCsv(lines: readonly Transaction[], locale: Locale): string {
  const t = textIn(fileText, locale)
  const words = textIn(walletText, locale)
  const header = [t.number, t.date, t.time, t.what, t.why, t.amount, t.held, t.after]
  const rows = lines.map((line) => {
    const at = new Date(line.at)
    return [
      String(line.id),
      riyadhDay(at),
      riyadhTime(at),
      words[lookOf(line).title],
      ofOrder(line) ? words.order(line.detail) : line.detail,
      line.amount.toFixed(2),
      line.held_change.toFixed(2),
      line.balance_after.toFixed(2),
    ]
  })
  return csvOf([header, ...rows])
}

/** Its detail is an order's number; what was held or freed was of an order, too. */
function ofOrder({ reference }: Transaction): boolean {
  return reference.type === 'order' || reference.type === 'hold'
}

const fileText = messages({
  number: { ar: 'رقم الحركة', en: 'Number' },
  date: { ar: 'التاريخ', en: 'Date' },
  time: { ar: 'الوقت', en: 'Time' },
  what: { ar: 'الحركة', en: 'What' },
  why: { ar: 'السبب', en: 'Why' },
  amount: { ar: 'المبلغ بالريال', en: 'Amount (SAR)' },
  held: { ar: 'تغيّر المحجوز', en: 'Change of what is held' },
  after: { ar: 'الرصيد بعدها', en: 'Balance after' },
})
