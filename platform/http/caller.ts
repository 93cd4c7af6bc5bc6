import type { FastifyRequest } from 'fastify'
import { canBid, canSell, canView, type StaffRole, type UserType } from '#shared/base/access/permissions.ts'
import type { CallSpec, Who } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'

/** Who sent a request, as its bearer token says. */
export interface Caller {
  readonly id: number
  readonly type: UserType
  /** Null too where a second factor is required of staff and this person has none: `lacksFactor`. */
  readonly staff: StaffRole | null
  /** The sign-in that the token stands for. */
  readonly signIn: number
  /** False while the mobile of a new account waits for its code (contract 2, register). */
  readonly trades: boolean
  /** Has a staff role that does not count until the required second factor is on (contract 2, profile/second-factor). */
  readonly lacksFactor?: true
}

/** Tells whose token this is; undefined for one that is expired, revoked or false. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

/**
 * Whose token a request carries; undefined without one. A dead token is refused on public calls too, so that the client
 * learns it. Counts the request for its person, and one with a dead token for its address. Refuses: unauthenticated,
 * too_many_requests.
 */
export async function callerOf(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  // Our own are shorter and without a dot; those of the integration are three parts.
  const token = /^Bearer ([\w.-]{1,1000})$/i.exec(header)?.[1]
  const caller = token === undefined ? undefined : await authenticate(token)
  const { rates } = request.server
  if (caller) {
    rates?.takePerson(caller.id)
    return caller
  }
  rates?.takeAddress(request.raw)
  throw new Refusal('unauthenticated')
}

/** Whether somebody (undefined: nobody signed in) may make this call. */
export function mayCall(
  { who, trades }: Pick<CallSpec, 'who' | 'trades'>,
  caller: Caller | undefined,
): 'yes' | 'unauthenticated' | 'forbidden' | 'mobile_unverified' | 'second_factor_off' {
  if (who === 'anyone') return 'yes'
  if (!caller) return 'unauthenticated'
  if (!admits[who](caller))
    return caller.lacksFactor && ofStaff.includes(who) ? 'second_factor_off' : 'forbidden'
  return trades && !caller.trades ? 'mobile_unverified' : 'yes'
}

const ofStaff: readonly Who[] = ['staff', 'editor', 'finance', 'administrator']

const holds =
  (role: StaffRole) =>
  ({ staff }: Caller) =>
    staff === role || staff === 'administrator'

const admits: Record<Exclude<Who, 'anyone'>, (caller: Caller) => boolean> = {
  signed_in: () => true,
  seller: ({ type }) => canSell(type),
  bidder: ({ type }) => canBid(type),
  importer: ({ type }) => canView(type, 'beharMarket'),
  staff: ({ staff }) => staff !== null,
  editor: holds('editor'),
  finance: holds('finance'),
  administrator: holds('administrator'),
}
