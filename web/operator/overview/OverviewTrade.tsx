import type { ReactNode } from 'react'
import { riyadhTime } from '#shared/base/dates.ts'
import type { Overview } from '#shared/operator/overview.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { overviewText } from './messages.ts'
import { useWeekday } from './useWeekday.ts'

type OverviewTradeProps = {
  readonly facts: Pick<Overview, 'today' | 'as_of'>
  readonly className: string
}

/** Today's trade so far, compared with the same weekday of last week up to the same time. */
export function OverviewTrade({ facts: { today, as_of }, className }: OverviewTradeProps) {
  const t = useText(overviewText)
  const day = useWeekday(as_of)
  return (
    <Card as="section" padding="details" className={className}>
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 className="text-h3 font-bold">{t.trade}</h2>
        <span className="text-meta text-quiet">{t.until(riyadhTime(new Date(as_of)))}</span>
      </div>
      <dl className="grid grid-cols-[1.2fr_1fr] gap-x-4 gap-y-5">
        <Figure
          label={t.sales}
          note={
            <Change percent={today.sales_change} day={day} orders={today.before.orders}>
              <Money riyals={today.before.sales} />
            </Change>
          }
        >
          <Money riyals={today.sales} />
        </Figure>
        <Figure
          label={t.quantity}
          note={
            <Change percent={today.quantity_change} day={day} orders={today.before.orders}>
              <Kilograms kilograms={today.before.quantity} />
            </Change>
          }
        >
          <Kilograms
            kilograms={today.quantity}
            className="text-meta text-quiet"
            numberClassName="text-h3 font-bold text-text"
          />
        </Figure>
        <Figure label={t.orders} note={t.ordersWaiting(today.orders_waiting)}>
          <Isolate>{today.orders.toLocaleString('en')}</Isolate>
        </Figure>
        <Figure label={t.auctions} note={t.closing(today.auctions_closing)}>
          <Isolate>{today.auctions_open.toLocaleString('en')}</Isolate>
        </Figure>
      </dl>
    </Card>
  )
}

function Figure({
  label,
  note,
  children,
}: {
  readonly label: string
  readonly note: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <dt className="text-meta text-quiet">{label}</dt>
      <dd className="text-h3 font-bold">{children}</dd>
      <dd className="text-meta text-quiet">{note}</dd>
    </div>
  )
}

type ChangeProps = {
  readonly percent: number | null
  readonly day: string
  readonly orders: number
  /** The figure of a week ago, which is shown in place of a meaningless percentage. */
  readonly children: ReactNode
}

/** The largest percentage that is shown; above it, the figure of a week ago is shown instead. */
const mostPercent = 1_000

function Change({ percent, day, orders, children }: ChangeProps) {
  const t = useText(overviewText)
  if (orders === 0) return t.nothingBefore
  if (percent === null || percent >= mostPercent) {
    return (
      <>
        {t.byThisTime(day)} {children}
      </>
    )
  }
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : ''
  return (
    <span className={classes(percent > 0 && 'text-palm', percent < 0 && 'text-coral')}>
      <Isolate>{`${sign}${Math.abs(percent)}%`}</Isolate> {t.against(day)}
    </span>
  )
}
