import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { Authenticate, Caller } from '#node/caller.ts'
import type { Log } from '#node/log.ts'
import { askOutside, OutsideRefusal } from '#node/outside.ts'
import { ShortCache } from '#node/shortCache.ts'
import { User } from '#shared/auth/contract.ts'
import { Refusal } from '#shared/base/errors.ts'

/** Whom the main API says that somebody is. */
export interface MainPeople {
  /** Whose main token this is; refuses with `unavailable` while the main API gives no answer that can be used. */
  readonly authenticate: Authenticate
  /** First and last name of a caller of {@link authenticate}. */
  nameOf(caller: Caller): string
}

export interface MainPeopleOptions {
  /** Where the site is, without a slash at its end. */
  readonly siteUrl: () => string
  /** Whether whoever has not verified their mobile may not trade. */
  readonly verifyMobile: boolean
  readonly log: Log
}

/** Asks once for all who come with the same token, and again after some seconds (contract, section 6). */
export function askMain({ siteUrl, verifyMobile, log }: MainPeopleOptions): MainPeople {
  const answers = new ShortCache<Person | undefined>({
    lifeMs: (person) => (person ? KNOWN_MS : UNKNOWN_MS),
    most: 10_000,
  })
  const names = new WeakMap<Caller, string>()

  async function ask(token: string): Promise<Person | undefined> {
    try {
      const answer = await askOutside('main API', `${siteUrl()}/api/profile`, {
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
      if (error instanceof OutsideRefusal && error.status === 401) return undefined
      log.warn({ reason: reasonOf(error) }, 'the main API does not say who somebody is')
      throw new Refusal('unavailable', undefined, { retryAfterS: RETRY_S })
    }
  }

  return {
    async authenticate(token) {
      // The main market's own tokens have no dots: the integration's are no question to it.
      if (token.includes('.')) return undefined
      const hash = createHash('sha256').update(token).digest('base64url')
      const person = await answers.get(hash, () => ask(token))
      if (person) names.set(person.caller, person.name)
      return person?.caller
    },
    nameOf: (caller) => names.get(caller) ?? '',
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

const LONGEST_MS = 3_000
/** Who was blocked or has signed out is let in for so long at most. */
const KNOWN_MS = 5_000
const UNKNOWN_MS = 1_000
const RETRY_S = 3

/** Never what was sent or came back. */
function reasonOf(error: unknown): string {
  if (error instanceof OutsideRefusal) return `status ${error.status}`
  return error instanceof Error ? error.name : 'unknown'
}
