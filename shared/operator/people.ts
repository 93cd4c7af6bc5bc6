import * as z from 'zod/mini'
import { upgradeStates } from '../auth/upgradeStates.ts'
import { sellerTypes, staffRoles, userTypes } from '../base/access/permissions.ts'
import { call } from '../base/call.ts'
import { Decider } from '../base/decider.ts'
import { clearable, id, mobile, optional, registerNumber, text, yesNo } from '../base/fields.ts'
import { limits } from '../base/limits.ts'
import { pageOf } from '../base/page.ts'
import { AuditAction } from './overview.ts'
import { table } from './table.ts'

/** People as the market's own look at them (contract, section 8). Contact data is masked for everybody. */

/**
 * Each person is in one of these: who removed their account, who is blocked, who waits for somebody to look (an open request
 * to become a seller, or a seller whom nobody verified or refused yet), whom somebody verified, and everybody else.
 */
export const personStates = ['waiting', 'verified', 'active', 'blocked', 'removed'] as const
export type PersonState = (typeof personStates)[number]

export const ListedPerson = z.object({
  id: z.number(),
  name: z.string(),
  avatar: z.nullable(z.string()),
  type: z.enum(userTypes),
  /** Masked; null once the account is removed. */
  mobile: z.nullable(z.string()),
  status: z.enum(personStates),
  /** Since when they wait for a decision. */
  waiting_since: z.nullable(z.string()),
  staff_role: z.nullable(z.enum(staffRoles)),
  joined_at: z.string(),
  /** Bought and sold. */
  orders: z.number(),
  /** SAR. */
  balance: z.number(),
})
export type ListedPerson = z.output<typeof ListedPerson>

/** Everybody, newest first; `s` finds by name, by a mobile or register number whole or by its ends. */
export const listPeople = call('GET operator/users', {
  who: 'staff',
  from: 'contract 8, operator/users',
  query: z.object({
    type: optional(z.enum(userTypes)),
    status: optional(z.enum(personStates)),
    /** A role, or everybody who has one. */
    staff: optional(z.enum([...staffRoles, 'any'])),
    ...table(['joined', 'name', 'orders', 'balance']),
  }),
  answer: z.extend(pageOf(ListedPerson), {
    /** Of everybody, whatever the filters; at most a second old. */
    counts: z.record(z.enum([...personStates, 'all']), z.number()),
  }),
})

/** What was looked at by the machine: right, wrong, not there to look at, or known of somebody else too. */
export const checkOutcomes = ['right', 'wrong', 'absent', 'shared'] as const

export const PersonFacts = z.extend(ListedPerson, {
  f_name: z.string(),
  l_name: z.string(),
  /** Masked. */
  email: z.nullable(z.string()),
  n_id: z.nullable(z.string()),
  /** Whole: it is public, and held against the register. */
  cr_number: z.nullable(z.string()),
  verified: z.boolean(),
  blocked: z.boolean(),
  mobile_verified: z.boolean(),
  second_factor: z.boolean(),
  sessions: z.object({ count: z.number(), last_used_at: z.nullable(z.string()) }),
  bought: z.number(),
  sold: z.number(),
  /** Orders of lots and accepted offers that failed by them. */
  cancelled_sales: z.number(),
  /** SAR, of the balance, what is not free yet. */
  held: z.number(),
  /** SAR, of what is held, what their block froze. */
  frozen: z.number(),
  checks: z.object({
    n_id: z.enum(checkOutcomes),
    /** Of the open request, else of the account. */
    register: z.enum(checkOutcomes),
    /** Shared: somebody else is called the same. */
    name: z.enum(checkOutcomes),
  }),
  /** What they asked to become, newest first. */
  upgrades: z.array(
    z.object({
      id: z.number(),
      type: z.enum(sellerTypes),
      cr_number: z.nullable(z.string()),
      status: z.enum(upgradeStates),
      note: z.nullable(z.string()),
      at: z.string(),
      decided_at: z.nullable(z.string()),
      decided_by: z.nullable(z.string()),
      /** A private picture, fetched with the bearer header. */
      document: z.nullable(z.string()),
    }),
  ),
  /** The last that was done about them. */
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

/** Whether a seller's account was looked at, and how that ended. */
export const verifications = ['waiting', 'verified', 'refused'] as const

const change = z.object({
  blocked: optional(yesNo()),
  /** False refuses to verify a seller, and tells them why. */
  verified: optional(yesNo()),
  /** How the caller saw it when they decided: another state by now is refused, so that no stale page overrules a colleague. */
  verified_from: optional(z.enum(verifications)),
  type: optional(z.enum(userTypes)),
  cr_number: optional(registerNumber()),
  /** Theirs, as they have proven. */
  mobile: optional(mobile()),
  /** Blank or null takes the role away. */
  staff: clearable(z.enum(staffRoles)),
  /** True ends every sign-in. */
  revoke_sessions: optional(yesNo()),
  /** False: forgets the second factor of somebody who lost telephone and recovery codes. */
  second_factor: optional(z.literal(false)),
  note: text(limits.text.line),
})
export type PersonChange = z.output<typeof change>

/**
 * What is sent changes; the person is told. Blocking, a new mobile and a forgotten second factor end every sign-in. Nobody
 * changes themself, and somebody is always administrator.
 */
export const changePerson = call('POST operator/users/{id}', {
  who: 'administrator',
  from: 'contract 8, operator/users',
  params,
  body: change,
  /** Who decided it, where the request set `verified` or `blocked`. */
  answer: z.extend(PersonFacts, { decided_by: Decider }),
  refuses: ['not_found', 'forbidden', 'conflict', 'illegal_transition'],
})
