import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { password, sentAsText, sentCode } from '../base/fields.ts'
import { latinDigits } from '../base/text/digits.ts'

/** The second factor of those who work for the market: a code by time, or a recovery code where the telephone is lost. */

/**
 * Six digits, or a recovery code in any way it may be written; read without spaces and dashes, in small letters. Codes of 16
 * letters were given out before.
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
  /** Somebody who works here and has none reaches nothing of the operators but this. */
  required: z.boolean(),
  /** Recovery codes that nobody has used. */
  recovery_left: z.number(),
})
export type SecondFactor = z.output<typeof SecondFactor>

const from = 'contract 2, Account, profile/second-factor; an addition'

export const getSecondFactor = call('GET profile/second-factor', {
  who: 'signed_in',
  from,
  answer: SecondFactor,
})

/** A new secret for an authenticator app; it counts once a code of it came back. Only for who works for the market. */
export const startSecondFactor = call('POST profile/second-factor/start', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ password: password() }),
  answer: z.object({
    /** Base 32, as apps take it. */
    secret: z.string(),
    /** `otpauth://…`, which opens an app. */
    address: z.string(),
  }),
  refuses: ['forbidden', 'conflict', 'too_many_requests', 'unavailable'],
})

/** Switches it on and ends every other sign-in; the recovery codes are told this once. */
export const confirmSecondFactor = call('POST profile/second-factor/confirm', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ code: sentCode() }),
  answer: z.object({ recovery_codes: z.array(z.string()) }),
  refuses: ['conflict', 'too_many_requests'],
})

/** Switches it off; a wrong password or code is told at its field. */
export const endSecondFactor = call('POST profile/second-factor/end', {
  who: 'signed_in',
  logged: true,
  from,
  body: z.object({ password: password(), code: factorCode() }),
  answer: SecondFactor,
  refuses: ['conflict', 'too_many_requests', 'unavailable'],
})
