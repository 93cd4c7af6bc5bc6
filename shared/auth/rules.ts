import type { FieldProblem } from '../base/errors.ts'
import { limits } from '../base/limits.ts'
import { latinDigits } from '../base/text/digits.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The current version of the terms and the privacy notice, accepted at sign-up. */
export const termsVersion = '2026-11-28'

/** The types of people who need a commercial register or unified number. */
export function needsRegister(type: unknown): boolean {
  return type === 'local_seller' || type === 'international_seller'
}

/**
 * The problem of a new password that a page can check, or null. A password has 8 to 128 characters and is not among the
 * most common. The server checks a longer list (newPasswordProblem).
 */
export function passwordProblem(password: string): FieldProblem | null {
  const shortest = limits.password.shortest
  const longest = limits.password.longest
  const letters = [...password].length
  if (letters < shortest) return { code: 'too_short', bound: shortest }
  if (letters > longest) return { code: 'too_long', bound: longest }
  const lower = latinDigits(password).toLowerCase()
  const guessed = commonPasswords.has(lower) || contextWords.has(lower.replace(/[^\p{L}]/gu, ''))
  return guessed ? { code: 'common' } : null
}

/** Words of this site. Attackers try such words first, alone or with digits and signs (docs/security.md, 6.1.2). */
const contextWords: ReadonlySet<string> = new Set(
  'samak samakmarket fishmarket behar haraj سمك السمك سوقالسمك بحار حراج مزاد operator administrator مدير'.split(
    ' ',
  ),
)
