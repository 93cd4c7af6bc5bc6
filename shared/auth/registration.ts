import type { FieldProblem } from '../base/errors.ts'
import { isBlank } from '../base/text/digits.ts'
import { businessNumber, emailAddress, isEmail, mobileE164, nationalId } from '../base/text/identity.ts'
import { needsRegister, passwordProblem } from './rules.ts'

/** The values of the sign-up form as typed. */
export type TypedRegistration = Readonly<
  Record<
    | 'type'
    | 'f_name'
    | 'l_name'
    | 'mobile'
    | 'email'
    | 'n_id'
    | 'cr_number'
    | 'password'
    | 'password_confirmation',
    string
  >
>

/**
 * The problems of a sign-up form by field, all at once, by the same rules as the call's fields (contract.ts). The server also
 * refuses values that are in use, and the passwords of its longer list.
 */
export function registrationProblems(typed: TypedRegistration): Readonly<Record<string, FieldProblem>> {
  const names = ['f_name', 'l_name', 'mobile', 'email', 'n_id', 'password', 'password_confirmation'] as const
  const required = needsRegister(typed.type) ? [...names, 'cr_number' as const] : names
  const wrong: Readonly<Record<string, FieldProblem | null>> = {
    mobile: mobileE164(typed.mobile) ? null : { code: 'mobile' },
    email: isEmail(emailAddress(typed.email)) ? null : { code: 'email' },
    n_id: nationalId(typed.n_id) ? null : { code: 'n_id' },
    cr_number: businessNumber(typed.cr_number) ? null : { code: 'cr_number' },
    password: passwordProblem(typed.password),
    password_confirmation: typed.password === typed.password_confirmation ? null : { code: 'different' },
  }
  return Object.fromEntries(
    required.flatMap((name) => {
      const missing = isSecret(name) ? typed[name] === '' : isBlank(typed[name])
      const problem = missing ? ({ code: 'required' } as const) : wrong[name]
      return problem ? [[name, problem]] : []
    }),
  )
}

/** Passwords are compared exactly as typed, so spaces count as characters. */
const isSecret = (name: string) => name.startsWith('password')
