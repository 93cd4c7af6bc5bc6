import * as z from 'zod/mini'
import { Upgrade } from '../auth/profile.ts'
import { staffRoles, userTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { clearable, id, mobile, optional, registerNumber, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { AuditAction } from './overview.ts'
import { table } from './table.ts'

/** People for staff (contract, section 8). Contact data is masked for all roles. */

/**
 * The states of people; each person has exactly one. `removed`: the account is deleted. `blocked`: staff blocked the
 * person. `waiting`: a request to become a seller is open, or a seller is neither verified nor refused. `verified`: staff
 * verified the seller. `active`: everybody else.
 */
export const personStates = ['waiting', 'verified', 'active', 'blocked', 'removed'] as const
export type PersonState = (typeof personStates)[number]

export const ListedPerson = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  type: z.enum(userTypes),
  /** The masked mobile; null once the account is removed. */
  mobile: z.nullable(z.string()),
  /** False until a code or staff have confirmed the mobile; until then, the account can neither buy nor sell. */
  mobile_verified: z.boolean(),
  status: z.enum(personStates),
  /** The time since which a decision is pending. */
  waiting_since: z.nullable(z.string()),
  staff_role: z.nullable(z.enum(staffRoles)),
  joined_at: z.string(),
  /** The number of the person's purchases and sales. */
  orders: z.number(),
  /** In SAR. */
  balance: z.number(),
})
export type ListedPerson = z.output<typeof ListedPerson>

/**
 * All people, newest first. `s` matches names in any spelling and alphabet, an e-mail, and mobiles and register numbers: whole, their beginning or
 * their end.
 */
export const listPeople = call('GET operator/users', {
  who: 'staff',
  from: 'contract 8, operator/users',
  query: z.object({
    type: optional(z.enum(userTypes)),
    status: optional(z.enum(personStates)),
    /** `pending` lists people with a pending request to become a seller, `none` lists people without one. */
    request: optional(z.enum(['pending', 'none'])),
    /** False lists people whose mobile is not confirmed. */
    mobile_verified: optional(yesNo()),
    /** A staff role, or `any` for every role. */
    staff: optional(z.enum([...staffRoles, 'any'])),
    ...table(['joined', 'name', 'orders', 'balance']),
  }),
  answer: z.extend(pageOf(ListedPerson), {
    /** Counts of all people, without filters; at most a second old. */
    counts: z.record(z.enum([...personStates, 'all']), z.number()),
  }),
})

/** Outcomes of automatic checks; `shared` means that another person has the same value. */
export const checkOutcomes = ['right', 'wrong', 'absent', 'shared'] as const

export const PersonFacts = z.extend(ListedPerson, {
  f_name: z.string(),
  l_name: z.string(),
  /** The masked e-mail. */
  email: z.nullable(z.string()),
  n_id: z.nullable(z.string()),
  /** The register number is not masked, because it is public and staff compare it with the register. */
  cr_number: z.nullable(z.string()),
  vat_number: z.nullable(z.string()),
  verified: z.boolean(),
  blocked: z.boolean(),
  second_factor: z.boolean(),
  sessions: z.object({ count: z.number(), last_used_at: z.nullable(z.string()) }),
  bought: z.number(),
  sold: z.number(),
  /** The number of orders, of lots and of accepted offers, that failed because of this person. */
  cancelled_sales: z.number(),
  /** The held part of the balance, SAR. */
  held: z.number(),
  /** The part of the held amount that the person's block froze, in SAR. */
  frozen: z.number(),
  checks: z.object({
    n_id: z.enum(checkOutcomes),
    /** The check of the register number in the open request, or of the account's number if no request is open. */
    register: z.enum(checkOutcomes),
    /** `shared`: another person has the same name. */
    name: z.enum(checkOutcomes),
  }),
  /** Requests to become a seller, newest first. */
  upgrades: z.array(
    z.extend(Upgrade, {
      decided_at: z.nullable(z.string()),
      decided_by: z.nullable(z.string()),
      /** A private picture or PDF, fetched with the bearer header. */
      document: z.nullable(z.string()),
    }),
  ),
  /** The latest audit actions about the person. */
  audit_actions: z.array(AuditAction),
})
export type PersonFacts = z.output<typeof PersonFacts>

const params = z.object({ id: id() })

export const showPerson = call('GET operator/users/{id}', {
  who: 'staff',
  from: 'contract 8, operator/users',
  params,
  answer: PersonFacts,
  refuses: ['not_found'],
})

/** The states of a seller's verification. */
export const verifications = ['waiting', 'verified', 'refused'] as const

const change = z.object({
  blocked: optional(yesNo()),
  /** False refuses the verification and notifies the seller of the reason. */
  verified: optional(yesNo()),
  /**
   * The state that the caller saw. The call is refused when the state has changed, so that an outdated page does not
   * overrule a colleague.
   */
  verified_from: optional(z.enum(verifications)),
  type: optional(z.enum(userTypes)),
  cr_number: optional(registerNumber()),
  /** A new mobile that the person has proven to own. */
  mobile: optional(mobile()),
  /** True confirms the current mobile, for a person who has proven to own it in another way than by a code. */
  mobile_verified: optional(z.literal(true)),
  /** Blank or null removes the role. */
  staff: clearable(z.enum(staffRoles)),
  /** True ends every sign-in of the person. */
  revoke_sessions: optional(yesNo()),
  /** False removes the second factor of a person who lost the phone and the recovery codes. */
  second_factor: optional(z.literal(false)),
  note: text(limits.text.line),
})
export type PersonChange = z.output<typeof change>

/**
 * Changes the sent fields and notifies the person. A block, a new mobile and a removed second factor end every sign-in.
 * Nobody may change their own account, and at least one administrator must remain.
 */
export const changePerson = call('POST operator/users/{id}', {
  who: 'administrator',
  from: 'contract 8, operator/users',
  params,
  body: change,
  /** `decided_by` is the member of staff who decided if the request sets `verified` or `blocked`; otherwise null. */
  answer: z.extend(PersonFacts, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'conflict', 'illegal_transition'],
})
