import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { password, sentAsText, sentCode } from '../base/fields.ts'
import { latinDigits } from '../base/text/digits.ts'

/** The second factor of staff: a time-based code, or a recovery code when the phone is lost. */

/**
 * Six digits, or a recovery code in any notation, normalized to lower case without spaces and dashes. Older recovery
 * codes have 16 characters.
 */
export function factorCode() {
  const bare = (typed: string) =>
    latinDigits(typed)
      .replace(/[\s\-–]/g, '')
      .toLowerCase()
  return sentAsText((typed) => /^(\d{6}|[a-z2-9]{24}|[a-z2-9]{16})$/.exec(bare(typed))?.[0], { code: 'code' })
}

export const SecondFactor = z.object({
  on: z.boolean(),
  since: z.nullable(z.string()),
  /** Whether staff must have a second factor. If they must, the back office is closed to staff without one. */
  required: z.boolean(),
  /** The number of unused recovery codes. */
  recovery_left: z.number(),
})
export type SecondFactor = z.output<typeof SecondFactor>

const from = 'contract 2, Account, profile/second-factor; an addition'

export const getSecondFactor = call('GET profile/second-factor', {
  who: 'signed_in',
  from,
  answer: SecondFactor,
})

/**
 * Creates a secret for an authenticator app. The secret becomes active when one of its codes is confirmed. For staff
 * only.
 */
export const startSecondFactor = call('POST profile/second-factor/start', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ password: password() }),
  answer: z.object({
    /** The secret in base 32. */
    secret: z.string(),
    /** The `otpauth://` address, which opens an authenticator app. */
    address: z.string(),
  }),
  refuses: ['forbidden', 'conflict', 'too_many_requests', 'unavailable'],
})

/** Switches the second factor on and ends all other sign-ins; the recovery codes are shown only once. */
export const confirmSecondFactor = call('POST profile/second-factor/confirm', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ code: sentCode() }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refuses: ['conflict', 'too_many_requests'],
})

/** Switches the second factor off. A wrong password or a wrong code is refused at its field. */
export const endSecondFactor = call('POST profile/second-factor/end', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ password: password(), code: factorCode() }),
  answer: SecondFactor,
  refuses: ['conflict', 'too_many_requests', 'unavailable'],
})
