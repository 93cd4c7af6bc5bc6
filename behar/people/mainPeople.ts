import * as z from 'zod/mini'
import { callExternal, ExternalStatusError } from '#platform/externalCalls.ts'
import type { Authenticate, Caller } from '#platform/http/caller.ts'
import type { Log } from '#platform/logs/log.ts'
import { User } from '#shared/auth/contract.ts'
import { Refusal } from '#shared/base/errors.ts'
import { listTraders } from '#shared/behar/contract.ts'

/** Whom the main API says that somebody is. */
export interface MainPeople {
  /** Whose main token this is; refuses with `unavailable` while the main API gives no answer that can be used. */
  readonly authenticate: Authenticate
  /** Those of these people who may enter the market now, asked with the main token of one who may; throws without an answer. */
  tradersAmong(ids: readonly number[], token: string): Promise<readonly number[]>
  /** What else is known of a caller of {@link authenticate}. */
  sessionOf(caller: Caller): MainSession
}

export interface MainSession {
  /** First and last name. */
  readonly name: string
  /** The main token by which they came. */
  readonly token: string
}

export interface MainPeopleOptions {
  /** Where the site is, without a slash at its end. */
  readonly siteUrl: () => string
  /** Whether whoever has not verified their mobile may not trade. */
  readonly verifyMobile: boolean
  readonly log: Log
}

/** Asks the main API every time, so that a blocked person gets no token from then on (contract, section 6). */
export function askMain({ siteUrl, verifyMobile, log }: MainPeopleOptions): MainPeople {
  const sessions = new WeakMap<Caller, MainSession>()

  async function ask(token: string): Promise<Person | undefined> {
    try {
      const answer = await callExternal('main API', `${siteUrl()}/api/profile`, {
        headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      const { data } = z.parse(profileAnswer, answer)
      const trades = data.mobile_verified || !verifyMobile
      const { id, type } = data
      // Who lacks the second factor that is asked of them is nobody of the market's people here either.
      const staff = data.second_factor === 'missing' ? null : data.staff_role
      const caller = { id, type, staff, signIn: 0, trades }
      return { caller, name: `${data.f_name} ${data.l_name}`.trim() }
    } catch (error) {
      if (error instanceof ExternalStatusError && error.status === 401) return undefined
      log.warn({ reason: reasonOf(error) }, 'the main API does not say who somebody is')
      throw new Refusal('unavailable', undefined, { retryAfterS: RETRY_S })
    }
  }

  return {
    async authenticate(token) {
      // The main market's own tokens have no dots: the integration's are no question to it.
      if (token.includes('.')) return undefined
      const person = await ask(token)
      if (person) sessions.set(person.caller, { name: person.name, token })
      return person?.caller
    },
    async tradersAmong(ids, token) {
      const answer = await callExternal('main API', `${siteUrl()}/api/main/integration/traders`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          accept: 'application/json',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ ids }),
        signal: AbortSignal.timeout(LONGEST_MS),
      })
      return z.parse(tradersAnswer, answer).data.ids
    },
    sessionOf(caller) {
      const session = sessions.get(caller)
      if (!session) throw new Error('the caller does not come from the main API')
      return session
    },
  }
}

interface Person {
  readonly caller: Caller
  readonly name: string
}

/** Of a profile, what is used here. */
const profileAnswer = z.object({
  data: z.extend(
    z.pick(User, {
      id: true,
      type: true,
      staff_role: true,
      mobile_verified: true,
      f_name: true,
      l_name: true,
    }),
    { second_factor: z.optional(z.string()) },
  ),
})

const tradersAnswer = z.object({ data: listTraders.answer })

const LONGEST_MS = 3_000
const RETRY_S = 3

/** Never what was sent or came back. */
function reasonOf(error: unknown): string {
  if (error instanceof ExternalStatusError) return `status ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}
