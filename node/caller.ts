import type { Who } from '#shared/base/call.ts'
import { canBid, canSell, type StaffRole, type UserType } from '#shared/base/permissions.ts'

/** Who sent a request, as its bearer token says. */
export interface Caller {
  readonly id: number
  readonly type: UserType
  readonly staff: StaffRole | null
}

/** Tells whose token this is; undefined for one that is expired, revoked or false. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

/** Whether somebody (undefined: nobody signed in) may call what is meant for `who`. */
export function mayCall(who: Who, caller: Caller | undefined): 'yes' | 'unauthenticated' | 'forbidden' {
  if (who === 'anyone') return 'yes'
  if (!caller) return 'unauthenticated'
  return admits[who](caller) ? 'yes' : 'forbidden'
}

const admits: Record<Exclude<Who, 'anyone'>, (caller: Caller) => boolean> = {
  signed_in: () => true,
  seller: ({ type }) => canSell(type),
  bidder: ({ type }) => canBid(type),
  staff: ({ staff }) => staff !== null,
}
