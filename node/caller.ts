import type { FastifyRequest } from 'fastify'
import type { CallSpec, Who } from '#shared/base/call.ts'
import { Refusal } from '#shared/base/errors.ts'
import { canBid, canSell, canView, type StaffRole, type UserType } from '#shared/base/permissions.ts'

/** Who sent a request, as its bearer token says. */
export interface Caller {
  readonly id: number
  readonly type: UserType
  readonly staff: StaffRole | null
  /** The sign-in that the token stands for. */
  readonly signIn: number
  /** False while the mobile of a new account waits for its code (contract 2, register). */
  readonly trades: boolean
  /** Works for the market without the second factor that an administrator asks of everybody who does. */
  readonly lacksFactor?: true
}

/** Tells whose token this is; undefined for one that is expired, revoked or false. */
export type Authenticate = (token: string) => Promise<Caller | undefined>

/** Whose token a request carries; undefined without one. Refuses a dead token, on public addresses too. */
export async function callerOf(
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | undefined> {
  const header = request.headers.authorization
  if (header === undefined) return undefined
  // Our own are shorter and without a dot; those of the integration are three parts.
  const token = /^Bearer ([\w.-]{1,1000})$/i.exec(header)?.[1]
  const caller = token === undefined ? undefined : await authenticate(token)
  // A dead token is told on every call, public ones too, so that the client learns it.
  if (!caller) throw new Refusal('unauthenticated')
  return caller
}

/** Whether somebody (undefined: nobody signed in) may make this call. */
export function mayCall(
  { who, trades }: Pick<CallSpec, 'who' | 'trades'>,
  caller: Caller | undefined,
): 'yes' | 'unauthenticated' | 'forbidden' | 'mobile_unverified' | 'second_factor_off' {
  if (who === 'anyone') return 'yes'
  if (!caller) return 'unauthenticated'
  if (!admits[who](caller)) return 'forbidden'
  if (caller.lacksFactor && ofStaff.includes(who)) return 'second_factor_off'
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
