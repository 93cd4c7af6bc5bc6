import type { InsightTotals } from '#shared/operator/insight/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { insightText } from './messages.ts'

type InsightCourseProps = { readonly totals: InsightTotals; readonly earlier: InsightTotals }

/** People, auctions, requests, cancellations and decisions of the period, each with its figure of the period before. */
export function InsightCourse({ totals, earlier }: InsightCourseProps) {
  const t = useText(insightText)
  const number = (value: number, unit = '') => `\u2066${value.toLocaleString('en')}${unit}\u2069`
  const part = (some: number, all: number) =>
    all === 0
      ? number(0)
      : `${number(Math.round((some / all) * 100), '%')} (${t.of(some.toLocaleString('en'), all.toLocaleString('en'))})`
  const figures: [label: string, of: (figures: InsightTotals) => string][] = [
    [t.activeBuyers, (one) => number(one.active_buyers)],
    [t.activeSellers, (one) => number(one.active_sellers)],
    [t.newBuyers, (one) => number(one.new_buyers)],
    [t.newSellers, (one) => number(one.new_sellers)],
    [t.lots, (one) => part(one.lots_sold, one.lots_ended)],
    [t.requests, (one) => part(one.requests_filled, one.requests_asked)],
    [t.cancelled, (one) => part(one.cancelled, one.cancelled + one.orders)],
    [t.disputed, (one) => number(one.disputed)],
    [t.decide, (one) => (one.decide_seconds === null ? t.noDecisions : t.took(one.decide_seconds))],
  ]
  return (
    <Card as="section" padding="details" aria-labelledby="course">
      <h2 id="course" className="mb-3 text-h3 font-bold">
        {t.course}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5 lg:grid-cols-3">
        {figures.map(([label, of]) => (
          <div key={label} className="min-w-0">
            <dt className="text-meta text-quiet">{label}</dt>
            <dd className="text-h3 font-bold">{of(totals)}</dd>
            <dd className="text-meta text-quiet">{t.was(of(earlier))}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
