import type { Database } from '#platform/database/db.ts'
import { handle, handleTable, type SignedInContext } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { limits } from '#shared/base/limits.ts'
import type { Locale } from '#shared/base/locale.ts'
import { halalas, toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import { latinDigits } from '#shared/base/text/digits.ts'
import { personName } from '#shared/base/text/masks.ts'
import { closeDay, type DayFacts, type ListedDay, listDays, showDay } from '#shared/operator/bank/days.ts'
import { type FileShape, fileMoment, fileOf } from '../tables/files.ts'
import { sliceOf } from '../tables/store.ts'
import { closeDayBy, dayOf, isListed, totalsOf } from './actions.ts'
import {
  type ClosingRow,
  findLater,
  listClosings,
  listDayNames,
  listDifferences,
  listReceived,
} from './store.ts'

/** The sums and closings of days (contract, section 8; decision 75). */
export function dayHandlers({ db }: { readonly db: Database }) {
  type Query = {
    readonly closed?: 'true' | 'false' | undefined
    readonly order?: 'asc' | 'desc' | undefined
    readonly s?: string | undefined
  }
  const list = async (
    { closed, order, s }: Query,
    part: { limit: number; offset: number },
    context: SignedInContext,
  ) => {
    const begins = s && latinDigits(s).trim()
    const span = { closed: closed && closed === 'true', begins, ascending: order === 'asc', ...part }
    const { days, count } = await listDayNames(db, riyadhDay(context.now), span)
    const closings = await listClosings(db, days)
    const received = await listReceived(db, days)
    const rows = days.map((id) => ({
      ...listedDay(id, closings.get(id), context.locale),
      bank_in: toRiyals(received.get(id)?.bank_in ?? halalas(0)),
      statement_lines: received.get(id)?.statement_lines ?? 0,
      statement_in: toRiyals(received.get(id)?.statement_in ?? halalas(0)),
    }))
    return { rows, count }
  }
  const show = async (from: Date, { locale, now }: SignedInContext): Promise<DayFacts> => {
    const day = dayOf(from)
    if (!(await isListed(db, day, now))) throw new Refusal('not_found')
    const [totals, differences, closings] = await Promise.all([
      totalsOf(db, day),
      listDifferences(db, day),
      listClosings(db, [day.name]),
    ])
    const closed = closings.get(day.name)
    const later = closed && (await findLater(db, day, closed.closed_at))
    return {
      ...listedDay(day.name, closed, locale),
      bank_in: totals.bank_in,
      statement_lines: totals.statement_lines,
      statement_in: totals.statement_in,
      totals,
      differences: differences.map(({ amount, ...row }) => ({ ...row, amount: toRiyals(amount) })),
      later: later
        ? {
            movements: later.movements,
            amount: toRiyals(later.amount),
            lines: later.lines,
            lines_amount: toRiyals(later.lines_amount),
          }
        : null,
    }
  }
  return [
    handleTable(
      listDays,
      async ({ query }, context) => {
        const { taken, skipped } = sliceOf(query)
        const { rows, count } = await list(query, { limit: taken, offset: skipped }, context)
        return paged(rows, count, query)
      },
      ({ query }, context) => {
        const part = { limit: limits.operator.fileRows, offset: 0 }
        const all = async function* () {
          yield (await list(query, part, context)).rows
        }
        return fileOf(all(), daysFile, context.locale)
      },
    ),

    handle(showDay, ({ params }, context) => show(params.day, context)),

    handle(closeDay, async ({ params, body }, context) => {
      await closeDayBy(db, context.caller, { from: params.day, note: body.note })
      return show(params.day, context)
    }),
  ]
}

function listedDay(
  id: string,
  row: ClosingRow | undefined,
  locale: Locale,
): Pick<ListedDay, 'id' | 'closing'> {
  return {
    id,
    closing: row
      ? {
          by: { id: row.closed_by, name: personName(row, locale) },
          at: row.closed_at.toISOString(),
          note: row.note,
          totals: row.totals,
        }
      : null,
  }
}

const daysFile: FileShape<ListedDay> = {
  headings: {
    ar: [
      ...['اليوم', 'وارد البنك', 'صادر البنك', 'وارد البطاقات', 'صادر البطاقات', 'وارد الكشف', 'الفرق'],
      ...['أقفله', 'وقت الإقفال', 'الملاحظة'],
    ],
    en: [
      ...['Day', 'Bank in', 'Bank out', 'Cards in', 'Cards out', 'Statement in', 'Difference'],
      ...['Closed by', 'Closed', 'Note'],
    ],
  },
  cells: ({ id, bank_in, statement_in, closing }) => {
    const sums = closing?.totals ?? { bank_in, statement_in, bank_out: null, card_in: null, card_out: null }
    const amounts = [
      ...[sums.bank_in, sums.bank_out, sums.card_in, sums.card_out, sums.statement_in],
      sums.bank_in - sums.statement_in,
    ]
    return [
      ...[id, ...amounts.map((amount) => amount?.toFixed(2))],
      ...[closing?.by.name, closing && fileMoment(closing.at), closing?.note],
    ]
  },
}
