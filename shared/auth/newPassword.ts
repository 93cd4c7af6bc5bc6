import type { FieldProblem } from '../base/errors.ts'
import { latinDigits } from '../base/text/digits.ts'
import { frequentPasswords } from './frequentPasswords.ts'
import { passwordProblem } from './rules.ts'

/** The problem of a new password, or null (contract 2, register). */
export function newPasswordProblem(password: string): FieldProblem | null {
  const isFrequent = frequentPasswords.has(latinDigits(password).toLowerCase())
  return passwordProblem(password) ?? (isFrequent ? { code: 'common' } : null)
}
