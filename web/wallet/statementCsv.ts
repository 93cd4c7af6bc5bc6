import { riyadhDay, riyadhTime } from '#shared/base/dates.ts'
import type { Locale } from '#shared/base/locale.ts'
import type { Transaction } from '#shared/wallet/contract.ts'
import { messages, textIn } from '../base/text.ts'
import { lookOf } from './lineLooks.ts'
import { walletText } from './messages.ts'

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
  return `\uFEFF${[header, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** Its detail is an order's number; what was held or freed was of an order, too. */
function ofOrder({ reference }: Transaction): boolean {
  return reference.type === 'order' || reference.type === 'hold'
}

/** What a spreadsheet would take for a formula begins with an apostrophe; a number is none, signed or not. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
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
