import * as z from 'zod/mini'
import { sellerTypes } from '../base/access/permissions.ts'
import { User } from './contract.ts'
import { upgradeStates } from './upgradeStates.ts'

/** A request to become a seller, decided by an operator. */
export const Upgrade = z.object({
  id: z.number(),
  type: z.enum(sellerTypes),
  cr_number: z.nullable(z.string()),
  status: z.enum(upgradeStates),
  note: z.nullable(z.string()),
  at: z.string(),
})
export type Upgrade = z.output<typeof Upgrade>

/** The signed-in person with permissions and counts (specification, section 6). */
export const Profile = z.extend(User, {
  can_view: z.array(z.string()),
  can_bid: z.boolean(),
  /** Whether the market can send codes to mobiles. If not, nobody can verify a mobile yet. */
  sends_codes: z.boolean(),
  counts: z.object({ notifications: z.number(), favorites: z.number() }),
  marketing: z.boolean(),
  terms_version: z.nullable(z.string()),
  /** `missing`: this staff member must have a second factor but has not set one up. The back office is closed until the member has one. */
  second_factor: z.enum(['off', 'on', 'missing']),
  /**
   * The number of products that a seller may have on sale until staff verify the account. An unverified seller may not create auctions; 0 means that
   * the seller may sell nothing. Null when there is no limit: for verified sellers, for buyers, and in markets without such a limit.
   */
  unverified_goods: z.nullable(z.number()),
  /** Whether the person works in an auction hall (contract, section 2, The hall). */
  in_hall: z.boolean(),
  /** The newest request to become a seller, or to have the account verified. */
  upgrade: z.nullable(Upgrade),
})
export type Profile = z.output<typeof Profile>
