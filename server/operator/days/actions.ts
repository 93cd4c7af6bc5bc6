import { timeOf } from '#platform/clock.ts'
import type { Database, Sql } from '#platform/database/db.ts'
import type { Caller } from '#platform/http/caller.ts'
import { addDays, riyadhDay } from '#shared/base/dates.ts'
import { Refusal } from '#shared/base/errors.ts'
import { fromRiyals, toRiyals } from '#shared/base/money.ts'
import type { DayTotals } from '#shared/operator/bank/days.ts'
import { insertAudit } from '../store.ts'
import { type Day, findSums, insertClosing, listDayNames, listKinds } from './store.ts'

export const dayOf = (from: Date): Day => ({ name: riyadhDay(from), from, to: addDays(from, 1) })

/** Whether the day is on the list of days, which begins with the first movement of money. */
export async function isListed(db: Sql, day: Day, now: Date): Promise<boolean> {
  const span = { closed: undefined, begins: day.name, ascending: false, limit: 1, offset: 0 }
  return (await listDayNames(db, riyadhDay(now), span)).count > 0
}

/** The sums of a day at this moment. */
export async function totalsOf(db: Sql, day: Day): Promise<DayTotals> {
  const kinds = await listKinds(db, day)
  const sums = await findSums(db, day)
  const { bank_in, bank_out, card_in, card_out, entries_sum, statement_lines, statement_in } = sums
  return {
    kinds: kinds.map(({ type, count, amount }) => ({ type, count, amount: toRiyals(amount) })),
    bank_in: toRiyals(bank_in),
    bank_out: toRiyals(bank_out),
    card_in: toRiyals(card_in),
    card_out: toRiyals(card_out),
    statement_lines,
    statement_in: toRiyals(statement_in),
    entries_sum: toRiyals(entries_sum),
  }
}

/**
 * Closes a day with its current sums (contract, section 8). Movements of the day that are booked afterwards are shown
 * separately. Refuses: validation_failed at `day` for a day that has not begun; not_found for a day before the first
 * movement of money; illegal_transition for a closed day.
 */
export function closeDayBy(
  db: Database,
  caller: Caller,
  { from, note }: { readonly from: Date; readonly note: string },
): Promise<void> {
  return db.transaction(async (tx) => {
    const day = dayOf(from)
    const now = await timeOf(tx)
    if (from > now) throw new Refusal('validation_failed', { day: [{ code: 'future' }] })
    if (!(await isListed(tx, day, now))) throw new Refusal('not_found')
    const totals = await totalsOf(tx, day)
    if (!(await insertClosing(tx, { day: day.name, by: caller.id, note, totals })))
      throw new Refusal('illegal_transition')
    const { bank_in, statement_in } = totals
    await insertAudit(tx, {
      actorId: caller.id,
      action: 'day.close',
      // The audit log names records by number: the day as 20261124.
      record: { type: 'day', id: Number(day.name.replaceAll('-', '')) },
      before: null,
      after: { bank_in_halalas: fromRiyals(bank_in), statement_in_halalas: fromRiyals(statement_in) },
      note,
    })
  })
}
