import { useState } from 'react'
import type { InsightDay } from '#shared/operator/insight/contract.ts'
import { useText } from '../../app/texts/text.ts'
import { Card } from '../../ui/Card.tsx'
import { ChoiceChip } from '../../ui/Chip.tsx'
import { Isolate } from '../../ui/values/Isolate.tsx'
import { Kilograms } from '../../ui/values/Kilograms.tsx'
import { Money } from '../../ui/values/Money.tsx'
import { Plot } from '../../ui/values/Plot.tsx'
import { stepsTo } from '../overview/hoursScale.ts'
import { insightText } from './messages.ts'

type InsightDaysProps = { readonly days: readonly InsightDay[]; readonly earlier: readonly InsightDay[] }

const measures = ['sales', 'quantity', 'orders'] as const
type Measure = (typeof measures)[number]

const [height, above] = [168, 10]

/** Sales, quantity or orders by day, and those of the period before as a dashed line. Charts are not mirrored; texts follow the language. */
export function InsightDays({ days, earlier }: InsightDaysProps) {
  const t = useText(insightText)
  const [measure, setMeasure] = useState<Measure>('sales')
  const largest = Math.max(...[...days, ...earlier].map((day) => day[measure]))
  const unit = largest >= 10_000 ? 1_000 : 1
  const steps = stepsTo(largest / unit)
  const top = (steps.at(-1) ?? 1) * unit
  const y = (share: number) => Math.round((above + (1 - share) * (height - above)) * 10) / 10
  const path = (shown: readonly InsightDay[]) =>
    shown
      .map((day, index) => {
        const x = Math.round((index / Math.max(1, days.length - 1)) * 1_000) / 10
        return `${index === 0 ? 'M' : 'L'}${x} ${y(day[measure] / top)}`
      })
      .join('')
  const grid = steps.map((_, index) => `M0 ${y(index / (steps.length - 1))}h100`).join('')
  const titles = { sales: t.perDay, quantity: t.quantityPerDay, orders: t.ordersPerDay }
  const units = {
    sales: unit === 1 ? t.inRiyals : t.inThousands,
    quantity: unit === 1 ? t.inKilograms : t.inTonnes,
    orders: unit === 1 ? t.inOrders : t.inThousandOrders,
  }
  const fixed = { vectorEffect: 'non-scaling-stroke' } as const
  return (
    <Card as="section" padding="details">
      <figure className="min-w-0">
        <figcaption className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
          <div>
            <h2 className="text-h3 font-bold">{titles[measure]}</h2>
            <p className="text-meta text-quiet">{units[measure]}</p>
          </div>
          <fieldset className="flex flex-wrap gap-2">
            <legend className="visually-hidden">{t.measure}</legend>
            {measures.map((each) => (
              <ChoiceChip key={each} chosen={each === measure} onChange={() => setMeasure(each)}>
                {t[each]}
              </ChoiceChip>
            ))}
          </fieldset>
          <span aria-hidden="true" className="flex w-full flex-wrap gap-x-5 gap-y-1 text-meta text-quiet">
            <Legend name={t.thisPeriod} stroke="stroke-chart-1" />
            <Legend name={t.before} stroke="stroke-quiet" dash="5 4" />
          </span>
        </figcaption>
        <div dir="ltr" aria-hidden="true" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <Plot height={height}>
            <path {...fixed} d={grid} strokeDasharray="2 4" className="fill-none stroke-hairline" />
            <path
              {...fixed}
              d={path(earlier)}
              strokeWidth="2"
              strokeDasharray="5 4"
              className="fill-none stroke-quiet"
            />
            <path {...fixed} d={path(days)} strokeWidth="2.5" className="fill-none stroke-chart-1" />
          </Plot>
          <svg
            width="44"
            height={height}
            className="block overflow-visible"
            focusable="false"
            aria-hidden="true"
          >
            {steps.map((step, index) => (
              <text key={step} x="4" y={y(index / (steps.length - 1)) + 5} className="fill-quiet text-meta">
                {step.toLocaleString('en')}
              </text>
            ))}
          </svg>
          <div className="flex justify-between text-meta text-quiet">
            <Isolate>{days[0]?.day ?? ''}</Isolate>
            <Isolate>{days.at(-1)?.day ?? ''}</Isolate>
          </div>
        </div>
        <DaysTable days={days} earlier={earlier} measure={measure} title={titles[measure]} />
      </figure>
    </Card>
  )
}

function Legend({
  name,
  stroke,
  dash,
}: {
  readonly name: string
  readonly stroke: string
  readonly dash?: string
}) {
  return (
    <span className="flex items-center gap-2">
      <svg width="22" height="8" focusable="false" aria-hidden="true">
        <line x1="1" x2="21" y1="4" y2="4" strokeWidth="3" strokeDasharray={dash} className={stroke} />
      </svg>
      {name}
    </span>
  )
}

/** The figures of the chart as a table for screen readers. */
function DaysTable({
  days,
  earlier,
  measure,
  title,
}: InsightDaysProps & { readonly measure: Measure; readonly title: string }) {
  const t = useText(insightText)
  return (
    <div className="visually-hidden">
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">{t.dayOf}</th>
            <th scope="col">{t.thisPeriod}</th>
            <th scope="col">{t.before}</th>
          </tr>
        </thead>
        <tbody>
          {days.map((now, index) => (
            <tr key={now.day}>
              <th scope="row">{now.day}</th>
              <td>
                <Value of={now} measure={measure} />
              </td>
              <td>
                <Value of={earlier[index]} measure={measure} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Value({ of, measure }: { readonly of: InsightDay | undefined; readonly measure: Measure }) {
  const value = of?.[measure] ?? 0
  if (measure === 'sales') return <Money riyals={value} />
  return measure === 'quantity' ? (
    <Kilograms kilograms={value} />
  ) : (
    <Isolate>{value.toLocaleString('en')}</Isolate>
  )
}
