import * as z from 'zod/mini'
import { callExternal, ExternalStatusError } from '#platform/externalCalls.ts'
import type { Authenticate, Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { User } from '#shared/auth/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listTraders } from '#shared/behar/contract.ts'
import type { sendNotice } from '#shared/behar/dealContract.ts'
import {
  type PaidRenewal,
  type reportProlonged,
  reportSubscription,
} from '#shared/behar/subscriptionContract.ts'

/** The calls to the main API: it identifies people, notifies them, and receives reports about subscriptions. */
export interface MainPeople {
  /** Resolves a main token to its caller. Refuses: unavailable if the main API sends no valid answer. */
  readonly authenticate: Authenticate
  /**
   * Returns which of these people may enter the market now. The request uses the main token of a person who may enter. Throws
   * if the call fails.
   */
  tradersAmong(ids: readonly number[], token: string): Promise<readonly number[]>
  /** Notifies an importer in the main market, in the name of the token's owner. Throws if the call fails. */
  notify(notice: z.input<typeof sendNotice.body>, token: string): Promise<void>
  /** Reports the subscription of the token's owner; returns the paid renewals to apply. Throws if the call fails. */
  reportSubscription(report: ReportedSubscription, token: string): Promise<readonly PaidRenewal[]>
  /** Reports a subscription that the token's owner, a staff member, has prolonged. Throws if the call fails. */
  reportProlonged(userId: number, report: z.input<typeof reportProlonged.body>, token: string): Promise<void>
  /** The session of a caller from {@link authenticate}. */
  sessionOf(caller: Caller): MainSession
}

export type ReportedSubscription = z.input<typeof reportSubscription.body>

export interface MainSession {
  /** The first and the last name of the caller. */
  readonly name: string
  readonly mobile: string
  readonly email: string | null
  /** The person's main token. */
  readonly token: string
}

export interface MainPeopleOptions {
  /** The address of the site, without a trailing slash. */
  readonly siteUrl: () => string
  /** Whether people must verify their mobile before they trade. */
  readonly verifyMobile: boolean
  readonly log: Log
}

/** Calls the main API every time, so that a blocked person gets no token (contract, section 6). */
export function openMainPeople({ siteUrl, verifyMobile, log }: MainPeopleOptions): MainPeople {
  const sessions = new WeakMap<Caller, MainSession>()

  async function identify(token: string): Promise<Person | undefined> {
    try {
      const answer = await callExternal('main API', `${siteUrl()}/api/profile`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const { data } = z.parse(profileAnswer, answer)
      const trades = data.mobile_verified || !verifyMobile
      const { id, type, mobile, email } = data
      // Staff without the required second factor have no staff role in the integration either.
      const staff = data.second_factor === 'missing' ? null : data.staff_role
      const caller = { id, type, staff, signIn: 0, trades }
      return { caller, name: `${data.f_name} ${data.l_name}`.trim(), mobile, email }
    } catch (error) {
      if (error instanceof ExternalStatusError && error.status === 401) return undefined
      log.warn({ reason: reasonOf(error) }, 'the main API did not identify a caller')
      throw new Refusal('unavailable', undefined, { retryAfterS: RETRY_S })
    }
  }

  function post(path: string, body: object, token: string): Promise<unknown> {
    return callExternal('main API', `${siteUrl()}/api/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
  }

  return {
    async authenticate(token) {
      // Main tokens contain no dots, so a token with dots is one of the integration and is not sent to the main API.
      if (token.includes('.')) return undefined
      const person = await identify(token)
      if (!person) return undefined
      const { caller, ...known } = person
      sessions.set(caller, { ...known, token })
      return caller
    },
    async tradersAmong(ids, token) {
      return z.parse(tradersAnswer, await post('main/integration/traders', { ids }, token)).data.ids
    },
    async notify(notice, token) {
      await post('main/integration/notices', notice, token)
    },
    async reportSubscription(report, token) {
      const answer = await post('main/integration/subscription', report, token)
      return z.parse(renewalsAnswer, answer).data.renewals
    },
    async reportProlonged(userId, report, token) {
      await post(`main/integration/subscriptions/${userId}`, report, token)
    },
    sessionOf(caller) {
      const session = sessions.get(caller)
      if (!session) throw new Error('the caller does not come from the main API')
      return session
    },
  }
}

interface Person extends Omit<MainSession, 'token'> {
  readonly caller: Caller
}

/** The fields of a profile that the integration uses. */
const profileAnswer = z.object({
  data: z.extend(
    z.pick(User, {
      id: true,
      type: true,
      staff_role: true,
      mobile_verified: true,
      f_name: true,
      l_name: true,
      mobile: true,
      email: true,
    }),
    { second_factor: z.optional(z.string()) },
  ),
})

const renewalsAnswer = z.object({ data: reportSubscription.answer })
const tradersAnswer = z.object({ data: listTraders.answer })

const LONGEST_MS = 3_000
const RETRY_S = 3

/** A reason for the log, without request or response. */
function reasonOf(error: unknown): string {
  if (error instanceof ExternalStatusError) return `status ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}
