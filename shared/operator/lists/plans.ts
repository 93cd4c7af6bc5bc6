import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { amount, bothLanguages, entry, problem, whole, yesNo } from '../../base/fields.ts'
import { limits } from '../../base/limits.ts'
import { pageOf } from '../../base/page.ts'
import { longestPlan, planUnits } from '../../behar/plans.ts'
import { shortTable } from '../table.ts'

/** The plans of the behar market's subscription, which staff maintain (contract, section 8). */

export const ListedPlan = z.object({
  id: z.number(),
  name: z.object({ ar: z.string(), en: z.string() }),
  length: z.number(),
  unit: z.enum(planUnits),
  /** In SAR. */
  price: z.number(),
  /** Whether importers can choose the plan. */
  active: z.boolean(),
  /** The number of paid renewals by this plan. */
  renewals: z.number(),
})
export type ListedPlan = z.output<typeof ListedPlan>

const from = 'contract 8, operator/plans; an addition'
const bound = longestPlan.months
const body = z
  .object({
    name: bothLanguages(limits.text.name),
    length: whole(1, longestPlan.days),
    unit: z.enum(planUnits),
    price: amount(),
    active: yesNo(),
  })
  .check(
    z.refine(({ length, unit }) => length <= longestPlan[unit], {
      path: ['length'],
      ...problem({ code: 'at_most', bound }),
    }),
  )
const params = z.object({ id: entry() })

/** All plans, the shortest first. */
export const listPlans = call('GET operator/plans', {
  who: 'staff',
  from,
  query: z.object(shortTable(['length', 'price'])),
  answer: pageOf(ListedPlan),
})

export const addPlan = call('POST operator/plans', {
  who: 'finance',
  from,
  body,
  answer: ListedPlan,
  status: 201,
})

/** Changes a plan for new renewals; paid renewals keep their name, length and price. */
export const changePlan = call('POST operator/plans/{id}', {
  who: 'finance',
  from,
  params,
  body,
  answer: ListedPlan,
  refuses: ['not_found'],
})

/** Deletes a plan. Refuses conflict if a renewal refers to the plan; such a plan can be set inactive. */
export const removePlan = call('DELETE operator/plans/{id}', {
  who: 'finance',
  from,
  params,
  answer: z.object({}),
  refuses: ['not_found', 'conflict'],
})
