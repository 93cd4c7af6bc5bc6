import type { Database } from '#platform/database/db.ts'
import { handle } from '#platform/http/http.ts'
import type { CallInput } from '#shared/base/call.ts'
import { toRiyals } from '#shared/base/money.ts'
import { paged } from '#shared/base/page.ts'
import { reportProlonged } from '#shared/behar/subscriptionContract.ts'
import { addPlan, changePlan, type ListedPlan, listPlans, removePlan } from '#shared/operator/lists/plans.ts'
import { addPlanBy, changePlanBy, recordProlonged, removePlanBy } from './actions.ts'
import { type ListedPlanRow, listPlanRows, type PlanValues } from './store.ts'

/** Plans of the behar market's subscription, and what staff change in the integration (contract, sections 6 and 8). */
export const planHandlers = ({ db }: { readonly db: Database }) => {
  const show = async (id: number): Promise<ListedPlan> => {
    const [row] = (await listPlanRows(db, { id, page: 1, limit: 1 })).rows
    if (!row) throw new RangeError(`plan ${id} is gone`)
    return planOf(row)
  }
  return [
    handle(listPlans, async ({ query }) => {
      const { rows, count } = await listPlanRows(db, query)
      return paged(rows.map(planOf), count, query)
    }),

    handle(addPlan, async ({ body }, { caller }) => show(await addPlanBy(db, caller, valuesOf(body)))),

    handle(changePlan, async ({ params: { id }, body }, { caller }) => {
      await changePlanBy(db, caller, { id, ...valuesOf(body) })
      return show(id)
    }),

    handle(removePlan, async ({ params: { id } }, { caller }) => {
      await removePlanBy(db, caller, id)
      return {}
    }),

    handle(reportProlonged, async ({ params: { userId }, body }, { caller }) => {
      await recordProlonged(db, caller, { userId, ...body })
      return {}
    }),
  ]
}

const planOf = ({ id, name_ar, name_en, price_halalas, ...row }: ListedPlanRow): ListedPlan => ({
  id,
  name: { ar: name_ar, en: name_en },
  length: row.length,
  unit: row.unit,
  price: toRiyals(price_halalas),
  active: row.active,
  renewals: row.renewals,
})

const valuesOf = ({ name, length, unit, price, active }: CallInput<typeof addPlan>['body']): PlanValues => ({
  name_ar: name.ar,
  name_en: name.en,
  length,
  unit,
  price_halalas: price,
  active,
})
