import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { clearable, entry, id, mobile, optional, vatNumber, whole, yesNo } from '../../base/fields.ts'
import { pageOf } from '../../base/page.ts'
import { mostCommission } from '../../base/settings.ts'
import { HallTerms } from '../../hall/contract.ts'
import { hallRoles } from '../../hall/rules.ts'
import { shortTable } from '../table.ts'

/** Halls of markets, their commissions and the people who work in them (contract, section 8). */

const Colleague = z.object({
  id: z.number(),
  name: z.string(),
  /** The masked mobile. */
  mobile: z.nullable(z.string()),
})

export const ListedHall = z.object({
  /** The id of the hall, which is the id of its market. */
  id: z.number(),
  name: z.object({ ar: z.string(), en: z.string() }),
  active: z.boolean(),
  dallal: z.nullable(Colleague),
  /** The terms of today and of later days, oldest first. */
  terms: z.array(HallTerms),
  staff: z.array(z.extend(Colleague, { role: z.enum(hallRoles) })),
  /** The number of sales that are not reversed. */
  sales: z.number(),
})
export type ListedHall = z.output<typeof ListedHall>

const from = 'contract 8, operator/halls; an addition'
const params = z.object({ id: entry() })
const terms = {
  /** Basis points of the hammer price. They apply from the next day in Riyadh, and for a new hall from today. */
  hall_bp: whole(0, mostCommission),
  say_bp: whole(0, mostCommission),
  /**
   * The VAT number of the hall, from the same day as the commissions. A blank number means that the hall is not registered; a
   * missing one changes nothing.
   */
  vat_number: clearable(vatNumber()),
  /** Whether clerks can sell. */
  active: yesNo(),
  /** The account that gets the sa'y. If it is blank, the hall keeps the sa'y; if it is missing, nothing changes. */
  dallal_mobile: clearable(mobile()),
}

/** All halls, sorted by name. */
export const listHallsBehind = call('GET operator/halls', {
  who: 'staff',
  from,
  query: z.object({ id: optional(id()), ...shortTable(['name', 'sales']) }),
  answer: pageOf(ListedHall),
})

/** Opens a hall in a market. */
export const addHall = call('POST operator/halls', {
  who: 'administrator',
  from,
  body: z.object({ market_id: entry(), ...terms }),
  answer: ListedHall,
  status: 201,
  refuses: ['already_exists'],
})

/** Changes a hall; recorded sales keep their commissions. */
export const changeHall = call('POST operator/halls/{id}', {
  who: 'administrator',
  from,
  params,
  body: z.object(terms),
  answer: ListedHall,
  refuses: ['not_found'],
})

/** Makes a person of the market a clerk or chief of the hall, or changes the role. */
export const nameHallStaff = call('POST operator/halls/{id}/staff', {
  who: 'administrator',
  from,
  params,
  body: z.object({ mobile: mobile(), role: z.enum(hallRoles) }),
  answer: ListedHall,
  refuses: ['not_found'],
})

/** Ends the work of a person in the hall. */
export const endHallStaff = call('DELETE operator/halls/{id}/staff/{userId}', {
  who: 'administrator',
  from,
  params: z.object({ id: entry(), userId: id() }),
  answer: ListedHall,
  refuses: ['not_found'],
})
