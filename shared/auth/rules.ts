import { latinDigits } from '../base/digits.ts'
import type { FieldProblem } from '../base/errors.ts'
import { limits } from '../base/limits.ts'
import { commonPasswords } from './commonPasswords.ts'

/** The text of terms and privacy that is shown now; who signs up agrees to this one. */
export const termsVersion = '2026-10-01'

/** The types of people who need a commercial register or unified number (domain, section 4). */
export function needsRegister(type: unknown): boolean {
  return type === 'local_seller' || type === 'international_seller'
}

/** What is wrong with a new password, or null (contract 2, register: 8 to 128 characters, not among the most common). */
export function passwordProblem(password: string): FieldProblem | null {
  const shortest = limits.password.shortest
  const longest = limits.password.longest
  const letters = [...password].length
  if (letters < shortest) return { code: 'too_short', bound: shortest }
  if (letters > longest) return { code: 'too_long', bound: longest }
  return commonPasswords.has(latinDigits(password).toLowerCase()) ? { code: 'common' } : null
}
