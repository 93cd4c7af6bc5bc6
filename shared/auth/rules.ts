import type { FieldProblem } from '../base/errors.ts'
import { limits } from '../base/limits.ts'
import { latinDigits } from '../base/text/digits.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The text of terms and privacy that is shown now; who signs up agrees to this one. */
export const termsVersion = '2026-10-01'

/** The types of people who need a commercial register or unified number (domain, section 4). */
export function needsRegister(type: unknown): boolean {
  return type === 'local_seller' || type === 'international_seller'
}

/**
 * What is wrong with a new password, or null, as a page can tell: 8 to 128 characters, not among the most common. The server
 * refuses more (newPasswordProblem).
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

/** Words of this site: alone or with digits and signs around them they are guessed first (docs/security.md, 6.1.2). */
const contextWords: ReadonlySet<string> = new Set(
  'samak samakmarket fishmarket behar haraj سمك السمك سوقالسمك بحار حراج مزاد operator administrator مدير'.split(
    ' ',
  ),
)
