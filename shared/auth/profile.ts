import * as z from 'zod/mini'
import { sellerTypes } from '../base/access/permissions.ts'
import { User } from './contract.ts'
import { upgradeStates } from './upgradeStates.ts'

/** Asked to become a seller; an operator decides. */
export const Upgrade = z.object({
  id: z.number(),
  type: z.enum(sellerTypes),
  cr_number: z.nullable(z.string()),
  status: z.enum(upgradeStates),
  note: z.nullable(z.string()),
  at: z.string(),
})
export type Upgrade = z.output<typeof Upgrade>

/** The signed-in person with what they may do and what waits for them (specification, section 6). */
export const Profile = z.extend(User, {
  can_view: z.array(z.string()),
  can_bid: z.boolean(),
  counts: z.object({ notifications: z.number(), favorites: z.number() }),
  marketing: z.boolean(),
  terms_version: z.nullable(z.string()),
  /** Missing where an administrator asks one of whoever works for the market: nothing of the operators opens before. */
  second_factor: z.enum(['off', 'on', 'missing']),
  /** The newest request to become a seller. */
  upgrade: z.nullable(Upgrade),
})
export type Profile = z.output<typeof Profile>
