import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import { riyadhDay } from '#shared/base/dates.ts'
import { paged } from '#shared/base/page.ts'
import { maskMobile } from '#shared/base/text/masks.ts'
import {
  addHall,
  changeHall,
  endHallStaff,
  type ListedHall,
  listHallsBehind,
  nameHallStaff,
} from '#shared/operator/lists/halls.ts'
import { addHallBy, changeHallBy, endStaffBy, nameStaffBy } from './actions.ts'
import { type ListedHallRow, listHallRows } from './store.ts'

/** Halls and the people who work in them (contract, section 8, operator/halls). */
export const hallsHandlers = ({ db }: { readonly db: Database }) => {
  const show = async (id: number, now: Date): Promise<ListedHall> => {
    const [row] = (await listHallRows(db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new RangeError(`hall ${id} is gone`)
    return hallOf(row, now)
  }
  return [
    handle(listHallsBehind, async ({ query }, { now }) => {
      const { rows, count } = await listHallRows(db, query)
      return paged(
        rows.map((row) => hallOf(row, now)),
        count,
        query,
      )
    }),

    handle(
      addHall,
      async (
        { body: { market_id: id, dallal_mobile: dallalMobile, vat_number: vatNumber, ...body } },
        { caller, now },
      ) => {
        await addHallBy(db, caller, { id, dallalMobile, vatNumber, ...body })
        return show(id, now)
      },
    ),

    handle(
      changeHall,
      async (
        { params: { id }, body: { dallal_mobile: dallalMobile, vat_number: vatNumber, ...body } },
        { caller, now },
      ) => {
        await changeHallBy(db, caller, { id, dallalMobile, vatNumber, ...body })
        return show(id, now)
      },
    ),

    handle(nameHallStaff, async ({ params: { id }, body }, { caller, now }) => {
      await nameStaffBy(db, caller, { id, ...body })
      return show(id, now)
    }),

    handle(endHallStaff, async ({ params: { id, userId } }, { caller, now }) => {
      await endStaffBy(db, caller, { id, userId })
      return show(id, now)
    }),
  ]
}

function hallOf({ name_ar, name_en, ...row }: ListedHallRow, now: Date): ListedHall {
  const today = riyadhDay(now)
  const current = row.terms.findLastIndex(({ from }) => from <= today)
  return {
    id: row.id,
    name: { ar: name_ar, en: name_en },
    active: row.active,
    dallal: row.dallal && shownOf(row.dallal),
    terms: row.terms.slice(Math.max(0, current)),
    staff: row.staff.map(shownOf),
    sales: row.sales,
  }
}

const shownOf = <Person extends { readonly mobile: string | null }>(person: Person) => ({
  ...person,
  mobile: person.mobile === null ? null : maskMobile(person.mobile),
})
