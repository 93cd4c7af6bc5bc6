import type { FastifyRequest } from 'fastify'
import { canBid, canSell, canView, type StaffRole, type UserType } from '#shared/base/access/permissions.ts'
import type { CallSpec, Who } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'

/** The person whose bearer token a request carries. */
export interface Caller {
  readonly id: number
  readonly type: UserType
  /** Also null when staff must have a second factor and this person has none: see `lacksFactor`. */
  readonly staff: StaffRole | null
  /** The id of the sign-in to which the token belongs. */
  readonly signIn: number
  /** False until the mobile of a new account is verified (contract 2, register). */
  readonly trades: boolean
  /**
   * True when the staff role is suspended until the required second factor is switched on (contract 2,
   * profile/second-factor).
   */
  readonly lacksFactor?: true
}

/** Resolves a token to its caller; undefined when it is expired, revoked or unknown. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

/**
 * Identifies the caller of a request; undefined if there is no token. An invalid token is also refused on public calls, so
 * that the client learns that the token is invalid. Counts the request for the person; with an invalid token, for the
 * address. Refuses: unauthenticated, too_many_requests.
 */
export async function callerOf(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  // The pattern fits tokens of the main API, which have no dot, and tokens of the integration, which have three parts.
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

/** Whether the caller (undefined: not signed in) may make this call. */
export function mayCall(
  { who, trades }: Pick<CallSpec, 'who' | 'trades'>,
  caller: Caller | undefined,
): 'yes' | 'unauthenticated' | 'forbidden' | 'mobile_unverified' | 'second_factor_off' {
  if (who === 'anyone') return 'yes'
  if (!caller) return 'unauthenticated'
  if (!admits[who](caller))
    return caller.lacksFactor && staffOnly.includes(who) ? 'second_factor_off' : 'forbidden'
  return trades && !caller.trades ? 'mobile_unverified' : 'yes'
}

const staffOnly: readonly Who[] = ['staff', 'acting_staff', 'editor', 'finance', 'administrator']

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
  acting_staff: ({ staff }) => staff !== null && staff !== 'viewer',
  editor: holds('editor'),
  finance: holds('finance'),
  administrator: holds('administrator'),
}
