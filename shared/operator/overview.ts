import * as z from 'zod/mini'
import { call } from '../base/call.ts'

/** What waits for a decision; `upgrades` are requests, `sellers` those who signed up as such and whom nobody looked at. */
export const waitingKinds = [
  'disputes',
  'payouts',
  'upgrades',
  'sellers',
  'confirmations',
  'contacts',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

/** What a new market needs before people come, in the order in which it is done. */
export const firstSteps = ['security', 'site', 'lists', 'news', 'sellers', 'goods'] as const
export type FirstStep = (typeof firstSteps)[number]

const Waiting = z.object({
  count: z.number(),
  /** SAR that hang on it; null where it is not about money. */
  amount: z.nullable(z.number()),
  oldest_at: z.nullable(z.string()),
})

/** One line of the audit log in short, for people. */
export const AuditAction = z.object({
  id: z.number(),
  at: z.string(),
  /** Null: the market itself, or somebody at the server's own terminal. */
  actor: z.nullable(z.object({ id: z.number(), name: z.string() })),
  action: z.string(),
  record: z.object({ type: z.string(), id: z.number() }),
  note: z.nullable(z.string()),
})
export type AuditAction = z.output<typeof AuditAction>

/** Amounts in SAR, weights in kg, hours of the day in Riyadh from 0. */
export const Overview = z.object({
  waiting: z.record(z.enum(waitingKinds), Waiting),
  /** The oldest of all that waits, with who and how much. */
  due: z.array(
    z.object({
      kind: z.enum(waitingKinds),
      id: z.number(),
      number: z.nullable(z.string()),
      person: z.string(),
      amount: z.nullable(z.number()),
      at: z.string(),
      /** When it is too late, where there is such a time. */
      until: z.nullable(z.string()),
    }),
  ),
  today: z.object({
    sales: z.number(),
    quantity: z.number(),
    /** Percent against the same day of last week up to the same moment; null where nothing was sold then. */
    sales_change: z.nullable(z.number()),
    quantity_change: z.nullable(z.number()),
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
    /** Of all accounts: zero, always. */
    total: z.number(),
  }),
  audit_actions: z.array(AuditAction),
  /** Of a market that nobody has ordered in yet: what to do first, and whether it is done; null from the first order on. */
  first_steps: z.nullable(z.record(z.enum(firstSteps), z.boolean())),
  as_of: z.string(),
})
export type Overview = z.output<typeof Overview>

/** What waits for the market's people, today's trade and the proof that the books balance (contract, section 8). */
export const getOverview = call('GET operator/overview', {
  who: 'staff',
  from: 'contract 8, operator/overview',
  answer: Overview,
})
