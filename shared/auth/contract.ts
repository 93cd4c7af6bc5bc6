import * as z from 'zod/mini'
import { staffRoles, userTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import {
  email,
  mobile,
  nameText,
  nationalNumber,
  optional,
  password,
  problem,
  registerNumber,
  sentCode,
  text,
  yesNo,
} from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { newPasswordProblem } from './newPassword.ts'
import { needsRegister } from './rules.ts'
import { factorCode } from './secondFactor.ts'

/** The own data of a person; the mobile is in E.164, and `avatar` is a path below /uploads/ (specification, section 3, User). */
export const User = z.object({
  id: z.number(),
  type: z.enum(userTypes),
  f_name: z.string(),
  l_name: z.string(),
  avatar: z.nullable(z.string()),
  mobile: z.string(),
  email: z.nullable(z.string()),
  address: z.string(),
  n_id: z.nullable(z.string()),
  cr_number: z.nullable(z.string()),
  /** The VAT registration number of a seller. */
  vat_number: z.nullable(z.string()),
  staff_role: z.nullable(z.enum(staffRoles)),
  /** Whether staff have verified the person. */
  verified: z.boolean(),
  /** False until the code sent to the mobile of a new account is entered. */
  mobile_verified: z.boolean(),
  created_at: z.string(),
})
export type User = z.output<typeof User>

export const SignedIn = z.object({ token: z.string(), user: User })
export type SignedIn = z.output<typeof SignedIn>

/** A new password, checked by every rule at its field. */
export function newPassword() {
  // A blank password is only reported as missing. `abort` is not used, because it would suppress the problems of the
  // whole form.
  return z.string().check(z.minLength(1), (checked) => {
    const fault = checked.value === '' ? null : newPasswordProblem(checked.value)
    if (fault) checked.issues.push({ code: 'custom', input: checked.value, ...problem(fault) })
  })
}

/** The time for which a code is valid, in seconds; the answer is the same whether or not a code was sent. */
const CodeSent = z.object({ expires_in: z.number() })

/** Requires two equal passwords. A difference is reported together with all other problems of the form. */
export const samePassword = z.refine<{ password?: unknown; password_confirmation?: unknown }>(
  (form) => form.password === undefined || form.password === form.password_confirmation,
  { ...problem({ code: 'different' }), path: ['password_confirmation'], when: () => true },
)

const registerBody = z
  .object({
    type: optional(z.enum(userTypes)),
    f_name: nameText(),
    l_name: nameText(),
    mobile: mobile(),
    email: email(),
    address: optional(text(limits.text.line)),
    n_id: nationalNumber(),
    cr_number: optional(registerNumber()),
    password: newPassword(),
    password_confirmation: password(),
    /** The accepted version of the terms (shared/auth/rules.ts). The page requires it, the API does not. */
    terms_version: optional(text(limits.text.name)),
    /** Consent to messages about prices and offers. Without consent, none are sent. */
    marketing: optional(yesNo()),
  })
  .check(
    samePassword,
    z.refine<{ type?: unknown; cr_number?: unknown }>(
      ({ type, cr_number }) => !needsRegister(type) || (cr_number !== undefined && cr_number !== ''),
      { ...problem({ code: 'required' }), path: ['cr_number'], when: () => true },
    ),
  )
export type Registration = z.output<typeof registerBody>

/** Creates an account and signs in (specification, section 3, Sign-up form). A value that another account uses is refused at its field. */
export const register = call('POST register', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, register',
  body: registerBody,
  answer: SignedIn,
  status: 201,
  limit: limits.register,
})

/** Verifies the mobile of a new account by the code sent to it; an unverified account cannot trade. */
export const verifyMobile = call('POST verify-mobile', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, register',
  body: z.object({ code: sentCode() }),
  answer: z.object({ user: User }),
})

/** Sends the code again; the limit counts it together with the codes for forgotten passwords. */
export const sendMobileCode = call('POST verify-mobile/send', {
  who: 'signed_in',
  from: 'contract 2, Account, register; an addition',
  body: z.object({}),
  answer: CodeSent,
  refuses: ['too_many_requests', 'unavailable'],
})

/**
 * Answers for known and unknown mobiles are equal in status, bytes and time. People with a second factor
 * send `otp`, which is requested only after the correct password.
 */
export const login = call('POST login', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, login',
  body: z.object({ mobile: mobile(), password: password(), otp: optional(factorCode()) }),
  answer: SignedIn,
  refuses: ['unauthenticated', 'second_factor_required', 'too_many_requests', 'unavailable'],
})

/**
 * Confirms the sign-in by the password, or by a code of the second factor if the account has one. Needed for calls that
 * refuse with `reauthentication_required`. `expires_in` is the number of seconds for which the confirmation is valid.
 */
export const confirmLogin = call('POST login/confirm', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, login/confirm; an addition',
  body: z.object({ password: optional(password()), otp: optional(factorCode()) }),
  answer: z.object({ expires_in: z.number() }),
  refuses: ['too_many_requests', 'unavailable'],
})

export const logout = call('POST logout', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, logout',
  answer: z.object({}),
})

/** The answer is the same for known and unknown mobiles. */
export const forgotPassword = call('POST forgot-password', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, forgot-password',
  body: z.object({ mobile: mobile() }),
  answer: CodeSent,
  refuses: ['too_many_requests', 'unavailable'],
})

/** Checks a code. With a new password, spends the code, sets the password and ends every sign-in. */
export const resetPassword = call('POST reset-password', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, reset-password',
  body: z
    .object({
      mobile: mobile(),
      code: sentCode(),
      password: optional(newPassword()),
      password_confirmation: optional(password()),
    })
    .check(samePassword),
  answer: z.object({ valid: z.literal(true) }),
})
