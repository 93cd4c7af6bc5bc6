import * as z from 'zod/mini'
import { call } from '../base/call.ts'
import { firstSteps } from './firstSteps.ts'

/**
 * The kinds of pending decisions; `upgrades` are requests to become a seller, `sellers` are unverified people who signed up as
 * sellers. `batches` are open bank files; their payouts are not counted as `payouts`.
 */
export const waitingKinds = [
  'disputes',
  'payouts',
  'batches',
  'upgrades',
  'sellers',
  'confirmations',
  'contacts',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

const Waiting = z.object({
  count: z.number(),
  /** The amount at stake, SAR; null when no money is involved. */
  amount: z.nullable(z.number()),
  oldest_at: z.nullable(z.string()),
})

/** A short line of the audit log. */
export const AuditAction = z.object({
  id: z.number(),
  at: z.string(),
  /** The actor; null for the system, and for an operator at the server's terminal. */
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  action: z.string(),
  record: z.object({ type: z.string(), id: z.number() }),
  note: z.nullable(z.string()),
})
export type AuditAction = z.output<typeof AuditAction>

/** Amounts are in SAR, weights in kg. Hours are the hours of the day in Riyadh, from 0. */
export const Overview = z.object({
  waiting: z.record(z.enum(waitingKinds), Waiting),
  /** The number of unverified mobiles of active people; null if the market verifies mobiles by SMS. */
  mobiles: z.nullable(Waiting),
  /** The oldest pending decisions, with person and amount. */
  due: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      id: z.number(),
      number: z.nullable(z.string()),
      person: z.string(),
      amount: z.nullable(z.number()),
      at: z.string(),
      /** The deadline of the decision, if it has one. */
      until: z.nullable(z.string()),
    }),
  ),
  today: z.object({
    sales: z.number(),
    quantity: z.number(),
    /** The change in percent, compared with `before`; null if `before` has fewer than 5 orders. */
    sales_change: z.nullable(z.number()),
    quantity_change: z.nullable(z.number()),
    /** The figures of the same hours a week ago. */
    before: z.object({ sales: z.number(), quantity: z.number(), orders: z.number() }),
    orders: z.number(),
    orders_waiting: z.number(),
    auctions_open: z.number(),
    auctions_closing: z.number(),
  }),
  hours: z.object({ today: z.array(z.number()), last_week: z.array(z.number()) }),
  ledger: z.object({
    available: z.number(),
    escrow: z.number(),
    held: z.number(),
    commission: z.number(),
    outside: z.number(),
    /** The sum of all accounts: always zero. */
    total: z.number(),
  }),
  audit_actions: z.array(AuditAction),
  /** The setup steps, and whether each step is done. Null once all steps except the lists and the team are done, and from the hundredth order on. */
  first_steps: z.nullable(z.record(z.enum(firstSteps), z.boolean())),
  as_of: z.string(),
})
export type Overview = z.output<typeof Overview>

/** Pending decisions, today's trade and the proof that the books balance (contract, section 8). */
export const getOverview = call('GET operator/overview', {
  who: 'staff',
  from: 'contract 8, operator/overview',
  answer: Overview,
})
