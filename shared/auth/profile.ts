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
  /**
   * `missing`: a second factor is required for this staff member and not set up; until then the back office is closed.
   */
  second_factor: z.enum(['off', 'on', 'missing']),
  /**
   * The rights of a seller until staff verify the account: 0 nothing, otherwise this many goods on sale and no auctions. Null
   * when there is no limit: for verified sellers, buyers, and markets without one.
   */
  unverified_goods: z.nullable(z.number()),
  /** Whether the person works in an auction hall (contract, section 2, The hall). */
  in_hall: z.boolean(),
  /** The newest request to become a seller, or to have the account verified. */
  upgrade: z.nullable(Upgrade),
})
export type Profile = z.output<typeof Profile>
