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

/** A person as they see themselves; the mobile in E.164, `avatar` below /uploads/ (specification, section 3, User). */
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
  staff_role: z.nullable(z.enum(staffRoles)),
  /** Looked at by the market's people. */
  verified: z.boolean(),
  /** False while a new account waits for the code that was sent to its mobile. */
  mobile_verified: z.boolean(),
  created_at: z.string(),
})
export type User = z.output<typeof User>

const SignedIn = z.object({ token: z.string(), user: User })
export type SignedIn = z.output<typeof SignedIn>

/** A password that somebody chooses: every rule of it is told at its field. */
function newPassword() {
  // A blank one is told as missing only; not by `abort`, which would silence what the whole form has to say.
  return z.string().check(z.minLength(1), (checked) => {
    const fault = checked.value === '' ? null : newPasswordProblem(checked.value)
    if (fault) checked.issues.push({ code: 'custom', input: checked.value, ...problem(fault) })
  })
}

/** For how many seconds a code holds; the same whether one was sent or not. */
const CodeSent = z.object({ expires_in: z.number() })

/** Two fields of a form that must say the same; told together with every other problem of the form. */
const samePassword = z.refine<{ password?: unknown; password_confirmation?: unknown }>(
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
    /** Which text of the terms was agreed to: shared/auth/rules.ts. The page asks, the wire does not require it. */
    terms_version: optional(text(limits.text.name)),
    /** News of prices and offers by message; nothing is sent without it. */
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

/** A new account, signed in at once (specification, section 3, Sign-up form). What is taken is told at its field. */
export const register = call('POST register', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, register',
  body: registerBody,
  answer: SignedIn,
  status: 201,
  limit: limits.register,
})

/** The code that was sent to the mobile of a new account; without it the account looks but does not trade. */
export const verifyMobile = call('POST verify-mobile', {
  who: 'signed_in',
  logged: true,
  from: 'contract 2, Account, register',
  body: z.object({ code: sentCode() }),
  answer: z.object({ user: User }),
})

/** Sends that code anew; counted with the codes of a forgotten password. */
export const sendMobileCode = call('POST verify-mobile/send', {
  who: 'signed_in',
  from: 'contract 2, Account, register; an addition',
  body: z.object({}),
  answer: CodeSent,
  refuses: ['too_many_requests', 'unavailable'],
})

/**
 * Known and unknown mobiles look alike in status, bytes and time (trust, Intruders). Whoever has a second factor adds
 * `otp`, and is asked for it after the right password only.
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
 * Shows the password again, or a code of the second factor where the account has one: for what asks who is there
 * (`reauthentication_required`). The answer says for how many seconds that holds.
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

/** Always the same answer, whether the number is known or not. */
export const forgotPassword = call('POST forgot-password', {
  who: 'anyone',
  logged: true,
  from: 'contract 2, Account, forgot-password',
  body: z.object({ mobile: mobile() }),
  answer: CodeSent,
  refuses: ['too_many_requests', 'unavailable'],
})

/** Checks a code, or with a new password spends it and ends every sign-in. */
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
