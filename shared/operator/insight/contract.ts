import * as z from 'zod/mini'
import { call } from '../../base/call.ts'
import { day, optional } from '../../base/fields.ts'
import { insightDimensions, insightSpans } from './periods.ts'

const span = z.object({ from: z.string(), to: z.string() })

/** Trade in SAR, kg and SAR per kg; an average price is null without sales. */
const trade = {
  sales: z.number(),
  quantity: z.number(),
  average_price: z.nullable(z.number()),
  /** The number of completed orders and hall sales. */
  orders: z.number(),
}

const Totals = z.object({
  ...trade,
  /** The net amount of the market's commission accounts. */
  commission: z.number(),
  active_buyers: z.number(),
  active_sellers: z.number(),
  new_buyers: z.number(),
  new_sellers: z.number(),
  lots_ended: z.number(),
  lots_sold: z.number(),
  requests_asked: z.number(),
  requests_filled: z.number(),
  cancelled: z.number(),
  disputed: z.number(),
  decided: z.number(),
  /** The median number of seconds from a report to the decision of staff; null without decisions. */
  decide_seconds: z.nullable(z.number()),
})
export type InsightTotals = z.output<typeof Totals>

const Day = z.object({ day: z.string(), sales: z.number(), quantity: z.number(), orders: z.number() })
export type InsightDay = z.output<typeof Day>

const Row = z.object({ key: z.string(), name: z.string(), ...trade, earlier: z.object(trade) })
export type InsightRow = z.output<typeof Row>

export const Insight = z.object({
  span: z.enum(insightSpans),
  by: z.enum(insightDimensions),
  period: span,
  earlier: span,
  totals: Totals,
  earlier_totals: Totals,
  /** Every day of the period, also days without sales. */
  days: z.array(Day),
  earlier_days: z.array(Day),
  /** The rows, largest sales first. */
  rows: z.array(Row),
  as_of: z.string(),
})
export type Insight = z.output<typeof Insight>

/** Completed trade of a period and of the period before it, by one dimension (contract, section 8). */
export const getInsight = call('GET operator/insight', {
  who: 'staff',
  from: 'contract 8, operator/insight',
  query: z.object({
    span: optional(z.enum(insightSpans)),
    by: optional(z.enum(insightDimensions)),
    until: optional(day()),
    format: optional(z.enum(['json', 'csv'])),
  }),
  answer: Insight,
})
